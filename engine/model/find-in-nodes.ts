import { OWN_PAGE } from '../feature/own-components.ts';
import { partKey } from '../feature/traits.ts';
import type { Pathname } from '../address/pathname.ts';
import type { NavNode, NavSection, PageModule } from './navigation.ts';

/** A page that is a component of the project. */
export interface ModulePage extends PageModule {
  readonly pathname: Pathname;
  /** `partKey` of what it asks. */
  readonly key: string;
}

/** Lists the pages of sections that are components of the project. */
export function listModulePages(sections: readonly Pick<NavSection, 'nodes'>[]): readonly ModulePage[] {
  const found: ModulePage[] = [];
  const visit = (nodes: readonly NavNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'page') {
        if (node.module !== undefined)
          found.push({ pathname: node.pathname, key: partKey(OWN_PAGE, node.shows ?? { ask: {} }), ...node.module });
      } else if (node.kind !== 'link') visit(node.children);
    }
  };
  for (const { nodes } of sections) visit(nodes);
  return found;
}

/** Packages that the navigation refers to. */
export interface NamedPackages {
  /** Packages whose versions matter, in no particular order. */
  readonly all: readonly string[];
  /** Packages whose components get pages. */
  readonly documented: readonly string[];
}

/** Finds the packages that sections refer to: for their versions, and in groups with `generate: api`. */
export function findPackages(sections: readonly NavSection[]): NamedPackages {
  const documented = new Set<string>();
  const visit = (nodes: readonly NavNode[]) => {
    for (const node of nodes) {
      if (node.kind === 'page' || node.kind === 'link') continue;
      if (node.generate?.from === 'api') for (const { value } of node.generate.packages) documented.add(value);
      visit(node.children);
    }
  };
  for (const { nodes } of sections) visit(nodes);
  const versioned = sections.flatMap(({ versions }) =>
    versions.flatMap((version) => [version.package, version.documents].flatMap((name) => name?.value ?? [])),
  );
  return { all: [...new Set([...versioned, ...documented])], documented: [...documented] };
}
