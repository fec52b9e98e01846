import { splitAddress, toPathname } from '../pathname.ts';
import { didYouMean } from '../suggest.ts';
import { defineRule } from './rule.ts';

export const brokenNavigationAnchor = defineRule({
  code: 'broken-navigation-anchor',
  severity: 'error',
  summary: 'A node of the navigation names a place that its page does not have.',
  why: 'The sidebar entry would open the page at its top, like the page’s own entry.',
  check(tree, report) {
    for (const { node } of tree.nodes) {
      if (node.kind !== 'page' || node.hash === undefined) continue;
      const file = tree.pages.get(node.pathname)?.file;
      if (file === undefined || file.facts.anchors.includes(node.hash)) continue;
      report({ at: node.span, message: `The page \`${node.pathname}\` has no anchor \`#${node.hash}\`.`, help: didYouMean(node.hash, file.facts.anchors) ?? 'name the id of a heading on that page' });
    }
  },
});

export const unknownReplacement = defineRule({
  code: 'unknown-replacement',
  severity: 'error',
  summary: 'A deprecated page names a replacement that does not exist.',
  why: 'The page tells its readers to use something else and sends them to the 404 page.',
  check(tree, report) {
    if (tree.unusable.length > 0) return;
    for (const { node } of tree.nodes) {
      if (node.kind !== 'page' || node.replacement === undefined) continue;
      const pathname = toPathname(splitAddress(node.replacement.value).pathname);
      if (tree.pages.has(pathname)) continue;
      report({ at: node.replacement.span, message: `The replacement \`${node.replacement.value}\` is no page.`, help: didYouMean(pathname, tree.pages.keys()) ?? 'name a pathname of the navigation' });
    }
  },
});
