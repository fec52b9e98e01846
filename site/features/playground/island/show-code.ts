import { highlightScript } from '../../../markdown/highlight/highlight-script.ts';

/** Shows code in a block of the page, in its colors. */
export function showCode(block: Element, text: string): void {
  const code = text.trimEnd();
  if (block.textContent === code) return;
  // The highlighter escapes the code.
  const { body } = new DOMParser().parseFromString(`<pre>${highlightScript(code, { jsx: true })}</pre>`, 'text/html');
  block.replaceChildren(...(body.firstElementChild?.childNodes ?? []));
}
