import { listModulePages } from '../../model/find-in-nodes.ts';
import { demoWrappers } from '../../model/demo-places.ts';
import type { Located } from '../../model/navigation.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { nearAmong } from '../../text/suggest.ts';
import { meant } from './meant.ts';
import { defineTreeRule } from './rule.ts';

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
        ...meant(suggest(value), {
          was: value,
          otherwise: 'create it, or correct the path, which begins at the project’s root',
        }),
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
