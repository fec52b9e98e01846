import {
  indexLines,
  locateFeatureMistakes,
  type CheckResult,
  type FeatureMistake,
  type PageFile,
} from '../../../engine/index.ts';
import type { NavSite } from '../../../engine/model/navigation.ts';
import { locateMistakes } from '../../make/features/asked-parts.ts';
import type { ComponentMistake } from '../../make/demos/problems/describe-component.ts';
import type { ScannedProject } from '../../project/load-project.ts';

/**
 * Finds the places of what is wrong with components, with the severities that the project has set; `undefined` if
 * nothing is.
 */
export async function findComponentMistakes(
  project: Pick<ScannedProject, 'readInput' | 'readSource'>,
  mistakes: readonly ComponentMistake[],
): Promise<CheckResult | undefined> {
  if (mistakes.length === 0) return undefined;
  const input = await project.readInput();
  const { site } = input.navigation ?? {};
  const placed = mistakes.flatMap((mistake): readonly FeatureMistake[] => {
    const { at, ...said } = mistake;
    if ('file' in at) return [{ ...at, ...said }];
    if ('kind' in at) return placesOf(at, said, input.pages);
    return (site?.ownComponents ?? []).flatMap((own) =>
      own.name === at.component ? [{ ...said, ...originOf(own, project.readSource(own.span.file) ?? '') }] : [],
    );
  });
  const found = locateFeatureMistakes(input, placed);
  return found.diagnostics.length === 0 ? undefined : found;
}

function placesOf(
  { kind, keys, isOnce }: Extract<ComponentMistake['at'], { readonly kind: string }>,
  said: Omit<ComponentMistake, 'at'>,
  pages: readonly PageFile[],
): readonly FeatureMistake[] {
  const places = locateMistakes(
    kind,
    keys.map((key) => ({ key, ...said })),
    pages,
  );
  return isOnce === true ? places.slice(0, 1) : places;
}

function originOf({ span }: NavSite['ownComponents'][number], text: string): Pick<FeatureMistake, 'file' | 'range'> {
  const lines = indexLines(text);
  return { file: span.file, range: { start: lines.position(span.start), end: lines.position(span.end) } };
}
