/**
 * Returns whether a component in a line of text renders an element at which browsers end a paragraph
 * (https://html.spec.whatwg.org/#parsing-main-inbody), so that the line cannot be one.
 */
export function endsParagraph(html: string): boolean {
  return html.includes('slot-line') && BLOCK.test(html);
}

const BLOCK =
  /<(?:address|article|aside|blockquote|center|details|dialog|dir|div|dl|fieldset|figcaption|figure|footer|form|h[1-6r]|header|hgroup|main|menu|nav|ol|p|pre|search|section|summary|table|ul|li|d[dt])[\s>/]/;
