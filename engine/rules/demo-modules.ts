import { correctImport, DEMO_FAILED, DEMO_SYNTAX, NAME_EXPORT, noExport } from '../demo-diagnostics.ts';
import type { PageTree } from '../page-tree.ts';
import type { ModuleFault } from '../project-input.ts';
import { includedDemos, type IncludedDemo } from './included-demos.ts';
import { defineRule } from './rule.ts';

/* What the text of a demo says of it without being compiled. A build says the same, and more. */

export const demoSyntax = defineRule({
  ...DEMO_SYNTAX,
  check(tree, report) {
    const told = new Set<ModuleFault>();
    for (const { fault } of faultyDemos(tree)) {
      if (fault.kind !== 'unresolved' || told.has(fault)) continue;
      told.add(fault);
      report({
        at: { file: fault.path, range: fault.range },
        message: `This demo cannot be compiled: Could not resolve '${fault.from}' in ${fault.path}.`,
        help: correctImport(fault.from),
      });
    }
  },
});

export const demoFailed = defineRule({
  ...DEMO_FAILED,
  check(tree, report) {
    for (const { fault, page, part } of faultyDemos(tree)) {
      const [, name = 'default'] = part.src.split('#');
      if (fault.kind !== 'no-export' || fault.name !== name) continue;
      const start = { line: 1, column: 1, offset: 0 };
      report({
        at: { file: fault.path, range: { start, end: start } },
        message: `This demo cannot be rendered: ${noExport(name)}.`,
        help: NAME_EXPORT,
        related: [{ message: 'shown here', at: { file: page.path, range: part.range } }],
      });
    }
  },
});

function faultyDemos(tree: PageTree): readonly (IncludedDemo & { readonly fault: ModuleFault })[] {
  const { faults = [] } = tree.input;
  if (faults.length === 0) return [];
  return includedDemos(tree).flatMap((demo) =>
    faults.filter(({ path }) => path === demo.path).map((fault) => ({ ...demo, fault })),
  );
}
