import { escapeText } from '../text/escape.ts';
import { replaceOutsideCode } from '../markdown/tree/find-code.ts';
import type { ApiRendering } from './api-rendering.ts';
import { linkNames } from './link-names.ts';

/** Renders Markdown of a package's comment, with the first paragraph separate from the rest. */
export function renderComment(
  markdown: string,
  { resolveHref, findName, content }: ApiRendering,
): { readonly lead: string; readonly rest: string } {
  // Most comments are one plain sentence.
  if (PLAIN.test(markdown)) return { lead: escapeText(markdown), rest: '' };
  const { lead, html } = content(protect(linkNames(markdown, { findName })), resolveHref);
  return { lead: lead ?? '', rest: html };
}

/** Renders Markdown of a comment for a cell or list, where a single paragraph needs no element. */
export function renderDescription(markdown: string, rendering: ApiRendering): string {
  const { lead, rest } = renderComment(markdown, rendering);
  return rest === '' ? lead : paragraph(lead) + rest;
}

/** Renders Markdown of a comment as blocks. */
export function renderParagraphs(markdown: string, rendering: ApiRendering): string {
  const { lead, rest } = renderComment(markdown, rendering);
  return paragraph(lead) + rest;
}

function paragraph(html: string): string {
  return html === '' ? '' : `<p>${html}</p>`;
}

/** Text without Markdown syntax, line breaks or square brackets. */
const PLAIN = /^[\w ,.'"()/?!;=%+-]+$/;

/**
 * Escapes syntax that comments do not have: directives, whose colons are plain colons, and images, whose files are
 * elsewhere.
 */
function protect(markdown: string): string {
  return replaceOutsideCode(markdown, ESCAPE_OR_SIGN, ([found]) => (found.startsWith('\\') ? found : `\\${found}`));
}

const ESCAPE_OR_SIGN = /\\[^]|<(?=img\b)|(?<![:\w]):(?=[a-z-]+\b)/gi;
