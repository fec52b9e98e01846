import { iconName, iconPathname } from '../pathname.ts';
import { didYouMean } from '../suggest.ts';
import { defineRule } from './rule.ts';

export const missingIcon = defineRule({
  code: 'missing-icon',
  severity: 'warning',
  summary: 'A node names an icon that the content folder does not have.',
  why: 'Readers would see an empty place before the title.',
  check(tree, report) {
    const names = new Set(tree.input.assets.flatMap((asset) => iconName(asset) ?? []));
    for (const { node } of tree.nodes) {
      if (node.icon === undefined || names.has(node.icon.value)) continue;
      const { value, span } = node.icon;
      report({
        at: span,
        message: `There is no icon \`${value}\`.`,
        help: didYouMean(value, names) ?? `draw it in ${tree.site.info.content}${iconPathname(value)}, or leave \`icon\` out`,
      });
    }
  },
});
