import { Script } from 'node:vm';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { drawCard } from '../../cli/build/prepare/draw-card.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { makeFolder } from './support/folder.ts';

const WIDTH = 40;
const HEIGHT = 30;

const svgOf = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`;
const PAPER = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#123"/>`;
const RING = '<circle cx="20" cy="13" r="9" fill="none" stroke="#fa0" stroke-width="3"/>';
const RAMP = `<linearGradient id="ramp"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><linearGradient id="dusk" x2="0" y2="1"><stop stop-opacity="0"/><stop offset="1"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ramp)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/>`;

const draw = (svg: string) => Buffer.from(drawCard(svg, projectAt(makeFolder({}))));
const pixelsOf = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
/** The pixels of a PNG, as a program reads it that had no part in writing it. */
const decode = (png: Buffer) =>
  pixelsOf(
    svgOf(`<image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png.toString('base64')}"/>`),
  );
/** How pixels are written (https://www.w3.org/TR/png/#11IHDR): 3 is by a palette, 6 as they are. */
const kindOf = (png: Buffer) => png[25];

describe('a drawn card', () => {
  test.each([
    ['one of few colors has a palette', PAPER + RING, 3],
    ['one of many colors spells out its pixels', RAMP, 6],
    ['one with transparent pixels spells them out', RING, 6],
  ])('shows the pixels of its drawing: %s', (_, inside, kind) => {
    const png = draw(svgOf(inside));
    expect(kindOf(png)).toBe(kind);
    expect(decode(png).equals(pixelsOf(svgOf(inside)))).toBe(true);
  });

  test('a palette has up to 256 colors', () => {
    const dots = (count: number) =>
      svgOf(
        PAPER +
          Array.from({ length: count - 1 }, (_, at) => {
            const color = `rgb(${at % 16},${Math.floor(at / 16)},200)`;
            return `<rect x="${at % WIDTH}" y="${Math.floor(at / WIDTH)}" width="1" height="1" fill="${color}"/>`;
          }).join(''),
      );
    expect(kindOf(draw(dots(256)))).toBe(3);
    expect(decode(draw(dots(256))).equals(pixelsOf(dots(256)))).toBe(true);
    expect(kindOf(draw(dots(257)))).toBe(6);
  });

  test('and many of them leave compiled code valid, which is kept for the next command', () => {
    // V8 notes its flags in it.
    const script = new Script('1');
    const before = script.createCachedData();
    for (let card = 0; card < 20; card++) draw(svgOf(PAPER));
    expect(script.createCachedData().equals(before)).toBe(true);
  });
});
