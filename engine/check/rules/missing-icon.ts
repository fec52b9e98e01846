import { iconName, iconPathname } from '../../address/icon-file.ts';
import { nearAmong } from '../../text/suggest.ts';
import { meant } from './meant.ts';
import { defineTreeRule } from './rule.ts';

export const missingIcon = defineTreeRule({
  code: 'missing-icon',
  severity: 'warning',
  needsAll: true,
  summary: 'A node or the start page uses an icon that is not in the content folder.',
  why: 'Readers would see a gap before the title.',
  check(tree, report) {
    if (!tree.isContentKnown) return;
    const names = new Set(tree.input.assets.flatMap((asset) => iconName(asset) ?? []));
    const suggestIcon = nearAmong(() => names);
    for (const { value, span } of [...tree.nodes.flatMap(({ node }) => node.icon ?? []), ...tree.site.icons]) {
      if (names.has(value) || tree.share?.mayLackFile(iconPathname(value)) === true) continue;
      // A path may have been written instead of a name.
      const name = value.replace(/^.*\//, '').replace(/\.svg$/i, '');
      const isThere = name !== value && names.has(name);
      const near = isThere ? { value: name, isClear: /\.svg$/i.test(value) } : suggestIcon(name);
      report({
        at: span,
        message: `There is no icon \`${value}\`.`,
        ...meant(near, {
          was: value,
          otherwise: `${name === value ? '' : `write \`${name}\`, and `}add the icon as ${tree.site.info.content}${iconPathname(name)}, or leave out \`icon\``,
        }),
      });
    }
  },
});
