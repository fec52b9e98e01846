/** How the page around an edited demo looks, which the demo follows. */
export interface Look {
  readonly mode: 'light' | 'dark';
  /** Name of the color scheme, which ends with its mode. */
  readonly scheme: string;
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  readonly language: string;
  /** Variables and the font that the demo's box is drawn with. */
  readonly styles: Readonly<Record<string, string>>;
  /** How the document tells the library its mode, and whether demos are always light. */
  readonly modeClass?: string;
  readonly modeAttribute?: string;
  readonly only?: string;
  /** Whether the demo has the whole width without padding. */
  readonly wide: boolean;
  /** Whether it is stretched, because only its container can tell its width. */
  readonly fill: boolean;
}

/** An import in JavaScript: a place in the code. */
export interface FoundImport {
  /** The specifier with its quotes. */
  readonly start: number;
  readonly end: number;
  /** Line of the source. */
  readonly line: number;
  /** As written. */
  readonly from: string;
  /** Names that must exist. */
  readonly names: readonly string[];
}

/** An import of a compiled file, and what belongs there. */
export interface CompiledImport extends FoundImport {
  /** Name of a file, or id of a module of the library. */
  readonly to: { readonly file: string } | { readonly id: string };
}

/** A file as JavaScript, ready to run except for the addresses of its imports. */
export interface CompiledFile {
  readonly name: string;
  readonly code: string;
  readonly imports: readonly CompiledImport[];
}

/** The first message of the page to the frame, with a port for all others. */
export interface LiveStart {
  /** Text of the module with all packages. */
  readonly library: string;
  /** Texts of stylesheets. */
  readonly styles: readonly string[];
  readonly look: Look;
}

/** What the page tells the frame. */
export type ToFrame =
  | { readonly kind: 'look'; readonly look: Look }
  | {
      readonly kind: 'run';
      /** Number of this state of the code. */
      readonly run: number;
      /** Every file after those that it imports. */
      readonly files: readonly CompiledFile[];
      /** Name of the export of the last file that is shown. */
      readonly exported: string;
    }
  | { readonly kind: 'ask'; readonly ask: number };

/** What the frame tells the page. */
export type FromFrame =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown'; readonly run: number }
  | ({ readonly kind: 'failed'; readonly run: number } & Failure)
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'answer'; readonly ask: number };

/** A mistake in the code, with its place as far as it is known. */
export interface Failure {
  readonly message: string;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** What the frame ended: a loop that ran for too long, or a result that is too large to be drawn. */
  readonly ended?: 'loop' | 'result';
}

/** Name of the function that guarded loops call with their line. */
export const GUARD = 'docsNavLoop';
