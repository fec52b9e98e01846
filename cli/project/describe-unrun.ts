import { enumerate } from '../../engine/text/enumerate.ts';
import { plural } from '../system/summary.ts';
import type { LoadedProject } from './load-project.ts';

/** Says what was not checked because code of the project was not run; `undefined` if it has none. */
export function describeUnrun({ input, trust, tools }: LoadedProject): string | undefined {
  if (input.code !== 'unrun') return undefined;
  const { features = [], ownRules = [], ownComponents = [] } = input.navigation?.site ?? {};
  const pages = input.pages.filter(({ facts }) => facts.code !== undefined).length;
  const lacksTypes =
    trust === 'nothing' &&
    tools.find('typescript') === undefined &&
    (ownComponents.length > 0 || Object.keys(input.packages).length > 0);
  const left = [
    ...(features.length === 0 ? [] : [`the directives and pages of ${plural(features.length, 'feature')}`]),
    ...(ownRules.length === 0 ? [] : [`what ${plural(ownRules.length, 'rule')} of this project would find`]),
    ...(pages === 0 ? [] : [`the values, titles and anchors of ${plural(pages, 'page')} with expressions`]),
    ...(lacksTypes ? ['types, because there is no `typescript` beside docs-nav'] : []),
  ];
  return left.length === 0
    ? undefined
    : `note: no code of this project was run, so this was not checked: ${enumerate(left, 'and')}`;
}
