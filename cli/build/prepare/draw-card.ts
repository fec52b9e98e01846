import { join } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import { collectYoung } from '../../system/base/collect-garbage.ts';
import { packageRoot } from '../../system/base/package-root.ts';
import { encodePng } from './encode-png.ts';

/** Letters in the package's fonts: Latin, Greek, Cyrillic, and their punctuation. */
const OWN_LETTERS =
  /^[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u00A0-\u00BF×÷\u2000-\u206F\u20A0-\u20BF\u2100-\u214F]*$/u;

const FONTS = ['roboto-400.ttf', 'roboto-700.ttf'];

/** Draws a social card: SVG in, PNG out. Letters that the package has no font for come from system fonts. */
export function drawCard(svg: string, project: Project): Uint8Array {
  // A native module that only sites with cards load.
  const { Resvg } = project.tools.require('@resvg/resvg-js');
  const fontFiles = FONTS.map((name) => join(packageRoot(), 'dist/fonts', name));
  const picture = new Resvg(svg, {
    font: { fontFiles, loadSystemFonts: !OWN_LETTERS.test(svg), defaultFontFamily: 'Roboto' },
  }).render();
  const png = encodePng(picture) ?? picture.asPng();
  drawn += 1;
  if (drawn % CARDS_PER_COLLECTION === 0) collectYoung();
  return png;
}

/**
 * A drawing holds about 1.5 MB until its object is collected, but V8 sees only a tiny object. Six hundred cards would
 * take 900 MB.
 */
const CARDS_PER_COLLECTION = 16;

let drawn = 0;
