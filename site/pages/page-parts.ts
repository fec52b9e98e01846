import type { DrawnComponent } from '../components/drawn-component.ts';
import type { DrawnPart } from '../feature/drawn-part.ts';

/** What was prepared for a page, which each language renders with its own texts. */
export interface PageParts {
  /** Its code blocks in JavaScript, by their TypeScript, if they differ. */
  readonly javascript?: Readonly<Record<string, string>>;
  /** The components of the project on it, by `partKey`. */
  readonly components?: Readonly<Record<string, DrawnComponent>>;
  /** What was made for it, by `partKey`. */
  readonly made?: Readonly<Record<string, unknown>>;
  /** What the project's features have drawn for it, by language and `partKey`. */
  readonly drawn?: Readonly<Record<string, Readonly<Record<string, DrawnPart>>>>;
}
