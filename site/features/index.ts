import { byKind, byNames, type Declaration, type Declarations, type Form } from '../../engine/feature/declaration.ts';
import type { Feature } from '../feature/feature.ts';
import * as features from './list.ts';

/** All features of the package. */
export const FEATURES: readonly Feature[] = Object.values(features);

/** Built-in features by each of their names. */
export const BUILT_IN: Readonly<Record<string, Feature>> = byNames(FEATURES);

/** Built-in features by the name that parts of pages have as their kind. */
export const FEATURE_KINDS = byKind(FEATURES);

/** Finds the built-in feature with a name. */
export function featureNamed(name: string): Feature | undefined {
  return BUILT_IN[name];
}

/** The texts of built-in features; some have them in common. */
export const FEATURE_WORDS = FEATURES.flatMap(({ words, wordsInBrowser }, at) =>
  words === undefined || FEATURES.findIndex((other) => other.words === words) < at
    ? []
    : [{ texts: words, ...(wordsInBrowser === true ? { inBrowser: true as const } : {}) }],
);

/** Lists the names that can be written after colons, by default on lines of their own. */
export function directiveNames(features: Declarations, forms: readonly Form[] = ['line', 'block']): readonly string[] {
  return Object.keys(features).filter((name) => features[name]?.asked.some((form) => forms.includes(form)));
}

/** Returns built-in features and those of a project by their names; a built-in one keeps its name. */
export function withBuiltIn(own: readonly Declaration[] = []): Declarations {
  return own.length === 0 ? BUILT_IN : byNames([...FEATURES, ...own]);
}
