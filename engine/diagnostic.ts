import type { TextEdit } from './edit/text-edit.ts';
import type { Origin, Span } from './source.ts';

/** `error`: the manifest cannot be trusted. `warning`: it compiles, but is likely wrong. */
export type Severity = 'error' | 'warning';

/** What one kind of diagnostic stands for. Declared once, next to the stage or rule that reports it. */
export interface DiagnosticDefinition {
  /** Kebab-case noun phrase for the bad thing; permanent once released. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what it reports. */
  readonly summary: string;
  /** Why it matters to writers or readers; shown by `docs-nav explain <code>`. */
  readonly why: string;
  /** Of an error: a project may turn it down or off, since its navigation is sound all the same. Warnings always may be. */
  readonly isAdjustable?: true;
}

/** Another place that belongs to a diagnostic, such as the first of two equal pathnames. */
export interface RelatedPlace {
  readonly message: string;
  readonly origin: Origin;
}

/** One mistake in the project: a value, never thrown, never changed after it was made. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly origin: Origin;
  /** What is wrong, in one sentence, with the writer's own value in backticks; never the fix. */
  readonly message: string;
  /** What to do, as an imperative clause without a period. */
  readonly help?: string;
  readonly related: readonly RelatedPlace[];
  /** What fixes it; present where there is one right answer. */
  readonly fix?: Fix;
}

/** A change that fixes a mistake, as data: for `validate --fix`, for code scanning and for editors. */
export interface Fix {
  readonly edits: readonly FixEdit[];
}

/** An edit of a file. `settleEdits` brings those with `was` to their final form. */
export interface FixEdit extends TextEdit {
  /** The value that is meant, of an edit in a text that the engine has not seen: the stretch may hold quotes as well. */
  readonly was?: string;
}

/** What a stage or rule says about one mistake; the collector adds severity and positions. */
export interface Finding {
  readonly at: Span | Origin;
  readonly message: string;
  readonly help?: string | undefined;
  /** The finding is about something that is not there; its place says where to put it, not what is wrong. */
  readonly isAbsence?: true;
  /** What replaces the value at the finding's place, or edits of any kind. */
  readonly fix?: { readonly was: string; readonly write: string } | Fix | undefined;
  readonly related?: readonly { readonly message: string; readonly at: Span | Origin }[];
}

/** Hands a finding of the given kind to the collector. */
export type Report = (definition: DiagnosticDefinition, finding: Finding) => void;

/** Declares a kind of diagnostic that a stage reports. Rules use `defineRule`. */
export function defineDiagnostic(definition: DiagnosticDefinition): DiagnosticDefinition {
  return definition;
}
