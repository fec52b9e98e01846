import { relative, resolve } from 'node:path';
import { generateFiles, listRoutes, type RouteRow } from '../../engine/index.ts';
import type { Io } from '../system/base/io.ts';
import { loadProject, unknownSection } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { compileOrReport } from '../report/compile-or-report.ts';
import { harmless, inColumns } from '../system/base/terminal-text.ts';
import { plural } from '../system/summary.ts';
import { writeFiles } from '../system/files/write-files.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';

/** Options of `docs-nav routes`. */
interface RoutesOptions {
  readonly dir?: string | undefined;
  readonly format?: 'pretty' | 'json';
  readonly json?: boolean;
  /** Lists only this section. */
  readonly section?: string | undefined;
  /** Folder for the manifest and its types; if given, nothing is listed. */
  readonly out?: string | undefined;
}

/** Lists every node of the navigation, or writes the manifest for programs. Exits with 1 if the project has errors. */
export async function routes(options: RoutesOptions, io: Io): Promise<number> {
  const project = await loadProject(await openProject(io, options.dir));
  const manifest = await compileOrReport(project, io);
  if (manifest === undefined) return 1;

  const ids = manifest.sections.map((section) => section.id);
  if (options.section !== undefined && !ids.includes(options.section)) throw unknownSection(options.section, ids);

  if (options.out !== undefined) {
    const folder = resolve(io.cwd, options.out);
    const files = generateFiles(manifest, FEATURE_KINDS);
    const changed = await writeFiles(folder, files);
    const names = files.map(({ path }) => path).join(', ');
    const shown = relative(io.cwd, folder) || '.';
    io.stderr.write(
      changed.length === 0 ? `${shown} is up to date (${names})\n` : `wrote ${changed.join(', ')} to ${shown}\n`,
    );
    return 0;
  }

  const rows = listRoutes(manifest).filter((row) => options.section === undefined || row.section === options.section);
  io.stdout.write(
    options.json === true || options.format === 'json' ? `${JSON.stringify(rows, undefined, 2)}\n` : listing(rows),
  );
  return 0;
}

/** Formats one paragraph per section, indented like the sidebar: title, then address. */
function listing(rows: readonly RouteRow[]): string {
  const sections = new Map<string, RouteRow[]>();
  for (const row of rows) sections.set(row.section, [...(sections.get(row.section) ?? []), row]);
  const paragraphs = Array.from(sections, ([section, own]) => {
    const lines = own.map(({ trail, title, href, tags }): [string, string] => [
      `  ${'  '.repeat(trail.length)}${harmless(title)}`,
      harmless(href) + tags.map((tag) => ` [${tag}]`).join(''),
    ]);
    return [`${section} (${plural(own.length, 'node')})`, ...inColumns(lines)].join('\n');
  });
  return `${paragraphs.join('\n\n')}\n`;
}
