import { openRefresh } from '../serve/refresh-site.ts';
import { openLiveSite, type LiveSite } from '../serve/live-site.ts';
import { listen } from '../serve/listen.ts';
import type { Io } from '../system/base/io.ts';
import { openProject } from '../project/open-project.ts';
import { pruneCache } from '../system/cache/prune-cache.ts';
import { describeError } from '../system/print-error.ts';
import { watchProject, type LookAgain, type Run } from '../project/watch.ts';

/** Options of `docs-nav dev`. */
interface DevOptions {
  readonly dir?: string | undefined;
  readonly host: string;
  /** Undefined: the default port, or the next free one. */
  readonly port?: number | undefined;
  /** Shows only these sections and ignores the content of others. */
  readonly section?: readonly string[] | undefined;
}

const DEFAULT_PORT = 5173;

/**
 * Serves the site while writers edit it, until Ctrl+C. Mistakes are reported in the terminal and on the page; the last
 * good version of the site stays.
 */
export async function dev({ dir, host, port, section }: DevOptions, io: Io): Promise<number> {
  const project = await openProject(io, dir);
  let lookAgain: LookAgain = async () => {};
  // After lost events, anything may have changed.
  const site: LiveSite = openLiveSite(() => lookAgain(undefined));
  const { origin, close } = await listen(
    site.handler,
    { host, port: port ?? DEFAULT_PORT, anyPort: port === undefined },
    io,
  );
  io.stdout.write(`Serving ${origin}/\n`);
  const { refresh, close: end } = openRefresh(project, site, section, io);
  const work = async (run: Run): Promise<boolean> => {
    lookAgain = run.again;
    return refresh(run).catch((error: unknown) => {
      site.fail(describeError(error).text);
      throw error;
    });
  };
  try {
    await watchProject(project, work, io);
  } finally {
    end();
    site.close();
    await close();
    pruneCache(project.cache.folder);
  }
  return 0;
}
