import type { DiagnosticDefinition, Finding } from '../diagnostic.ts';
import type { PageTree } from '../page-tree.ts';

/** Tells about one mistake; the rule's code and severity are added. */
export type ReportFinding = (finding: Finding) => void;

/** A check of the resolved page tree: no options, no state, no order between rules. */
export interface Rule extends DiagnosticDefinition {
  check(tree: PageTree, report: ReportFinding): void;
}

/** Declares a rule; `RULES` lists it. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
