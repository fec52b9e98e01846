import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT } from './support/folder.ts';

const BRAND = `brand:
  light: { accent: '#b4232a' }
  radius: 2
  stylesheets: [/static/brand.css]
footer:
  columns: [{ title: Project, links: [{ title: Start, href: /library/start }] }]
  note: © Pebble
banner: { text: Pebble 3 is out., href: /library/start, until: 2999-01-31 }
head: { meta: { verification: abc }, scripts: ['https://stats.example/script.js'] }
`;

function makeProject(site: string): string {
  const root = makeFolder({
    ...PROJECT,
    'nav/site.yaml': PROJECT['nav/site.yaml'] + site,
    'content/static/brand.css': '.prose{}',
  });
  mkdirSync(path.join(root, 'node_modules'));
  return root;
}

const read = (root: string, file: string) => readFileSync(path.join(root, 'out', file), 'utf8');

test('a branded site shows what its YAML says on every page, including generated ones, and no branding of docs-nav', async () => {
  const root = makeProject(BRAND);
  expect((await runCli(['build', '--no-search', '--base', '/docs/'], root)).exitCode).toBe(0);
  for (const page of ['index.html', '404.html', 'library/index.html', 'library/start/index.html']) {
    const html = read(root, page);
    expect(html).toContain('<link rel="stylesheet" href="/docs/static/brand.css">');
    expect(html).toContain('--dn-line:light-dark(#b4232a,');
    expect(html).toContain('<a href="/docs/library/start/">Pebble 3 is out.</a>');
    expect(html).toContain('<a href="/docs/library/start/">Start</a>');
    expect(html).toContain('© Pebble');
    expect(html).toContain('<meta name="verification" content="abc">');
    expect(html).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(/script-src[^;]*https:\/\/stats\.example/.test(html)).toBe(true);
    expect(html).toContain('<link rel="icon" href="data:,">');
    expect(html).not.toContain('apple-touch-icon');
    const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !address?.startsWith('/docs/'))).toEqual([]);
  }
});

test('the site’s own logo is its icon, also on phones', async () => {
  const root = makeProject(`${BRAND}logo: /static/logo.svg\n`);
  writeFileSync(
    path.join(root, 'content/static/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  );
  await runCli(['build', '--no-search'], root);
  expect(read(root, 'library/start/index.html')).toContain('<link rel="icon" href="/static/logo.svg">');
  expect(readdirSync(path.join(root, 'out/_nav'))).toContain('touch-icon.png');
});

test('a banner past its last day is reported, and no longer shown', async () => {
  const root = makeProject(BRAND.replace('2999', '2020'));
  const { stderr } = await runCli(['build', '--no-search'], root);
  expect(stderr).toContain('expired-banner');
  expect(read(root, 'library/start/index.html')).not.toContain('Pebble 3');
});

test('keys in browsers begin with the site’s id, or else with its title; a compact site is compact without script', async () => {
  const root = makeProject(BRAND.replace('radius: 2', 'density: compact'));
  await runCli(['build', '--no-search'], root);
  expect(read(root, 'library/start/index.html')).toContain(
    '<html lang="en" dir="ltr" data-site="library" data-density="compact" data-dense="" data-base="/"',
  );
  const named = makeProject('id: pebble\n');
  await runCli(['build', '--no-search'], named);
  expect(read(named, 'library/start/index.html')).toContain('data-site="pebble" data-base="/"');
});

test('browsers show the brand’s own background color around the page', async () => {
  const root = makeProject("brand: { light: { paper: '#ffffff' }, dark: { paper: '#000000' } }\n");
  await runCli(['build', '--no-search'], root);
  expect(read(root, 'index.html')).toContain('<meta name="theme-color" content="#ffffff" class="light">');
  expect(read(root, 'index.html')).toContain(
    '<meta name="theme-color" content="#000000" media="(prefers-color-scheme:dark)" class="dark">',
  );
});

test('a broken link in the footer is reported', async () => {
  const { stdout } = await runCli(
    ['validate', '--format', 'compact'],
    makeProject(BRAND.replace('href: /library/start }]', 'href: /library/strat }]')),
  );
  expect(stdout).toContain('broken-navigation-link');
  expect(stdout).toContain('did you mean `/library/start`');
});
