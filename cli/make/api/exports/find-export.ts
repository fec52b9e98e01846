import ts from 'typescript-for-docs-nav';
import type { ApiName } from '../../../../site/api/api-data.ts';
import { declaringFile } from '../read/declarations.ts';
import type { Coded } from '../read/follow-code.ts';
import { aliased } from '../types/aliased.ts';
import { declaredName, isDefault } from './export-names.ts';
import { layoutFor } from '../layouts/index.ts';
import { moduleSpecifiers, type ApiProgram } from './open-program.ts';
import { findMember, shownSpecifiers, type RootExport } from './package-exports.ts';
import { isMeantBy } from './exports-wanted.ts';

/** An export that was found, with its imports. */
export interface FoundExport extends Coded {
  readonly imports: readonly string[];
  /** The exports of the module it was found in, which include its classes and types. */
  readonly siblings: readonly ts.Symbol[];
}

/**
 * Finds an export by name, such as `Button` or `Dialog.Root`: according to the layout of its package, else among the
 * package's exports.
 */
export function findExport(wanted: ApiName, program: ApiProgram): FoundExport | undefined {
  const modules = moduleSpecifiers(wanted, program.project);
  return modules === undefined ? findByExports(wanted, program) : findByLayout(wanted, modules, program);
}

function findByExports({ package: owner, name }: ApiName, program: ApiProgram): FoundExport | undefined {
  const { checker } = program;
  const roots = program.rootsOf(owner);
  // Users give the default export of a part the name that it is declared with: `AsyncSelect` from `select/async`.
  const renamed = roots.flatMap((root) => {
    const called = isDefault(root.exported) ? declaredName(root.symbol) : undefined;
    return called === undefined ? [] : [{ ...root, name: called, called }];
  });
  const [root] = [...roots, ...renamed]
    .filter((candidate) => name === candidate.name || name.startsWith(`${candidate.name}.`))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (root === undefined) return undefined;
  const path = name.split('.').slice(root.name.split('.').length);
  const symbol = findMember(root.symbol, path, checker);
  if (symbol === undefined) return undefined;
  const specifiers = shownSpecifiers(root, owner);
  const module = program.findModule(specifiers[0] ?? owner);
  return {
    symbol,
    codeName: declaredName(symbol) ?? path.at(-1) ?? root.called,
    ...(specifiers[0] === undefined
      ? {}
      : { origin: { specifier: specifiers[0], path: [exportIn(specifiers[0], root, program).name, ...path] } }),
    imports: specifiers.map((specifier) =>
      importLine(specifier, exportIn(specifier, root, program), { name: root.called, checker }),
    ),
    siblings: module === undefined ? [] : checker.getExportsOfModule(module),
  };
}

/** Finds an export in a module, which may have as default what the main module exports by name. */
function exportIn(specifier: string, { symbol, exported }: RootExport, { checker, findModule }: ApiProgram): ts.Symbol {
  const module = findModule(specifier);
  const same =
    module === undefined
      ? []
      : checker.getExportsOfModule(module).filter((candidate) => aliased(checker, candidate) === symbol);
  // If there is both, the package's own examples use the default export.
  return (
    same.find((candidate) => candidate.name === 'default') ??
    same.find((candidate) => candidate.name === exported.name) ??
    same[0] ??
    exported
  );
}

/** Finds an export in a module of its own, such as `@mui/material/Button`, or else in the package's main module. */
function findByLayout(wanted: ApiName, modules: readonly string[], program: ApiProgram): FoundExport | undefined {
  const { checker } = program;
  const found = modules.flatMap((specifier) => {
    const module = program.findModule(specifier);
    const isOwn = isMeantBy(wanted.name, specifier.slice(wanted.package.length + 1));
    const member = module && memberOf(module, wanted.name, checker, isOwn);
    return module && member ? [{ specifier, module, exported: member, symbol: aliased(checker, member) }] : [];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const deeper = first.specifier === wanted.package ? deeperImport(wanted, first.symbol, program) : [];
  return {
    symbol: first.symbol,
    codeName: wanted.name,
    imports: [
      ...deeper,
      ...found.map(({ specifier, exported }) => importLine(specifier, exported, { ...wanted, checker })),
    ],
    siblings: checker.getExportsOfModule(first.module),
  };
}

/** Finds an export of a module. If the module is for it only, its default export is meant. */
function memberOf(module: ts.Symbol, name: string, checker: ts.TypeChecker, isOwn = false): ts.Symbol | undefined {
  const members = checker.getExportsOfModule(module);
  return (
    // If there is both, the package's own examples use the default export.
    (isOwn ? members.find((member) => member.name === 'default') : undefined) ??
    members.find((member) => member.name === name) ??
    members.find((member) => isMeantBy(name, member.name))
  );
}

function importLine(
  specifier: string,
  exported: ts.Symbol,
  { name, checker }: { readonly name: string; readonly checker: ts.TypeChecker },
): string {
  const isType = (aliased(checker, exported).flags & ts.SymbolFlags.Value) === 0;
  const binding = isDefault(exported)
    ? name
    : exported.name === name
      ? `{ ${name} }`
      : `{ ${exported.name} as ${name} }`;
  return `import ${isType ? 'type ' : ''}${binding} from '${specifier}';`;
}

/**
 * Returns the import from the folder that declares an export of the main module, if the package exports that folder.
 */
function deeperImport(
  { package: name, name: member }: ApiName,
  symbol: ts.Symbol,
  program: ApiProgram,
): readonly string[] {
  const file = declaringFile(symbol);
  const place = program.packageOf(file);
  if (file === undefined || place?.name !== name) return [];
  const folder = layoutFor(name)?.folderOf(file.slice(place.folder.length + 1));
  const specifier = `${name}/${folder ?? ''}`;
  const module = folder === undefined ? undefined : program.findModule(specifier);
  const exported = module && memberOf(module, member, program.checker);
  return exported ? [importLine(specifier, exported, { name: member, checker: program.checker })] : [];
}
