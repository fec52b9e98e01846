import type { Declaration } from '../../feature/declaration.ts';
import type { ResolvedNode } from '../../resolve/page-tree.ts';
import { defineRule } from './rule.ts';

/** Pages from which icons are a set: components that show an icon have similar names, but are never as many. */
const SET = 100;

export const manyIcons = defineRule({
  code: 'many-icons',
  severity: 'warning',
  summary: 'A group with `generate: api` has a page for each icon of a set.',
  why: 'Hundreds of pages without content of their own hide the other ones, in the sidebar and in the search.',
  check({ nodes, kinds }, report) {
    const gallery = Array.from(kinds.values()).find(showsPackages)?.name;
    for (const { node } of nodes) {
      if (node.kind === 'page' || node.kind === 'link' || node.generate?.from !== 'api') continue;
      const names = namesIn(node.children);
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

function namesIn(nodes: readonly ResolvedNode[]): readonly { readonly package: string; readonly name: string }[] {
  return nodes.flatMap((node) =>
    node.kind === 'link'
      ? []
      : node.kind === 'page'
        ? node.api === undefined
          ? []
          : [node.api]
        : namesIn(node.children),
  );
}
