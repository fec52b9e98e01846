import { listModulePages, type FileFinding } from '../../engine/index.ts';
import type { NavSite } from '../../engine/model/navigation.ts';
import type { PageParts } from '../../site/pages/page-parts.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { demosIn } from './demo-maker.ts';
import type { ComponentMistake } from './demos/problems/describe-component.ts';
import { findComponents, requestsIn, type FoundComponents } from './demos/source/component-pages.ts';
import { locateMistakes } from './features/asked-parts.ts';
import { placeInNav } from './features/place-in-nav.ts';
import { makeTogether, NOTHING, type Maker, type MakerSite } from './maker.ts';
import { findPageLinks } from './page-links.ts';

/** Opens the maker of the project’s own components on its pages. */
export function openComponentMaker(site: MakerSite): Maker {
  const { project, manifest } = site;
  return makeTogether(site, async () => {
    const asked = await findAsked(site);
    if (asked.size === 0) return NOTHING;
    const { makeComponents } = await import('./demos/make-components.ts');
    const { value, findings, reads } = await makeComponents(demosIn(site, []), asked);
    if (value === undefined) return { findings, reads };
    const { pages, mistakes, ...shared } = value;
    const partsOf = (pathname: string): PageParts => ({ components: pages.get(pathname) ?? {} });
    const links = findPageLinks({ manifest: site.whole ?? manifest, assets: project.assets, pages });
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
  const { navigation, nav, pages } = await project.readInput();
  const whole = listModulePages(navigation?.sections ?? []);
  const named = [...(navigation?.site?.ownComponents ?? []), ...whole];
  return mistakes.flatMap(({ at, ...said }): readonly FileFinding[] => {
    if ('file' in at) return [{ ...at, ...said }];
    const inNav = (owns: readonly Pick<NavSite['ownComponents'][number], 'span'>[]) =>
      owns.map(({ span }) => ({ ...said, ...placeInNav(span, nav) }));
    if ('page' in at) return inNav(whole.filter(({ pathname }) => pathname === at.page));
    if ('component' in at) return inNav(named.filter(({ name }) => name === at.component));
    const asked = at.keys.map((key) => ({ key, ...said }));
    const places = locateMistakes(at.kind, asked, pages).slice(0, at.isOnce === true ? 1 : undefined);
    return [...places, ...inNav(whole.filter(({ key }) => at.keys.includes(key)))];
  });
}
