import type { z } from 'zod';
import {
  findEntry,
  findNode,
  headOf,
  spanOf,
  toData,
  type ParsedFile,
  type PathStep,
  type YamlNode,
} from '../../yaml/yaml-node.ts';
import type { Finding, Reporter } from '../../diagnostic/diagnostic.ts';
import { enumerate } from '../../text/enumerate.ts';
import type { Span, Offsets } from '../../text/source.ts';
import { findNear, inWords, wordNear } from '../../text/suggest.ts';
import { VALUE_SLIPS, type ValueSlip } from './value-slips.ts';
import { expectedTypes, issuePath, type Issue } from './issue.ts';
import { keysAt, MOST_LISTED, neededKeysAt, traitsAt } from './schema-shape.ts';
import { INVALID_VALUE, MISSING_FIELD, UNKNOWN_VALUE, WRONG_TYPE } from '../../diagnostic/schema-diagnostics.ts';

/** Reports one mistake that the schema found in a file; `correctKeys` reports unknown keys. */
export function reportIssue(
  issue: Issue,
  file: ParsedFile,
  { schema, report }: { readonly schema: z.core.$ZodType; readonly report: Reporter },
): void {
  const path = issuePath(issue);
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const node = findNode(file.root, path);
  if (node === undefined) {
    report(MISSING_FIELD, {
      // The smallest span that shows a mapping: its first key.
      at: spanOf(file, headOf(findNode(file.root, path.slice(0, -1)) ?? file.root)),
      message: `\`${name}\` is missing.`,
      help: `add \`${name}\``,
      isAbsence: true,
    });
    return;
  }
  const found: Misfit = {
    file,
    schema,
    report,
    path,
    name,
    node,
    at: spanOf(file, path.length === 0 ? firstLine(node) : node),
    value: toData(node),
    written: writtenAs(node, file),
    isNeeded: path.at(-1) === name && neededKeysAt(schema, path.slice(0, -1)).includes(name),
  };
  if (issue.code === 'invalid_value' && typeof found.value !== 'object') reportUnknownValue(issue, found);
  else if (issue.code === 'invalid_key') reportKey(issue, found);
  else if (OF_TYPE.has(issue.code)) reportType(issue, found);
  else reportValue(issue, found);
}

/** Mistakes about the type of a value. */
const OF_TYPE: ReadonlySet<Issue['code']> = new Set(['invalid_type', 'invalid_union', 'invalid_value']);

/** A value that does not fit its schema. */
interface Misfit {
  readonly file: ParsedFile;
  readonly schema: z.core.$ZodType;
  readonly report: Reporter;
  readonly path: readonly PathStep[];
  /** The last key of the path. */
  readonly name: string;
  readonly node: YamlNode;
  readonly at: Span;
  readonly value: unknown;
  /** As `writtenAs` shows it. */
  readonly written: string;
  /** Whether its key cannot be left out. */
  readonly isNeeded: boolean;
}

type IssueOf<Code extends Issue['code']> = Extract<Issue, { readonly code: Code }>;

function reportUnknownValue({ values }: IssueOf<'invalid_value'>, { report, at, name, value, written }: Misfit): void {
  const near = findNear(String(value), values.map(String));
  const slip = findSlip(value, written, ({ type }) => values.some((allowed) => typeof allowed === type));
  const meant = near?.isClear === true ? { was: String(value), write: near.value } : undefined;
  report(UNKNOWN_VALUE, {
    at,
    message: `\`${written}\` is not a valid value of \`${name}\`.`,
    help: slip?.help ?? wordNear(near) ?? useOneOf(values),
    fix: slip ? replaceBy(slip.write, at) : meant,
  });
}

function reportKey({ issues }: IssueOf<'invalid_key'>, { file, report, path, name, node }: Misfit): void {
  const around = findNode(file.root, path.slice(0, -1));
  report(INVALID_VALUE, {
    at: spanOf(file, (around && findEntry(around, name)) ?? node),
    message: `\`${name}\` is not a valid key of \`${String(path.at(-2))}\`.`,
    help: `write ${issues[0]?.message ?? 'another one'}`,
  });
}

