import ts from 'typescript-for-docs-nav';
import { apiSlug } from '../../engine/pathname.ts';
import { aliased } from './aliased.ts';
import { declaredName, HOOK, isDefault, mainName, partName } from './export-names.ts';
import type { ComponentTest } from './is-component.ts';
import { longerNames } from './longer-names.ts';
import { readComment } from './read-comment.ts';
import { isSameAgain } from './same-again.ts';
import { stableName } from './stable-name.ts';

/** The modules of packages, and a checker over them. */
export interface PackageModules {
  readonly checker: ts.TypeChecker;
  /** Returns whether a type is that of a component. */
  readonly isComponent: ComponentTest;
  /** What may be imported from a package, as specifiers; its main module first. */
  entryPoints(owner: string): readonly string[];
  /** What a module exports, as the project’s own code would import it; `undefined` when there is no such module. */
  findModule(specifier: string): ts.Symbol | undefined;
}

/** An export of a package under the name that its users give it. */
export interface RootExport {
  /** Unlike that of all others: `Button`, or `experimental.Button` where the main module has a `Button` of its own. */
  readonly name: string;
  /** What it is called in code: `Button`. */
  readonly called: string;
  /** What the name stands for. */
  readonly symbol: ts.Symbol;
  /** The export itself, whose name may be `default` or begin with `unstable_`. */
  readonly exported: ts.Symbol;
  /** Where it can be imported from, the main module first if it is one of them. */
  readonly specifiers: readonly string[];
}

/**
 * Lists what the modules of a package export. Of two things with one name, that of the main module, else the first, has
 * it; the other one is called by its module as well, unless it is the same thing, declared once more.
 */
export function rootsOf(owner: string, program: PackageModules): readonly RootExport[] {
  const { checker } = program;
  const roots = new Map<string, RootExport & { readonly specifiers: string[] }>();
  for (const specifier of program.entryPoints(owner)) {
    const module = program.findModule(specifier);
    if (module === undefined) continue;
    for (const exported of exportsOf(module, specifier === owner, program)) {
      const symbol = aliased(checker, exported);
      const called = !isDefault(exported)
        ? stableName(exported.name)
        : specifier === owner
          ? mainName(symbol, owner)
          : partName(specifier);
      if (called === undefined) continue;
      const name = freeName(called, specifier.slice(owner.length + 1), { symbol, roots, checker });
      const known = name === undefined ? undefined : roots.get(name);
      if (known !== undefined) known.specifiers.push(specifier);
      else if (name !== undefined) roots.set(name, { name, called, symbol, exported, specifiers: [specifier] });
    }
  }
  return [...roots.values()];
}

interface Naming {
  readonly symbol: ts.Symbol;
  readonly roots: ReadonlyMap<string, RootExport>;
  readonly checker: ts.TypeChecker;
}

/** The name that an export has or gets; `undefined` for what is there already, declared once more. */
function freeName(called: string, below: string, { symbol, roots, checker }: Naming): string | undefined {
  for (const name of [called, ...longerNames(called, below)]) {
    const known = roots.get(name);
    if (known === undefined || known.symbol === symbol) return name;
    if (isSameAgain(known.symbol, symbol, checker)) return undefined;
  }
  return undefined;
}

/**
 * Lists what a module exports. What it has by default comes last, unless it has it by name as well; that of a main
 * module has to be a component or a hook. What `export =` names is the default for users, and what it holds are its members.
 */
