import { join, relative, resolve } from 'node:path';
import type { Io } from '../system/base/io.ts';
import { checkSite } from '../links/check-site.ts';
import { readOutput } from '../links/read-output.ts';
import { loadProject } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { exitCodeOf, findingsIn, reportProject } from '../report/report-project.ts';
import type { Format } from '../report/formats.ts';
import { plural } from '../system/summary.ts';
import { DEFAULT_OUT } from '../system/files/file-system.ts';

/** Options of `docs-nav check-links`. */
interface CheckLinksOptions {
  readonly dir?: string | undefined;
  /** Folder of the built site; the project's `out` if left out. */
  readonly out?: string | undefined;
  /** Whether to send requests to other hosts. */
  readonly external?: boolean;
  /** Whether to skip addresses that worked within the last day. */
  readonly cache: boolean;
  readonly format: Format;
  readonly maxWarnings: number;
}

/**
 * Checks the addresses in a built site. Exits with 0 if there are no errors, else with 1; with 130 if interrupted by
 * Ctrl+C.
 */
export async function checkLinks(options: CheckLinksOptions, io: Io): Promise<number> {
  const found = await openProject(io, options.dir);
  const folder = options.out === undefined ? join(found.root, DEFAULT_OUT) : resolve(io.cwd, options.out);
  const output = readOutput(folder, relative(io.cwd, folder) || '.');
  const project = await loadProject(found);
  const interrupted = options.external === true ? io.interruption() : new AbortController().signal;
  const { diagnostics, documents, references, addresses, outside } = await checkSite(output, {
    project,
    input: project.input,
    outside: options.external === true,
    interrupted,
    isCached: options.cache,
  });
  if (interrupted.aborted) {
    io.stderr.write('interrupted; addresses that worked until now count as checked for a day\n');
    // The exit code that shells expect after Ctrl+C.
    return 130;
  }
  const findings = findingsIn(output.manifest, diagnostics);
  io.stdout.write(await reportProject(project, findings, { format: options.format, io }));
  io.stderr.write(`checked ${plural(references, 'address', 'addresses')} in ${plural(documents, 'document')}\n`);
  const counted = plural(addresses, 'address', 'addresses');
  if (outside === undefined) {
    if (addresses > 0) io.stderr.write(`${counted} of other sites not checked; --external checks them, too\n`);
  } else if (outside.isOffline) {
    io.stderr.write(
      `warning: no host could be reached, so the network seems to be down: ${plural(addresses - outside.remembered, 'address', 'addresses')} of other sites left unchecked\n`,
    );
  } else {
    io.stderr.write(`checked ${counted} of other sites, ${outside.remembered} of them during the last day\n`);
  }
  return exitCodeOf(diagnostics, options.maxWarnings, io);
}
