import ts from 'typescript-for-docs-nav';
import { declaredName, HOOK } from './export-names.ts';
import type { ApiProgram } from './open-program.ts';
import { findLostProps, findPropsType } from './find-props.ts';
import { recoverTypes } from './recover-members.ts';
import { isPrivate, readComment } from '../read/read-comment.ts';
import { membersOf } from './package-exports.ts';

/** Maximum depth of members: `List.Item.Meta`. */
const MAX_DEPTH = 3;

/**
 * Lists the components and hooks that a package exports, under the names that users write: `Button`, `useToggle`,
 * `Dialog.Root`. If a component has two spellings, such as `AccordionItem` and `Accordion.Item`, or
 * `Dialog.DialogTitle` and `Dialog.Title`, the one with a dot and without repetition is listed, unless it is
 * deprecated. Contexts and internal exports (`@internal`, `@private`, `@ignore`, `@hidden`, `__name`) are left out.
 */
export function listExports(owner: string, program: ApiProgram): readonly string[] {
  const { checker, isComponent } = program;
  const listed = new Map<string, Listed[]>();
  const reached = new Set<ts.Symbol>();
  const keep = (entry: Listed) => {
    // What the spellings of a name share. Not its words: `OTPGroup` has no boundary where `OTP.Group` has one.
    const key = entry.name.replaceAll('.', '').toLowerCase();
    const known = listed.get(key) ?? [];
    const at = known.findIndex((other) => isSpelling(entry, other, checker));
    const other = known[at];
    if (other === undefined) listed.set(key, [...known, entry]);
    else if (rankOf(other) < rankOf(entry)) listed.set(key, known.with(at, entry));
  };
  const isShown = (symbol: ts.Symbol) =>
    isComponent(checker.getTypeOfSymbol(symbol)) ||
    findLostProps(symbol, checker) !== undefined ||
    ((checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Any) !== 0 && recoverTypes(symbol, checker).length > 0);
  const visit = (name: string, symbol: ts.Symbol, place: Place): void => {
    const { depth } = place;
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (isPrivate(readComment(symbol))) return;
    if (HOOK.test(last)) {
      if (checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0) keep({ name, symbol, ...place });
      return;
    }
    if (!COMPONENT.test(last)) return;
    const holdsContext = isContext(symbol, checker);
    if (!holdsContext && (symbol.flags & ts.SymbolFlags.Value) !== 0 && isShown(symbol))
      keep({ name, symbol, ...place });
    if (depth === MAX_DEPTH) return;
    const members = membersOf(symbol, checker);
    for (const member of members) reached.add(member.symbol);
    const known = new Set(members.map((member) => member.name));
    for (const member of members) {
      if (holdsContext && ['Provider', 'Consumer'].includes(member.name)) continue;
      if (!isRepeated(member.name, last, known))
        visit(`${name}.${member.name}`, member.symbol, {
          ...place,
          depth: depth + 1,
          isDeprecated: member.isDeprecated,
        });
    }
  };
  for (const { name, called, symbol, specifiers } of program.rootsOf(owner)) {
    // A module of its own may export as `Root` what the main module exports as `Dialog.Root`.
    if (specifiers[0] === owner || !reached.has(symbol))
      visit(name, symbol, { depth: 1, isDeprecated: false, isOfModule: name !== called });
  }
  return withoutCopies([...listed.values()].flat(), checker)
    .map(({ name }) => name)
    .toSorted();
}

interface Place {
  readonly depth: number;
  /** Whether the authors advise against a name with a dot. */
  readonly isDeprecated: boolean;
  /**
   * Whether a name is prefixed with that of its module, because the main module has something else under the bare name.
   */
  readonly isOfModule: boolean;
}

