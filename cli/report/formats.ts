import type { Reporter } from './report.ts';

/** The names that `--format` takes. */
export const FORMATS = ['pretty', 'compact', 'json', 'sarif', 'github'] as const;

/** One of the names that `--format` takes. */
export type Format = (typeof FORMATS)[number];

/** Loads the reporter of a format, and no other. */
export async function loadReporter(format: Format): Promise<Reporter> {
  switch (format) {
    case 'pretty':
      return (await import('./pretty.ts')).reportPretty;
    case 'compact':
      return (await import('./compact.ts')).reportCompact;
    case 'json':
      return (await import('./json.ts')).reportJson;
    case 'sarif':
      return (await import('./sarif.ts')).reportSarif;
    case 'github':
      return (await import('./github.ts')).reportGithub;
  }
}
