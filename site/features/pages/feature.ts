import type { Declaration } from '../../../engine/feature/declaration.ts';

/** The pages of a group; drawn from the navigation by `site/pages`. */
export const pages = {
  name: 'pages',
  says: 'A list of the pages of a group, with pictures of their demos.',
  asked: ['line'],
  ask: { of: { kind: 'group', required: true, says: 'Pathname of the group.' } },
  made: true,
} as const satisfies Declaration;
