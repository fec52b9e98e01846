import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { serveDev } from '../cli/support/serve-dev.ts';
import { ROOT, docsNav, succeed } from '../support/docs-nav.ts';
import { openWork } from '../support/open-work.ts';

const work = openWork('pages');

const FILES: Readonly<Record<string, string>> = {
  'nav/site.yaml': 'title: Kit\nurl: https://kit.example\nsearch: titles\n',
  'nav/sections/kit.yaml': [
    'id: kit',
    'name: Kit',
    'prefixes: [/kit]',
    'pages:',
    '  - pathname: /kit/showcase',
    '    title: Show case',
    '    description: What one can build.',
    '    module: docs/Showcase.tsx',
    '  - pathname: /kit/gallery',
    '    module: docs/pages.tsx#Gallery',
    '    hydrate: true',
    '  - pathname: /kit/other',
    '',
  ].join('\n'),
  'content/kit/other.md': '# Other\n\n## More\n\n[Case](/kit/showcase#first)\n',
  'docs/Showcase.tsx': [
    "import './showcase.css';",
    "import { shown } from './shown';",
    '',
    'export default function Showcase() {',
    '  return (',
    '    <section className="case">',
    '      <h2 id="first">Built with it</h2>',
    '      <ul>{shown.map((name) => <li key={name}>{name}</li>)}</ul>',
    '      <a href="/kit/other#more">More</a> <a href="#first">Up</a> <a href="https://example.com/">Out</a>',
    '    </section>',
    '  );',
    '}',
    '',
  ].join('\n'),
  'docs/shown.ts': "export const shown = ['Rocket', 'Boat'];\n",
  'docs/showcase.css': '.case { color: red }\n',
  'docs/pages.tsx':
    "import { useState } from 'react';\n\nexport function Gallery() {\n  const [count] = useState(0);\n  return <><h1>The gallery</h1><p>Seen {count}</p></>;\n}\n",
};

function makeSite(name: string, change: Readonly<Record<string, (text: string) => string>> = {}): string {
  const folder = path.join(work, name);
  for (const [file, text] of Object.entries(FILES)) write(folder, file, change[file]?.(text) ?? text);
  mkdirSync(path.join(folder, 'node_modules'));
  for (const tool of ['vite', 'react', 'react-dom'])
    symlinkSync(path.join(ROOT, 'node_modules', tool), path.join(folder, 'node_modules', tool));
  return folder;
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

describe('a page with a module', () => {
  let folder: string;
  let page: string;
  beforeAll(() => {
    folder = makeSite('site');
    succeed(['validate', '--max-warnings', '0'], folder);
    succeed(['build', '--base', '/docs/'], folder);
    page = read(folder, 'out/kit/showcase/index.html');
  });

  test('has its title and description from the navigation, and the rest from its component', () => {
    expect(page).toContain('<title>Show case - Kit</title>');
    expect(page).toContain('<h1>Show case</h1><p class="lead">What one can build.</p>');
    expect(page).toContain('<h2 id="first">Built with it</h2><ul><li>Rocket</li><li>Boat</li></ul>');
    expect(page.match(/<h1/g)).toHaveLength(1);
  });

  test('has links that lead below the base of the site, and styles that are confined to it', () => {
    expect(page).toContain(
      '<a href="/docs/kit/other/#more">More</a> <a href="#first">Up</a> <a href="https://example.com/">',
    );
    const [, sheet = ''] = /href="\/docs\/([^"]+)"><div class="demo-stage">/.exec(page) ?? [];
    expect(read(folder, `out/${sheet}`)).toMatch(/@scope[^]*\.case/);
  });

  test('runs in browsers only if it is hydrated', () => {
    expect(page).not.toContain('data-island="slot"');
    expect(read(folder, 'out/kit/gallery/index.html')).toMatch(
      /data-island="slot"[^>]*data-module="\/docs\/_nav\/demos\/[^"]+\.js"/,
    );
  });

  test('shows the title that it writes itself, once', () => {
    const gallery = read(folder, 'out/kit/gallery/index.html');
    expect(gallery.match(/<h1[^]*?<\/h1>/g)).toEqual(['<h1>The gallery</h1>']);
    expect(read(folder, 'out/kit/gallery.md')).toBe('# Gallery\n\nSeen 0\n');
  });

  test('is a page like any other: in Markdown, in the sitemap, in the neighbors of others', () => {
    expect(read(folder, 'out/kit/showcase.md')).toBe(
      '# Show case\n\nBuilt with it\n\n- Rocket\n- Boat\n\nMore Up Out\n',
    );
    expect(read(folder, 'out/sitemap.xml')).toContain('https://kit.example/docs/kit/showcase/');
    expect(read(folder, 'out/kit/other/index.html')).toContain('<small>Previous</small> Gallery');
  });

  test('changes with what its component imports', () => {
    write(folder, 'docs/shown.ts', "export const shown = ['Kite'];\n");
    succeed(['build', '--base', '/docs/'], folder);
    expect(read(folder, 'out/kit/showcase/index.html')).toContain('<li>Kite</li>');
  });

  test('moves with a redirect from its old address', () => {
    succeed(['mv', '/kit/showcase', '/kit/shown'], folder);
    expect(read(folder, 'nav/sections/kit.yaml')).toContain('pathname: /kit/shown\n');
    expect(read(folder, 'content/kit/other.md')).toContain('(/kit/shown#first)');
    succeed(['build'], folder);
    expect(read(folder, 'out/_redirects')).toMatch(/^\/kit\/showcase\/? \/kit\/shown\//m);
    expect(read(folder, 'out/kit/shown/index.html')).toContain('<li>Kite</li>');
  });
});

