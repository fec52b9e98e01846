import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { CARD_SIZE } from '../../site/pages/social-card.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, putFiles } from './support/folder.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

let root: string;
beforeEach(() => {
  root = makeFolder({
    'nav/site.yaml': 'title: Site\nurl: https://docs.example\nsocialCards: true\n',
    'nav/sections/lib.yaml':
      'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib\n  - pathname: /lib/more\n  - { pathname: /lib/later, planned: true }\n',
    'content/lib.md': '---\ntitle: <Lib> & more\ndescription: What it is for.\n---\n\nText\n',
    'content/lib/more.md': '# More\n\nText\n',
  });
});

const write = (file: string, text: string) => putFiles(root, { [file]: text });
const runBuild = async () => (await runCli(['build', '--base', '/docs/', '--no-search'], root)).exitCode;
const read = (file: string) => readFileSync(path.join(root, 'out', file));
const cardOf = (page: string) => /<meta property="og:image" content="([^"]*)">/.exec(read(page).toString())?.[1];

describe('pictures for link previews', () => {
  test('each written page has its own; others show that of their section or of the site', async () => {
    expect(await runBuild()).toBe(0);
    expect(cardOf('lib/index.html')).toBe('https://docs.example/docs/_nav/cards/page/lib.png');
    expect(cardOf('lib/later/index.html')).toBe('https://docs.example/docs/_nav/cards/section/lib.png');
    expect(cardOf('index.html')).toBe('https://docs.example/docs/_nav/cards/site.png');
    for (const file of ['page/lib.png', 'page/lib/more.png', 'section/lib.png', 'site.png']) {
      const card = read(`_nav/cards/${file}`);
      expect(card.subarray(0, PNG.length)).toEqual(PNG);
      // Width and height are in the first chunk (https://www.w3.org/TR/png/#11IHDR).
      expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
    }
  });

  test('a picture only changes with the words on it', async () => {
    await runBuild();
    const card = read('_nav/cards/page/lib.png');
    const drawn = statSync(path.join(root, 'out/_nav/cards/page/lib.png')).mtimeMs;
    write('content/lib.md', '---\ntitle: <Lib> & more\ndescription: What it is for.\n---\n\nOther text\n');
    await runBuild();
    expect(statSync(path.join(root, 'out/_nav/cards/page/lib.png')).mtimeMs).toBe(drawn);
    write('content/lib.md', '---\ntitle: Another\ndescription: What it is for.\n---\n\nOther text\n');
    await runBuild();
    expect(read('_nav/cards/page/lib.png').equals(card)).toBe(false);
  });

  test('a site that does not ask for them has none', async () => {
    write('nav/site.yaml', 'title: Site\nurl: https://docs.example\n');
    await runBuild();
    expect(cardOf('lib/index.html')).toBeUndefined();
    expect(existsSync(path.join(root, 'out/_nav/cards'))).toBe(false);
  });
});
