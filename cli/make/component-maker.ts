import { indexLines, listModulePages, type FileFinding, type PageFile } from '../../engine/index.ts';
import type { NavSite } from '../../engine/model/navigation.ts';
import type { PageParts } from '../../site/pages/page-parts.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { demosIn } from './demo-maker.ts';
import type { ComponentMistake } from './demos/problems/describe-component.ts';
import { findComponents, requestsIn, type FoundComponents } from './demos/source/component-pages.ts';
import { locateMistakes } from './features/asked-parts.ts';
import { makeTogether, NOTHING, type Maker, type MakerSite } from './maker.ts';
import { findPageLinks } from './page-links.ts';

/** Opens the maker of the project’s own components on its pages. */
export function openComponents(site: MakerSite): Maker {
  const { project, manifest } = site;
  return makeTogether(site, async () => {
    const asked = await findAsked(site);
    if (asked.size === 0) return NOTHING;
    const { makeComponents } = await import('./demos/make-components.ts');
    const { value, findings, reads } = await makeComponents(demosIn(site, []), asked);
    if (value === undefined) return { findings, reads };
    const { pages, mistakes, ...shared } = value;
    const partsOf = (pathname: string): PageParts => {
      const components = pages.get(pathname);
      return components === undefined ? {} : { components };
    };
    const links = findPageLinks({ manifest, assets: project.assets, pages });
    const placed = await placeMistakes(project, [...mistakes, ...links]);
    return { value: { ...shared, partsOf }, findings: [...placed, ...findings], reads };
  });
}

/** Finds the components that pages ask for, with props that are converted by their types. */
async function findAsked({ project, manifest }: MakerSite): Promise<FoundComponents> {
  if (requestsIn(manifest).length === 0) return new Map();
  const known = await project.ownComponents?.readProps();
  return findComponents(project, manifest, requestsIn(manifest, known));
}

/** Finds the places of what is wrong with components. */
async function placeMistakes(
  project: ScannedProject,
  mistakes: readonly ComponentMistake[],
): Promise<readonly FileFinding[]> {
  if (mistakes.length === 0) return [];
  const input = await project.readInput();
  const { site, sections = [] } = input.navigation ?? {};
  const whole = listModulePages(sections);
  const placesIn = (owns: readonly Placed[], said: Omit<ComponentMistake, 'at'>) =>
    owns.map((own) => ({ ...said, ...originOf(own, project.readSource(own.span.file) ?? '') }));
  return mistakes.flatMap((mistake): readonly FileFinding[] => {
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
