/** Marks a template literal as CSS, so that editors colour it; the text stays as it is. */
export const css = String.raw;

/** Takes out of a stylesheet what browsers do not need: comments, line breaks, spaces around punctuation. */
export function shrinkCss(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: (?=[^{}]*[;}])/g, ':')
    .replace(/(?<=\() | (?=\))/g, '')
    .replaceAll(';}', '}')
    .trim();
}
