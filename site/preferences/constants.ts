/** Modes a reader can choose; anything else that is stored or received is ignored. */
export const MODES = ['light', 'dark', 'system'] as const;

/** What a reader chose: `system` follows the device. */
export type Mode = (typeof MODES)[number];

/** What a mode comes to on the screen. */
export type ResolvedMode = 'light' | 'dark';

/** Names of the theme's color schemes. */
export const COLOR_SCHEMES: readonly string[] = ['light', 'dark'];

/** Storage key of the mode where a theme names none of its own (specification 9). */
export const DEFAULT_MODE_KEY = 'mode';

/** Storage keys of the schemes, with `-light` or `-dark` behind, where a theme names none of its own (specification 9). */
export const DEFAULT_COLOR_SCHEME_KEY = 'color-scheme';

/** Mode of a reader who has not chosen. */
export const DEFAULT_MODE: Mode = 'system';

/** Media query for the device's preference. */
export const DARK_DEVICE = '(prefers-color-scheme: dark)';

/** Languages that code is shown in. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;

/** Language that code is shown in. */
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

/** Direction where neither the language nor the reader asks for one. */
export const DEFAULT_DIRECTION: Direction = 'ltr';

/** Density of a reader who has not chosen, on a site that does not say `density: compact`. */
export const DEFAULT_DENSE = false;

/** Layouts of the lists of API pages. */
export const API_LAYOUTS = ['table', 'expanded', 'collapsed'] as const;

/** Layout of the lists of API pages. */
export type ApiLayout = (typeof API_LAYOUTS)[number];
