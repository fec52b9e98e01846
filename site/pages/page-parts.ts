import type { SearchRow } from '../feature/feature.ts';
import type { DrawnComponent } from '../components/draw-component.ts';
import type { Answer, OwnFeature, Question } from '../feature/question.ts';

/** What was prepared for a page, which each language renders with its own texts. */
export interface PageParts {
  /** Its code blocks in JavaScript, by their TypeScript, if they differ. */
  readonly javascript?: Readonly<Record<string, string>>;
  /** The components of the project on it, by `partKey`. */
  readonly components?: Readonly<Record<string, DrawnComponent>>;
  /** What was made for it, by `partKey`. */
  readonly made?: Readonly<Record<string, unknown>>;
  /** What search finds on it by its name, by `partKey`. */
  readonly rows?: Readonly<Record<string, readonly SearchRow[]>>;
  /** The project's features that it asks, by name. */
  readonly own?: Readonly<Record<string, OwnFeature>>;
  /** Draws the place of what has not been made yet; absent once everything is. */
  readonly missing?: () => string;
  /** Returns what they draw, as far as it is known. */
  readonly answer?: (question: Question) => Answer | undefined;
}
