import type { Reporter } from './report.ts';

/** What loads each reporter, and no other. */
const REPORTERS = {
  pretty: async () => (await import('./pretty.ts')).reportPretty,
  compact: async () => (await import('./compact.ts')).reportCompact,
  json: async () => (await import('./json.ts')).reportJson,
  sarif: async () => (await import('./sarif.ts')).reportSarif,
  github: async () => (await import('./github.ts')).reportGithub,
} as const satisfies Readonly<Record<string, () => Promise<Reporter>>>;

/** One of the names that `--format` takes. */
export type Format = keyof typeof REPORTERS;

/** The names that `--format` takes. */
export const FORMATS = Object.keys(REPORTERS) as readonly Format[];

/** Loads the reporter of a format. */
export function loadReporter(format: Format): Promise<Reporter> {
  return REPORTERS[format]();
}
