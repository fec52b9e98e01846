import type { Tag } from '../../engine/manifest/manifest.ts';

/** Texts of tags: the name of a plan's icon, or the text of a chip (requirement C3). */
export const TAG_WORDS = {
  pro: 'Pro plan',
  premium: 'Premium plan',
  draft: 'Draft',
  legacy: 'Legacy',
  new: 'New',
  planned: 'Planned',
  unstable: 'Preview',
  beta: 'Beta',
  deprecated: 'Deprecated',
} as const satisfies Readonly<Record<Tag, string>>;
