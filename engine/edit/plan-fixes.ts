import { resolveProject } from '../compile/compile.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { CheckedPageFacts, ProjectInput } from '../model/project-input.ts';
import { readNavigationAgain } from '../normalize/read-navigation.ts';
import { brokenAnchor } from '../check/rules/links.ts';
import { brokenNavigationAnchor } from '../check/rules/navigation-links.ts';
import { joinEdits } from '../text/join-edits.ts';
import { findWorse } from './move-outcome.ts';
import { settleEdits } from './settle-edits.ts';
import { applyEdits, editsByFile, withoutOverlaps, type TextEdit } from '../text/text-edit.ts';

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
  const start = [...resolveProject(input).diagnostics, ...compared];
  const texts = new Map<string, string>();
  const textOf = (path: string) => texts.get(path) ?? read(path);
  const done = new Map<string, readonly Omit<TextEdit, 'file'>[]>();
  let project = input;
  let found: readonly Diagnostic[] = start;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = { project, diagnostics: found };
    const step =
      tryEdits(before, settleEdits(found, textOf), { textOf, readFacts }) ?? oneByOne(before, { textOf, readFacts });
    if (step === undefined) break;
    for (const [file, edits] of editsByFile(step.edits)) {
      done.set(file, joinEdits((read(file) ?? '').length, done.get(file) ?? [], edits));
      texts.set(file, applyEdits(textOf(file) ?? '', edits));
    }
    ({ project, diagnostics: found } = step);
  }
  const edits = Array.from(done, ([file, own]) => own.map((edit) => ({ file, ...edit }))).flat();
  return { edits, mended: Math.max(0, start.length - found.length), diagnostics: found };
}

interface State {
  readonly project: ProjectInput;
  readonly diagnostics: readonly Diagnostic[];
}

interface Step extends State {
  readonly edits: readonly TextEdit[];
}

interface Texts {
  readonly textOf: (path: string) => string | undefined;
  readonly readFacts: FixOptions['readFacts'];
}

/** Returns the project after some edits; `undefined` if there are none, or if they would introduce mistakes. */
function tryEdits({ project, diagnostics }: State, edits: readonly TextEdit[], texts: Texts): Step | undefined {
  const apart = withoutOverlaps(edits);
  if (apart.length === 0) return undefined;
  const next = inputWith(project, apart, texts);
  const after = resolveProject(next).diagnostics;
  const worse = findWorse(diagnostics, after).filter(
    ({ severity, code }) => severity === 'error' && !UNCOVERED.has(code),
  );
  return worse.length > 0 ? undefined : { project: next, diagnostics: after, edits: apart };
}

/** Mistakes that were hidden while the page of a link was unknown. */
const UNCOVERED = new Set([brokenAnchor.code, brokenNavigationAnchor.code]);

/** Applies the first fix that introduces no mistakes; the others follow in later rounds. */
function oneByOne(state: State, texts: Texts): Step | undefined {
  for (const diagnostic of state.diagnostics) {
    if (diagnostic.fix === undefined) continue;
    const step = tryEdits(state, settleEdits([diagnostic], texts.textOf), texts);
    if (step !== undefined && step.diagnostics.length < state.diagnostics.length) return step;
  }
  return undefined;
}

function inputWith(input: ProjectInput, edits: readonly TextEdit[], { textOf, readFacts }: Texts): ProjectInput {
  const byFile = editsByFile(edits);
  const edited = (path: string) => applyEdits(textOf(path) ?? '', byFile.get(path) ?? []);
  const nav = input.nav.map((source) => (byFile.has(source.path) ? { ...source, text: edited(source.path) } : source));
  return {
    ...input,
    nav,
    navigation: readNavigationAgain(nav, input.unreadable, input.navigation, ({ path }) => !byFile.has(path)),
    translations: (input.translations ?? []).map((source) =>
      byFile.has(source.path) ? { ...source, text: edited(source.path) } : source,
    ),
    pages: input.pages.map((page) =>
      byFile.has(page.path) ? { ...page, facts: readFacts(edited(page.path), page.path) } : page,
    ),
  };
}
