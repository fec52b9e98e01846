import type { z } from 'zod';
import { defineDiagnostic, type Report } from '../diagnostic.ts';
import {
  findEntry,
  findNode,
  locateHead,
  locateKey,
  locateValue,
  toData,
  type ParsedFile,
  type PathStep,
  type YamlEntry,
  type YamlNode,
} from '../parse/yaml-node.ts';
import { didYouMean } from '../suggest.ts';

export const UNKNOWN_KEY = defineDiagnostic({
  code: 'unknown-key',
  severity: 'error',
  summary: 'A mapping has a key that means nothing.',
  why: 'A mistyped key is not read at all, so what it was meant to do silently does not happen.',
});

export const UNKNOWN_VALUE = defineDiagnostic({
  code: 'unknown-value',
  severity: 'error',
  summary: 'A value is none of those that are allowed.',
  why: 'The setting cannot take effect, and what happens instead would be a guess.',
});

export const MISSING_FIELD = defineDiagnostic({
  code: 'missing-field',
  severity: 'error',
  summary: 'A required key is missing.',
  why: 'Without it the entry cannot be shown or linked.',
});

export const WRONG_TYPE = defineDiagnostic({
  code: 'wrong-type',
  severity: 'error',
  summary: 'A value has the wrong type.',
  why: 'Text, numbers, lists and mappings are not exchanged silently: `title: 404` and `title: "404"` are different values.',
});

export const INVALID_VALUE = defineDiagnostic({
  code: 'invalid-value',
  severity: 'error',
  summary: 'A value is empty or has the wrong form.',
  why: 'An empty text or list is nearly always a line that was not finished.',
});

/** A file that fits its schema, and the nodes that its values came from, in the same shape. */
export interface ValidatedFile<Config> {
  readonly config: Config;
  readonly file: ParsedFile;
}

/**
 * Validates a file against its schema. Every mistake is reported, then the offending parts are left out, so that
 * the rest of the file still takes part in all later checks; `undefined` when the file is no mapping at all.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, file: ParsedFile, report: Report): ValidatedFile<z.output<Schema>> | undefined {
  let remaining = file;
  // Leaving out a value can uncover a missing one, but that is a consequence: only the first round reports.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const data = toData(remaining.root);
    const result = schema.safeParse(data);
    if (result.success) return { config: result.data, file: remaining };
    const issues = result.error.issues.map(unfoldUnion);
    if (round === 0) {
      for (const issue of issues) reportIssue(issue, { data, file, schema, report });
    }
    if (issues.some((issue) => issue.path.length === 0 && issue.code !== 'unrecognized_keys')) return undefined;
    remaining = { path: file.path, root: repair(remaining.root, issues, fileName(file.path)) };
  }
  return undefined;
}

const MAX_ROUNDS = 8;

/** Of a value that may have several shapes, shows the mistake inside the shape that the writer chose. */
function unfoldUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const chosen = issue.errors.find((issues) => issues.every((inner) => inner.code !== 'invalid_type' || inner.path.length > 0))?.[0];
  return chosen ? { ...chosen, path: [...issue.path, ...chosen.path] } : issue;
}

interface Context {
  readonly data: unknown;
  readonly file: ParsedFile;
  readonly schema: z.ZodType;
  readonly report: Report;
}

function reportIssue(issue: z.core.$ZodIssue, { data, file, schema, report }: Context): void {
  const path = issue.path as PathStep[];
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const value = valueAt(data, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      for (const key of issue.keys) {
        report(UNKNOWN_KEY, {
          at: locateKey(file, path, key),
          message: `Unknown key \`${key}\`.`,
          help: didYouMean(key, keysAt(schema, path)) ?? `remove it, or use one of ${keysAt(schema, path).join(', ')}`,
        });
      }
      return;
    case 'invalid_value':
      if (value === undefined) return reportMissing(name, path, file, report);
      report(UNKNOWN_VALUE, {
        at: locateValue(file, path),
        message: `\`${String(value)}\` is not a value of \`${name}\`.`,
        help: didYouMean(String(value), issue.values.map(String)) ?? `use ${issue.values.map((known) => `\`${String(known)}\``).join(' or ')}`,
      });
      return;
    case 'invalid_type':
    case 'invalid_union':
      if (value === undefined) return reportMissing(name, path, file, report);
      report(WRONG_TYPE, {
        at: locateValue(file, path),
        message: `${name === '' ? 'The file' : `\`${name}\``} must be ${typeName(issue)}, not ${describe(value)}.`,
        help: value === null ? 'give it a value or remove it' : quoteHelp(issue, value),
      });
      return;
    default:
      if (value === undefined) return reportMissing(name, path, file, report);
      report(INVALID_VALUE, {
        at: locateValue(file, path),
        message: value === '' || (Array.isArray(value) && value.length === 0) ? `\`${name}\` is empty.` : `\`${String(value)}\` is not a valid \`${name}\`: ${issue.message}.`,
        help: 'give it a value or remove it',
      });
  }
}

