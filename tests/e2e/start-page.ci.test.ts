import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

test.each([412, 1024])('the command on the start page keeps its distance from its button at %d px', async (width) => {
  const page = await browsing.open('/', { viewport: { width, height: 800 } });
  const distance = await page.locator('.install').evaluate((figure) => {
    const command = document.createRange();
    command.selectNodeContents(figure.querySelector('code') ?? figure);
    const ends = Array.from(command.getClientRects(), ({ right }) => right);
    return (figure.querySelector('.copy')?.getBoundingClientRect().left ?? 0) - Math.max(...ends);
  });
  expect(distance).toBeGreaterThanOrEqual(8);
});
