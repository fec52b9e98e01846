import type { PageTree, ResolvedGroup, ResolvedNode } from '../../resolve/page-tree.ts';
import { defineTreeRule } from './rule.ts';
import { inWords, nearOnBudget } from '../../text/suggest.ts';
import { toPathname } from '../../address/pathname.ts';
import { askedTexts } from '../../model/asked.ts';
import { meant } from './meant.ts';

export const emptyGroup = defineTreeRule({
  code: 'empty-group',
  severity: 'error',
  needsAll: true,
  summary: 'A group or a section has no pages.',
  why: 'Readers would open it and find nothing, and there is no page that it could lead to.',
  check(tree, report) {
    for (const section of tree.sections) {
      const { id, nodes, nodesAt } = section;
      if (nodes.some(leadsSomewhere)) continue;
      const hasDrafts = [...tree.drafts].some((pathname) => tree.findOwner(pathname) === section);
      report({
        at: nodesAt,
        message: `The section \`${id.value}\` has no pages${hasDrafts ? ' but drafts' : ''}.`,
        help: hasDrafts ? 'publish one of them: remove its `draft`' : 'add a page, or delete the file',
      });
    }
    for (const { node } of tree.nodes) {
      if (node.kind === 'page' || node.kind === 'link' || node.children.length > 0) continue;
      // A subheader without a list of children is a plain label.
      if (node.childrenAt === undefined || (node.generate !== undefined && tree.unknown.isPage(node.pathname)))
        continue;
      report({ at: node.childrenAt, message: `The group \`${node.title}\` is empty.`, help: helpFor(node, tree) });
    }
  },
});

/** Returns whether a node leads to a page, or is reported by itself: a label leads nowhere. */
function leadsSomewhere(node: ResolvedNode): boolean {
  return (
    node.kind === 'page' ||
    node.kind === 'link' ||
    node.children.some(leadsSomewhere) ||
    (node.children.length === 0 && node.childrenAt !== undefined)
  );
}

function helpFor({ pathname, generate }: ResolvedGroup, { unbound }: PageTree): string {
  if (generate === undefined) return 'add pages below it, or remove `children` to make it a page';
  if (generate.from === 'api')
    return `make sure that ${inWords(
      generate.packages.map(({ value }) => value),
      'or',
    )} is built, has type declarations and exports ${generate.kinds.includes('components') ? 'a component or hook' : inWords(generate.kinds, 'or')}`;
  if (generate.from === 'feature') return `change \`options\`, so that \`${generate.feature.value}\` lists pages`;
  const meant = unbound.misspelt.get(pathname)?.value;
  return meant === undefined ? 'add pages to its folder, or list its children' : `did you mean \`${meant}\``;
}

export const unknownGroup = defineTreeRule({
  code: 'unknown-group',
  severity: 'error',
  needsAll: true,
  summary: 'A page lists the pages of something that is neither a group nor a page with tabs.',
  why: 'Its readers would find nothing where the list should be.',
  check(tree, report) {
    const groups = [
      ...Array.from(tree.pages.values()).flatMap(({ kind, pathname }) => (kind === 'group' ? [pathname] : [])),
      ...tree.nodes.flatMap(({ node }) => (node.kind === 'page' && node.tabs.length > 0 ? [node.pathname] : [])),
    ];
    const suggest = nearOnBudget();
    for (const { value: of, at } of askedTexts('group', tree.input.pages, tree.kinds)) {
      if (groups.includes(toPathname(of))) continue;
      report({
        at,
        message: `There is no group \`${of}\`.`,
        ...meant(suggest(of, groups), of, 'use the pathname of a group in the navigation'),
      });
    }
  },
});
