import { TAGS, type Tag } from '../../engine/manifest/manifest.ts';
import { escapeHtml } from './escape-html.ts';
import { TAG_WORDS } from './tag-words.ts';

/** Texts with those of tags among them. */
export interface TagTexts {
  readonly words: Readonly<Record<Tag, string>>;
}

/** Renders a node's tags in the order of C3, each after a space; returns an empty string if there are none. */
export function renderTags(tags: readonly Tag[], { words }: TagTexts = { words: TAG_WORDS }): string {
  if (tags.length === 0) return '';
  const shown = TAGS.filter((tag) => tags.includes(tag)).map((tag) => {
    const text = escapeHtml(words[tag]);
    return tag === 'pro' || tag === 'premium'
      ? ` <span class="plan ${tag}" role="img" aria-label="${text}"></span>`
      : ` <span class="tag ${tag}">${text}</span>`;
  });
  return shown.join('');
}
