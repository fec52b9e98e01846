import { fillText } from '../browser/page-language.ts';
import { escapeAttribute } from '../text/escape.ts';

/** A heading that readers can link to. */
export interface Anchored {
  readonly id: string;
  readonly level: number;
  /** Inline HTML. */
  readonly html: string;
  readonly text: string;
}

/**
 * Renders a heading with the link to it. The link is next to the heading, because inside, its name would be part of the
 * heading’s name. The class of their box is the level, so that it is styled like the heading.
 */
export function renderAnchored({ id, level, html, text }: Anchored, words: { readonly sectionLink: string }): string {
  const label = escapeAttribute(fillText(words.sectionLink, { title: text }));
  return (
    `<div class="h${level}"><h${level} id="${id}">${html}</h${level}>` +
    `<a class="anchor" href="#${id}" aria-label="${label}"></a></div>`
  );
}