describe.each([
  [
    'a missing module',
    'validate',
    { 'nav/sections/kit.yaml': (text: string) => text.replace('Showcase.tsx', 'Showcases.tsx') },
    [/^nav\/sections\/kit\.yaml:8:13: error\[missing-module\].*`docs\/Showcases\.tsx`/],
  ],
  [
    'a missing export',
    'validate',
    { 'nav/sections/kit.yaml': (text: string) => text.replace('#Gallery', '#Galery') },
    [/^nav\/sections\/kit\.yaml:10:13: error\[component-failed\].*`Galery` cannot be rendered/],
  ],
  [
    'a file beside the module',
    'validate',
    {
      'content/kit/other.md': (text: string) => text,
      'nav/sections/kit.yaml': (text: string) =>
        text.replace('/kit/other', '/kit/other\n    module: docs/Showcase.tsx'),
    },
    [/^nav\/sections\/kit\.yaml:13:13: error\[ambiguous-page\].*`content\/kit\/other\.md`/],
  ],
  [
    'keys that need a module',
    'validate',
    { 'nav/sections/kit.yaml': (text: string) => text.replace('/kit/other', '/kit/other\n    hydrate: true') },
    [/^nav\/sections\/kit\.yaml:13:5: \w+\[misplaced-key\].*`hydrate`/],
  ],
  [
    'links that lead nowhere',
    'build',
    {
      'docs/Showcase.tsx': (text: string) =>
        text.replace('#more', '#most').replace('#first', '#last').replace('https://example.com/', '/kit/galery'),
    },
    [
      /^nav\/sections\/kit\.yaml:8:13: error\[component-link\].*`#last`.*no such place/,
      /^nav\/sections\/kit\.yaml:8:13: error\[component-link\].*`\/kit\/galery`.*no such page.*did you mean `\/kit\/gallery`/,
      /^nav\/sections\/kit\.yaml:8:13: error\[component-link\].*`\/kit\/other#most`.*no such place/,
    ],
  ],
  [
    'a component that throws',
    'build',
    {
      'docs/Showcase.tsx': (text: string) =>
        text.replace('  return', "  if (shown.length > 1) throw new Error('on purpose');\n  return"),
    },
    [/^nav\/sections\/kit\.yaml:8:13: error\[component-failed\].*`Showcase` throws: on purpose/],
  ],
] as const)('%s', (name, command, change, told) => {
  test(`is told by ${command}, at its place in the navigation`, () => {
    const folder = makeSite(name, change);
    const { stdout } = docsNav(command === 'validate' ? ['validate', '--format', 'compact'] : ['build'], folder);
    const lines = command === 'validate' ? stdout.trim().split('\n').slice(0, -1) : toCompact(stdout);
    expect(lines.map((line, at) => [line, told[at]?.test(line)])).toEqual(lines.map((line) => [line, true]));
    expect(lines).toHaveLength(told.length);
  });
});

/** Returns the findings of a build as lines. */
function toCompact(report: string): readonly string[] {
  return report
    .split(/\n\n/)
    .filter((block) => /^(?:error|warning)\[/.test(block))
    .map((block) => {
      const [said = '', place = ''] = block.split('\n');
      const help = /help: (.*)/.exec(block)?.[1] ?? '';
      return `${place.trim()}: ${said} (${help})`;
    });
}

test('dev follows edits of the component of a page', async () => {
  const folder = makeSite('dev');
  const site = await serveDev(folder);
  const shows = (text: string) => site.shows('kit/showcase/', text);
  await shows('<li>Boat</li>');
  write(folder, 'docs/shown.ts', "export const shown = ['Kite'];\n");
  await shows('<li>Kite</li>');
});