interface Listed extends Place {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

function rankOf({ name, isDeprecated }: Listed): number {
  return isDeprecated ? 0 : name.split('.').length;
}

/**
 * Returns whether two names with the same letters are spellings of one component: `AccordionItem` is `Accordion.Item`, but
 * `ExperimentalButton` need not be `experimental.Button`.
 */
function isSpelling(one: Listed, other: Listed, checker: ts.TypeChecker): boolean {
  if (one.isOfModule !== other.isOfModule) return one.symbol === other.symbol;
  // A part that is redeclared on its owner accepts props with the same names.
  return (
    isSameComponent(one.symbol, other.symbol, checker) ||
    propNames(one.symbol, checker) === propNames(other.symbol, checker)
  );
}

/**
 * Leaves out what is also listed under a better name: parts that a module exports both in a namespace and flat, as
 * `Drawer.Content` and `Content`, and an export declared under the name of another with the same type, like a `Command`
 * that becomes `CommandRoot` when its parts are attached.
 */
function withoutCopies(listed: readonly Listed[], checker: ts.TypeChecker): readonly Listed[] {
  const byName = new Map(listed.map((entry) => [entry.name, entry]));
  const isSame = (one: Listed | undefined, other: Listed | undefined) =>
    one !== undefined && other !== undefined && isSameComponent(one.symbol, other.symbol, checker);
  // Without a `Root` beside them, parts with a general name may be components of their own: `Toolbar.Button`.
  const flat = listed
    .filter(({ name }) => name.endsWith('.Root') && isSame(byName.get(name), byName.get('Root')))
    .map(({ name }) => name.slice(0, -'.Root'.length));
  // For a part, the name with its owner is the best one, whatever else is equal.
  for (const entry of listed.filter(({ name }) => !name.includes('.'))) {
    const better = [declaredName(entry.symbol), ...flat.map((namespace) => `${namespace}.${entry.name}`)];
    if (better.some((name = '') => name !== entry.name && isSame(entry, byName.get(name)))) byName.delete(entry.name);
  }
  return [...byName.values()];
}

const COMPONENT = /^[A-Z](?!.*__)/;

/**
 * Returns whether a member repeats another: `Dialog.DialogTitle` beside `Dialog.Title`, or `Dialog.Dialog` beside
 * `Dialog.Root`.
 */
function isRepeated(member: string, owner: string, known: ReadonlySet<string>): boolean {
  return member === owner ? known.has('Root') : member.startsWith(owner) && known.has(member.slice(owner.length));
}

/**
 * Returns whether a symbol is a context: its provider and consumer are not listed, unlike other members attached to it.
 */
export function isContext(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return false;
  const type = checker.getTypeOfSymbol(symbol);
  return (type.isIntersection() ? type.types : [type]).some((part) => part.symbol?.name === 'Context');
}

/**
 * Returns whether two exports are one component under two names: one declaration, or declarations with the same type.
 * Attached components do not matter: `Command` may have the type of `CommandRoot` plus its parts.
 */
function isSameComponent(one: ts.Symbol, other: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (one === other) return true;
  const [parts, others] = [one, other].map((symbol) => partsOf(checker.getTypeOfSymbol(symbol)));
  const texts = new Set(parts?.map((part) => textOf(part, checker)));
  return others?.some((part) => texts.has(textOf(part, checker))) === true;
}

/** Returns the renderable types of an intersection. */
function partsOf(type: ts.Type): readonly ts.Type[] {
  return (type.isIntersection() ? type.types : [type]).filter(
    (part) => part.getCallSignatures().length + part.getConstructSignatures().length > 0,
  );
}

/** Returns a type as text: the types of two declarations are never identical, even if they say the same. */
function textOf(type: ts.Type, checker: ts.TypeChecker): string {
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** Returns the names of a component's props, without `ref`, which depends on how the component is declared. */
function propNames(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const type = findPropsType(symbol, checker);
  const names = type === undefined ? [] : checker.getPropertiesOfType(type).map(({ name }) => name);
  return names
    .filter((name) => name !== 'ref' && name !== 'key')
    .toSorted()
    .join(' ');
}
