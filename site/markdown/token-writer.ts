import { escapeText } from './escape.ts';

/** Joins consecutive parts of a text to HTML. */
export interface TokenWriter {
  /** Adds a part; its class is one letter of `TOKEN_CLASSES`, or empty for plain text. */
  write(text: string, className: string): void;
  /** Returns everything so far. */
  finish(): string;
}

/** A first character in ASCII other than a space. */
const MARK = /^[!-~]/;

/**
 * Creates a writer that escapes text, and merges adjacent parts of the same class, including spaces between them, into
 * one element.
 */
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
        // Spaces do not belong to a token, so that adjacent tokens of the same class can merge.
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
