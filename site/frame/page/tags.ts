import { TAGS, type Tag } from '../../../engine/manifest.ts';

/** What a reader sees of a tag: a plan's icon is named, a chip is worded (requirement C3). */
export const TAG_WORDS: Readonly<Record<Tag, string>> = {
  pro: 'Pro plan',
  premium: 'Premium plan',
  legacy: 'Legacy',
  new: 'New',
  planned: 'Planned',
  unstable: 'Preview',
  beta: 'Beta',
  deprecated: 'Deprecated',
};

/** Renders a node's tags in the order of C3, each with a space before it; an empty string when there are none. */
export function renderTags(tags: readonly Tag[]): string {
  if (tags.length === 0) return '';
  let html = '';
  for (const tag of TAGS) {
    if (!tags.includes(tag)) continue;
    html += isPlan(tag)
      ? ` <span class="plan ${tag}" role="img" aria-label="${TAG_WORDS[tag]}"></span>`
      : ` <span class="tag ${tag}">${TAG_WORDS[tag]}</span>`;
  }
  return html;
}

function isPlan(tag: Tag): boolean {
  return tag === 'pro' || tag === 'premium';
}
