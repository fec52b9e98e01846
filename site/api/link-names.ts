import { isAbsoluteUrl } from '../../engine/address/address.ts';
import { replaceOutsideCode } from '../markdown/tree/find-code.ts';
import type { ApiRendering } from './api-rendering.ts';

/**
 * Converts references in a package's comment to Markdown: `{@link Name}` of JSDoc and `[[Name]]` of older TypeDoc, both
 * with an optional label. A name becomes a link if this site documents it, and code otherwise; an address becomes a
 * link.
 *
 * @example
 * linkNames('Takes a {@link Tone}.')             // 'Takes a [`Tone`](/api/tone/).'
 * linkNames('See [[Row | the row]].')            // 'See the row.'
 * linkNames('{@link https://a.example the docs}') // '[the docs](https://a.example)'
 */
export function linkNames(markdown: string, { findName }: Pick<ApiRendering, 'findName'>): string {
  return replaceOutsideCode(markdown, REFERENCE, ([found, tag, inTag, inBrackets]) => {
    const content = (inTag ?? inBrackets)?.trim();
    if (!content) return found;
    const [, target = '', label] = TARGET_AND_LABEL.exec(content) ?? [];
    const address = isAbsoluteUrl(target) ? target : findName(target.replace(MEMBER, ''));
    const text = label?.trim() || (isAbsoluteUrl(target) || tag === 'linkplain' ? target : codeOf(target));
    return address === undefined ? text : `[${text}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  });
}

/** `{@link …}`, `{@linkcode …}`, `{@linkplain …}`, or `[[…]]`. */
const REFERENCE = /\{@(link|linkcode|linkplain)\s([^{}]+)\}|\[\[([A-Za-z_$][^[\]]*)\]\](?!\()/g;

const TARGET_AND_LABEL = /^([^\s|]+)\s*(?:\|\s*)?([^]*)$/;

/** Text after the name of an export: `.size`, `#focus`, `()`, `<T>`. */
const MEMBER = /[.#(<~][^]*$/;

function codeOf(name: string): string {
  return name.includes('`') ? name : `\`${name}\``;
}
