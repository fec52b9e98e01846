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
 * and `Dialog.Title`, the one with a dot and without repetition stands for both, unless it is deprecated. Contexts, and what the authors
 * keep to themselves (`@internal`, `@private`, `@ignore`, `@hidden`, `__name`), are left out.
 */
export function listExports(owner: string, program: ApiProgram): readonly string[] {
  const { checker, isComponent } = program;
  const names = new Map<string, string>();
  const reached = new Set<ts.Symbol>();
  const deprecated = new Set<string>();
  const keep = (name: string, isDeprecated: boolean) => {
    if (isDeprecated) deprecated.add(name);
    const key = apiSlug(name);
    const known = names.get(key);
    if (known === undefined || rank(known) < rank(name)) names.set(key, name);
  };
  const rank = (name: string) => (deprecated.has(name) ? 0 : name.split('.').length);
  const visit = (name: string, symbol: ts.Symbol, { depth, isDeprecated }: Place): void => {
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (isPrivate(readComment(symbol))) return;
    if (HOOK.test(last)) {
      if (checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0) keep(name, isDeprecated);
      return;
    }
    if (!COMPONENT.test(last)) return;
    const holdsContext = isContext(symbol, checker);
    if (!holdsContext && (symbol.flags & ts.SymbolFlags.Value) !== 0 && isComponent(checker.getTypeOfSymbol(symbol)))
      keep(name, isDeprecated);
    if (depth === MAX_DEPTH) return;
    const members = membersOf(symbol, checker);
    for (const member of members) reached.add(member.symbol);
    const known = new Set(members.map((member) => member.name));
    for (const member of members) {
      if (holdsContext && ['Provider', 'Consumer'].includes(member.name)) continue;
      if (!isRepeated(member.name, last, known))
        visit(`${name}.${member.name}`, member.symbol, { depth: depth + 1, isDeprecated: member.isDeprecated });
    }
  };
  for (const { name, symbol, specifiers } of program.rootsOf(owner)) {
    // What the main module has as `Dialog.Root`, a module of its own may have as `Root`.
    if (specifiers[0] === owner || !reached.has(symbol)) visit(name, symbol, { depth: 1, isDeprecated: false });
  }
  return [...names.values()].toSorted();
}

interface Place {
  readonly depth: number;
  /** Whether a name with a dot is one that its authors advise against. */
  readonly isDeprecated: boolean;
}

const COMPONENT = /^[A-Z](?!.*__)/;

/** `Dialog.DialogTitle` beside `Dialog.Title`; `Dialog.Dialog` beside `Dialog.Root`. */
function isRepeated(member: string, owner: string, known: ReadonlySet<string>): boolean {
  return member === owner ? known.has('Root') : member.startsWith(owner) && known.has(member.slice(owner.length));
}

/** Its provider and consumer are no components of their own; what authors put beside them may be. */
function isContext(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return false;
  const type = checker.getTypeOfSymbol(symbol);
  return (type.isIntersection() ? type.types : [type]).some((part) => part.symbol?.name === 'Context');
}
