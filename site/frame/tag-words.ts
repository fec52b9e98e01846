import type { Tag } from '../../engine/manifest.ts';

/** What a reader sees of a tag: a plan's icon is named, a chip is worded (requirement C3). */
export const TAG_WORDS = {
  pro: 'Pro plan',
  premium: 'Premium plan',
  legacy: 'Legacy',
  new: 'New',
  planned: 'Planned',
  unstable: 'Preview',
  beta: 'Beta',
  deprecated: 'Deprecated',
} as const satisfies Readonly<Record<Tag, string>>;
