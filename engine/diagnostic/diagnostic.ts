import type { TextEdit } from '../text/text-edit.ts';
import type { Origin, Span } from '../text/source.ts';

/** `error`: the manifest cannot be trusted. `warning`: it compiles, but is likely wrong. */
export type Severity = 'error' | 'warning';

/** A kind of diagnostic. Declared once, next to the stage or rule that reports it. */
export interface DiagnosticDefinition {
  /** Kebab-case noun phrase for the bad thing; permanent once released. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what it reports. */
  readonly summary: string;
  /** Why it matters to writers or readers; shown by `docs-nav explain <code>`. */
  readonly why: string;
  /**
   * For an error: projects may lower its severity or turn it off, because their navigation is sound anyway. Warnings
   * are always adjustable.
   */
  readonly isAdjustable?: true;
  /**
   * It is concluded from something missing, so a mistake in a file that may have said it could be the cause: then it is
   * not reported (`resolve/unknown.ts`).
   */
  readonly needsAll?: true;
  /**
   * It depends on which files are translations. As long as the settings, which list the languages, have a mistake, its
   * rule is not run.
   */
  readonly needsLanguages?: true;
  /**
   * For one that a rule of the project declares: the rule, as `nav/site.yaml` names it. The project may always adjust
   * it, and it is reported whatever else is wrong at its place.
   */
  readonly from?: string;
}

/** Another place that a diagnostic refers to, such as the first of two identical pathnames. */
interface RelatedPlace {
  readonly message: string;
  readonly origin: Origin;
}

/** A text without a translation. */
interface MissingText {
  /** Where its translation belongs in the file. */
  readonly path: readonly string[];
  /** The text in the default language. */
  readonly text: string;
}

/** One mistake in the project: a value that is never thrown and never changed. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly origin: Origin;
  /** What is wrong, in one sentence with the writer's own value in backticks; never the fix. */
  readonly message: string;
  /** What to do, as an imperative clause without a period. */
  readonly help?: string;
  readonly related: readonly RelatedPlace[];
  /** Every text that lacks a translation, for programs; the message only counts them. */
  readonly missing?: readonly MissingText[];
  /** The fix, if there is exactly one right answer. */
  readonly fix?: Fix;
}

/** A change that fixes a mistake, as data: for `validate --fix`, code scanning and editors. */
export interface Fix {
  readonly edits: readonly FixEdit[];
}

/** An edit of a file. `settleEdits` turns those with `was` into plain edits. */
export interface FixEdit extends TextEdit {
  /** The value to replace, when the engine has not seen the text: the range may also include quotes. */
  readonly was?: string;
}

/** What a stage or rule says about one mistake; the collector adds severity and positions. */
export interface Finding {
  readonly at: Span | Origin;
  readonly message: string;
  readonly help?: string | undefined;
  /** The finding is about something missing; its place says where to add it, not what is wrong. */
  readonly isAbsence?: true;
  /** Counts as an error here, though its kind is a warning; the project’s `rules` still apply. */
  readonly isError?: boolean;
  /** With `needsAll`, the pathname or name that is missing; by default, the pathnames that the message quotes. */
  readonly about?: string;
  /** A replacement for the value at the finding's place, or arbitrary edits. */
  readonly fix?: { readonly was: string; readonly write: string } | Fix | undefined;
  readonly related?: readonly { readonly message: string; readonly at: Span | Origin }[];
  readonly missing?: readonly MissingText[];
}

/** Hands a finding of the given kind to the collector. */
export type Reporter = (definition: DiagnosticDefinition, finding: Finding) => void;

/** Declares a kind of diagnostic that a stage reports. Rules use `defineTreeRule`. */
export function defineDiagnostic(definition: DiagnosticDefinition): DiagnosticDefinition {
  return definition;
}
