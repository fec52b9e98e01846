import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

/** Letters that the fonts of the package have: Latin, Greek, Cyrillic, and the punctuation that goes with them. */
const OWN_LETTERS = /^[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u00A0-\u00BF×÷\u2000-\u206F\u20A0-\u20BF\u2100-\u214F]*$/u;

const FONTS = ['roboto-400.ttf', 'roboto-700.ttf'];

/** Draws a social card: SVG in, PNG out. Letters that the package has no font for are taken from the system's. */
export function drawCard(svg: string): Uint8Array {
  // A native module, which only sites with cards load.
  const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  const fontFiles = FONTS.map((name) => join(packageRoot(), 'dist/fonts', name));
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: !OWN_LETTERS.test(svg), defaultFontFamily: 'Roboto' } }).render().asPng();
}
