/** Modes that a reader can choose; any other stored or received value is ignored. */
export const MODES = ['light', 'dark', 'system'] as const;

/** A reader's choice: `system` follows the device. */
export type Mode = (typeof MODES)[number];

/** The mode in effect. */
export type ResolvedMode = 'light' | 'dark';

/** Default storage key of the mode, for themes without their own (specification 9). */
export const DEFAULT_MODE_KEY = 'mode';

/**
 * Default prefix of the schemes' storage keys, followed by `-light` or `-dark`, for themes without their own
 * (specification 9).
 */
export const DEFAULT_COLOR_SCHEME_KEY = 'color-scheme';

/** Mode of a reader who has not chosen. */
export const DEFAULT_MODE: Mode = 'system';

/** Media query for the device's preference. */
export const DARK_DEVICE = '(prefers-color-scheme: dark)';

/** Languages for code examples. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;

/** Language for code examples. */
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Code variant of a reader who has not chosen. */
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/** Name of the cookie, and of the storage key that notifies other tabs of a change. */
export const CODE_VARIANT_KEY = 'codeVariant';

/** Lifetime of the code variant's cookie, in seconds: one year (specification 9). */
export const CODE_VARIANT_SECONDS = 31_536_000;

/** Writing directions of the whole shell. */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Writing direction of the whole shell. */
export type Direction = (typeof DIRECTIONS)[number];

/** Direction if neither the language nor the reader sets one. */
export const DEFAULT_DIRECTION: Direction = 'ltr';

/** Density of a reader who has not chosen, on a site without `density: compact`. */
export const DEFAULT_DENSE = false;
