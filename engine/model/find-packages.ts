import type { NavNode, NavSection } from './navigation.ts';

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
