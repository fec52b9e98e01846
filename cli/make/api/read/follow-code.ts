import ts from 'typescript-for-docs-nav';
import { aliasesOf, EVERYTHING, isBound, memberPath, readNames } from './find-function.ts';
import type { ValuePlace } from './print-value.ts';
import { openBeside, openBundle, openImported, openMain, type Script } from './read-script.ts';

/** The code of something: its module, and its name there, such as `Bar`, or `Bar.Item` for a part given to another. */
export interface Code {
  readonly script: Script;
  readonly name: string;
}

/** What code is looked for. */
export interface Coded {
  readonly symbol: ts.Symbol;
  /** Its name in its own code: `DialogRoot`, which is exported as `Dialog.Root`. */
  readonly codeName: string;
  /** Where users import it: a module, and the name there with those of its members. */
  readonly origin?: { readonly specifier: string; readonly path: readonly string[] };
}

/**
 * Finds the code of an export: beside its declarations, or, if these are in folders of their own, from the module that
 * users import. If neither knows its name, it is what the code beside it or the package’s bundle calls so.
 */
export function openCode({ symbol, codeName, origin }: Coded, root: string): Code | undefined {
  const beside = openBeside(symbol);
  const path = origin?.path ?? [];
  const paths = [...(path.length > 1 ? [path] : []), [codeName], path];
  let last: Script | undefined;
  // A bundle is large, and seldom needed.
  for (const open of [() => beside, () => origin && openMain(root, origin.specifier), () => openBundle(symbol)]) {
    const script = open();
    if (script === undefined) continue;
    last = script;
    for (const each of script === beside ? paths : paths.toReversed()) {
      const found = each.length === 0 ? undefined : followExport(script, each);
      if (found !== undefined) return found;
    }
  }
  const script = beside ?? last;
  return script && { script, name: codeName };
}

/** Modules and names that lead to one another, at most. */
const MAX_STEPS = 12;

/** Finds the code of an export of a module, or of a member of it: `['Bar', 'Item']`. */
function followExport(script: Script, [first = '', ...members]: readonly string[], steps = 0): Code | undefined {
  if (steps > MAX_STEPS) return undefined;
  const { names } = openModule(script);
  const { from, name } = names.exportOf(first) ?? { name: first };
  if (from !== undefined) return followModule(script, { from, path: pathIn(name, members) }, steps);
  const own = followName(script, [...name.split('.'), ...members], steps);
  if (own !== undefined) return own;
  for (const each of names.everythingOf) {
    const module = openImported(script.file, each);
    const found = module && followExport(module, [first, ...members], steps + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds the code of a name in a module, or of a member of it, wherever it comes from. */
export function followName(script: Script, [first = '', ...members]: readonly string[], steps = 0): Code | undefined {
  if (steps > MAX_STEPS) return undefined;
  const { names } = openModule(script);
  const [member, ...deeper] = members;
  for (const alias of member === undefined ? [] : aliasesOf(first, names)) {
    const value = names.memberOf(alias, member ?? '');
    const path = value && memberPath(value);
    if (path !== undefined) return followName(script, [...path, ...deeper], steps + 1);
    if (value !== undefined) return deeper.length === 0 ? { script, name: `${alias}.${member}` } : undefined;
  }
  const origin = names.importOf(first);
  if (origin !== undefined)
    return followModule(script, { from: origin.from, path: pathIn(origin.name, members) }, steps);
  return member === undefined && isBound(first, names) ? { script, name: first } : undefined;
}

function pathIn(name: string, members: readonly string[]): readonly string[] {
  return name === EVERYTHING ? members : [name, ...members];
}

function followModule(
  { file }: Script,
  { from, path }: { readonly from: string; readonly path: readonly string[] },
  steps: number,
): Code | undefined {
  const module = path.length === 0 ? undefined : openImported(file, from);
  // A module that is said to have it may have it in a way that cannot be followed.
  return module && (followExport(module, path, steps + 1) ?? { script: module, name: path.join('.') });
}

/** Modules as parsed the last times: a bundle has the code of many components, and many share a module. */
const PARSED = new Map<string, { readonly text: string; readonly place: ValuePlace }>();

/** Number of modules that are kept. */
const KEPT = 20;

/** Parses a module, with the names in it. */
export function openModule(script: Script): ValuePlace {
  const known = PARSED.get(script.file);
  if (known !== undefined && known.text === script.text) return known.place;
  const place = parseModule(script);
  const [oldest] = PARSED.keys();
  if (oldest !== undefined && PARSED.size >= KEPT) PARSED.delete(oldest);
  PARSED.set(script.file, { text: script.text, place });
  return place;
}

function parseModule(script: Script): ValuePlace {
  const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const source = ts.createSourceFile('script.tsx', script.text, options, false, ts.ScriptKind.TSX);
  const names = readNames(source);
  return {
    script,
    names,
    imported(name) {
      const found = names.importOf(name) && followName(script, [name]);
      const place = found && openModule(found.script);
      const node = place?.names.valueOf(found?.name ?? '');
      return node && place && { node, place };
    },
  };
}
