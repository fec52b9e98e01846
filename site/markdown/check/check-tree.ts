import { stretchOf } from '../tree/destination.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import { contentOf, type Node } from '../tree/syntax-tree.ts';

/** Reports what is neither a name nor a list of names in a file tree. */
export function checkTree(parent: Node, report: ReportProblem): void {
  for (const [at, child] of contentOf(parent).entries()) {
    const isName = parent.type === 'listItem' && at === 0 && child.type === 'paragraph';
    if (isName || child.type === 'html') continue;
    if (child.type === 'list' && child.ordered !== true) for (const item of child.children) checkTree(item, report);
    else
      report('misplaced-directive', stretchOf(child), {
        message: `Only names in lists without numbers can be in \`file-tree\`.`,
        help: child.type === 'list' ? 'start each name with `-`' : 'write it after a name, or outside of `file-tree`',
      });
  }
}
