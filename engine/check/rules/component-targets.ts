import { nearAmong } from '../../text/suggest.ts';
import { meant } from './meant.ts';
import { defineRule } from './rule.ts';

/** What a component can become besides a directive: a kind of callout, an element, its own content, or nothing. */
const OTHERS = ['callout', 'content', 'none'];

export const componentTargets = defineRule({
  code: 'unknown-component-target',
  severity: 'error',
  summary: '`components` maps a component to something that is neither a directive nor an element.',
  why: 'Nothing would stand for the component on the pages that use it.',
  check({ site, input: { replacements, isFeatureLost = false } }, report) {
    if (replacements === undefined || isFeatureLost) return;
    const known = new Set([...replacements, ...OTHERS]);
    const suggest = nearAmong(() => known);
    for (const { value, span } of site.components) {
      if (known.has(value)) continue;
      report({
        at: span,
        message: `\`${value}\` is neither a directive nor an element.`,
        ...meant(suggest(value), {
          was: value,
          otherwise: 'use `callout`, another directive, an element, `content` or `none`',
        }),
      });
    }
  },
});
