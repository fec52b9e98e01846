import { expect, test } from 'vitest';
import { drawPicture } from '../../cli/make/pictures/draw-picture.ts';
import { useReaders } from '../support/browser.ts';

const { newReader } = useReaders();

/** A box with a mark in each corner. */
const box = (style: string) =>
  `<div style="position:relative;background:#eee;${style}">${[
    'left:0;top:0',
    'right:0;top:0',
    'left:0;bottom:0',
    'right:0;bottom:0',
  ]
    .map((place) => `<i style="position:absolute;width:20%;height:20%;background:#f00;${place}"></i>`)
    .join('')}</div>`;

test.each([
  ['small', box('width:100px;height:50px'), 100, 50],
  ['as wide as there is room', box('width:100%;height:50px'), 288, 50],
  ['tall', box('width:100px;height:672px'), 25, 168],
  ['wide', box('width:576px;height:100px'), 288, 50],
  ['wider than any page', box('width:1152px;height:100px'), 288, 25],
  ['both', box('width:576px;height:672px'), 144, 168],
])('a picture shows the whole demo, in its middle: %s', async (_, xml, width, height) => {
  const page = await (await newReader({ viewport: { width: 320, height: 200 } })).newPage();
  const svg = drawPicture({ xml, css: '', isPage: false }, 'light', {});
  // As an image, where neither scripts nor the page's styles apply.
  await page.setContent(
    `<body style="margin:0"><img style="display:block" src="data:image/svg+xml,${encodeURIComponent(svg)}">`,
  );
  const picture = (await page.screenshot()).toString('base64');
  const seen = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!drawing) throw new Error('The browser cannot draw.');
    drawing.drawImage(image, 0, 0);
    const { data: pixels } = drawing.getImageData(0, 0, image.width, image.height);
    const red: (readonly [x: number, y: number])[] = [];
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at] ?? 0) > 200 && (pixels[at + 1] ?? 0) < 90)
        red.push([(at / 4) % image.width, Math.floor(at / 4 / image.width)]);
    const xs = red.map(([x]) => x);
    const ys = red.map(([, y]) => y);
    return { left: Math.min(...xs), right: Math.max(...xs) + 1, top: Math.min(...ys), bottom: Math.max(...ys) + 1 };
  }, picture);
  const expected = { left: 160 - width / 2, right: 160 + width / 2, top: 100 - height / 2, bottom: 100 + height / 2 };
  for (const side of ['left', 'right', 'top', 'bottom'] as const)
    expect(Math.abs(seen[side] - expected[side]), `${side}: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(2);
});
