import type { PageTree } from '../page-tree.ts';
import type { DemoPart, PageFile } from '../project-input.ts';
import { suggestOnBudget } from '../suggest.ts';
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
        help: meant === undefined ? `write ${folderOf(page)}${part.src}, or name another file` : `did you mean \`${meant.slice(folderOf(page).length)}\``,
      });
    }
  },
});

export const orphanDemo = defineRule({
  code: 'orphan-demo',
  severity: 'warning',
  summary: 'A demo is part of no page.',
  why: 'It is compiled by nobody and seen by nobody, and so it will be wrong before long.',
  check(tree, report) {
    const explained = new Set(includedDemos(tree).map(({ path, meant }) => path ?? meant));
    for (const path of tree.input.modules ?? []) {
      if (!DEMO.test(path) || explained.has(path)) continue;
      const start = { line: 1, column: 1, offset: 0 };
      report({
        at: { file: path, range: { start, end: start } },
        message: `No page includes \`${path.slice(path.lastIndexOf('/') + 1)}\`.`,
        help: 'include it with `::demo{src="…"}`, delete it, or give it a name in lower case when demos import it',
      });
    }
  },
});

/** A component's file; what demos import has a name in lower case. */
const DEMO = /\/[A-Z]\w*\.tsx$/;

interface IncludedDemo {
  readonly page: PageFile;
  readonly part: DemoPart;
  /** The demo's file, when there is one; else the file that was most likely meant. */
  readonly path?: string;
  readonly meant?: string;
}

function includedDemos({ input }: PageTree): readonly IncludedDemo[] {
  const modules = new Set(input.modules);
  const suggest = suggestOnBudget();
  const inFolder = new Map<string, readonly string[]>();
  const near = (folder: string) => {
    const known = inFolder.get(folder) ?? [...modules].filter((module) => module.startsWith(folder));
    inFolder.set(folder, known);
    return known;
  };
  return input.pages.flatMap((page) =>
    (page.facts.parts ?? []).flatMap((part): readonly IncludedDemo[] => {
      if (part.kind !== 'demo') return [];
      const path = folderOf(page) + part.src;
      if (modules.has(path)) return [{ page, part, path }];
      const meant = suggest(path, near(folderOf(page)));
      return [{ page, part, ...(meant === undefined ? {} : { meant }) }];
    }),
  );
}

function folderOf({ path }: PageFile): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
