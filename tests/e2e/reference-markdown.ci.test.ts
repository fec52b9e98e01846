import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { toServedPathname } from '../../engine/address/pathname.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { openReference } from '../support/site.ts';

let out: string;
let address: string;
let manifest: RouteManifest;
let copies: ReadonlyMap<string, string>;

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

beforeAll(async () => {
  ({ out, address } = await openReference());
  manifest = JSON.parse(read('_nav/manifest.json')) as RouteManifest;
  const written = Object.values(manifest.routes).filter(({ file, shows }) => file !== undefined || shows !== undefined);
  copies = new Map(written.map(({ pathname }) => [`${pathname}.md`, read(`${toServedPathname(pathname, {})}.md`)]));
});

/** The text outside of code. */
function prose(markdown: string): string {
  return markdown
    .replace(/^([> ]*)(`{3,})[^]*?^\1\2 *$/gm, '')
    .replace(/(?<!`)(`+)[^`\n](?:[^\n]*?[^`\n])??\1(?!`)/g, '');
}

describe('the Markdown copies of the reference site', () => {
  test.each([
    ['directive', /^[> ]*:{2,}[a-z[]*.*$/m],
    ['tag', /(?<!\\)<\/?[a-z][^>\n]*>/i],
    ['comment', /<!--/],
    ['front matter', /^---$[^]*?^(?:title|description):/m],
    ['relative address', /\]\((?!https?:|#|mailto:)[^)]*\)/],
  ])('contain no %s', (_, pattern) => {
    expect(copies.size).toBeGreaterThan(550);
    expect(
      [...copies].flatMap(
        ([name, text]) =>
          pattern
            .exec(prose(text))
            ?.slice(0, 1)
            .map((found) => `${name}: ${found}`) ?? [],
      ),
    ).toEqual([]);
  });

  test('begin with the title of their page, and are not empty', () => {
    expect([...copies].filter(([, text]) => !/^# \S/.test(text) || text.length < 80).map(([name]) => name)).toEqual([]);
  });

  test('show where a component comes from, and link the pages that its package names', () => {
    const guide = copies.get('/material-ui/react-button.md') ?? '';
    expect(guide).toMatch(
      /\n- Package: `@mui\/material`\n- Import: `import Button from '@mui\/material\/Button';`\n- Size: \d+ kB, .*\n- Links: \[Button API\]\(/,
    );
    const api = /^## Demos\n([^]*?)^## /m.exec(copies.get('/material-ui/api/button.md') ?? '')?.[1] ?? '';
    expect(Array.from(api.matchAll(/\[([^\]]*)\]/g), ([, title]) => title)).toEqual(['Button', 'Button Group']);
  });

  test('only show pictures that exist', () => {
    const pictures = [...copies.values()]
      .flatMap((text) => Array.from(prose(text).matchAll(/!\[[^\]]*\]\(([^)\s]+)/g), ([, src = '']) => src))
      .filter((src) => src.startsWith(address));
    expect(pictures).not.toEqual([]);
    expect(pictures.filter((src) => !existsSync(path.join(out, src.slice(address.length))))).toEqual([]);
  });

  test('are linked by their pages', () => {
    const html = read('material-ui/react-button/index.html');
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/material-ui/react-button.md">');
    expect(html).toMatch(/<a href="\/material-ui\/react-button\.md">View as Markdown<\/a>/);
    expect(read('material-ui/getting-started-group/index.html')).not.toContain('text/markdown');
  });

  test('are combined into one file per section, which llms.txt links', () => {
    for (const { prefixes, id } of manifest.sections) {
      if (prefixes[0] === undefined) continue;
      const full = `${prefixes[0].slice(1)}/llms-full.txt`;
      const own = [...copies].filter(([name]) => manifest.routes[name.slice(0, -3)]?.section === id);
      const text = read(full);
      for (const [, copy] of own) expect(text).toContain(copy);
      expect(read('llms.txt')).toContain(`(${address}/${full})`);
    }
  });
});
