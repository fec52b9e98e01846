import type { Reporter } from '../system/summary.ts';

/** Loads the reporter of a format, and no other. */
export const REPORTERS = {
  pretty: async () => (await import('./pretty.ts')).reportPretty,
  compact: async () => (await import('./compact.ts')).reportCompact,
  json: async () => (await import('./json.ts')).reportJson,
  sarif: async () => (await import('./sarif.ts')).reportSarif,
  github: async () => (await import('./github.ts')).reportGithub,
} as const satisfies Readonly<Record<string, () => Promise<Reporter>>>;

/** A value of `--format`. */
export type Format = keyof typeof REPORTERS;

/** The values of `--format`. */
export const FORMATS = Object.keys(REPORTERS) as readonly Format[];
