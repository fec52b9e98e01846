import { crc32, deflateSync } from 'node:zlib';

/** A picture: red, green, blue and alpha of each pixel, row by row. */
interface Picture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Encodes a picture of few colors as a PNG with a palette (https://www.w3.org/TR/png/), which takes a third of the time
 * and half of the bytes of one that spells out each pixel; `undefined` if it has more than 256 colors, or transparent ones.
 */
export function encodePng({ pixels, width, height }: Picture): Uint8Array | undefined {
  // Signed, because only small numbers are fast.
  const colors = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const indexes = new Map<number, number>();
  const palette: number[] = [];
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  let last: number | undefined;
  let index = 0;
  for (let y = 0; y < height; y++) {
    const to = y * (width + 1);
    const from = y * width;
    if (y > 0 && isRepeated(pixels, from * 4, width * 4)) {
      rows.copyWithin(to, to - width - 1, to);
      continue;
    }
    for (let x = 0; x < width; x++) {
      const color = colors[from + x] ?? 0;
      if (color !== last) {
        last = color;
        const known = indexes.get(color);
        if (known === undefined) {
          const at = (from + x) * 4;
          if (indexes.size === MOST_COLORS || pixels[at + 3] !== OPAQUE) return undefined;
          palette.push(...pixels.subarray(at, at + 3));
          indexes.set(color, indexes.size);
        }
        index = known ?? indexes.size - 1;
      }
      rows[to + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE], 8);
  return Buffer.concat([
    Buffer.from(SIGNATURE, 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Returns whether a row of some bytes is like the one before it. */
function isRepeated(pixels: Buffer, from: number, bytes: number): boolean {
  return pixels.compare(pixels, from - bytes, from, from, from + bytes) === 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), data.length + 8);
  return bytes;
}

const SIGNATURE = '89504e470d0a1a0a';
/** The type of pictures whose pixels are indexes of a palette. */
const PALETTE = 3;
const MOST_COLORS = 256;
const OPAQUE = 255;
/** Of zlib: above it, a card takes twice as long for a tenth of its bytes. */
const LEVEL = 3;
