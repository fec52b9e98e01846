import { OWN_PAGE } from '../feature/own-components.ts';
import { partKey } from '../feature/traits.ts';
import type { Pathname } from '../address/pathname.ts';
import type { NavSection, PageModule } from './navigation.ts';

/** Lists nodes with all that is below them, depth first. */
export function nodesIn<Node extends { readonly title: string; readonly children?: readonly Node[] }>(
  nodes: readonly Node[],
): readonly Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    found.push(node);
    node.children?.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

/** A page that is a component of the project. */
interface ModulePage extends PageModule {
  readonly pathname: Pathname;
  /** `partKey` of what it asks. */
  readonly key: string;
}

/** Lists the pages of sections that are components of the project. */
export function listModulePages(sections: readonly Pick<NavSection, 'nodes'>[]): readonly ModulePage[] {
  return nodesIn(sections.flatMap(({ nodes }) => nodes)).flatMap((node) => {
    if (node.kind !== 'page' || node.module === undefined) return [];
    return { pathname: node.pathname, key: partKey(OWN_PAGE, node.shows ?? { ask: {} }), ...node.module };
  });
}

/** Packages that the navigation refers to. */
interface NamedPackages {
  /** Packages whose versions matter, in no particular order. */
  readonly all: readonly string[];
  /** Packages whose components get pages. */
  readonly documented: readonly string[];
}

/** Finds the packages that sections refer to: for their versions, and in groups with `generate: api`. */
export function findPackages(sections: readonly NavSection[]): NamedPackages {
  const listed = nodesIn(sections.flatMap(({ nodes }) => nodes)).flatMap((node) =>
    node.kind !== 'page' && node.kind !== 'link' && node.generate?.from === 'api' ? node.generate.packages : [],
  );
  const documented = new Set(listed.map(({ value }) => value));
  const versioned = sections.flatMap(({ versions }) =>
    versions.flatMap((version) => [version.package, version.documents].flatMap((name) => name?.value ?? [])),
  );
  return { all: [...new Set([...versioned, ...documented])], documented: [...documented] };
}
