import { correctImport, DEMO_FAILED, DEMO_SYNTAX, EXPORT_DEFAULT, NAME_EXPORT, noExport } from '../demo-diagnostics.ts';
import type { ModuleFault } from '../project-input.ts';
import { includedDemos } from './included-demos.ts';
import { defineRule } from './rule.ts';

/* What the text of a module says of it without being compiled. A build says the same, and more. */

export const demoSyntax = defineRule({
  ...DEMO_SYNTAX,
  check(tree, report) {
    const faults = tree.input.faults ?? [];
    if (faults.length === 0) return;
    const demos = new Set(includedDemos(tree).map(({ path }) => path));
    const here = tree.sections.filter(({ id }) => tree.share?.hasSection(id.value) !== false);
    const providers = new Set(here.map(({ demoProvider }) => demoProvider?.value));
    for (const fault of faults) {
      const kind = providers.has(fault.path) ? 'provider' : demos.has(fault.path) ? 'demo' : undefined;
      if (kind === undefined) continue;
      if (fault.kind === 'unresolved')
        report({
          at: { file: fault.path, range: fault.range },
          message: `This ${kind} cannot be compiled: Could not resolve '${fault.from}' in ${fault.path}.`,
          help: correctImport(fault.from),
        });
      else if (kind === 'provider')
        report({
          at: beginningOf(fault),
          message: `This provider cannot be compiled: ${noExport(fault.name)}.`,
          help: EXPORT_DEFAULT,
        });
    }
  },
});

export const demoFailed = defineRule({
  ...DEMO_FAILED,
  check(tree, report) {
    const faults = (tree.input.faults ?? []).filter((fault) => fault.kind === 'no-export');
    if (faults.length === 0) return;
    for (const { page, part, path } of includedDemos(tree)) {
      const [, name = 'default'] = part.src.split('#');
      const fault = faults.find((candidate) => candidate.path === path && candidate.name === name);
      if (fault === undefined) continue;
      report({
        at: beginningOf(fault),
        message: `This demo cannot be rendered: ${noExport(name)}.`,
        help: NAME_EXPORT,
        related: [{ message: 'shown here', at: { file: page.path, range: part.range } }],
      });
    }
  },
});

function beginningOf({ path }: ModuleFault) {
  const start = { line: 1, column: 1, offset: 0 };
  return { file: path, range: { start, end: start } };
}
