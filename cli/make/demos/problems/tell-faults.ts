import {
  COMPONENT_FAILED,
  DEMO_FAILED,
  DEMO_SYNTAX,
  startOf,
  UNSET_MODE,
  type FileFinding,
} from '../../../../engine/index.ts';
import type { ModuleFault } from '../source/find-faults.ts';
import type { NamedModules } from '../source/shown-modules.ts';
import { correctImport, EXPORT_DEFAULT, noExport, supplyExport } from './words-for-modules.ts';

/** What to do about a component whose export is missing. */
const CORRECT_EXPORT = 'export a component of that name, or correct what follows `#`';

/** Says what is wrong with modules, by what a site uses each of them as. */
export function tellFaults(
  faults: readonly ModuleFault[],
  named: Pick<NamedModules, 'providers' | 'components' | 'own'> & { readonly hasMode: boolean },
): readonly FileFinding[] {
  return faults.flatMap((fault): readonly FileFinding[] => {
    const { path } = fault;
    const own = (named.own ?? []).filter(({ module }) => module === path);
    const isProvider = named.providers.includes(path);
    const use = isProvider ? 'provider' : named.components.includes(path) ? 'component' : 'demo';
    const [first] = isProvider ? [] : own;
    switch (fault.kind) {
      case 'unresolved': {
        const problem = `cannot be compiled: Could not resolve '${fault.from}' in ${path}.`;
        const said = { file: path, range: fault.range, help: correctImport(fault.from), of: { module: path } };
        const { code } = first === undefined ? DEMO_SYNTAX : COMPONENT_FAILED;
        const subject = first === undefined ? `This ${use}` : `The component \`${first.name}\``;
        return [{ ...said, code, message: `${subject} ${problem}` }];
      }
      case 'dark-mode':
        return named.hasMode
          ? []
          : [
              {
                code: UNSET_MODE.code,
                file: path,
                range: fault.range,
                message: `The stylesheet \`${fault.from}\` has a dark mode that nothing sets.`,
                help: `write \`demoMode: ${fault.mode}\` in nav/site.yaml, or \`demoMode: light\` to keep demos light`,
                of: { module: path },
              },
            ];
      case 'no-export': {
        const problem = `${noExport(fault.name)}.`;
        if (first !== undefined)
          return own
            .filter((component) => component.export === fault.name)
            .map(({ name, at }) => ({
              ...at,
              code: COMPONENT_FAILED.code,
              message: `The component \`${name}\` cannot be rendered: ${problem}`,
              help:
                fault.name === 'default'
                  ? `${EXPORT_DEFAULT}, or name its export, as in \`${path}#${name}\``
                  : CORRECT_EXPORT,
            }));
        return [
          {
            ...startOf(path),
            code: (isProvider ? DEMO_SYNTAX : DEMO_FAILED).code,
            message: `This ${use} cannot be ${isProvider ? 'compiled' : 'rendered'}: ${problem}`,
            help: use === 'demo' ? supplyExport(fault.name) : EXPORT_DEFAULT,
            of: { module: path, ...(use === 'demo' ? { export: fault.name } : {}) },
          },
        ];
      }
    }
  });
}
