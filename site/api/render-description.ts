import { renderBody } from '../markdown/render-body.ts';
import { escapeText } from '../markdown/escape.ts';
import { replaceOutsideCode } from '../markdown/find-code.ts';
import type { ApiRendering } from './api-rendering.ts';
import { linkNames } from './link-names.ts';

/** Renders Markdown of a package's comments: the first paragraph apart from what follows it. */
export function renderComment(
  markdown: string,
  { resolveHref, findName, words }: ApiRendering,
): { readonly lead: string; readonly rest: string } {
  // Most comments are one plain sentence.
  if (PLAIN.test(markdown)) return { lead: escapeText(markdown), rest: '' };
  const { lead, html } = renderBody(protect(linkNames(markdown, { findName })), {
    resolveHref,
    words,
  });
  return { lead: lead ?? '', rest: html };
}

/** Renders Markdown of a comment as it is in a cell or list: one paragraph needs no element of its own. */
export function renderDescription(markdown: string, rendering: ApiRendering): string {
  const { lead, rest } = renderComment(markdown, rendering);
  return rest === '' ? lead : paragraph(lead) + rest;
}

/** Renders Markdown of a comment as blocks among others. */
export function renderBlocks(markdown: string, rendering: ApiRendering): string {
  const { lead, rest } = renderComment(markdown, rendering);
  return paragraph(lead) + rest;
}

function paragraph(html: string): string {
  return html === '' ? '' : `<p>${html}</p>`;
}

/** Text in which Markdown has nothing to do, line ends and brackets included. */
const PLAIN = /^[\w ,.'"()/?!;=%+-]+$/;

/** Comments know no directives: a colon in front of a word is a colon. Their pictures are elsewhere, so the tag of one is shown. */
function protect(markdown: string): string {
  return replaceOutsideCode(markdown, ESCAPE_OR_SIGN, ([found]) => (found.startsWith('\\') ? found : `\\${found}`));
}

const ESCAPE_OR_SIGN = /\\[^]|<(?=img\b)|(?<![:\w]):(?=[a-z-]+\b)/gi;
