import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder } from './support/folder.ts';

const PROJECT = {
  'nav/site.yaml':
    'title: Site\nurl: https://docs.example\ndescription: All of it.\nsocialCards: true\nfallback: rest\n',
  'nav/sections/kit.yaml':
    'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/inputs\n    title: Inputs\n    children:\n      - pathname: /kit/button\n',
  'nav/sections/rest.yaml': 'id: rest\nname: Rest\npages:\n  - { pathname: https://docs.example/blog/, title: Blog }\n',
  'content/kit/button.md': '---\ntitle: Button </script> & "more"\ndescription: Press <it>.\n---\n\nText\n',
};

async function buildPages(
  more: Readonly<Record<string, string>> = {},
): Promise<(page: string, encoding?: BufferEncoding) => string> {
  const root = makeFolder({ ...PROJECT, ...more });
  const { exitCode, stdout } = await runCli(['build', '--base', '/docs/', '--no-search'], root);
  expect(exitCode, stdout).toBe(0);
  return (page, encoding = 'utf8') => readFileSync(path.join(root, 'out', page), encoding);
}

/** The `meta` elements of a page with a property or name that starts with this. */
function metasIn(html: string, prefix: string): Readonly<Record<string, string>> {
  const found = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g);
  return Object.fromEntries(
    [...found].flatMap(([, name = '', content = '']) => (name.startsWith(prefix) ? [[name, content]] : [])),
  );
}

test('Open Graph tags contain title, description, address, site and picture of a page', async () => {
  const read = await buildPages();
  expect(metasIn(read('kit/button/index.html'), 'og:')).toEqual({
    'og:title': 'Button &lt;/script&gt; &amp; &quot;more&quot; - Kit',
    'og:type': 'article',
    'og:description': 'Press &lt;it&gt;.',
    'og:url': 'https://docs.example/docs/kit/button/',
    'og:site_name': 'Site',
    'og:image': 'https://docs.example/docs/_nav/cards/page/kit/button.png',
    'og:image:width': '800',
    'og:image:height': '420',
    'og:image:alt': 'Button &lt;/script&gt; &amp; &quot;more&quot; - Kit - Site',
  });
  expect(metasIn(read('index.html'), 'og:')).toMatchObject({
    'og:title': 'Site',
    'og:description': 'All of it.',
    'og:url': 'https://docs.example/docs/',
  });
  // An address that leads nowhere belongs to no page.
  expect(metasIn(read('404.html'), 'og:')).not.toHaveProperty('og:url');
});

test('structured data gives search engines the path to a page, and no title can end it early', async () => {
  const read = await buildPages();
  const html = read('kit/button/index.html');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Kit', item: 'https://docs.example/docs/kit/' },
      { '@type': 'ListItem', position: 2, name: 'Inputs', item: 'https://docs.example/docs/kit/inputs/' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Button </script> & "more"',
        item: 'https://docs.example/docs/kit/button/',
      },
    ],
  });
  expect(read('404.html')).not.toContain('ld+json');
});

test('phones find an icon: the project’s own, or else one drawn from its logo', async () => {
  const linkIn = (html: string) => /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html)?.[1];
  const read = await buildPages();
  expect(linkIn(read('index.html'))).toBe('/docs/_nav/touch-icon.png');
  // Width and height are in the first chunk (https://www.w3.org/TR/png/#11IHDR).
  expect(Buffer.from(read('_nav/touch-icon.png', 'latin1'), 'latin1').readUInt32BE(16)).toBe(180);
  const own = await buildPages({ 'content/apple-touch-icon.png': 'a picture' });
  expect(linkIn(own('index.html'))).toBe('/docs/apple-touch-icon.png');
});

test('the 404 page has the sidebar of the fallback section', async () => {
  const read = await buildPages();
  const side = /<nav class="side".*?<\/nav>/s.exec(read('404.html'))?.[0] ?? '';
  expect([...side.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['https://docs.example/blog/']);
});

test('the Markdown of the start page has a name that hosts serve, in every language', async () => {
  const read = await buildPages({
    'nav/site.yaml':
      'title: Site\nurl: https://docs.example\nlanguages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\n',
    'nav/sections/kit.yaml': 'id: kit\nname: Kit\nprefixes: [/]\npages:\n  - pathname: /\n  - pathname: /kit/button\n',
    'content/index.md': '# Welcome\n\nText\n',
    'content/index.de.md': '# Willkommen\n\nText\n',
  });
  expect(read('index.md')).toBe('# Welcome\n\nText\n');
  expect(read('de/index.md')).toBe('# Willkommen\n\nText\n');
  expect(read('index.html')).toContain('"/docs/index.md"');
  expect(read('de/index.html')).toContain('"/docs/de/index.md"');
  expect(read('llms.txt')).toContain('[Welcome](https://docs.example/docs/index.md)');
  expect(read('llms-full.txt')).toContain('# Welcome');
});
