import { listModulePages } from '../../model/find-in-nodes.ts';
import { demoWrappers } from '../../model/demo-places.ts';
import type { Located } from '../../model/navigation.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { nearAmong } from '../../text/suggest.ts';
import { meant } from './meant.ts';
import { defineTreeRule } from './rule.ts';
import { iconName, iconPathname } from '../../address/icon-file.ts';

export const missingModule = defineTreeRule({
  code: 'missing-module',
  severity: 'error',
  summary:
    'The module of a page, of a component for the frame or around demos, or Vite’s configuration, does not exist.',
  why: 'Every page would have a gap where the component is expected, and no demo could be built.',
  check(tree, report) {
    const modules = new Set(tree.input.modules);
    const suggest = nearAmong(() => modules);
    for (const { value, span } of modulesHere(tree)) {
      if (modules.has(value.replace(/^(?:\.\/+)+/, ''))) continue;
      report({
        at: span,
        message: `There is no module \`${value}\`.`,
        ...meant(suggest(value), value, 'create it, or correct the path, which begins at the project’s root'),
      });
    }
  },
});

/**
 * Returns the modules in the settings that have to be here; those of the frame may be in the repository of another
 * section.
 */
function modulesHere({ site, sections, share }: PageTree): readonly Located<string>[] {
  const own = sections.filter(({ id }) => share?.hasSection(id.value) !== false);
  return [
    ...(share === undefined ? site.modules : []),
    ...own.flatMap(demoWrappers),
    ...listModulePages(own).map(({ module, span }) => ({ value: module, span })),
    ...(site.viteConfig ? [site.viteConfig] : []),
  ];
}

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
        ...meant(
          near,
          value,
          `${name === value ? '' : `write \`${name}\`, and `}add the icon as ${tree.site.info.content}${iconPathname(name)}, or leave out \`icon\``,
        ),
      });
    }
  },
});
