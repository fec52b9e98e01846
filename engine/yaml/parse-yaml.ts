import { parseEvents, YAMLException, type Event } from 'js-yaml';
import type { Reporter } from '../diagnostic/diagnostic.ts';
import { MAX_EXPLAINED_LENGTH, MAX_YAML_DEPTH } from '../text/limits.ts';
import { CONFLICT_WORDS, findMergeConflicts, MERGE_CONFLICT } from '../diagnostic/merge-conflicts.ts';
import type { SourceFile } from '../text/source.ts';
import { compose } from './compose.ts';
import { findSyntaxError, type Fault } from './syntax-errors.ts';
import { GENERAL_HELP } from './syntax-slips.ts';
import { YAML_SYNTAX } from './yaml-diagnostics.ts';
import type { ParsedFile } from './yaml-node.ts';
import { visiblePlace } from './visible-place.ts';

/**
 * Parses one YAML file into nodes with places (YAML 1.2, core schema). Reports mistakes; `undefined` means that the
 * file is dropped.
 */
export function parseYaml(source: SourceFile, report: Reporter): ParsedFile | undefined {
  const conflicts = findMergeConflicts(source.text);
  for (const { start, end } of conflicts)
    report(MERGE_CONFLICT, { at: { file: source.path, start, end }, ...CONFLICT_WORDS });
  if (conflicts.length > 0) return undefined;
  const events = readEvents(source);
  if (!('fault' in events)) {
    const root = compose(source, events, report);
    return root && { ...source, root };
  }
  const { start, end, message, help } = events.fault;
  report(YAML_SYNTAX, { at: { file: source.path, start, end }, message, help });
  return undefined;
}

/** Reads a text with js-yaml, which is fast; `yaml` explains what js-yaml rejects, and also checks unusual texts. */
function readEvents({ path, text }: SourceFile): readonly Event[] | { readonly fault: Fault } {
  try {
    // js-yaml also counts the document and the value in the innermost list as levels.
    const events = parseEvents(text, { filename: path, maxDepth: MAX_YAML_DEPTH + 2 });
    const fault = text.length <= MAX_EXPLAINED_LENGTH && UNUSUAL.test(text) ? findSyntaxError(text) : undefined;
    return fault === undefined ? events : { fault };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const fault = text.length <= MAX_EXPLAINED_LENGTH ? findSyntaxError(text) : undefined;
    return { fault: fault ?? toFault(error, text) };
  }
}

/** Constructs on which the two parsers are known to disagree. */
const UNUSUAL = /[\t\uFEFF]|(?:^|\s)&\S/;

/** Uses js-yaml's message if `yaml` misses the mistake. */
function toFault({ reason, mark }: YAMLException, text: string): Fault {
  const start = mark?.position ?? 0;
  return {
    ...visiblePlace(text, { start, end: start + 1 }),
    message: `This is not valid YAML: ${reason}.`,
    help: GENERAL_HELP,
  };
}
