import type { Declaration } from '../../../engine/feature/declaration.ts';

/** The documentation of an export; described by `cli/make/api`, drawn by `site/api`. */
export const api = {
  name: 'api',
  says: 'The documentation of an export of a package, or some of its rows.',
  asked: ['line'],
  ask: {
    package: { kind: 'package', required: true, says: 'Name of the package.' },
    name: { kind: 'export', required: true, says: 'Name of the export.' },
    rows: { kind: 'list', says: 'Names of the rows to show, instead of all.' },
  },
  made: true,
  needs: 'typescript',
  documents: true,
} as const satisfies Declaration;
