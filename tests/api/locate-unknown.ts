import type { UnknownInApis } from '../../cli/make/api/find-unknown.ts';
import { tellUnknown } from '../../cli/project/tell-unknown.ts';
import { locateFindings, resolveProject, type Diagnostic, type ProjectInput } from '../../engine/index.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';

/** What is told of what packages lack, at the places in a project that ask for it. */
export function locateUnknown(
  project: ProjectInput,
  unknown: Partial<UnknownInApis>,
  installed: readonly string[] = [],
): readonly Diagnostic[] {
  const asks = [
    ...resolveProject(project).tree.nodes.flatMap(({ node }) => (node.kind === 'page' ? (node.shows ?? []) : [])),
    ...project.pages.flatMap(({ facts }) => facts.parts ?? []),
  ];
  const findings = tellUnknown(
    { apis: [], rows: [], ...unknown },
    { asks, kinds: FEATURE_KINDS, listInstalled: () => installed },
  );
  return locateFindings(project, findings).diagnostics;
}
