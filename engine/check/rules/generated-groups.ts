import type { PageTree, ResolvedGroup } from '../../resolve/page-tree.ts';
import { isBelow, joinPathname } from '../../address/pathname.ts';
import { apiSlugs, exportsOf, exclusion } from '../../resolve/generated-pages.ts';
import { nearAmong } from '../../text/suggest.ts';
import { meant } from './meant.ts';
import { defineTreeRule } from './rule.ts';
import type { Declaration } from '../../feature/declaration.ts';
import { nodesIn } from '../../model/find-in-nodes.ts';

export const unusedExclusion = defineTreeRule({
  code: 'unused-exclusion',
  severity: 'warning',
  needsAll: true,
  summary: 'An entry of `exclude` matches none of the pages that `generate` finds.',
  why: 'What it was meant to leave out is either gone or still in the site under another name.',
  check(tree, report) {
    for (const { node } of tree.nodes) {
      if (node.kind === 'page' || node.kind === 'link' || node.generate === undefined) continue;
      const { exclude } = node.generate;
      if (exclude.length === 0 || !isKnown(node, tree)) continue;
      const found = pagesFor(node, tree);
      // An empty folder is covered by another rule.
      if (found.length === 0) continue;
      const nearest = nearAmong(() => new Set(found.map((name) => name.slice(name.lastIndexOf('/') + 1))));
      for (const { value, span } of exclude) {
        if (found.some(exclusion([value]))) continue;
        const near = value.includes('*') ? undefined : nearest(value);
        report({
          at: span,
          message: `An entry of \`exclude\` matches no page: \`${value}\`.`,
          ...meant(near, value, 'remove it, or write the last segment of a pathname'),
        });
      }
    }
  },
});

/**
 * Returns whether everything that a group could exclude is known: readable, and in this repository.
 */
function isKnown({ pathname }: ResolvedGroup, { site, input, share }: PageTree): boolean {
  return (
    share?.hasPage(pathname) !== false &&
    !input.unreadable.some(({ path }) => isBelow(path, `${site.info.content}${pathname === '/' ? '' : pathname}`))
  );
}

/** Returns the pages that a group would have without exclusions, by pathname or last segment. */
function pagesFor({ generate, pathname }: ResolvedGroup, { folders, input }: PageTree): readonly string[] {
  if (generate?.from === 'api') {
    const listed = generate.packages.flatMap(({ value }) => exportsOf(value, generate.kinds, input));
    return [...apiSlugs(listed.map(({ name }) => name)).values()];
  }
  const below = (folder: string): readonly string[] =>
    folders.namesIn(folder).flatMap((name) => {
      const child = joinPathname(folder, name);
      return [...(folders.fileAt(child) === undefined ? [] : [child]), ...below(child)];
    });
  return below(pathname);
}

/** Pages from which icons are a set: components that show an icon have similar names, but are never as many. */
const SET = 100;

export const manyIcons = defineTreeRule({
  code: 'many-icons',
  severity: 'warning',
  summary: 'A group with `generate: api` has a page for each icon of a set.',
  why: 'Hundreds of pages without content of their own hide the other ones, in the sidebar and in the search.',
  check({ nodes, kinds }, report) {
    const gallery = Array.from(kinds.values()).find(showsPackages)?.name;
    for (const { node } of nodes) {
      if (node.kind === 'page' || node.kind === 'link' || node.generate?.from !== 'api') continue;
      const names = nodesIn(node.children).flatMap((page) => (page.kind === 'page' && page.api ? page.api : []));
      for (const { value: owner, span } of node.generate.packages) {
        const icons = names.filter((target) => target.package === owner && ICON.test(target.name));
        if (icons.length < SET) continue;
        const pattern = icons.every(({ name }) => name.endsWith('Icon')) ? '*-icon' : 'icon-*';
        report({
          at: span,
          message: `The group \`${node.title}\` has pages for ${icons.length} icons of \`${owner}\`.`,
          help: `leave them out by \`exclude: ['${pattern}']\`; \`::${gallery}\` shows all of them on one page`,
        });
      }
    }
  },
});

/** Returns whether a feature shows a package as a whole. */
function showsPackages({ ask = {} }: Declaration): boolean {
  const kinds = Object.values(ask).map(({ kind }) => kind);
  return kinds.includes('package') && !kinds.includes('export');
}

/** `HomeIcon`, `IconHome`. */
const ICON = /Icon$|^Icon[A-Z]/;
