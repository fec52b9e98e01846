import { byNames } from '../../feature/declaration.ts';
import type { ProjectInput } from '../../model/project-input.ts';
import { directiveOf, readComponentSource } from '../../feature/own-components.ts';
import { nearAmong } from '../../text/suggest.ts';
import { meant } from './meant.ts';
import { defineTreeRule } from './rule.ts';
import { notingFirst } from '../../text/gather.ts';

/** What a component can become besides a directive: a kind of callout, an element, its own content, or nothing. */
const OTHERS = ['callout', 'content', 'none'];

export const componentTargets = defineTreeRule({
  code: 'unknown-component-target',
  severity: 'error',
  summary: '`components` maps a component to something that is neither a module, a directive nor an element.',
  why: 'Nothing would stand for the component on the pages that use it.',
  check({ site, input }, report) {
    const { replacements, isFeatureLost = false } = input;
    const directives = directivesIn(input);
    if (replacements === undefined || isFeatureLost) return;
    const known = new Set([
      ...replacements,
      ...site.ownComponents.map(({ name }) => directiveOf(name, directives)),
      ...OTHERS,
    ]);
    const suggest = nearAmong(() => known);
    for (const { value, span } of site.components) {
      if (known.has(value) || readComponentSource(value) !== undefined) continue;
      report({
        at: span,
        message: `\`${value}\` is neither a module, a directive nor an element.`,
        ...meant(
          suggest(value),
          value,
          'use a module such as `docs/Hero.tsx`, `callout`, another directive, an element, `content` or `none`',
        ),
      });
    }
  },
});

export const takenComponentName = defineTreeRule({
  code: 'taken-component-name',
  severity: 'error',
  summary: 'Two components have the same name in Markdown.',
  why: 'In Markdown, a component is written as the directive of its name, which can only stand for one thing.',
  check({ site, input }, report) {
    const directives = directivesIn(input);
    const note = notingFirst<string>();
    for (const { name, nameSpan } of site.ownComponents) {
      const directive = directiveOf(name, directives);
      const by = note(directive, name);
      if (by === undefined) continue;
      report({
        at: nameSpan,
        message: `\`${name}\` would be written as \`::${directive}\`, which is the component \`${by}\`.`,
        help: 'give it another name here and on the pages that use it',
      });
    }
  },
});

/** Names of the directives of the package and of the project’s features, without those of its components. */
function directivesIn({ builtIn, features = [] }: Pick<ProjectInput, 'builtIn' | 'features'>): readonly string[] {
  return Object.keys(byNames([...builtIn, ...features.filter(({ component }) => component === undefined)]));
}
