import type { ComponentSource, Declaration } from './declaration.ts';

/** The file of a component from the project’s root, and the name of its export if it is not the default one. */
const MODULE = /^(?:\.\/+)*([^#]+\.[jt]sx?)(?:#([\p{L}_$][\p{L}\p{N}_$]*))?$/u;

/**
 * Reads the module that `components` maps a name to; `undefined` for a directive, an element and everything else.
 *
 * @example
 * 'docs/tokens.tsx#Swatch' → { module: 'docs/tokens.tsx', export: 'Swatch' }
 */
export function readComponentSource(target: string): Omit<ComponentSource, 'name'> | undefined {
  const [, module, name = 'default'] = MODULE.exec(target) ?? [];
  return module === undefined ? undefined : { module, export: name };
}

/**
 * Returns the directive that stands for a component.
 *
 * @example
 * 'StatusTable' → 'status-table'
 */
export function directiveOf(component: string): string {
  return component
    .replaceAll('.', '-')
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, (_, end = '', start = '', single = '') =>
      single === '' ? `${end}-${start}` : `${single}-`,
    )
    .toLowerCase();
}

/** Declares the components of a project that `components` maps to modules. */
export function declareComponents(components: Readonly<Record<string, string>> = {}): readonly Declaration[] {
  return Object.entries(components).flatMap(([name, target]): readonly Declaration[] => {
    const source = readComponentSource(target);
    if (source === undefined) return [];
    return [
      {
        name: directiveOf(name),
        says: `The component \`${name}\` of ${source.module}.`,
        asked: ['line', 'block'],
        made: true,
        component: { name, ...source },
      },
    ];
  });
}
