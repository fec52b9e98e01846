import type { IntakeSettings } from '../../../engine/intake-settings.ts';
import type { MarkdownCode } from '../../../engine/markdown-diagnostics.ts';
import type { Stretch } from '../destination.ts';

/** What a page is written in, by the ending of its file. */
export type PageFormat = 'md' | 'mdx';

/** Something on a page that could not be taken over as its writer meant it. */
export interface Loss {
  readonly code: MarkdownCode;
  readonly at: Stretch;
  readonly message: string;
  readonly help?: string;
}

/** What the parts of the intake of one page share. */
export interface Intake extends IntakeSettings {
  readonly format: PageFormat;
  /** The text that positions count in. */
  readonly source: string;
  /** Ids that writers have given so far. */
  readonly ids: Set<string>;
  /** Whether someone reads what is lost. */
  readonly isChecked: boolean;
  readonly lose: (loss: Loss) => void;
}
