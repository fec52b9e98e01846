import {
  COMPONENT_DIFFERS,
  COMPONENT_FAILED,
  COMPONENT_LINK,
  COMPONENT_PRINTS,
  CORRECT_EXPORT,
} from '../diagnostics/component-diagnostics.ts';
import { reportMistakes } from '../diagnostics/api-diagnostics.ts';
import { correctImport, EXPORT_DEFAULT, noExport } from '../diagnostics/demo-diagnostics.ts';
import { listModulePages } from '../../model/module-pages.ts';
import { defineRule } from './rule.ts';

const componentFailed = defineRule({
  ...COMPONENT_FAILED,
  check(tree, report) {
    const { site, sections, input } = tree;
    const all = [...site.ownComponents, ...listModulePages(sections)];
    for (const fault of input.faults ?? []) {
      const uses = all.filter(({ module }) => module === fault.path);
      if (fault.kind === 'unresolved' && uses[0] !== undefined)
        report({
          at: { file: fault.path, range: fault.range },
          message: `The component \`${uses[0].name}\` cannot be compiled: Could not resolve '${fault.from}' in ${fault.path}.`,
          help: correctImport(fault.from),
        });
      if (fault.kind !== 'no-export') continue;
      for (const { name, span, export: own } of uses)
        if (own === fault.name)
          report({
            at: span,
            message: `The component \`${name}\` cannot be rendered: ${noExport(own)}.`,
            help:
              own === 'default'
                ? `${EXPORT_DEFAULT}, or name its export, as in \`${fault.path}#${name}\``
                : CORRECT_EXPORT,
          });
    }
    reportMistakes(COMPONENT_FAILED, input, report);
  },
});

/** What builds and `dev` have found when they rendered components. */
const found = [COMPONENT_DIFFERS, COMPONENT_LINK, COMPONENT_PRINTS].map((definition) =>
  defineRule({ ...definition, check: ({ input }, report) => reportMistakes(definition, input, report) }),
);

export const componentMistakes = [componentFailed, ...found];
