import { join, relative, resolve } from 'node:path';
import { collectDiagnostics, MISSED_SEARCH, readSearchCases } from '../../engine/index.ts';
import { SEARCH_CASES_FILE } from '../../engine/text/project-files.ts';
import type { Search } from '../../site/islands/search/open-search.ts';
import { readOutput } from '../links/read-output.ts';
import { openProject } from '../project/open-project.ts';
import { exitCodeOf, findingsIn, reportProject } from '../report/report-project.ts';
import type { Format } from '../report/formats.ts';
import { checkCases, printPositions } from '../search/check-cases.ts';
import { openBuiltSearch } from '../search/open-built-search.ts';
import { listen } from '../serve/listen.ts';
import { serveStatic } from '../serve/serve-static.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { DEFAULT_OUT } from '../system/files/file-system.ts';
import { plural } from '../system/summary.ts';

/** Options of `docs-nav check-search`. */
interface CheckSearchOptions {
  readonly dir?: string | undefined;
  /** Folder of the built site; the project's `out` if left out. */
  readonly out?: string | undefined;
  /** Whether to print every position. */
  readonly list?: boolean;
  readonly format: Format;
  readonly maxWarnings: number;
}

/**
 * Asks the search of a built site what its cases ask. Exits with 0 if each finds its page, else with 1; prints how many
 * find it first.
 */
export async function checkSearch(options: CheckSearchOptions, io: Io): Promise<number> {
  const project = await openProject(io, options.dir);
  const text = project.files.readText(SEARCH_CASES_FILE);
  if (text === undefined)
    throw new Failure(
      `There is no ${SEARCH_CASES_FILE}.`,
      'list in it what readers search for, and the page they mean',
    );
  const folder = options.out === undefined ? join(project.root, DEFAULT_OUT) : resolve(io.cwd, options.out);
  const { manifest } = readOutput(folder, relative(io.cwd, folder) || '.');
  const source = { path: SEARCH_CASES_FILE, text };
  const { cases, diagnostics: mistakes } = readSearchCases(source);
  const { origin, close } = await listen(
    serveStatic({ folder, base: '/' }),
    { host: '127.0.0.1', port: 0, anyPort: true },
    io,
  );
  const searches = new Map<string, Promise<Search | undefined>>();
  const open = (own: string, language?: string): Promise<Search | undefined> => {
    const key = [own, language].join(' ');
    const opened = searches.get(key) ?? openBuiltSearch({ folder, origin }, { own, language });
    searches.set(key, opened);
    return opened;
  };
  const checked = await checkCases(cases, { manifest, open }).finally(close);
  const collector = collectDiagnostics([source]);
  for (const { finding } of checked) if (finding !== undefined) collector.report(MISSED_SEARCH, finding);
  const diagnostics = [...mistakes, ...collector.diagnostics()];
  if (options.list === true) io.stdout.write(printPositions(checked));
  const reported = { root: project.root, readSource: (file: string) => (file === source.path ? text : undefined) };
  io.stdout.write(await reportProject(reported, findingsIn(manifest, diagnostics), { format: options.format, io }));
  const within = (last: number): number => checked.filter(({ position = Infinity }) => position <= last).length;
  io.stderr.write(`asked ${plural(cases.length, 'query', 'queries')}: ${within(1)} first, ${within(3)} among three\n`);
  return exitCodeOf(diagnostics, options.maxWarnings, io);
}
