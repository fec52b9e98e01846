import ts from 'typescript-for-docs-nav';
import { apiSlug } from '../../../../engine/address/api-slug.ts';
import { aliased } from '../types/aliased.ts';
import { declaredName, HOOK, isDefault, mainName, partName } from './export-names.ts';
import type { ComponentTest } from './is-component.ts';
import { longerNames, stableName } from './exports-wanted.ts';
import { readComment } from '../read/read-comment.ts';

/** The modules of packages, with a type checker. */
export interface PackageModules {
  readonly checker: ts.TypeChecker;
  /** Returns whether a type is that of a component. */
  readonly isComponent: ComponentTest;
  /** Lists the specifiers that can be imported from a package, its main module first. */
  entryPoints(owner: string): readonly string[];
  /** Returns the exports of a module, as imported by the project’s own code; `undefined` if there is no such module. */
  findModule(specifier: string): ts.Symbol | undefined;
}

/** An export of a package, under the name that users know. */
export interface RootExport {
  /** Unique in the package: `Button`, or `experimental.Button` if the main module also has a `Button`. */
  readonly name: string;
  /** Its name in code: `Button`. */
  readonly called: string;
  /** The symbol that the name stands for. */
  readonly symbol: ts.Symbol;
  /** The export itself, whose name may be `default` or start with `unstable_`. */
  readonly exported: ts.Symbol;
  /** Where it can be imported from; the main module comes first. */
  readonly specifiers: readonly string[];
}

/**
 * Lists the exports of a package's modules. If two share a name, that of the main module gets it, else that of a module
 * with the same name, else the first value; the other is prefixed with its module's name, unless it is the same thing
 * declared again.
 */
export function rootsOf(owner: string, program: PackageModules): readonly RootExport[] {
  const { checker } = program;
  const roots = new Map<string, RootExport & { readonly specifiers: string[] }>();
  const candidates = program.entryPoints(owner).flatMap((specifier) => exportsIn(specifier, owner, program));
  /** Returns the unique name of an export; `undefined` if the same thing is listed already. */
  const freeName = ({ called, specifier, symbol }: Candidate): string | undefined => {
    for (const name of [called, ...longerNames(called, specifier.slice(owner.length + 1))]) {
      const known = roots.get(name);
      if (known === undefined || known.symbol === symbol) return name;
      if (isSameAgain(known.symbol, symbol, checker)) return undefined;
    }
    return undefined;
  };
  for (const candidate of candidates.toSorted((a, b) => a.rank - b.rank)) {
    const { called, specifier, symbol, exported } = candidate;
    const name = freeName(candidate);
    const known = name === undefined ? undefined : roots.get(name);
    if (known !== undefined) known.specifiers.push(specifier);
    else if (name !== undefined) roots.set(name, { name, called, symbol, exported, specifiers: [specifier] });
  }
  return [...roots.values()];
}

interface Candidate extends Pick<RootExport, 'called' | 'symbol' | 'exported'> {
  readonly specifier: string;
  /** Who gets a name first. */
  readonly rank: number;
}

function exportsIn(specifier: string, owner: string, program: PackageModules): readonly Candidate[] {
  const module = program.findModule(specifier);
  const isMain = specifier === owner;
  return (module === undefined ? [] : exportsOf(module, isMain, program)).flatMap((exported) => {
    const symbol = aliased(program.checker, exported);
    const called = !isDefault(exported)
      ? stableName(exported.name)
      : isMain
        ? mainName(symbol, owner)
        : partName(specifier);
    if (called === undefined) return [];
    const isNamed = called === partName(specifier);
    const rank = [isMain, isNamed, (symbol.flags & ts.SymbolFlags.Value) !== 0, true].indexOf(true);
    return [{ called, specifier, symbol, exported, rank }];
  });
}

/**
 * Lists what a module exports. Its default export comes last, unless it also has a name; that of a main module must be
 * a component or a hook. For `export =`, the value is the default export, and its members are the named ones.
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
  const isUnstable = ({ name }: ts.Symbol) => stableName(name) !== name;
  // If there is both, `Pagination` is the stable one, and not `unstable_Pagination`.
  const named = exported
    .filter((symbol) => !isDefault(symbol))
    .toSorted((a, b) => Number(isUnstable(a)) - Number(isUnstable(b)));
  const known = new Set(named.map((symbol) => aliased(checker, symbol)));
  return [
    ...named,
    ...exported.filter(
      (symbol) => isDefault(symbol) && !known.has(aliased(checker, symbol)) && (!isMain || isShown(symbol)),
    ),
  ];
}

/** A member of a namespace, or a component attached to another, such as `Form.Item`. */
export interface Member {
  readonly name: string;
  readonly symbol: ts.Symbol;
  /** Whether its authors advise against this spelling. */
  readonly isDeprecated: boolean;
}

