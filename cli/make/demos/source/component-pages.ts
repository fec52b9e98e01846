import { nameComponent, OWN_PAGE, partKey } from '../../../../engine/index.ts';
import type { AskValues, ComponentSource } from '../../../../engine/feature/declaration.ts';
import type { Pathname, RouteManifest, ShownPart } from '../../../../engine/manifest/manifest.ts';
import { toPathname } from '../../../../engine/address/pathname.ts';
import { checkProps } from '../../../../site/components/check-props.ts';
import type { ComponentProps } from '../../../../site/components/component-props.ts';
import type { Project } from '../../../../site/project/project.ts';
import { addTo } from '../../../system/base/add-to.ts';
import { hashOf } from '../../../system/files/hash.ts';
import { openSources, readAlone, type ComponentUnit, type ComponentUse, type DemoManifest } from './demo-pages.ts';
import { asksOf } from '../../../../engine/manifest/asks.ts';

/** That a page shows a component. */
export interface ComponentRequest {
  readonly pathname: Pathname;
  /** Id of the page’s section, whose demo provider wraps the component. */
  readonly section: string;
  /** Directive of the component, or a name for the page that it is. */
  readonly kind: string;
  /** `partKey` of what the page asks. */
  readonly key: string;
  readonly component: ComponentSource;
  readonly use: ComponentUse;
  /** Whether the component is the whole page. */
  readonly isPage?: true;
}

/**
 * Lists what the pages of a manifest ask of components of the project, also those that are one as a whole. `known` are
 * the types of their props, by directive, which convert texts.
 */
export function requestsIn(
  { site: { features = [] }, routes }: Pick<RouteManifest, 'site' | 'routes'>,
  known: ReadonlyMap<string, ComponentProps> = new Map(),
): readonly ComponentRequest[] {
  const declared = features.flatMap(({ name, component }) => (component === undefined ? [] : [{ name, component }]));
  return Object.values(routes).flatMap(({ pathname, section, asks = [], shows }) => [
    ...declared.flatMap(({ name, component }) =>
      asksOf({ asks }, name).map((part): ComponentRequest => {
        const { props } = checkProps(known.get(name), part.ask);
        const use = makeUse(name, part.ask, props);
        return { pathname, section, kind: name, key: partKey(name, part), component, use };
      }),
    ),
    ...(shows?.kind === OWN_PAGE ? [wholePage(pathname, section, shows)] : []),
  ]);
}

function wholePage(pathname: Pathname, section: string, shows: ShownPart): ComponentRequest {
  const { ask } = shows;
  const source = { module: String(ask['module']), export: String(ask['export']) };
  const kind = `page-${hashOf(pathname).slice(0, ID_LENGTH)}`;
  return {
    pathname,
    section,
    kind,
    key: partKey(OWN_PAGE, shows),
    component: { name: nameComponent(source), ...source },
    use: makeUse(kind, ask, {}),
    isPage: true,
  };
}

/** Makes the use of a component, which is known by its directive, with props that have been checked. */
function makeUse(directive: string, { children, hydrate }: AskValues, props: ComponentUse['props']): ComponentUse {
  const use = { props, hasContent: children === true, hydrate: hydrate === true };
  return { id: `${directive}-${hashOf(JSON.stringify(use)).slice(0, ID_LENGTH)}`, ...use };
}

/** Enough that two pages, or two uses on a page, never have the same. */
const ID_LENGTH = 8;

/** Components on pages, with the requests that each of them answers. */
export type FoundComponents = ReadonlyMap<ComponentUnit, readonly ComponentRequest[]>;

/** Finds the components that pages ask for, including their sources. Each is bundled once for each provider. */
export async function findComponents(
  project: Project,
  { sections }: Pick<DemoManifest, 'sections'>,
  requests: readonly ComponentRequest[],
): Promise<FoundComponents> {
  const found = new Map<ComponentUnit, readonly ComponentRequest[]>();
  if (requests.length === 0) return found;
  const providers = new Map(sections.map(({ id, demoProvider }) => [id, demoProvider]));
  const groups = new Map<string, ComponentRequest[]>();
  for (const request of requests)
    addTo(groups, JSON.stringify([providers.get(request.section) ?? '', request.component]), request);
  const sources = openSources(project, 'component-modules.json');
  for (const own of groups.values()) {
    const [first] = own;
    if (first === undefined) continue;
    const { kind, component, section } = first;
    const provider = providers.get(section);
    const uses = [...new Map(own.map(({ use }) => [use.id, use])).values()];
    const isStatic = uses.every(({ hydrate }) => !hydrate);
    const page = await readAlone(
      { name: kind, module: component.module, provider, exported: component.export },
      sources,
    );
    found.set(
      {
        kind: 'component',
        ...page,
        pathname: toPathname(`/_nav/components/${kind}${provider === undefined ? '' : `/${provider}`}`),
        // What browsers load is shared among components that browsers run.
        section: `components ${isStatic ? 'without script' : ''} ${provider ?? ''}`,
        component,
        uses,
      },
      own,
    );
  }
  sources.modules.save();
  return found;
}
