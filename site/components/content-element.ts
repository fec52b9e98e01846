/**
 * The element that holds a component’s content. It is as good as not there: it has no box, and may be anywhere that
 * text may be.
 */
export const CONTENT_TAG = 'dn-content';

/** Stands for the content while React renders a component, since the content is already HTML. */
export const CONTENT = '<!--dn-content-->';

/** Returns the props of that element: React keeps the HTML that it is given. */
export function contentProps(html: string): object {
  return { style: { display: 'contents' }, dangerouslySetInnerHTML: { __html: html } };
}
