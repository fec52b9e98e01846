import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { findLinesAstray } from '../support/marked-lines.ts';

const browsing = browse('reference');

test('every line of code with marks keeps its indentation, on every page', async () => {
  const pages = pagesWithMarks(browsing.site.out);
  expect(pages.length).toBeGreaterThan(40);
  const page = await (await browsing.newReader()).newPage();
  const astray: Record<string, readonly string[]> = {};
  for (const pathname of pages) {
    await page.goto(browsing.site.origin + pathname, { waitUntil: 'domcontentloaded' });
    const lines = await findLinesAstray(page);
    if (lines.length > 0) astray[pathname] = lines;
  }
  expect(astray).toEqual({});
});

function pagesWithMarks(out: string): readonly string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('index.html') &&
        !file.startsWith('_nav') &&
        readFileSync(path.join(out, file), 'utf8').includes('<mark>'),
    )
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
}
