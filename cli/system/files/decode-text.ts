/** Decodes bytes as UTF-8, without the byte order mark that some editors add. */
export function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
}

/** Marks a file’s encoding, and is not part of its text. */
export const BYTE_ORDER_MARK = '\uFEFF';
