import { CompletionItemKind, type CompletionItem, type CompletionList, type Position } from 'vscode-languageserver';
import { isPageFile } from '../../engine/address/page-file.ts';
import { addresses, iconsOf, listed, pagesOf, type Candidate, type Completions } from './candidates.ts';
import { inComponent, type TextBefore } from './complete-component.ts';
import { inDirective } from './complete-directive.ts';
import { choicesOf, keysOf, mappingAt, schemaFor, valueOf, type Schema } from './yaml-keys.ts';
import { placeAt } from './yaml-place.ts';
import type { Snapshot } from './workspace.ts';

/** The document and position to complete at. */
interface CompletionPlace {
  readonly path: string;
  readonly lines: readonly string[];
  readonly position: Position;
}

/** Completions sent at a time; an editor asks again with every keystroke. */
const MAX_ITEMS = 100;

/** Lists the completions at the cursor. */
export function complete(snapshot: Snapshot, place: CompletionPlace): CompletionList {
  const { path, lines, position } = place;
  const before = (lines[position.line] ?? '').slice(0, position.character);
  const found =
    isPageFile(path) && !isFrontMatter(lines, position.line)
      ? inMarkdown(snapshot, path, { above: lines.slice(0, position.line), before })
      : inYaml(snapshot, place, before);
  if (found === undefined) return { isIncomplete: false, items: [] };
  const { typed, candidates } = found;
  const range = { start: { line: position.line, character: position.character - typed.length }, end: position };
  const word = typed.toLowerCase();
  const matching: { readonly candidate: Candidate; readonly rank: number }[] = [];
  for (const candidate of candidates) {
    const at = candidate.text.toLowerCase().indexOf(word);
    const rank =
      at >= 0 ? at : (candidate.detail?.toLowerCase().includes(word.replace(/^\//, '')) ?? false) ? 1000 : -1;
    if (rank >= 0) matching.push({ candidate, rank });
  }
  const shown = matching.toSorted((a, b) => a.rank - b.rank).slice(0, MAX_ITEMS);
  const items = shown.map(({ candidate: { text, detail, documentation, kind, suffix = '' } }, at): CompletionItem => ({
    label: text,
    kind,
    ...(detail === undefined ? {} : { detail }),
    ...(documentation === undefined ? {} : { documentation }),
    // Editors filter again by the typed text.
    filterText: typed === '' ? text : typed,
    sortText: String(at).padStart(4, '0'),
    textEdit: { range, newText: text + suffix },
  }));
  return { isIncomplete: matching.length > items.length || typed !== '', items };
}

function isFrontMatter(lines: readonly string[], line: number): boolean {
  return lines[0] === '---' && !lines.slice(1, line + 1).includes('---') && line > 0;
}

function inMarkdown(snapshot: Snapshot, path: string, at: TextBefore): Completions | undefined {
  const { before } = at;
  const address = /\]\(<?([^()\s<>]*)$/.exec(before)?.[1] ?? /^ {0,3}\[[^\]]+\]:\s*([^\s]*)$/.exec(before)?.[1];
  if (address !== undefined) return addresses(snapshot, path, address);
  return inComponent(snapshot, path, at) ?? inDirective(snapshot, path, before);
}

/** Keys whose value is an address of the site. */
const ADDRESS_KEYS = new Set(['pathname', 'to', 'from', 'replacement', 'href', 'related', 'redirectFrom', 'without']);

function inYaml(
  snapshot: Snapshot,
  { path, lines, position }: CompletionPlace,
  before: string,
): Completions | undefined {
  const { builtIn, features = [] } = snapshot.input;
  const schema = schemaFor(path, [...builtIn, ...features]);
  if (schema === undefined) return undefined;
  const { above, key, isEntry, isInBrackets } = placeAt(lines, position);
  const owner = key ?? (isEntry ? above.at(-1) : undefined);
  // Keys that are pressed together are completed one by one.
  const typed = (owner === 'keys' ? /[^\s'"[{,+]*$/ : /[^\s'"[{,]*$/).exec(before)?.[0] ?? '';
  const value =
    owner === undefined
      ? undefined
      : valuesOf(snapshot, owner, valueOf(mappingAt(schema, key === undefined ? above.slice(0, -1) : above), owner));
  if (key !== undefined || (isEntry && isInBrackets) || (value !== undefined && !before.trimEnd().endsWith(':')))
    return value === undefined ? undefined : { typed, candidates: value };
  return { typed, candidates: keysAt(snapshot, path, { schema, above }) };
}

/** What may be a key: one that the schema knows, or what a translation gives another name to. */
function keysAt(
  snapshot: Snapshot,
  path: string,
  { schema, above }: { readonly schema: Schema; readonly above: readonly string[] },
): readonly Candidate[] {
  const mapping = mappingAt(schema, above) ?? {};
  const translated =
    path.startsWith('nav/translations/') && above.length === 1 ? TRANSLATED[above[0] ?? ''] : undefined;
  return [...asKeys(keysOf(mapping)), ...(translated?.(snapshot) ?? [])].map((candidate) => ({
    ...candidate,
    suffix: ': ',
  }));
}

/** What the mappings of a translation are keyed by. */
const TRANSLATED: Readonly<Record<string, (snapshot: Snapshot) => Iterable<Candidate>>> = {
  titles: pagesOf,
  tabs: pagesOf,
  sections: sectionsOf,
  words: ({ input: { features = [] } }) => features.flatMap(({ words = {} }) => asKeys(Object.entries(words))),
};

function asKeys(keys: ReturnType<typeof keysOf>): readonly Candidate[] {
  return keys.map(([text, documentation]) => ({ text, kind: CompletionItemKind.Property, documentation }));
}

function sectionsOf({ tree }: Snapshot): readonly Candidate[] {
  return tree.sections.map(({ id, name }) => ({ text: id.value, detail: name, kind: CompletionItemKind.Module }));
}

/** Returns the possible values of a key, if they can be listed. */
function valuesOf(snapshot: Snapshot, key: string, schema: Schema | undefined): Iterable<Candidate> | undefined {
  if (ADDRESS_KEYS.has(key)) return pagesOf(snapshot);
  if (key === 'icon') return iconsOf(snapshot);
  if (key === 'fallback' || key === 'sections') return sectionsOf(snapshot);
  const choices = schema === undefined ? [] : choicesOf(schema);
  return choices.length === 0 ? undefined : listed(choices, CompletionItemKind.EnumMember);
}
