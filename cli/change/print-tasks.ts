import type { Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { CheckedNext } from '../code/next/check-next.ts';
import { gatherPages } from '../code/gather-pages.ts';
import type { LoadedProject } from '../project/load-project.ts';
import type { Format } from '../report/formats.ts';
import { findingsIn, reportProject } from '../report/report-project.ts';
import type { Io } from '../system/base/io.ts';
import { makePalette } from '../system/base/paint.ts';
import { harmlessJson } from '../system/base/terminal-text.ts';
import { plural } from '../system/summary.ts';
import { escape, inCode } from './print-changes.ts';

/** What is to be done on a page, or in files of no page. */
interface Tasks {
  readonly title: string;
  readonly pathname?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Groups what is to be done by page, in the order of the site; that of other files comes last. */
export function groupTasks(
  project: LoadedProject,
  manifest: RouteManifest,
  { diagnostics }: CheckedNext,
  wanted?: readonly string[],
): readonly Tasks[] {
  const left = new Set(diagnostics);
  const take = (files: readonly string[]) => {
    const taken = [...left].filter(({ origin }) => files.includes(origin.file));
    for (const each of taken) left.delete(each);
    return taken;
  };
  const pages = gatherPages(project, manifest, wanted).flatMap(({ pathname, files, modules }): readonly Tasks[] => {
    const title = manifest.routes[pathname ?? '']?.title;
    if (pathname === undefined || title === undefined) return [];
    return [{ title, pathname, diagnostics: take([...files, ...modules.map(({ file }) => file)]) }];
  });
  const others = wanted === undefined ? [{ title: 'Other files', diagnostics: [...left] }] : [];
  return [...pages, ...others].filter((each) => each.diagnostics.length > 0);
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
  switch (format) {
    case 'markdown': {
      const lists = tasks.map(({ title, pathname, diagnostics }) =>
        [
          `**${escape(title)}**${pathname === undefined ? '' : ` ${inCode(pathname)}`}\n`,
          ...diagnostics.map(
            ({ origin: { file, range }, message, help }) =>
              `- [ ] ${inCode(`${file}:${range.start.line}`)} ${escape(help === undefined ? message : `${message} (${help})`)}`,
          ),
        ].join('\n'),
      );
      const head = all.length === 0 ? 'Nothing breaks.' : `${plural(all.length, 'task')} before the release.`;
      return `${[`### Documentation with ${versions}`, head, ...lists].join('\n\n')}\n`;
    }
    case 'json': {
      const { summary } = JSON.parse(await report(all, format)) as { readonly summary: object };
      const pages = tasks.map(async ({ diagnostics, ...page }) => ({
        ...page,
        ...(JSON.parse(await report(diagnostics, format)) as object),
        summary: undefined,
      }));
      return `${harmlessJson({ with: packages, notes, pages: await Promise.all(pages), summary })}\n`;
    }
    case 'pretty': {
      const { strong } = makePalette(io.color);
      const paragraphs = tasks.map(async ({ title, pathname = '', diagnostics }) =>
        // Without its last line, which counts.
        [
          strong(`${title}  ${pathname}`.trimEnd()),
          ...(await report(diagnostics, format)).split('\n\n').slice(0, -1),
        ].join('\n\n'),
      );
      const [last = ''] = (await report(all, format)).split('\n\n').slice(-1);
      return [`${versions}:`, ...(await Promise.all(paragraphs)), last].join('\n\n');
    }
    default:
      return report(all, format);
  }
}
