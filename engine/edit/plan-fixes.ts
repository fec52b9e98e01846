import { resolveProject } from '../compile/compile.ts';
import { findDefinition } from '../check/catalogue.ts';
import type { Diagnostic, FixEdit } from '../diagnostic/diagnostic.ts';
import * as ofSchema from '../diagnostic/schema-diagnostics.ts';
import type { CheckedPageFacts, ProjectInput } from '../model/project-input.ts';
import { brokenAnchor } from '../check/rules/links.ts';
import { brokenNavigationAnchor } from '../check/rules/navigation-links.ts';
import { joinEdits, applyEdits, editsByFile, withoutOverlaps, type Edit, type TextEdit } from '../text/text-edit.ts';
import { editNavigation, findWorse } from './move-outcome.ts';
import { writeAddress } from '../text/write-value.ts';

/** What fixing needs besides the project. */
export interface FixOptions {
  /** Mistakes that only a comparison with an earlier state finds. */
  readonly compared?: readonly Diagnostic[];
  /** Reads the text of a project file, without a byte order mark. */
  readonly read: (path: string) => string | undefined;
  /** Reads the facts of a page from its text; its path determines the format. */
  readonly readFacts: (text: string, path: string) => CheckedPageFacts;
}

/** Everything that could be fixed, as edits of the current files, and the diagnostics that remain. */
export interface FixPlan {
  readonly edits: readonly TextEdit[];
  /** Number of mistakes fixed. */
  readonly mended: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Fixing one mistake can uncover another, but not many times. */
const MAX_ROUNDS = 10;

/**
 * Applies unambiguous fixes until none are left, so that fixing is idempotent. A round that would introduce mistakes is
 * repeated one fix at a time, without those that do.
 */
export function planFixes(input: ProjectInput, { compared = [], read, readFacts }: FixOptions): FixPlan {
  const checked = resolveProject(input);
  const start = [...checked.diagnostics, ...compared];
  const texts = new Map<string, string>();
  const textOf = (path: string) => texts.get(path) ?? read(path);
  const done = new Map<string, readonly Edit[]>();
  let project = input;
  let found: readonly Diagnostic[] = start;
  let isAnyUnknown = checked.tree.unknown.isAny;
  let mended = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = { project, diagnostics: found, isAnyUnknown };
    const step =
      tryEdits(before, settleEdits(found, textOf), { textOf, readFacts }) ?? oneByOne(before, { textOf, readFacts });
    if (step === undefined) break;
    for (const [file, edits] of editsByFile(step.edits)) {
      done.set(file, joinEdits((read(file) ?? '').length, done.get(file) ?? [], edits));
      texts.set(file, applyEdits(textOf(file) ?? '', edits));
    }
    const left = new Set(step.diagnostics.map(nameOf));
    mended += found.filter((diagnostic) => !left.has(nameOf(diagnostic))).length;
    ({ project, diagnostics: found, isAnyUnknown } = step);
  }
  const edits = Array.from(done, ([file, own]) => own.map((edit) => ({ file, ...edit }))).flat();
  return { edits, mended, diagnostics: found };
}

function nameOf({ code, message, origin }: Diagnostic): string {
  return `${code} ${origin.file} ${message}`;
}

interface State {
  readonly project: ProjectInput;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether fixes may uncover mistakes. */
  readonly isAnyUnknown: boolean;
}

interface Step extends State {
  readonly edits: readonly TextEdit[];
}

interface Texts {
  readonly textOf: (path: string) => string | undefined;
  readonly readFacts: FixOptions['readFacts'];
}

/** Returns the project after some edits; `undefined` if there are none, or if they would introduce mistakes. */
function tryEdits(state: State, edits: readonly TextEdit[], texts: Texts): Step | undefined {
  const apart = withoutOverlaps(edits);
  if (apart.length === 0) return undefined;
  const next = inputWith(state.project, apart, texts);
  const { diagnostics, tree } = resolveProject(next);
  const worse = findWorse(state.diagnostics, diagnostics).filter(
    ({ severity, code }) => severity === 'error' && !isUncovered(code, state),
  );
  return worse.length > 0 ? undefined : { project: next, diagnostics, isAnyUnknown: tree.unknown.isAny, edits: apart };
}

/** Returns whether a mistake may have been there before, hidden by one that was fixed. */
function isUncovered(code: string, { isAnyUnknown }: State): boolean {
  const { needsAll, needsLanguages } = findDefinition(code) ?? {};
  return HIDDEN.has(code) || (isAnyUnknown && (SCHEMA.has(code) || needsAll === true || needsLanguages === true));
}

/** While the page of a link is unknown. */
const HIDDEN = new Set([brokenAnchor.code, brokenNavigationAnchor.code]);

/** While a key is. */
const SCHEMA = new Set(Object.values(ofSchema).map(({ code }) => code));

/** Applies the first fix that introduces no mistakes; the others follow in later rounds. */
function oneByOne(state: State, texts: Texts): Step | undefined {
  for (const diagnostic of state.diagnostics) {
    if (diagnostic.fix === undefined) continue;
    const step = tryEdits(state, settleEdits([diagnostic], texts.textOf), texts);
    if (step !== undefined && (state.isAnyUnknown || step.diagnostics.length < state.diagnostics.length)) return step;
  }
  return undefined;
}

function inputWith(input: ProjectInput, edits: readonly TextEdit[], { textOf, readFacts }: Texts): ProjectInput {
  const byFile = editsByFile(edits);
  const pages = input.pages.map((page) => {
    const own = byFile.get(page.path);
    return own === undefined
      ? page
      : { ...page, facts: readFacts(applyEdits(textOf(page.path) ?? '', own), page.path) };
  });
  return { ...editNavigation(input, byFile), pages };
}

/**
 * Turns the fixes of diagnostics into plain edits; `read` returns the text that their positions refer to. Fixes whose
 * value is no longer in the text are left out.
 */
export function settleEdits(
  diagnostics: readonly Diagnostic[],
  read: (path: string) => string | undefined,
): readonly TextEdit[] {
  return diagnostics.flatMap(({ fix }) => {
    const edits = (fix?.edits ?? []).map((edit) => settleEdit(edit, read(edit.file) ?? ''));
    return edits.every((edit) => edit !== undefined) ? edits : [];
  });
}

function settleEdit({ file, start, end, text, was }: FixEdit, source: string): TextEdit | undefined {
  const written = was === undefined ? text : writeAddress(source.slice(start, end), was, text);
  return written === undefined ? undefined : { file, start, end, text: written };
}
