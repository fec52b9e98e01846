import { placeIn, playgroundFaultsIn } from '../../model/project-input.ts';
import {
  correctImport,
  DEMO_FAILED,
  DEMO_SYNTAX,
  EXPORT_DEFAULT,
  noExport,
  supplyExport,
} from '../diagnostics/demo-diagnostics.ts';
import { reportMistakes } from '../diagnostics/api-diagnostics.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { includedDemos, type IncludedDemo } from './included-demos.ts';
import { listModulePages } from '../../model/module-pages.ts';
import { startOf } from '../../text/source.ts';
import { defineRule } from './rule.ts';

/* What the text of a module shows without compiling it. A build reports the same, and more. */

export const demoSyntax = defineRule({
  ...DEMO_SYNTAX,
  check(tree, report) {
    reportMistakes(DEMO_SYNTAX, tree.input, report);
    const faults = tree.input.faults ?? [];
    if (faults.length === 0) return;
    const kinds = kindsOf(tree);
    for (const fault of faults) {
      const kind = kinds.get(fault.path);
      if (kind === undefined) continue;
      if (fault.kind === 'unresolved')
        report({
          at: { file: fault.path, range: fault.range },
          message: `This ${kind} cannot be compiled: Could not resolve '${fault.from}' in ${fault.path}.`,
          help: correctImport(fault.from),
        });
      else if (fault.kind === 'no-export' && kind === 'provider')
        report({
          at: startOf(fault.path),
          message: `This provider cannot be compiled: ${noExport(fault.name)}.`,
          help: EXPORT_DEFAULT,
        });
    }
  },
});

/** Returns what each module that is run is used as, by path. */
function kindsOf(tree: PageTree): ReadonlyMap<string | undefined, 'demo' | 'component' | 'provider'> {
  const { sections, share } = tree;
  const here = sections.filter(({ id }) => share?.hasSection(id.value) !== false);
  return new Map([
    ...shownDemos(tree).map(({ path }) => [path, 'demo'] as const),
    ...frameModules(tree).map((value) => [value, 'component'] as const),
    ...here.map(({ demoProvider }) => [demoProvider?.value, 'provider'] as const),
  ]);
}

/** Lists the modules of pages that are run. */
function shownDemos(tree: PageTree): readonly IncludedDemo[] {
  return includedDemos(tree).filter(({ feature }) => feature.needs !== undefined);
}

/** Returns the modules in the frame; what is wrong with a component of pages is told as such. */
function frameModules({ site }: PageTree): readonly string[] {
  const own = new Set(site.ownComponents.map(({ span }) => span));
  return site.modules.filter(({ span }) => !own.has(span)).map(({ value }) => value);
}

export const unsetMode = defineRule({
  code: 'unset-mode',
  severity: 'warning',
  summary: 'A stylesheet of demos has a dark mode that nothing sets.',
  why: 'Demos stay light on a dark page, or are dark only in parts.',
  check(tree, report) {
    if (tree.site.info.demoMode !== undefined) return;
    const kinds = kindsOf(tree);
    const own = new Set([...tree.site.ownComponents, ...listModulePages(tree.sections)].map(({ module }) => module));
    for (const fault of tree.input.faults ?? []) {
      if (fault.kind !== 'dark-mode' || !(kinds.has(fault.path) || own.has(fault.path))) continue;
      report({
        at: { file: fault.path, range: fault.range },
        message: `The stylesheet \`${fault.from}\` has a dark mode that nothing sets.`,
        help: `write \`demoMode: ${fault.mode}\` in nav/site.yaml, or \`demoMode: light\` to keep demos light`,
      });
    }
  },
});

export const demoFailed = defineRule({
  ...DEMO_FAILED,
  check(tree, report) {
    for (const { page, part, fault } of playgroundFaultsIn(tree.input))
      report({
        at: { file: page, range: placeIn(part, fault.isPreset === true ? 'preset' : 'name') },
        message: fault.message,
        help: fault.help,
      });
    const faults = (tree.input.faults ?? []).filter((fault) => fault.kind === 'no-export');
    if (faults.length === 0) return;
    const components = frameModules(tree);
    for (const fault of faults.filter(({ path }) => components.includes(path)))
      report({
        at: startOf(fault.path),
        message: `This component cannot be rendered: ${noExport(fault.name)}.`,
        help: EXPORT_DEFAULT,
      });
    for (const { src, at, path } of shownDemos(tree)) {
      const [, name = 'default'] = src.split('#');
      const fault = faults.find((candidate) => candidate.path === path && candidate.name === name);
      if (fault === undefined) continue;
      report({
        at: startOf(fault.path),
        message: `This demo cannot be rendered: ${noExport(name)}.`,
        help: supplyExport(name),
        related: [{ message: 'shown here', at }],
      });
    }
  },
});
