import type { Located, PageTree } from '../page-tree.ts';
import { hasSafeScheme, isAbsoluteUrl } from '../pathname.ts';
import { defineRule } from './rule.ts';

export const unsafeHref = defineRule({
  code: 'unsafe-href',
  severity: 'error',
  summary: 'An address has a scheme other than http, https and mailto.',
  why: 'Addresses such as `javascript:` run code in the reader’s browser, others lead nowhere on a public site.',
  check(tree, report) {
    for (const { value, span } of addresses(tree)) {
      if (isAbsoluteUrl(value) && !hasSafeScheme(value)) {
        report({ at: span, message: `The address \`${value}\` does not start with https:, http: or mailto:.`, help: 'write the whole https address' });
      }
    }
  },
});

function addresses(tree: PageTree): readonly Located<string>[] {
  return [
    ...tree.site.addresses,
    ...tree.site.redirects.map(({ to }) => to),
    ...tree.nodes.flatMap(({ node }) => (node.kind === 'link' ? [{ value: node.href, span: node.span }] : [])),
    ...tree.sections.flatMap(({ versions, allVersions }) => [...versions.flatMap(({ href }) => href ?? []), ...(allVersions ? [allVersions] : [])]),
  ];
}
