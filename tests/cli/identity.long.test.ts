import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../cli/run.ts';
import { updatedOf } from '../../site/pages/updated.ts';
import { fakeIo, runCli } from './support/fake-io.ts';
import { makeFolder, putFiles } from './support/folder.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#0f0"/></svg>';

/** A product with a logo for each mode, a site with one for both, and stylesheets of every kind. */
const PROJECT = {
  'nav/site.yaml': `title: Site
url: https://docs.example
logo: https://cdn.example/site.svg
editUrl: https://git.example/edit/{file}
stylesheets:
  - { href: /static/own.css?v=2, prefixes: [/kit] }
  - { href: /static/late.css, prefixes: [/kit], afterPaint: true }
  - { href: https://fonts.example/css, prefixes: [/kit] }
`,
  'nav/sections/kit.yaml': `id: kit
name: Kit
prefixes: [/kit]
logo: /static/kit.svg
logoDark: /static/kit-dark.svg
versions:
  - { text: v2, current: true }
  - { text: v1, href: 'https://v1.example/', pathTemplate: 'https://v1.example{pathname}/', without: [/kit/new] }
allVersions: /kit/versions
pages:
  - pathname: /kit/button
  - pathname: /kit/new
  - pathname: /kit/versions
`,
  'nav/sections/tools.yaml':
    'id: tools\nname: Tools\nprefixes: [/tools]\nallVersions: https://docs.example/versions/\npages:\n  - pathname: /tools/cli\n',
  'nav/sections/notes.yaml': `id: notes\nname: Notes\nprefixes: [/notes]\nversions:\n  - { text: All releases, href: 'https://docs.example/releases/' }\npages:\n  - pathname: /notes/one\n`,
  'content/kit/button.md': '# Button\n\nText\n',
  'content/kit/new.md': '# New\n\nText\n',
  'content/kit/versions.md': '# Versions\n\nText\n',
  'content/tools/cli.md': '# CLI\n\nText\n',
  'content/notes/one.md': '# One\n\nText\n',
  'content/static/kit.svg': SVG,
  'content/static/kit-dark.svg': SVG.replace('#0f0', '#fff'),
  'content/static/own.css': 'p{color:red}',
  'content/static/late.css': 'p{color:blue}',
};

async function build(base: string, root = makeFolder(PROJECT)): Promise<(page: string) => string> {
  const { exitCode, stdout } = await runCli(['build', '--base', base, '--no-search'], root);
  expect(exitCode, stdout).toBe(0);
  return (page) => readFileSync(path.join(root, 'out', page), 'utf8');
}

/** Addresses of the logos in a part of a page, each with its class. */
function logosIn(html: string): readonly string[] {
  return [...html.matchAll(/<img class="?([^">]*?)"? src="([^"]*)"/g)].map(([, name, src]) => `${name}: ${src}`);
}

