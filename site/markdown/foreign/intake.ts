import type { Declarations } from '../../../engine/feature/declaration.ts';
import type { IntakeSettings } from '../../../engine/manifest/intake-settings.ts';
import type { MarkdownCode } from '../../../engine/diagnostic/markdown-diagnostics.ts';
import type { PageScript } from '../code/page-script.ts';
import type { Stretch } from '../tree/destination.ts';

/** Format of a page, by its file extension. */
export type PageFormat = 'md' | 'mdx';

/** Part of a page that could not be converted as its writer meant it. */
export interface Loss {
  readonly code: MarkdownCode;
  readonly at: Stretch;
  readonly message: string;
  readonly help?: string;
}

/** Shared state of the conversion of a page. */
export interface Intake extends IntakeSettings {
  readonly format: PageFormat;
  /** What directives can ask for, by name. */
  readonly known: Declarations;
  /** The text that positions refer to. */
  readonly source: string;
  /** Ids set by writers so far. */
  readonly ids: Set<string>;
  /** Set if the expressions of the page are evaluated. */
  readonly script?: PageScript | undefined;
  /** Whether losses are reported. */
  readonly isChecked: boolean;
  readonly lose: (loss: Loss) => void;
  /** Notes a name that may be one of a feature that is not known. */
  readonly noteUnknown: () => void;
}
