import { escapeText } from './escape.ts';

/** Takes the parts of a text one after the other and joins them to HTML. */
export interface TokenWriter {
  /** Adds a part; its class is one letter of `TOKEN_CLASSES`, or empty for plain text. */
  write(text: string, className: string): void;
  /** Everything so far. */
  finish(): string;
}

/** A first character that is no space, as far as ASCII goes. */
const MARK = /^[!-~]/;

/** Makes a writer that escapes, and turns neighbors of one class into one element, spaces between them included. */
export function createTokenWriter(): TokenWriter {
  let html = '';
  let current = '';
  let pending = '';
  const flush = (): void => {
    const end = current === '' ? pending.length : pending.trimEnd().length;
    const text = escapeText(pending.slice(0, end));
    html += (current === '' ? text : `<i class=${current}>${text}</i>`) + pending.slice(end);
    pending = '';
  };
  return {
    write(text, className) {
      if (className !== current) {
        const start = MARK.test(text) ? 0 : text.search(/\S/);
        // Spaces alone belong to no token, so equal neighbors stay together.
        if (start !== -1) {
          pending += text.slice(0, start);
          flush();
          current = className;
          pending = text.slice(start);
          return;
        }
      }
      pending += text;
    },
    finish() {
      flush();
      return html;
    },
  };
}
