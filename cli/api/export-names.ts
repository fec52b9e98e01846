import ts from 'typescript-for-docs-nav';

/** Whether users import it as the module itself, under a name of their choice. */
export function isDefault({ name }: ts.Symbol): boolean {
  return name === ts.InternalSymbolName.Default || name === ts.InternalSymbolName.ExportEquals;
}

/** How a hook is called. */
export const HOOK = /^use[A-Z]/;

/** The name that an export has where it is declared; `undefined` where it has none, or one that a compiler made up. */
export function declaredName(symbol: ts.Symbol): string | undefined {
  const names = (symbol.declarations ?? [])
    .map((node) => ts.getNameOfDeclaration(node))
    .flatMap((name) => (name !== undefined && ts.isIdentifier(name) ? [name.text.replace(/\$\d+$/, '')] : []));
  return names.find((name) => !/^(?:_?default|__.*|.*_default)$/.test(name));
}

/**
 * What users call the default export of a main module: as it is declared, or as the package is called, whose
 * documentation has that name. `Select` of `react-select` is declared as `StateManagedSelect`.
 */
export function mainName(symbol: ts.Symbol, owner: string): string | undefined {
  const own = nameLike(owner.slice(owner.lastIndexOf('/') + 1).replace(/^react-|[-.](?:react|js)$/g, ''));
  const declared = declaredName(symbol);
  if (declared === undefined || own === undefined) return declared ?? own;
  const end = declared.slice(-own.length);
  return end.toLowerCase() === own.toLowerCase() && /^[A-Z]/.test(end) ? end : declared;
}

/** What a module of one thing exports by default is called like the module: `Badge` of `widgets/badge`. */
export function partName(specifier: string): string | undefined {
  return nameLike(specifier.slice(specifier.lastIndexOf('/') + 1).replace(/\.[cm]?[jt]sx?$/, ''));
}

/** The name of a component or hook for that of a file or package: `DatePicker` for `date-picker`, `useId` for `use-id`. */
function nameLike(name: string): string | undefined {
  if (!/^[A-Za-z][\w-]*$/.test(name)) return undefined;
  return HOOK.test(name)
    ? name
    : name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^Use(?=[A-Z])/, 'use');
}