/** Lists the values in a namespace, or attached to a value such as a component. */
export function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): readonly Member[] {
  const isModule = (symbol.flags & (ts.SymbolFlags.ValueModule | ts.SymbolFlags.NamespaceModule)) !== 0;
  const isValue =
    (symbol.flags &
      (ts.SymbolFlags.Variable | ts.SymbolFlags.Function | ts.SymbolFlags.Property | ts.SymbolFlags.Class)) !==
    0;
  const exported = isModule ? checker.getExportsOfModule(symbol) : [];
  const own = isValue ? checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)) : [];
  const names = new Set(own.map(({ name }) => name));
  // A namespace that only contains the types of a member, such as `Card.Item.Props`, has the member's name.
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

/**
 * Resolves `Item: typeof FormItem`, `{ Item: FormItem }` or `{ Item }` to what it stands for, which has the comment and
 * the code, unless the member has a comment of its own.
 */
function meantBy(member: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const [declaration] = member.declarations ?? [];
  const target = declaration && targetOf(declaration, checker);
  return target === undefined || readComment(member).text !== '' ? member : aliased(checker, target);
}

function targetOf(declaration: ts.Declaration, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isShorthandPropertyAssignment(declaration)) return checker.getShorthandAssignmentValueSymbol(declaration);
  if (ts.isPropertyAssignment(declaration))
    return ts.isIdentifier(declaration.initializer) ? checker.getSymbolAtLocation(declaration.initializer) : undefined;
  const node =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isVariableDeclaration(declaration)
      ? declaration.type
      : undefined;
  return node !== undefined && ts.isTypeQueryNode(node) ? checker.getSymbolAtLocation(node.exprName) : undefined;
}

/** Finds the symbol of a name such as `Dialog.Root`, below the export it starts with. */
export function findMember(root: ts.Symbol, path: readonly string[], checker: ts.TypeChecker): ts.Symbol | undefined {
  return path.reduce<ts.Symbol | undefined>(
    (owner, name) =>
      owner === undefined ? undefined : membersOf(owner, checker).find((member) => member.name === name)?.symbol,
    root,
  );
}

/**
 * Of the modules that have an export, those worth showing: one of its own or of its group, then the main one. A module
 * that is called otherwise, such as one for experiments or for another platform, counts where the main one lacks it.
 */
export function shownSpecifiers({ called, specifiers }: RootExport, owner: string): readonly string[] {
  const below = specifiers.filter((specifier) => specifier !== owner);
  const isNamed = (specifier: string) =>
    apiSlug(called).startsWith(apiSlug(specifier.slice(specifier.lastIndexOf('/') + 1)));
  const main = specifiers.filter((specifier) => specifier === owner);
  const named = below.filter(isNamed).toSorted((a, b) => b.length - a.length);
  const groups = below.filter((specifier) => main.length === 0 || GROUP.test(specifier));
  const [deepest] = [...named, ...groups];
  return [...(deepest === undefined ? [] : [deepest]), ...main];
}

/** A module that is called as a component or a hook is, whose parts and helpers it has as well. */
const GROUP = /\/(?:[A-Z]|use[A-Z])[^/]*$/;

/**
 * Returns whether two declarations are the same, as in a package that is built once for each of its modules: they have
 * the same text and, if they take props, the same members.
 */
function isSameAgain(one: ts.Symbol, other: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (textOf(one) !== textOf(other)) return false;
  const [members, others] = [takenMembers(one, checker), takenMembers(other, checker)];
  return (
    members.size === others.size &&
    Array.from(members).every(([name, member]) => {
      const twin = others.get(name);
      return twin !== undefined && textOf(member) === textOf(twin);
    })
  );
}

/** Returns the members of what calls accept and types contain; deeper references are compared as text. */
function takenMembers(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const type = checker.getTypeOfSymbol(symbol);
  const taken = type
    .getCallSignatures()
    .flatMap(({ parameters }) => parameters.map((parameter) => checker.getTypeOfSymbol(parameter)));
  return new Map(
    [type, ...taken].flatMap((each) => checker.getPropertiesOfType(each)).map((member) => [member.name, member]),
  );
}

/**
 * Returns the source of a declaration without comments, ignoring how it is exported and where types are imported from.
 */
function textOf({ name, declarations = [] }: ts.Symbol): string {
  return declarations
    .map((node) => {
      const whole = ts.isVariableDeclaration(node) ? node.parent.parent : node;
      return whole
        .getFullText()
        .replace(/^\s+|\b(?:export|default|declare)\s+|(?<=\bimport\()["'][^"']*["']|(?<=\w)\$\d+\b/g, '');
    })
    .join('\n')
    .concat(declarations.length === 0 ? name : '');
}
