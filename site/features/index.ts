import { byKind, byNames, type Declaration, type Declarations, type Form } from '../../engine/feature/declaration.ts';
import type { Feature } from '../feature/feature.ts';
import { api } from './api/feature.ts';
import { badge } from './badge/feature.ts';
import { callouts } from './callouts/feature.ts';
import { card, cards } from './cards/feature.ts';
import { column, columns } from './columns/feature.ts';
import { demo } from './demo/feature.ts';
import { details } from './details/feature.ts';
import { dos } from './dos/feature.ts';
import { figure } from './figure/feature.ts';
import { fileTree } from './file-tree/feature.ts';
import { embed } from './embed/feature.ts';
import { formula } from './formula/feature.ts';
import { icons } from './icons/feature.ts';
import { keyboard } from './keyboard/feature.ts';
import { pages } from './pages/feature.ts';
import { playground } from './playground/feature.ts';
import { key, setting, settings } from './settings/feature.ts';
import { step, steps } from './steps/feature.ts';
import { tab, tabs } from './tabs/feature.ts';
import { tokens } from './tokens/feature.ts';
import { toc } from './toc/feature.ts';

/** All features of the package. To add one, create a folder and add a line here. */
export const FEATURES: readonly Feature[] = [
  callouts,
  details,
  tabs,
  tab,
  demo,
  api,
  icons,
  formula,
  pages,
  toc,
  cards,
  card,
  steps,
  step,
  settings,
  setting,
  key,
  columns,
  column,
  keyboard,
  embed,
  tokens,
  playground,
  dos,
  badge,
  figure,
  fileTree,
];

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