/** Reports a value of the right type. */
function reportValue(issue: Issue, { report, at, name, value, written, isNeeded }: Misfit): void {
  const isEmpty = (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);
  const count = Array.isArray(value) ? `\`${name}\` has ${value.length} entries.` : undefined;
  report(INVALID_VALUE, {
    at,
    message: isEmpty ? `\`${name}\` is empty.` : (count ?? `\`${written}\` is not a valid \`${name}\`.`),
    help: isEmpty ? giveValue(isNeeded) : `write ${issue.message}`,
  });
}

function reportType(issue: Issue, { file, schema, report, path, name, at, value, written, isNeeded }: Misfit): void {
  const wanted = expectedTypes(issue);
  const slip = findSlip(value, written, ({ type }) => wanted.includes(type));
  const types = typeNames(wanted);
  const subject =
    path.length === 0 ? wholeOf(file) : typeof path.at(-1) === 'number' ? `An entry of \`${name}\`` : `\`${name}\``;
  const instead = Array.isArray(value) ? traitsAt(schema, path.slice(0, -1), name).insteadOfList : undefined;
  const help =
    issue.code === 'invalid_value'
      ? useOneOf(issue.values)
      : (slip?.help ?? instead ?? typeHelp(types, value, keysAt(schema, path)));
  report(WRONG_TYPE, {
    at,
    message: `${subject} must be ${types}, not ${describe(value, written)}.`,
    help: value === null && path.length > 0 ? giveValue(isNeeded) : help,
    // With quotes added, a value that identifies a page could become a pathname that no one meant.
    fix: slip && name !== 'pathname' ? replaceBy(slip.write, at) : undefined,
  });
}

/** Front matter is the only text without a path of its own. */
function wholeOf({ path }: ParsedFile): string {
  return path === '' ? 'The front matter' : 'The file';
}

/** Returns a value as its file shows it, on one line; empty for a mapping or a list. */
function writtenAs(node: YamlNode, { text }: ParsedFile): string {
  if (node.kind !== 'scalar') return '';
  const written = typeof node.value === 'string' ? node.value : text.slice(node.start, node.end);
  const line = written.replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN - 1)}…` : line;
}

const MAX_SHOWN = 80;

function typeNames(wanted: readonly string[]): string {
  const names = wanted.flatMap((expected) => TYPE_NAMES[expected] ?? expected);
  return names.length === 0 ? 'text' : enumerate(names, 'or');
}

const TYPE_NAMES: Readonly<Record<string, string | readonly string[]>> = {
  string: 'text',
  boolean: ['true', 'false'],
  number: 'a number',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
};

function describe(value: unknown, written: string): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'boolean') return `\`${written}\``;
  return typeof value === 'string' ? `the text \`${written}\`` : `the number \`${written}\``;
}

function giveValue(isNeeded: boolean): string {
  return isNeeded ? 'give it a value' : 'give it a value or remove it';
}

function typeHelp(types: string, value: unknown, keys: readonly string[]): string {
  if (types === 'a list') {
    const isGlued = /^-[^\s-]/.test(String(typeof value === 'object' ? Object.keys(value ?? {})[0] : value));
    return isGlued ? 'put a space after each dash' : 'write each entry on a line of its own, after a dash';
  }
  if (types !== 'a mapping') return `write ${types}`;
  return `write keys and values${keys.length === 0 || keys.length > MOST_LISTED ? '' : `; the keys are ${inWords(keys, 'and')}`}`;
}

function useOneOf(values: readonly unknown[]): string {
  return `use ${inWords(values.map(String), 'or')}`;
}

/** Finds what YAML has made of a value that its writer meant to be of another type. */
function findSlip(
  value: unknown,
  written: string,
  isWanted: (slip: ValueSlip) => boolean,
): { readonly help: string; readonly write: string } | undefined {
  const slip = VALUE_SLIPS.find((row) => typeof value === row.is && row.pattern.test(written) && isWanted(row));
  if (slip === undefined) return undefined;
  const write = written.replace(slip.pattern, slip.fix);
  return { write, help: slip.message.replace('…', () => write) };
}

function replaceBy(text: string, { file, start, end }: Span): Finding['fix'] {
  return { edits: [{ file, start, end, text }] };
}

/** For a whole file, returns the part worth pointing at. */
function firstLine(node: YamlNode): Offsets {
  if (node.kind === 'list' && node.items[0] !== undefined) return firstLine(node.items[0]);
  return headOf(node);
}
