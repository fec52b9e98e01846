import ts from 'typescript-for-docs-nav';
import { stableName } from './exports-wanted.ts';

/** Returns whether users import an export as the module itself, under a name of their choice. */
export function isDefault({ name }: ts.Symbol): boolean {
  return name === ts.InternalSymbolName.Default || name === ts.InternalSymbolName.ExportEquals;
}

/** The naming convention of hooks. */
export const HOOK = /^use[A-Z]/;

/** Returns whether an export is a hook by its name, or by the last part of it. */
export function isHook(name: string): boolean {
  return HOOK.test(stableName(name.slice(name.lastIndexOf('.') + 1)));
}

/** Returns the name under which an export is declared; `undefined` if it has none, or one that a compiler made up. */
export function declaredName(symbol: ts.Symbol): string | undefined {
  const names = (symbol.declarations ?? [])
    .map((node) => ts.getNameOfDeclaration(node))
    .flatMap((name) => (name !== undefined && ts.isIdentifier(name) ? [name.text.replace(/\$\d+$/, '')] : []));
  return names.find((name) => !/^(?:_?default|__.*|.*_default)$/.test(name));
}

/**
 * Returns what users call the default export of a main module: its declared name, or that of the package, which its
 * documentation uses. `Select` in `react-select` is declared as `StateManagedSelect`.
 */
export function mainName(symbol: ts.Symbol, owner: string): string | undefined {
  const own = nameLike(owner.slice(owner.lastIndexOf('/') + 1).replace(/^react-|[-.](?:react|js)$/g, ''));
  const declared = declaredName(symbol);
  if (declared === undefined || own === undefined) return declared ?? own;
  const end = declared.slice(-own.length);
  return end.toLowerCase() === own.toLowerCase() && /^[A-Z]/.test(end) ? end : declared;
}

/**
 * Returns what users call the default export of a module with a single export, after the module: `Badge` in
 * `widgets/badge`.
 */
export function partName(specifier: string): string | undefined {
  return nameLike(specifier.slice(specifier.lastIndexOf('/') + 1).replace(/\.[cm]?[jt]sx?$/, ''));
}

/**
 * Converts the name of a file or package to that of a component or hook: `DatePicker` for `date-picker`, `useId` for
 * `use-id`.
 */
function nameLike(name: string): string | undefined {
  if (!/^[A-Za-z][\w-]*$/.test(name)) return undefined;
  return HOOK.test(name)
    ? name
    : name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^Use(?=[A-Z])/, 'use');
}
