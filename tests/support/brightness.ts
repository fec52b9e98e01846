import type { BrowserContext } from 'playwright-core';

/** Mean brightness, 0 (black) to 255 (white), of a PNG given in base64; the browser decodes it. */
export async function brightness(context: BrowserContext, png: string): Promise<number> {
  const page = await context.newPage();
  try {
    return await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(64, 64);
      const drawing = canvas.getContext('2d');
      if (drawing === null) throw new Error('The browser cannot draw.');
      drawing.drawImage(image, 0, 0, 64, 64);
      const pixels = drawing.getImageData(0, 0, 64, 64).data;
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        sum += ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
      }
      return sum / (pixels.length / 4);
    }, png);
  } finally {
    await page.close();
  }
}
