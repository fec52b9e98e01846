import type { z } from 'zod';
import type { Report } from '../diagnostic/diagnostic.ts';
import { MAX_MENDED_MISTAKES, MAX_MENDED_VALUES, MAX_YAML_DEPTH } from '../text/limits.ts';
import { findNode, nodesOf, toData, type DroppedNode, type ParsedFile, type YamlNode } from '../yaml/yaml-node.ts';
import { fileStem } from '../address/page-file.ts';
import { correctKeys } from './correct-keys.ts';
import { pathOf, unfoldUnions, type Issue } from './validate/issue.ts';
import { repair } from './repair.ts';
import { reportIssue } from './validate/report-issue.ts';

/** A file that matches its schema, with the nodes of its values in the same shape. */
export interface ValidatedFile<Config> {
  readonly config: Config;
  readonly file: ParsedFile;
  /** Values that had to be left out; what they meant is unknown. */
  readonly dropped: readonly DroppedNode[];
  /** Top-level keys of the file whose values had to be made up. */
  readonly madeUp: ReadonlySet<string>;
}

/**
 * Validates a file against its schema. Every mistake is reported, then repaired, so that the rest of the file still
 * takes part in all later checks; `undefined` if the file is not a mapping at all.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  file: ParsedFile,
  report: Report,
): ValidatedFile<z.output<Schema>> | undefined {
  const dropped: DroppedNode[] = [...file.dropped];
  const madeUp = new Set<string>();
  let remaining = file;
  let isReported = false;
  let left: number | undefined;
  for (;;) {
    // Compiling a schema takes longer than it saves for the few values of a project.
    const result = schema.safeParse(toData(remaining.root), { jitless: true });
    if (result.success) return { config: result.data, file: remaining, dropped, madeUp };
    left = (left ?? roundsFor(file.root)) - 1;
    if (left < 0) return undefined;
    const isHopeless = result.error.issues.length > MAX_MENDED_MISTAKES;
    const issues = unfoldUnions(isHopeless ? result.error.issues.slice(0, MAX_MENDED_MISTAKES) : result.error.issues);
    const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
    // Keys come first: a misspelled key hides its value and makes another key seem to be missing.
    if (unknown.length > 0) {
      const corrected = correctKeys(remaining, unknown, { schema, report });
      remaining = { ...file, root: corrected.root };
      for (const node of corrected.dropped) dropped.push(node);
      if (isHopeless) return undefined;
      continue;
    }
    // Repairing one value can uncover another mistake, but that one is a consequence.
    if (!isReported) {
      for (const issue of issues) if (!isExplained(issue, remaining)) reportIssue(issue, remaining, { schema, report });
    }
    isReported = true;
    if (isHopeless || issues.some((issue) => issue.path.length === 0)) return undefined;
    for (const [key, ...rest] of issues.map(pathOf)) if (rest.length === 0) madeUp.add(String(key));
    const repaired = repair(remaining.root, issues, { schema, fileName: fileStem(file.path) });
    remaining = { ...file, root: repaired.root };
    for (const node of repaired.dropped) dropped.push(node);
  }
}

/** A key missing from an entry with an unknown key is most likely what the unknown one was meant to be. */
function isExplained(issue: Issue, { root }: ParsedFile): boolean {
  const path = pathOf(issue);
  if (path.length < 2 || findNode(root, path) !== undefined) return false;
  const parent = findNode(root, path.slice(0, -1));
  return parent?.kind === 'map' && parent.lost !== undefined;
}

/** Each round repairs one level of mistakes. A large file with many of them is dropped after they are reported. */
function roundsFor(root: YamlNode): number {
  let values = 0;
  for (const _ of nodesOf(root)) values += 1;
  return Math.min(2 * MAX_YAML_DEPTH, Math.max(MIN_ROUNDS, Math.floor(MAX_MENDED_VALUES / values)));
}

/** Keys, then values, then what both uncovered. */
const MIN_ROUNDS = 6;
