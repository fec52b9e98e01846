import type { DiagnosticDefinition, Finding } from '../../diagnostic/diagnostic.ts';
import type { PageTree } from '../../resolve/page-tree.ts';

/** Reports one mistake; the rule's code and severity are added. */
export type ReportFinding = (finding: Finding) => void;

/** A check of the resolved page tree, without options or state and independent of the order of rules. */
export interface TreeRule extends DiagnosticDefinition {
  check(tree: PageTree, report: ReportFinding): void;
}

/** Declares a rule; `RULES` lists it. */
export function defineTreeRule(rule: TreeRule): TreeRule {
  return rule;
}
