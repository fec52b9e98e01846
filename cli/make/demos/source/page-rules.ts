import { parse, type Rule } from 'postcss';
import { HARMLESS, noteOfPageRules } from '../../../../site/workbench/page-rules-note.ts';
import { addTo } from '../../../system/base/add-to.ts';
import { plural } from '../../../system/summary.ts';
import type { RenderUnit } from './demo-pages.ts';
import { tryTo } from '../../../system/base/failure.ts';
/**
 * Lists the selectors in style elements of demos that also match the page around them. A demo's stylesheet is kept to
 * its stage, but the rules that a library makes are inserted in browsers by the library itself. Rules that only set
 * harmless properties are left out.
 *
 * @example
 * ['html{font-size:62.5%}:root{--ink:red}a:hover,.card a{color:red}'] → ['html', 'a:hover']
 */
export function findPageSelectors(sheets: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const sheet of sheets)
    for (const rule of rulesIn(sheet))
      if (rule.some((node) => node.type === 'decl' && !HARMLESS.test(node.prop)))
        for (const selector of rule.selectors) if (isOfPage(selector)) found.add(selector);
  return [...found];
}

/** Lists the rules of a sheet that apply to elements; a sheet that browsers tolerate but PostCSS does not has none. */
function rulesIn(sheet: string): readonly Rule[] {
  const rules: Rule[] = [];
  tryTo(() => parse(sheet))?.walkRules((rule) => {
    const { parent } = rule;
    const isStep = parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
    // A nested rule applies where the one around it does.
    if (!isStep && parent?.type !== 'rule') rules.push(rule);
  });
  return rules;
}

/** Returns whether a selector only consists of elements, their native attributes, and states. */
function isOfPage(selector: string): boolean {
  return !/[.#&]|\[(?:class|id|data-)|:host/.test(selector.replace(/:not\([^()]*\)/g, ''));
}

/** Notes which pages have demos with such rules, once for all that share a provider and the rules. */
export function notePageRules(
  pages: ReadonlyMap<RenderUnit, { readonly beyond: readonly string[] }>,
): readonly string[] {
  const groups = new Map<string, { readonly page: RenderUnit; readonly beyond: readonly string[] }[]>();
  for (const [page, { beyond }] of pages)
    if (page.kind === 'page' && beyond.length > 0)
      addTo(groups, JSON.stringify([page.provider?.path, beyond]), { page, beyond });
  return Array.from(groups.values()).flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { page, beyond } = first;
    const more = others.length === 0 ? '' : ` and ${plural(others.length, 'more page')}`;
    const provider = page.provider && `\`${page.provider.path}\``;
    return noteOfPageRules(`\`${page.pathname}\`${more}`, `for ${nameRules(beyond)}`, provider);
  });
}

/** Names the first of several selectors: `html`, `*`, `a` and 2 more. */
function nameRules(selectors: readonly string[]): string {
  const named = selectors.slice(0, MOST_NAMED).map((selector) => `\`${selector}\``);
  return named.join(', ') + (selectors.length > MOST_NAMED ? ` and ${selectors.length - MOST_NAMED} more` : '');
}

/** Number of selectors that a note names. */
const MOST_NAMED = 3;
