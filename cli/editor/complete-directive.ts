import { CompletionItemKind } from 'vscode-languageserver';
import { directiveNames, withBuiltIn } from '../../site/features/index.ts';
import { addresses, iconsOf, listed, type Candidate, type Completions } from './candidates.ts';
import { demosFor } from './demo-files.ts';
import type { Snapshot } from './workspace.ts';
import { readAttributeList } from '../../site/markdown/tree/attribute-list.ts';

/** Completes the name, the attributes and the values of a directive; `undefined` if the cursor is in none. */
export function inDirective(snapshot: Snapshot, path: string, before: string): Completions | undefined {
  const features = withBuiltIn(snapshot.input.features);
  const name = /^\s*:{2,}([a-z][\w-]*|)$/.exec(before)?.[1];
  if (name !== undefined)
    return {
      typed: name,
      candidates: directiveNames(features).map((text) => ({
        text,
        kind: CompletionItemKind.Keyword,
        documentation: features[text]?.says ?? '',
      })),
    };
  const { name: directive = '', written = '', names = [] } = findOpenDirective(before) ?? {};
  const shape = features[directive]?.ask;
  if (shape === undefined) return undefined;
  const [, attribute = '', quoted, value = quoted] = /(?:^|\s)([\w-]+)=(?:"([^"]*)|'([^']*))$/.exec(written) ?? [];
  if (value === undefined) {
    if (/=(?:"[^"]*|'[^']*)$/.test(written)) return undefined;
    const typed = /[^\s{]*$/.exec(written)?.[0] ?? '';
    const candidates = Object.entries(shape)
      .filter(([own]) => !names.includes(own))
      .map(([text, { kind, says }]): Candidate => ({
        text,
        kind: CompletionItemKind.Property,
        documentation: says,
        suffix: kind === 'switch' ? undefined : '=',
      }));
    return { typed, candidates };
  }
  const own = shape[attribute];
  switch (own?.kind) {
    case 'choice':
      return { typed: value, candidates: listed(own.of, CompletionItemKind.EnumMember) };
    case 'page':
    case 'group':
      return addresses(snapshot, path, value);
    case 'module':
      return { typed: value, candidates: listed(demosFor(snapshot, path), CompletionItemKind.File) };
    case 'icon':
      return { typed: value, candidates: iconsOf(snapshot) };
    case 'package':
      return { typed: value, candidates: listed(Object.keys(snapshot.input.packages), CompletionItemKind.Module) };
    default:
      return undefined;
  }
}

/** A directive in whose braces the cursor is. */
interface OpenDirective {
  readonly name: string;
  /** What is in the braces up to the cursor. */
  readonly written: string;
  /** The attributes in it, without one that is being typed. */
  readonly names: readonly string[];
}

/** Finds the directive in whose braces a line ends; braces in quotes are text. */
export function findOpenDirective(before: string): OpenDirective | undefined {
  for (const { 0: head, 1: name = '', index } of before.matchAll(OPENING)) {
    const open = index + head.length;
    const { attributes, end } = readAttributeList(before, open - 1);
    if (end !== undefined) continue;
    const whole = attributes.filter((attribute) => attribute.end < before.length);
    return { name, written: before.slice(open), names: whole.map((attribute) => attribute.name) };
  }
  return undefined;
}

const OPENING = /(?:^\s*:{2,}|(?<!:):)([a-z][\w-]*)(?:\[[^\]]*\])?\{/g;
