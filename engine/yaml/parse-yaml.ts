import { parseEvents, YAMLException, type Event } from 'js-yaml';
import type { Report } from '../diagnostic/diagnostic.ts';
import { MAX_EXPLAINED_LENGTH, MAX_YAML_DEPTH } from '../text/limits.ts';
import { CONFLICT_WORDS, findMergeConflicts, MERGE_CONFLICT } from '../diagnostic/merge-conflicts.ts';
import type { SourceFile } from '../text/source.ts';
import { compose } from './compose.ts';
import { hasLookalike } from './lookalikes.ts';
import { findSyntaxErrors } from './syntax-errors.ts';
import type { Fault } from './syntax-words.ts';
import { visiblePlace } from './visible-place.ts';
import { YAML_SYNTAX } from './yaml-diagnostics.ts';
import type { ParsedFile } from './yaml-node.ts';

/**
 * Parses one YAML file into nodes with places (YAML 1.2, core schema). Reports mistakes; `undefined` means that the
 * file is dropped.
 */
export function parseYaml(source: SourceFile, report: Report): ParsedFile | undefined {
  const conflicts = findMergeConflicts(source.text);
  for (const { start, end } of conflicts)
    report(MERGE_CONFLICT, { at: { file: source.path, start, end }, ...CONFLICT_WORDS });
  if (conflicts.length > 0) return undefined;
  const events = readEvents(source);
  if (!('faults' in events)) {
    const composed = compose(source, events, report);
    return composed && { ...source, ...composed };
  }
  for (const { start, end, message, help } of events.faults)
    report(YAML_SYNTAX, { at: { file: source.path, start, end }, message, help });
  return undefined;
}

/** Reads a text with js-yaml, which is fast; `yaml` explains what js-yaml rejects, and also checks unusual texts. */
function readEvents({ path, text }: SourceFile): readonly Event[] | { readonly faults: readonly Fault[] } {
  try {
    // js-yaml also counts the document and the value in the innermost list as levels.
    const events = parseEvents(text, { filename: path, maxDepth: MAX_YAML_DEPTH + 2 });
    const isUnusual = text.length <= MAX_EXPLAINED_LENGTH && (UNUSUAL.test(text) || hasLookalike(text));
    const faults = isUnusual ? findSyntaxErrors(text) : [];
    return faults.length === 0 ? events : { faults };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const faults = text.length <= MAX_EXPLAINED_LENGTH ? findSyntaxErrors(text) : [];
    return { faults: faults.length > 0 ? faults : [toFault(error, text)] };
  }
}

/** Constructs on which the two parsers are known to disagree. */
const UNUSUAL = /[\t\uFEFF]|(?:^|\s)&\S/;

/** Uses js-yaml's message if `yaml` misses the mistake. */
function toFault({ reason, mark }: YAMLException, text: string): Fault {
  const start = mark?.position ?? 0;
  // `yaml` allows it.
  if (reason === 'deficient indentation' && /[\]}]/.test(text.charAt(start)))
    return {
      start,
      end: start + 1,
      message: `This \`${text.charAt(start)}\` is not indented.`,
      help: 'indent it, or put it at the end of the line above',
    };
  const message = `This is not valid YAML: ${reason}.`;
  return {
    ...visiblePlace(text, { start, end: start + 1 }),
    message,
    help: 'check the indentation, quotes and colons here and just above',
  };
}
