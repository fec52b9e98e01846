import type { Report } from '../diagnostic.ts';
import type { NavSection, NavSite, PageTree, PlacedNode, ResolvedGroup, ResolvedNode, ResolvedSection } from '../page-tree.ts';
import type { ProjectInput } from '../project-input.ts';
import { fillGroups } from './fill-groups.ts';
import { namePathnames } from './name-pathnames.ts';
import { orderSections } from './order-sections.ts';
import { servePages } from './serve-pages.ts';

/** What the earlier stages made of a project. */
export interface NormalizedProject {
  readonly site: NavSite;
  readonly sections: readonly NavSection[];
  /** Navigation files that left the pipeline. */
  readonly unusable: readonly string[];
  readonly input: ProjectInput;
}

/**
 * Turns sections into one page tree: in order, generated children filled in, every group with a pathname,
 * every page bound to its file. Reports what cannot be resolved; the rest stays in the tree.
 */
export function resolve(project: NormalizedProject, report: Report): PageTree {
  const ordered = orderSections(project, report);
  const filled = ordered.map((section) => fillGroups(section, project.input, report));
  const sections = namePathnames(filled);
  const nodes = placeNodes(sections);
  return {
    site: project.site,
    sections,
    fallback: project.site.fallback?.value ?? sections[0]?.id.value ?? '',
    nodes,
    pages: servePages(sections, nodes, project.input.pages),
    input: project.input,
    unusable: project.unusable,
  };
}

function placeNodes(sections: readonly ResolvedSection[]): PlacedNode[] {
  const placed: PlacedNode[] = [];
  const visit = (nodes: readonly ResolvedNode[], section: ResolvedSection, ancestors: readonly ResolvedGroup[]) => {
    for (const node of nodes) {
      placed.push({ node, section, ancestors });
      if (node.kind === 'group' || node.kind === 'subheader') visit(node.children, section, [node, ...ancestors]);
    }
  };
  for (const section of sections) visit(section.nodes, section, []);
  return placed;
}
