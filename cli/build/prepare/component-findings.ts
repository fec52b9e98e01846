import {
  indexLines,
  listModulePages,
  locateFindings,
  type CheckResult,
  type FileFinding,
  type PageFile,
} from '../../../engine/index.ts';
import type { NavSite } from '../../../engine/model/navigation.ts';
import { locateMistakes } from '../../make/features/asked-parts.ts';
import type { ComponentMistake } from '../../make/demos/problems/describe-component.ts';
import { findUndeclared } from '../../make/demos/problems/undeclared-variables.ts';
import type { ScannedProject } from '../../project/load-project.ts';

/**
 * Finds the places of what is wrong with components, and with the `code` of components and demos, with the severities
 * that the project has set; `undefined` if nothing is.
 */
export async function findComponentMistakes(
  project: ScannedProject,
  mistakes: readonly ComponentMistake[],
  code: readonly string[],
): Promise<CheckResult | undefined> {
  const undeclared = findUndeclared(project, code);
  if (mistakes.length + undeclared.length === 0) return undefined;
  const input = await project.readInput();
  const { site, sections = [] } = input.navigation ?? {};
  const whole = listModulePages(sections);
  const placesIn = (owns: readonly Placed[], said: Omit<ComponentMistake, 'at'>) =>
    owns.map((own) => ({ ...said, ...originOf(own, project.readSource(own.span.file) ?? '') }));
  const placed = mistakes.flatMap((mistake): readonly FileFinding[] => {
    const { at, ...said } = mistake;
    if ('file' in at) return [{ ...at, ...said }];
    if ('page' in at)
      return placesIn(
        whole.filter(({ pathname }) => pathname === at.page),
        said,
      );
    if ('kind' in at) {
      const asking = whole.filter(({ key }) => at.keys.includes(key));
      return [...placesOf(at, said, input.pages), ...placesIn(asking, said)];
    }
    return placesIn(
      [...(site?.ownComponents ?? []), ...whole].filter(({ name }) => name === at.component),
      said,
    );
  });
  const found = locateFindings(input, [...placed, ...undeclared]);
  return found.diagnostics.length === 0 ? undefined : found;
}

function placesOf(
  { kind, keys, isOnce }: Extract<ComponentMistake['at'], { readonly kind: string }>,
  said: Omit<ComponentMistake, 'at'>,
  pages: readonly PageFile[],
): readonly FileFinding[] {
  const places = locateMistakes(
    kind,
    keys.map((key) => ({ key, ...said })),
    pages,
  );
  return isOnce === true ? places.slice(0, 1) : places;
}

/** Something with a place in the navigation. */
type Placed = Pick<NavSite['ownComponents'][number], 'span'>;

function originOf({ span }: Placed, text: string): Pick<FileFinding, 'file' | 'range'> {
  const lines = indexLines(text);
  return { file: span.file, range: { start: lines.position(span.start), end: lines.position(span.end) } };
}
