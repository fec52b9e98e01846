import type { z } from 'zod';
import type { Report } from '../diagnostic.ts';
import { findNode, toData, type ParsedFile } from '../parse/yaml-node.ts';
import { correctKeys, type DroppedNode } from './correct-keys.ts';
import { pathOf, unfoldUnions, type Issue } from './issue.ts';
import { repair } from './repair.ts';
import { reportIssue } from './report-issue.ts';

/** A file that fits its schema, and the nodes that its values came from, in the same shape. */
export interface ValidatedFile<Config> {
  readonly config: Config;
  readonly file: ParsedFile;
  /** Values that had to be left out; what they would have meant is unknown. */
  readonly dropped: readonly DroppedNode[];
  /** Keys of the file’s own mapping whose value had to be made up. */
  readonly madeUp: ReadonlySet<string>;
}

/**
 * Validates a file against its schema. Every mistake is reported, then mended, so that the rest of the file still
 * takes part in all later checks; `undefined` when the file is no mapping at all.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, file: ParsedFile, report: Report): ValidatedFile<z.output<Schema>> | undefined {
  const dropped: DroppedNode[] = file.dropped.map((node) => ({ node, path: [] }));
  const madeUp = new Set<string>();
  let remaining = file;
  let isReported = false;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const result = schema.safeParse(toData(remaining.root));
    if (result.success) return { config: result.data, file: remaining, dropped, madeUp };
    const issues = unfoldUnions(result.error.issues);
    const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
    // Keys come first: a misspelt one hides what it holds and makes another one seem to be missing.
    if (unknown.length > 0) {
      const corrected = correctKeys(remaining, unknown, { schema, report });
      remaining = { ...file, root: corrected.root };
      dropped.push(...corrected.dropped);
      continue;
    }
    // Mending one value can uncover another mistake, but that one is a consequence.
    if (!isReported) {
      for (const issue of issues) if (!isExplained(issue, remaining)) reportIssue(issue, remaining, report);
    }
    isReported = true;
    if (issues.some((issue) => issue.path.length === 0)) return undefined;
    for (const [key, ...rest] of issues.map(pathOf)) if (rest.length === 0) madeUp.add(String(key));
    const repaired = repair(remaining.root, issues, fileName(file.path));
    remaining = { ...file, root: repaired.root };
    dropped.push(...repaired.dropped);
  }
  return undefined;
}

/** What is missing from an entry with an unknown key is most likely what that key was meant to be. */
function isExplained(issue: Issue, { root }: ParsedFile): boolean {
  const path = pathOf(issue);
  if (path.length < 2 || findNode(root, path) !== undefined) return false;
  const parent = findNode(root, path.slice(0, -1));
  return parent?.kind === 'map' && parent.incomplete === true;
}

/** More than a file that the YAML parser accepts can need: each round mends one level, and it has at most 100. */
const MAX_ROUNDS = 256;

function fileName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}
