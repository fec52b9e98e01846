import type { Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { gatherPages } from '../code/gather-pages.ts';
import type { CheckedNext } from '../code/check-next.ts';
import type { LoadedProject } from '../project/load-project.ts';
import type { Format } from '../report/formats.ts';
import { findingsIn, reportProject } from '../report/report-project.ts';
import type { Io } from '../system/base/io.ts';
import { makePalette } from '../system/base/paint.ts';
import { harmless, harmlessJson } from '../system/base/terminal-text.ts';
import { plural } from '../system/summary.ts';
import { escape, inCode } from './print-changes.ts';

/** What is to be done on a page, or in files of no page. */
interface Tasks {
  readonly title: string;
  readonly pathname?: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Groups what is to be done by page, in the order of the site; that of other files comes last, but not for `wanted` pages. */
export function groupTasks(
  project: LoadedProject,
  manifest: RouteManifest,
  { diagnostics }: CheckedNext,
  wanted?: readonly string[],
): readonly Tasks[] {
  const pages = gatherPages(project, manifest, wanted).filter(({ pathname }) => pathname !== undefined);
  const groups = pages.map(({ pathname = '', files, modules }) => {
    const own = new Set([...files, ...modules.map(({ file }) => file)]);
    const title = manifest.routes[pathname]?.title ?? pathname;
    return { title, pathname, diagnostics: diagnostics.filter(({ origin }) => own.has(origin.file)) };
  });
  const known = new Set(groups.flatMap((group) => group.diagnostics));
  const others = wanted === undefined ? diagnostics.filter((each) => !known.has(each)) : [];
  return [...groups, { title: 'Other files', diagnostics: others }].filter((group) => group.diagnostics.length > 0);
}

/** Prints what the next versions of packages would break, by page: for people, programs, or as a task list in Markdown. */
export async function printTasks(
  project: LoadedProject,
  manifest: RouteManifest,
  tasks: readonly Tasks[],
  { packages, notes, format, io }: CheckedNext & { readonly format: Format | 'markdown'; readonly io: Io },
): Promise<string> {
  const all = tasks.flatMap(({ diagnostics }) => diagnostics);
  const report = (diagnostics: readonly Diagnostic[], as: Format) =>
    reportProject(project, findingsIn(manifest, diagnostics), { format: as, io });
  const versions = packages.map(({ name, today, next }) => `${name} ${today} → ${next}`).join(', ');
  if (format === 'markdown') {
    const lists = tasks.map(({ title, pathname, diagnostics }) => {
      const lines = diagnostics.map(({ origin: { file, range }, message, help }) => {
        const advice = help === undefined ? '' : ` (${help})`;
        return `- [ ] ${inCode(`${file}:${range.start.line}`)} ${escape(message + advice)}`;
      });
      return `**${escape(title)}**${pathname === undefined ? '' : ` ${inCode(pathname)}`}\n\n${lines.join('\n')}`;
    });
    return `${[`### Documentation with ${versions}`, `${plural(all.length, 'task')} before the release.`, ...lists].join('\n\n')}\n`;
  }
  if (format === 'json') {
    const pages = tasks.map(async ({ diagnostics, ...page }) => ({
      ...page,
      ...(JSON.parse(await report(diagnostics, format)) as object),
    }));
    return `${harmlessJson({ with: packages, notes, pages: await Promise.all(pages) })}\n`;
  }
  if (format !== 'pretty') return report(all, format);
  const { strong } = makePalette(io.color);
  const paragraphs = tasks.map(async ({ title, pathname = '', diagnostics }) => {
    // Without its last line, which counts.
    const found = (await report(diagnostics, format)).split('\n\n').slice(0, -1);
    return [strong(harmless(`${title}  ${pathname}`)), ...found].join('\n\n');
  });
  const [counts = ''] = (await report(all, format)).split('\n\n').slice(-1);
  return [`${versions}:`, ...(await Promise.all(paragraphs)), counts].join('\n\n');
}
