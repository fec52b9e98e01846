import { listModulePages } from '../../model/find-in-nodes.ts';
import { demoWrappers } from '../../model/demo-places.ts';
import type { Located } from '../../model/navigation.ts';
import type { PageFile } from '../../model/project-input.ts';
import { includedDemos, moduleOf } from './included-demos.ts';
import { meant as meantName } from './meant.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { defineTreeRule } from './rule.ts';
import { outsideRepository } from '../../resolve/content-folder.ts';
import { startOf } from '../../text/source.ts';

export const missingDemo = defineTreeRule({
  code: 'missing-demo',
  severity: 'error',
  summary: 'A page includes a demo whose file does not exist.',
  why: 'The page would have a gap where its readers expect to see the component at work.',
  check(tree, report) {
    const empty = new Set<Located<string>>();
    for (const demo of includedDemos(tree)) {
      const { page, feature, src, at, path, meant, emptyFolder } = demo;
      if (path !== undefined) continue;
      if (emptyFolder !== undefined) {
        if (empty.has(emptyFolder)) continue;
        empty.add(emptyFolder);
        report({
          at: emptyFolder.span,
          message: `The folder \`${emptyFolder.value}\` does not exist, or has no demos.`,
          help: 'correct the path, which begins at the project’s root, or write the first demo',
          related: [{ message: 'a demo that could be there', at }],
        });
        continue;
      }
      report({
        at,
        message: feature.needs === undefined ? `There is no module \`${src}\`.` : `There is no demo \`${src}\`.`,
        ...meantName(
          meant,
          src,
          `write ${folderOf(page)}${moduleOf(demo)}, or use another file`,
          (name) => name + src.slice(moduleOf(demo).length),
        ),
      });
    }
  },
});

export const orphanDemo = defineTreeRule({
  code: 'orphan-demo',
  severity: 'warning',
  summary: 'A demo is not part of any page.',
  why: 'It is neither compiled nor seen, so it will soon be out of date.',
  check(tree, report) {
    const explained = new Set([
      ...includedDemos(tree, [...tree.input.pages, ...tree.translatedFiles, ...tree.draftFiles]).map(
        ({ path, meantPath }) => path ?? meantPath,
      ),
      ...[...tree.site.modules, ...tree.sections.flatMap(demoWrappers)].map(({ value }) => value),
      ...listModulePages(tree.sections).map(({ module }) => module),
    ]);
    // A directive that could not be read may have included any demo beside its page.
    const unclear = new Set(
      tree.input.pages.flatMap((page) =>
        page.facts.isPartial === true || page.facts.problems.some(({ code }) => UNREAD.has(code))
          ? [folderOf(page)]
          : [],
      ),
    );
    for (const path of tree.input.modules ?? []) {
      // Demos elsewhere in the repository may have other uses.
      if (
        !path.startsWith(`${tree.site.info.content}/`) ||
        !DEMO.test(path) ||
        explained.has(path) ||
        unclear.has(folderOf({ path })) ||
        tree.share?.hasPage(path.slice(tree.site.info.content.length)) === false
      )
        continue;
      report({
        at: startOf(path),
        message: `No page includes \`${path.slice(path.lastIndexOf('/') + 1)}\`.`,
        help: `include it with \`${howToInclude(tree)}\`, delete it, or start its name with a lowercase letter if demos import it`,
      });
    }
  },
});

/** Problems of a directive that leave its demo unknown. */
const UNREAD: ReadonlySet<string> = new Set(['unknown-directive', 'directive-attribute']);

/** A component's file; what demos import has a lower-case name. */
const DEMO = /\/[A-Z]\w*\.tsx$/;

function folderOf({ path }: Pick<PageFile, 'path'>): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns the line that includes a module which is run. */
function howToInclude({ kinds }: PageTree): string {
  const shown = Array.from(kinds.values()).flatMap(({ name, needs, ask = {} }) => {
    const attribute = Object.keys(ask).find((own) => ask[own]?.kind === 'module');
    return needs === undefined || attribute === undefined ? [] : [`::${name}{${attribute}="…"}`];
  });
  return shown[0] ?? '';
}

export const demosOutside = defineTreeRule({
  code: 'demos-outside',
  severity: 'error',
  summary: 'The `demos` folder is not in the repository.',
  why: 'Its files may differ, or be missing, on another machine.',
  check({ sections, input }, report) {
    for (const { demoFolder } of sections) {
      if (demoFolder === undefined || input.foldersOutside?.includes(demoFolder.value) !== true) continue;
      report({ at: demoFolder.span, ...outsideRepository(demoFolder.value, 'demos') });
    }
  },
});
