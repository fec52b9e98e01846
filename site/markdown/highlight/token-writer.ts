import { escapeText } from '../../text/escape.ts';

/** Converts code to HTML from its beginning to its end. */
export interface TokenWriter {
  /** Adds the code up to an offset; its class is one letter of `TOKEN_CLASSES`, or empty for plain text. */
  write(end: number, className: string): void;
  /** Returns the HTML of everything so far. */
  finish(): string;
}

/**
 * Creates a writer that escapes code, and merges adjacent parts of the same class, including spaces between them, into
 * one element.
 */
export function createTokenWriter(code: string): TokenWriter {
  let html = '';
  /** Class of the open part, where it starts, and how much of the code is known. */
  let current = '';
  let start = 0;
  let at = 0;
  const flush = (end: number): void => {
    const part = code.slice(start, end);
    if (current === '') html += escapeText(part);
    else {
      const token = part.trimEnd();
      html += `<i class=${current}>${escapeText(token)}</i>${part.slice(token.length)}`;
    }
    start = end;
  };
  return {
    write(end, className) {
      if (className !== current) {
        // Spaces do not belong to a token, so that adjacent tokens of the same class can merge.
        const mark = isMark(code.charCodeAt(at)) ? at : at + code.slice(at, end).search(/\S|$/);
        if (mark < end) {
          if (mark > start) flush(mark);
          current = className;
        }
      }
      at = end;
    },
    finish() {
      flush(at);
      return html;
    },
  };
}

/** Returns whether a character is ASCII, but no space, as nearly all first characters of tokens. */
function isMark(character: number): boolean {
  return character > 0x20 && character < 0x7f;
}
