import { demoPlaces, demoWrappers } from '../demo-places.ts';
import type { PageTree } from '../page-tree.ts';
import type { DemoPart, PageFile } from '../project-input.ts';
import { nearOnBudget, type Near } from '../suggest.ts';
import { meant as meantName } from './meant.ts';
import { defineRule } from './rule.ts';

export const missingDemo = defineRule({
  code: 'missing-demo',
  severity: 'error',
  summary: 'A page includes a demo whose file does not exist.',
  why: 'The page would have a gap where its readers expect to see the component at work.',
  check(tree, report) {
    for (const { page, part, path, meant } of includedDemos(tree)) {
      if (path !== undefined) continue;
      report({
        at: { file: page.path, range: part.range },
        message: `There is no demo \`${part.src}\`.`,
        ...meantName(meant, {
          was: part.src,
          write: (name) => name + part.src.slice(moduleOf(part).length),
          otherwise: `write ${folderOf(page)}${moduleOf(part)}, or name another file`,
        }),
      });
    }
  },
});

export const orphanDemo = defineRule({
  code: 'orphan-demo',
  severity: 'warning',
  summary: 'A demo is not part of any page.',
  why: 'It is neither compiled nor seen, so it will soon be out of date.',
  check(tree, report) {
    const explained = new Set([
      ...includedDemos(tree).map(({ path, meantPath }) => path ?? meantPath),
      ...[...tree.site.modules, ...tree.sections.flatMap(demoWrappers)].map(({ value }) => value),
    ]);
    // A directive that could not be read may have named any demo beside its page.
    const unclear = new Set(
      tree.input.pages.flatMap((page) =>
        page.facts.problems.some(({ code }) => UNREAD.has(code)) ? [folderOf(page)] : [],
      ),
    );
    for (const path of tree.input.modules ?? []) {
      // What is elsewhere in the repository is there for others as well.
      if (
        !path.startsWith(`${tree.site.info.content}/`) ||
        !DEMO.test(path) ||
        explained.has(path) ||
        unclear.has(folderOf({ path })) ||
        tree.share?.hasPage(path.slice(tree.site.info.content.length)) === false
      )
        continue;
      const start = { line: 1, column: 1, offset: 0 };
      report({
        at: { file: path, range: { start, end: start } },
        message: `No page includes \`${path.slice(path.lastIndexOf('/') + 1)}\`.`,
        help: 'include it with `::demo{src="…"}`, delete it, or start its name with a lowercase letter if demos import it',
      });
    }
  },
});

/** What is wrong with a directive that names no demo for it. */
const UNREAD: ReadonlySet<string> = new Set(['unknown-directive', 'directive-attribute']);

/** A component's file; what demos import has a name in lower case. */
const DEMO = /\/[A-Z]\w*\.tsx$/;

interface IncludedDemo {
  readonly page: PageFile;
  readonly part: DemoPart;
  /** The demo's file, when there is one; else what was most likely meant, as a page would say it, and its file. */
  readonly path?: string;
  readonly meant?: Near;
  readonly meantPath?: string;
}

function includedDemos({ input, sections, pages }: PageTree): readonly IncludedDemo[] {
  const modules = new Set(input.modules);
  const suggest = nearOnBudget();
  const inFolder = new Map<string, readonly string[]>();
  const near = (folder: string) => {
    const known =
      inFolder.get(folder) ??
      [...modules].filter((module) => module.startsWith(folder)).map((module) => module.slice(folder.length));
    inFolder.set(folder, known);
    return known;
  };
  const folders = new Map(sections.map(({ id, demoFolder }) => [id.value, demoFolder?.value]));
  const sectionOf = (page: PageFile) => {
    const served = pages.get(page.pathname);
    return served?.file?.path === page.path ? served.section : undefined;
  };
  return input.pages
    .filter(({ facts }) => facts.parts !== undefined)
    .flatMap((page) =>
      (page.facts.parts ?? []).flatMap((part): readonly IncludedDemo[] => {
        if (part.kind !== 'demo') return [];
        const folder = folders.get(sectionOf(page) ?? '');
        const places = demoPlaces(page.path, folder);
        const path = places.map((place) => place + moduleOf(part)).find((file) => modules.has(file));
        if (path !== undefined) return [{ page, part, path }];
        // What is there is unknown.
        if (folder !== undefined && input.demoFoldersOutside?.includes(folder) === true) return [];
        // By the path of its file from elsewhere, a demo beside the page is still that one; another folder may be meant.
        const name = moduleOf(part).replace(/^.*\//, '');
        const beside = places.find((place) => modules.has(place + name));
        if (beside !== undefined) {
          const isClear = `/${beside}${name}`.endsWith(moduleOf(part).replace(/^\/?/, '/'));
          return [{ page, part, meant: { value: name, isClear }, meantPath: beside + name }];
        }
        const found = places.flatMap((place) => {
          const meant = suggest(moduleOf(part), near(place));
          return meant === undefined ? [] : [{ meant, meantPath: place + meant.value }];
        });
        return [{ page, part, ...found[0] }];
      }),
    );
}

function moduleOf({ src }: DemoPart): string {
  return src.replace(/#.*$/, '');
}

function folderOf({ path }: Pick<PageFile, 'path'>): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
