import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DEFAULT_OUT } from '../system/files/file-system.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { listen } from '../serve/listen.ts';
import { openProject } from '../project/open-project.ts';
import { receiveReports } from '../serve/receive-reports.ts';
import { serveStatic } from '../serve/serve-static.ts';
import { openWorkbench } from '../serve/workbench.ts';

/** Options of `docs-nav preview`. */
interface PreviewOptions {
  readonly dir?: string | undefined;
  /** Folder of the built site; the project's `out` if left out. */
  readonly out?: string | undefined;
  readonly host: string;
  /** Undefined: the default port, or the next free one. */
  readonly port?: number | undefined;
  /** Path at which the site is served, with a slash at both ends. */
  readonly base: string;
}

const DEFAULT_PORT = 4173;

/** Serves the built site until Ctrl+C, with the report inspector in its pages. */
export async function preview(options: PreviewOptions, io: Io): Promise<number> {
  const folder =
    options.out === undefined
      ? join((await openProject(io, options.dir)).root, DEFAULT_OUT)
      : resolve(io.cwd, options.out);
  const shown = relative(io.cwd, folder) || '.';
  if (!existsSync(join(folder, 'index.html')) && !existsSync(join(folder, '404.html')))
    throw new Failure(`There is no built site in \`${shown}\`.`, 'run `docs-nav build` first');
  const interrupted = io.interruption();
  const site = { folder, base: options.base, workbench: openWorkbench(['inspector'], options.base) };
  const { origin, close } = await listen(
    receiveReports(site, serveStatic(site), io),
    { host: options.host, port: options.port ?? DEFAULT_PORT, anyPort: options.port === undefined },
    io,
  );
  io.stdout.write(`Serving ${shown} at ${origin}${options.base}\n`);
  if (io.isTTY) io.stdout.write('Press Ctrl+C to stop.\n');
  if (!interrupted.aborted) await new Promise((resolve) => interrupted.addEventListener('abort', resolve));
  await close();
  return 0;
}
