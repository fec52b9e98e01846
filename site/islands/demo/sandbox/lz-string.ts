/** Digits of URL-safe Base64 (RFC 4648, section 5); each represents six bits. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_DIGIT = 6;

/** First codes of the format: a character of eight bits follows, one of sixteen bits follows, the end. */
const NARROW = 0;
const WIDE = 1;
const END = 2;
const FIRST_FREE = 3;

/**
 * Compresses text in the format of the lz-string library (LZ78 of UTF-16 units,
 * https://pieroxy.net/blog/pages/lz-string), which CodeSandbox requires.
 */
export function packText(text: string): string {
  const codes = new Map<string, number>();
  /** Units that the decoder does not know yet. */
  const untold = new Set<string>();
  const bits = createBits();
  let width = 2;
  /** Number of codes that can be added before they need another bit. */
  let room = 2 ** width / 2;

  const takeRoom = (): void => {
    if (--room === 0) room = 2 ** width++;
  };
  const write = (phrase: string): void => {
    if (untold.delete(phrase)) {
      const unit = phrase.charCodeAt(0);
      bits.add(unit < 256 ? NARROW : WIDE, width);
      bits.add(unit, unit < 256 ? 8 : 16);
      takeRoom();
    } else {
      bits.add(codes.get(phrase) ?? END, width);
    }
    takeRoom();
  };

  let phrase = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    if (!codes.has(unit)) {
      codes.set(unit, FIRST_FREE + codes.size);
      untold.add(unit);
    }
    if (codes.has(phrase + unit)) {
      phrase += unit;
      continue;
    }
    write(phrase);
    codes.set(phrase + unit, FIRST_FREE + codes.size);
    phrase = unit;
  }
  if (phrase !== '') write(phrase);
  bits.add(END, width);
  return bits.end();
}

/** Collects numbers, lowest bit first, and returns them as digits. */
function createBits(): { add: (value: number, width: number) => void; end: () => string } {
  let digits = '';
  let digit = 0;
  let filled = 0;
  const push = (bit: number): void => {
    digit = (digit << 1) | bit;
    if (++filled === BITS_PER_DIGIT) {
      digits += DIGITS.charAt(digit);
      digit = filled = 0;
    }
  };
  return {
    add(value, width) {
      for (let at = 0; at < width; at++) push((value >> at) & 1);
    },
    end() {
      // The format has at least one digit that is not full.
      for (let missing = BITS_PER_DIGIT - filled; missing > 0; missing--) push(0);
      return digits;
    },
  };
}
