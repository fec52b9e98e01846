import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder } from './support/folder.ts';

/** The way macOS writes it: the accent is a separate character. */
const DECOMPOSED = 'cafe\u0301';
const COMPOSED = 'caf\u00E9';

const FILES = {
  'nav/site.yaml': 'title: Tea\nurl: https://tea.example\n',
  'nav/sections/tea.yaml': `id: tea\nname: Tea\nprefixes: [/]\npages:\n  - pathname: /grüße\n  - pathname: /${COMPOSED}\n`,
  'content/grüße.md': `# Grüße

Text.

[a](/caf%C3%A9/#%C3%BCber) [b](./${COMPOSED}.md) [c](./${DECOMPOSED}.md) [d](/gr%C3%BC%C3%9Fe) [j](./${COMPOSED}.md?k=l&m#über) [n](?o)
![e](/${COMPOSED}.png) ![f](/caf%C3%A9.png) ![g](/100%25.png) ![h](/a%23b%3F.png) ![i](<./ein bild.png>) ![p](/100%.png?v=2)
`,
  [`content/${DECOMPOSED}.md`]: '# Café\n\nText.\n\n## Über\n',
  [`content/${DECOMPOSED}.png`]: 'e',
  'content/100%.png': 'g',
  'content/a#b?.png': 'h',
  'content/ein bild.png': 'i',
};

test('names in other scripts, with combining accents, or with characters that addresses reserve are found in every spelling, and queries are kept', async () => {
  const root = makeFolder(FILES);
  expect(await runCli(['build', '--no-search'], root)).toMatchObject({ exitCode: 0 });
  const out = path.join(root, 'out');
  const html = readFileSync(path.join(out, 'grüße/index.html'), 'utf8');
  for (const part of [
    `<a href="/${COMPOSED}/#%C3%BCber">a</a>`,
    `<a href="/${COMPOSED}/">b</a>`,
    `<a href="/${COMPOSED}/">c</a>`,
    '<a href="/grüße/">d</a>',
    `<a href="/${COMPOSED}/?k=l&amp;m#über">j</a>`,
    '<a href="/grüße/?o">n</a>',
    '<img src="/100%25.png?v=2"',
  ])
    expect(html).toContain(part);
  for (const file of [`${COMPOSED}/index.html`, `${COMPOSED}.png`, '100%.png', 'a#b?.png', 'ein bild.png'])
    expect(existsSync(path.join(out, file)), file).toBe(true);
  expect(await runCli(['check-links'], root)).toMatchObject({ exitCode: 0 });
  expect(readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).toContain('<loc>https://tea.example/caf%C3%A9/</loc>');
});
