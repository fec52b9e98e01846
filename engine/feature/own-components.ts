import type { ComponentSource, Declaration } from './declaration.ts';

/** The file of a component from the project’s root, and the name of its export if it is not the default one. */
export const COMPONENT_MODULE = /^(?:\.\/+)*([^#]+\.[jt]sx?)(?:#([\p{L}_$][\p{L}\p{N}_$]*))?$/u;

/**
 * Reads the module that `components` maps a name to; `undefined` for a directive, an element and everything else.
 *
 * @example
 * 'docs/tokens.tsx#Swatch' → { module: 'docs/tokens.tsx', export: 'Swatch' }
 */
export function readComponentSource(target: string): Omit<ComponentSource, 'name'> | undefined {
  const [, module, name = 'default'] = COMPONENT_MODULE.exec(target) ?? [];
  return module === undefined ? undefined : { module, export: name };
}

/**
 * Returns the directive that stands for a component; one whose name is taken, such as `Badge`, is told apart by its end.
 *
 * @example
 * 'StatusTable' → 'status-table'
 * 'Badge' → 'badge-component'
 */
export function directiveOf(component: string, taken: readonly string[] = []): string {
  const name = component
    .replaceAll('.', '-')
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, (_, end = '', start = '', single = '') =>
      single === '' ? `${end}-${start}` : `${single}-`,
    )
    .toLowerCase();
  return taken.includes(name) ? `${name}-component` : name;
}

/** Declares the components of a project that `components` maps to modules, given the names of all other directives. */
export function declareComponents(
  components: Readonly<Record<string, string>> = {},
  taken: readonly string[] = [],
): readonly Declaration[] {
  return Object.entries(components).flatMap(([name, target]): readonly Declaration[] => {
    const source = readComponentSource(target);
    if (source === undefined) return [];
    return [
      {
        name: directiveOf(name, taken),
        says: `The component \`${name}\` of ${source.module}.`,
        asked: ['text', 'line', 'block'],
        made: true,
        component: { name, ...source },
      },
    ];
  });
}

/** What a page asks for that is made of a module instead of Markdown. */
export const OWN_PAGE = 'own-page';

/**
 * Names the component of a page: its export, or else its file or folder.
 *
 * @example
 * { module: 'docs/showcase/index.tsx', export: 'default' } → 'showcase'
 */
export function nameComponent({ module, export: exported }: Omit<ComponentSource, 'name'>): string {
  if (exported !== 'default') return exported;
  const [file = '', folder] = module.split('/').toReversed();
  const name = file.replace(/\.[jt]sx?$/, '');
  return name === 'index' && folder !== undefined ? folder : name;
}
