import type { ResolvedNode } from '../../resolve/page-tree.ts';
import { apiSlug } from '../../address/api-slug.ts';
import { askedExports } from '../../model/asked.ts';
import { defineTreeRule } from './rule.ts';

/** Someone who has documented a single component has just begun, and knows that there are others. */
const BEGUN = 1;

/** Names that fit into a message; further ones are only counted. */
const NAMED = 5;

export const undocumentedComponent = defineTreeRule({
  code: 'undocumented-component',
  severity: 'warning',
  needsAll: true,
  summary: 'A package exports components that no API page describes.',
  why: 'Readers assume that what they find is all there is, and a component that is added later is easily forgotten. A package with only one described component is not checked, since its documentation has just begun.',
  check({ nodes, input, share, kinds }, report) {
    // Another section, or code that was not run, may document them.
    if (share !== undefined || input.pages.some(({ facts }) => facts.isPartial === true)) return;
    const generated = new Set(nodes.flatMap(({ node }) => packagesOf(node)));
    const parts = askedExports(input.pages, kinds).filter(({ feature }) => feature.documents === true);
    const first = new Map(parts.toReversed().map((entry) => [entry.target.package, entry]));
    for (const [owner, { at, feature }] of first) {
      // Such a group documents everything that is not excluded.
      if (generated.has(owner)) continue;
      const described = new Set(
        parts.flatMap(({ target }) => (target.package === owner ? [apiSlug(target.name)] : [])),
      );
      if (described.size <= BEGUN) continue;
      const missing = (input.packages[owner]?.components ?? []).filter(
        // `Dialog.Root`, not `Form.useForm`.
        (name) => /^[A-Z]/.test(name.slice(name.lastIndexOf('.') + 1)) && !described.has(apiSlug(name)),
      );
      if (missing.length === 0) continue;
      const names = missing
        .slice(0, NAMED)
        .map((name) => `\`${name}\``)
        .join(', ');
      const others = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
      report({
        at,
        message: `${missing.length === 1 ? 'A component' : `${missing.length} components`} of \`${owner}\` ${missing.length === 1 ? 'has' : 'have'} no API page: ${names}${others}.`,
        help: `add \`::${feature.name}\` for each, or a group with \`generate: api\` for all of them; \`rules: { undocumented-component: off }\` turns this check off`,
      });
    }
  },
});

/** Returns the packages for whose components a node has pages. */
function packagesOf(node: ResolvedNode): readonly string[] {
  if (node.kind === 'page' || node.kind === 'link' || node.generate?.from !== 'api') return [];
  return node.generate.kinds.includes('components') ? node.generate.packages.map(({ value }) => value) : [];
}
