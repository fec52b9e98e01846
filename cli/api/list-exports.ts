import ts from 'typescript-for-docs-nav';
import { apiSlug } from '../../engine/pathname.ts';
import { HOOK } from './export-names.ts';
import type { ApiProgram } from './open-program.ts';
import { isPrivate, readComment } from './read-comment.ts';
import { membersOf } from './package-exports.ts';

/** How deep members are looked for: `List.Item.Meta`. */
const MAX_DEPTH = 3;

/**
 * Lists the components and hooks that a package exports, by the names that its users write: `Button`, `useToggle`,
 * `Dialog.Root`. Of two spellings of one component, such as `AccordionItem` and `Accordion.Item`, or `Dialog.DialogTitle`
 * and `Dialog.Title`, the one with a dot and without repetition stands for both. Contexts, and what the authors
 * keep to themselves (`@internal`, `@private`, `@ignore`, `@hidden`, `__name`), are left out.
 */
export function listExports(owner: string, program: ApiProgram): readonly string[] {
  const { checker, isComponent } = program;
  const names = new Map<string, string>();
  const reached = new Set<ts.Symbol>();
  const keep = (name: string) => {
    const key = apiSlug(name);
    const known = names.get(key);
    if (known === undefined || known.split('.').length < name.split('.').length) names.set(key, name);
  };
  const visit = (name: string, symbol: ts.Symbol, depth: number): void => {
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (isPrivate(readComment(symbol))) return;
    if (HOOK.test(last)) {
      if (checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0) keep(name);
      return;
    }
    if (!COMPONENT.test(last) || isContext(symbol, checker)) return;
    if ((symbol.flags & ts.SymbolFlags.Value) !== 0 && isComponent(checker.getTypeOfSymbol(symbol))) keep(name);
    if (depth === MAX_DEPTH) return;
    const members = membersOf(symbol, checker);
    for (const member of members) reached.add(member.symbol);
    const known = new Set(members.map((member) => member.name));
    for (const member of members) {
      if (!isRepeated(member.name, last, known)) visit(`${name}.${member.name}`, member.symbol, depth + 1);
    }
  };
  for (const { name, symbol, specifiers } of program.rootsOf(owner)) {
    // What the main module has as `Dialog.Root`, a module of its own may have as `Root`.
    if (specifiers[0] === owner || !reached.has(symbol)) visit(name, symbol, 1);
  }
  return [...names.values()].toSorted();
}

const COMPONENT = /^[A-Z](?!.*__)/;

/** `Dialog.DialogTitle` beside `Dialog.Title`; `Dialog.Dialog` beside `Dialog.Root`. */
function isRepeated(member: string, owner: string, known: ReadonlySet<string>): boolean {
  return member === owner ? known.has('Root') : member.startsWith(owner) && known.has(member.slice(owner.length));
}

/** Its provider and consumer are no components of their own. */
function isContext(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (symbol.flags & ts.SymbolFlags.Value) !== 0 && checker.getTypeOfSymbol(symbol).symbol?.name === 'Context';
}