function exportsOf(module: ts.Symbol, isMain: boolean, { checker, isComponent }: PackageModules): readonly ts.Symbol[] {
  const isValue = (symbol: ts.Symbol) => (aliased(checker, symbol).flags & ts.SymbolFlags.Value) !== 0;
  const isShown = (symbol: ts.Symbol): boolean => {
    const type = isValue(symbol) ? checker.getTypeOfSymbol(aliased(checker, symbol)) : undefined;
    return (
      type !== undefined &&
      (isComponent(type) ||
        (HOOK.test(declaredName(aliased(checker, symbol)) ?? '') && type.getCallSignatures().length > 0))
    );
  };
  const exported = checker.getExportsOfModule(module);
  const whole = module.exports?.get(ts.InternalSymbolName.ExportEquals);
  if (whole !== undefined && isShown(whole)) return [...exported.filter((symbol) => !isValue(symbol)), whole];
  const named = exported.filter((symbol) => !isDefault(symbol));
  const known = new Set(named.map((symbol) => aliased(checker, symbol)));
  return [
    ...named,
    ...exported.filter(
      (symbol) => isDefault(symbol) && !known.has(aliased(checker, symbol)) && (!isMain || isShown(symbol)),
    ),
  ];
}

/** A member of a namespace, or a component’s component such as `Form.Item`. */
export interface Member {
  readonly name: string;
  readonly symbol: ts.Symbol;
  /** Whether its authors advise against this way to write it. */
  readonly isDeprecated: boolean;
}

/** Lists the values that a namespace, or a value of its own such as a component, holds. */
export function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): readonly Member[] {
  const isModule = (symbol.flags & (ts.SymbolFlags.ValueModule | ts.SymbolFlags.NamespaceModule)) !== 0;
  const isValue =
    (symbol.flags &
      (ts.SymbolFlags.Variable | ts.SymbolFlags.Function | ts.SymbolFlags.Property | ts.SymbolFlags.Class)) !==
    0;
  const exported = isModule ? checker.getExportsOfModule(symbol) : [];
  const own = isValue ? checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)) : [];
  const names = new Set(own.map(({ name }) => name));
  // A namespace that only holds the types of a member, `Card.Item.Props`, is called like the member.
  const others = exported.filter(
    (member) => !names.has(member.name) || (aliased(checker, member).flags & ts.SymbolFlags.Value) !== 0,
  );
  const members = new Map(
    [...own, ...others].map((member): readonly [string, Member] => {
      const name = stableName(member.name);
      const isDeprecated = readComment(member).tag('deprecated') !== undefined;
      return [name, { name, symbol: meantBy(aliased(checker, member), checker), isDeprecated }];
    }),
  );
  return [...members.values()].filter(
    (member) => (member.symbol.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.NamespaceModule)) !== 0,
  );
}

/** `Item: typeof FormItem` is `FormItem`, which has the comment and the code. */
function meantBy(member: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const [declaration] = member.declarations ?? [];
  const node =
    declaration &&
    (ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isVariableDeclaration(declaration))
      ? declaration.type
      : undefined;
  const target =
    node !== undefined && ts.isTypeQueryNode(node) ? checker.getSymbolAtLocation(node.exprName) : undefined;
  return target === undefined ? member : aliased(checker, target);
}

/** Finds what a name such as `Dialog.Root` stands for, below the export that it begins with. */
export function findMember(root: ts.Symbol, path: readonly string[], checker: ts.TypeChecker): ts.Symbol | undefined {
  return path.reduce<ts.Symbol | undefined>(
    (owner, name) =>
      owner === undefined ? undefined : membersOf(owner, checker).find((member) => member.name === name)?.symbol,
    root,
  );
}

/** Of the modules that have an export, those worth showing: one of its own or of its group, then the main one. */
export function shownSpecifiers({ called, specifiers }: RootExport, owner: string): readonly string[] {
  const below = specifiers.filter((specifier) => specifier !== owner);
  const isNamed = (specifier: string) =>
    apiSlug(called).startsWith(apiSlug(specifier.slice(specifier.lastIndexOf('/') + 1)));
  const [deepest] = [...below.filter(isNamed).toSorted((a, b) => b.length - a.length), ...below];
  return [...(deepest === undefined ? [] : [deepest]), ...(specifiers.includes(owner) ? [owner] : [])];
}
