import { replaceOutsideCode } from './find-code.ts';

/** Tags, which the site shows as text. */
export const TAG = /<(?=[a-z/!])(?!https?:|mailto:)/gi;

/** Escapes the tags in a Markdown text, except for those in code or after a backslash. */
export function escapeTags(markdown: string): string {
  return replaceOutsideCode(markdown, ESCAPE_OR_TAG, ([found]) => (found === '<' ? '\\<' : found));
}

const ESCAPE_OR_TAG = new RegExp(`\\\\[^]|${TAG.source}`, TAG.flags);