function reportMissing(name: string, path: readonly PathStep[], file: ParsedFile, report: Report): void {
  report(MISSING_FIELD, {
    at: locateHead(file, path.slice(0, -1)),
    message: `\`${name}\` is missing.`,
    help: `add \`${name}\``,
  });
}

function typeName(issue: z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidUnion): string {
  if (issue.code === 'invalid_union') return 'true, false or a mapping';
  return TYPE_NAMES[issue.expected] ?? issue.expected;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
};

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return typeof value === 'string' ? `the text \`${value}\`` : `the ${typeof value} \`${String(value)}\``;
}

function quoteHelp(issue: z.core.$ZodIssue, value: unknown): string {
  const wantsText = issue.code === 'invalid_type' && issue.expected === 'string';
  return wantsText && typeof value !== 'object' ? `put it in quotes: '${String(value)}'` : 'change the value';
}

function valueAt(data: unknown, path: readonly PathStep[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? (value as Record<PathStep, unknown>)[step] : undefined),
    data,
  );
}

/** The keys that a schema knows for the mapping at a data path. */
function keysAt(schema: z.core.$ZodType, path: readonly PathStep[]): string[] {
  const def = schema._zod.def as unknown as SchemaShape;
  switch (def.type) {
    case 'optional':
      return keysAt(def.innerType, path);
    case 'array':
      return keysAt(def.element, path.slice(1));
    case 'union':
      return def.options.flatMap((option) => keysAt(option, path));
    case 'object': {
      const [step, ...rest] = path;
      if (step === undefined) return Object.keys(def.shape);
      const inner = def.shape[step];
      return inner ? keysAt(inner, rest) : [];
    }
    default:
      return [];
  }
}

type SchemaShape =
  | { readonly type: 'optional'; readonly innerType: z.core.$ZodType }
  | { readonly type: 'array'; readonly element: z.core.$ZodType }
  | { readonly type: 'union'; readonly options: readonly z.core.$ZodType[] }
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, z.core.$ZodType>> }
  | { readonly type: 'other' };

/** Leaves out what the issues name: unknown keys, bad values, and list entries that lack something they need. */
function repair(root: YamlNode, issues: readonly z.core.$ZodIssue[], name: string): YamlNode {
  const doomed = new Set<YamlNode | YamlEntry>();
  let missing: YamlEntry[] = [];
  for (const issue of issues) {
    const path = issue.path as PathStep[];
    const key = String(path.at(-1));
    const parent = findNode(root, path.slice(0, -1));
    if (issue.code === 'unrecognized_keys') {
      const map = findNode(root, path);
      for (const unknown of issue.keys) addDefined(doomed, map && findEntry(map, unknown));
    } else if (parent?.kind === 'list') {
      addDefined(doomed, parent.items[Number(key)]);
    } else if (parent && findEntry(parent, key)) {
      addDefined(doomed, findEntry(parent, key));
    } else if (path.length === 1) {
      // The file itself lacks something: a stand-in keeps its pages in the tree.
      missing = [...missing, { key, start: 0, end: 0, value: standIn(issue, name) }];
    } else {
      addDefined(doomed, parent);
    }
  }
  const rest = without(root, doomed);
  return rest.kind === 'map' ? { ...rest, entries: [...rest.entries, ...missing] } : rest;
}

function addDefined<Value>(set: Set<Value>, value: Value | undefined): void {
  if (value !== undefined) set.add(value);
}

function standIn(issue: z.core.$ZodIssue, name: string): YamlNode {
  const wantsList = issue.code === 'invalid_type' && issue.expected === 'array';
  return wantsList ? { kind: 'list', start: 0, end: 0, items: [] } : { kind: 'scalar', start: 0, end: 0, value: name };
}

function without(node: YamlNode, doomed: ReadonlySet<YamlNode | YamlEntry>): YamlNode {
  switch (node.kind) {
    case 'scalar':
      return node;
    case 'list':
      return { ...node, items: node.items.filter((item) => !doomed.has(item)).map((item) => without(item, doomed)) };
    case 'map':
      return {
        ...node,
        entries: node.entries
          .filter((entry) => !doomed.has(entry) && !doomed.has(entry.value))
          .map((entry) => ({ ...entry, value: without(entry.value, doomed) })),
      };
  }
}

function fileName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}