describe.each(['/', '/docs/'])('a site below %s', (base) => {
  const root = base.slice(0, -1);

  test('has its logos in the bar and on its own pages', async () => {
    const read = await build(base);
    const kit = [`logo on-light: ${root}/static/kit.svg`, `logo on-dark: ${root}/static/kit-dark.svg`];
    const site = 'logo: https://cdn.example/site.svg';
    expect(logosIn(read('kit/button/index.html'))).toEqual([site, ...kit]);
    expect(logosIn(read('index.html'))).toEqual([site, ...kit, ...kit]);
    expect(logosIn(read('404.html'))).toEqual([site, ...kit, ...kit]);
  });

  test('loads its stylesheets from where they are', async () => {
    const html = (await build(base))('kit/button/index.html');
    expect(html).toContain(`<link rel="stylesheet" href="${root}/static/own.css?v=2">`);
    expect(html).toContain(
      `<meta name="docs-nav-late-stylesheet" content="${root}/static/late.css"><noscript><link rel="stylesheet" href="${root}/static/late.css"></noscript>`,
    );
    expect(html).toContain('<link rel="stylesheet" href="https://fonts.example/css">');
  });

  test('has a version menu that stays on the page if the version has it, and a link if there is nothing to choose', async () => {
    const read = await build(base);
    const versionsOf = (page: string) =>
      /<ul class="choices" id="menu-versions"[^]*?<\/ul>|<a class="opener versions"[^]*?<\/a>/.exec(read(page))?.[0] ??
      '';
    expect(versionsOf('kit/button/index.html')).toContain('<a href="https://v1.example/kit/button/">v1</a>');
    expect(versionsOf('kit/new/index.html')).toContain('<a href="https://v1.example/">v1</a>');
    expect(versionsOf('kit/button/index.html')).toContain(`<a href="${root}/kit/versions">View all versions</a>`);
    expect(versionsOf('tools/cli/index.html')).toBe(
      '<a class="opener versions" href="https://docs.example/versions/">View all versions</a>',
    );
    expect(versionsOf('notes/one/index.html')).toBe(
      '<a class="opener versions" href="https://docs.example/releases/">All releases</a>',
    );
  });
});

test('a picture for link previews changes with the logo on it', async () => {
  const root = makeFolder({ ...PROJECT, 'nav/site.yaml': `${PROJECT['nav/site.yaml']}socialCards: true\n` });
  const card = (name: string) => path.join(root, 'out/_nav/cards', name);
  await build('/', root);
  const before = readFileSync(card('page/kit/button.png'));
  const drawn = statSync(card('page/tools/cli.png')).mtimeMs;
  putFiles(root, { 'content/static/kit-dark.svg': SVG.replace('#0f0', '#f00') });
  await build('/', root);
  expect(readFileSync(card('page/kit/button.png')).equals(before)).toBe(false);
  expect(statSync(card('page/tools/cli.png')).mtimeMs).toBe(drawn);
});

test('a page says where to edit it and the day of its last commit, also in dev', async () => {
  const root = makeFolder(PROJECT);
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, GIT_COMMITTER_DATE: '2024-02-29T12:00:00Z' },
    });
  git('init', '-q');
  git('add', 'content/kit/button.md');
  git('-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', 'commit', '-q', '-m', 'a page');
  const read = await build('/', root);
  const footerOf = (html: string) => /<footer>.*?<\/footer>/.exec(html)?.[0];
  const footer = (page: string) => footerOf(read(page));
  expect(footer('kit/button/index.html')).toContain('<time datetime="2024-02-29">');
  expect(footer('kit/button/index.html')).toContain('href="https://git.example/edit/content/kit/button.md"');
  // This page has not been committed yet.
  expect(footer('kit/new/index.html')).not.toContain('<time');
  const io = fakeIo(root);
  const dev = run(['dev'], io);
  await expect.poll(() => io.written().stdout, { timeout: 60_000 }).toMatch(/^Serving .+\n/);
  const [, origin = ''] = /^Serving (.+)\/\n/.exec(io.written().stdout) ?? [];
  expect(footerOf(await (await fetch(`${origin}/kit/button/`)).text())).toBe(footer('kit/button/index.html'));
  io.interrupt();
  await dev;
});

test('a change to a demo counts as a change to its page', () => {
  const demo = (src: string) => ({ kind: 'demo', ask: { src } });
  const route = { file: 'content/kit/button/index.md', asks: [demo('Basic.tsx'), demo('../shared/Other.tsx')] };
  const updated = {
    'content/kit/button/index.md': '2024-01-01',
    'content/kit/button/Basic.tsx': '2024-03-01',
    'content/kit/button/Unused.tsx': '2025-01-01',
  };
  expect(updatedOf(route, { updated })).toBe('2024-03-01');
  expect(updatedOf({ ...route, asks: [] }, { updated })).toBe('2024-01-01');
  expect(updatedOf({ asks: [] }, { updated })).toBeUndefined();
});
