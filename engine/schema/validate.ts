import type { z } from 'zod';
import type { Reporter } from '../diagnostic/diagnostic.ts';
import { MAX_MENDED_MISTAKES } from '../text/limits.ts';
import { findNode, toData, headOf, type ParsedFile, type YamlEntry, type YamlNode } from '../yaml/yaml-node.ts';
import { fileStem } from '../address/page-file.ts';
import { correctKeys } from './correct-keys.ts';
import { issuePath, unfoldUnions, type Issue } from './validate/issue.ts';
import { reportIssue } from './validate/report-issue.ts';
import { neededKeysAt, traitsAt } from './validate/schema-shape.ts';

/** A file that matches its schema, with the nodes of its values in the same shape. */
export interface ValidatedFile<Config> {
  readonly config: Config;
  readonly file: ParsedFile;
}

/**
 * Validates a file against its schema. Every mistake is reported, then left out, so that the rest of the file can be
 * read; `undefined` if the file is not a mapping at all.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  file: ParsedFile,
  report: Reporter,
): ValidatedFile<z.output<Schema>> | undefined {
  let remaining = file;
  let isReported = false;
  /** Starts of mappings with an unknown key, which may be the one they lack, and of what was read under another key. */
  const explained = new Set<number>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    // Compiling a schema takes longer than it saves for the few values of a project.
    const result = schema.safeParse(toData(remaining.root), { jitless: true });
    if (result.success) return { config: result.data, file: remaining };
    const isHopeless = result.error.issues.length > MAX_MENDED_MISTAKES;
    const issues = unfoldUnions(isHopeless ? result.error.issues.slice(0, MAX_MENDED_MISTAKES) : result.error.issues);
    const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
    // Keys come first: a misspelled key hides its value and makes another key seem to be missing.
    if (unknown.length > 0) {
      remaining = { ...file, root: correctKeys(remaining, unknown, { schema, report, explained }) };
      if (isHopeless) return undefined;
      continue;
    }
    // Leaving out one value can make another one wrong, but that is a consequence.
    if (!isReported) {
      for (const issue of issues) {
        if (!explained.has(placeOf(issue, remaining) ?? -1)) reportIssue(issue, remaining, { schema, report });
      }
    }
    isReported = true;
    if (isHopeless || issues.some((issue) => issue.path.length === 0)) return undefined;
    remaining = { ...file, root: repair(remaining.root, issues, { schema, fileName: fileStem(file.path) }) };
  }
  return undefined;
}

/** Returns where a value starts, or the mapping that lacks it; `undefined` for a key that the whole file lacks. */
function placeOf(issue: Issue, { root }: ParsedFile): number | undefined {
  const path = issuePath(issue);
  return (findNode(root, path) ?? (path.length < 2 ? undefined : findNode(root, path.slice(0, -1))))?.start;
}

/** Keys, then values, then what both uncovered, some levels deep; a file that needs more is dropped. */
const MOST_ROUNDS = 8;

/**
 * Leaves out the values that have issues, and what cannot be without them, so that the rest of the file can be read.
 * Only a key that the whole file needs gets another value.
 */
export function repair(
  root: YamlNode,
  issues: readonly Issue[],
  { schema, fileName }: { schema: z.core.$ZodType; fileName: string },
): YamlNode {
  const left = new Set<YamlNode>();
  const standIns = new Map<string, YamlNode>();
  for (const issue of issues) {
    const path = issuePath(issue);
    const [key] = path;
    const node = findNode(root, path);
    const isOfFile = path.length === 1 && typeof key === 'string' && neededKeysAt(schema, []).includes(key);
    if (isOfFile) standIns.set(key, standIn(issue, node ?? root, traitsAt(schema, [], key).standIn ?? fileName));
    else {
      const lost = node ?? findNode(root, path.slice(0, -1));
      if (lost !== undefined) left.add(lost);
    }
  }
  const rest = without(root, left) ?? root;
  if (rest.kind !== 'map') return rest;
  const entries = rest.entries.filter(({ key }) => !standIns.has(key));
  const added = Array.from(standIns, ([key, value]): YamlEntry => ({ key, start: value.start, end: value.end, value }));
  return { ...rest, entries: [...entries, ...added] };
}

function without(node: YamlNode, left: ReadonlySet<YamlNode>): YamlNode | undefined {
  if (left.has(node)) return undefined;
  switch (node.kind) {
    case 'scalar':
      return node;
    case 'list':
      return { ...node, items: node.items.flatMap((item) => without(item, left) ?? []) };
    case 'map':
      return {
        ...node,
        entries: node.entries.flatMap((entry): YamlEntry[] => {
          const value = without(entry.value, left);
          return value === undefined ? [] : [{ ...entry, value }];
        }),
      };
  }
}

function standIn(issue: Issue, near: YamlNode, text: string): YamlNode {
  const { start, end } = headOf(near);
  return issue.code === 'invalid_type' && issue.expected === 'array'
    ? { kind: 'list', start, end, items: [] }
    : { kind: 'scalar', start, end, value: text };
}
