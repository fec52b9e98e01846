/** Built-in features as features of a project: their folders are copied under other names, and pages are the same. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { editFile, putFiles } from '../cli/support/folder.ts';
import { docsNav, ROOT, succeed } from '../support/docs-nav.ts';
import { openWork } from '../support/open-work.ts';

const work = openWork('copied-features');

const SITE = 'title: Kit\nurl: https://kit.example\n';
const SECTION = 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/start\n';

/** Copies a built-in feature into a project; `own` names what it needs to be one of a project. */
function copyFeature(folder: string, name: string, as: string, own = ''): void {
  const target = path.join(folder, 'docs', as);
  cpSync(path.join(ROOT, 'site/features', name), target, { recursive: true });
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((each) => /\.\w+$/.test(each))) {
    const text = readFileSync(path.join(target, file), 'utf8');
    const renamed = text
      .replaceAll(new RegExp(`\\b${name}(?=\\b|s\\b|[A-Z-])|(?<=-)${name}\\b`, 'g'), as)
      .replaceAll(/(?<=from ')\.\.\/[^']*(?=')/g, 'docs-nav/feature')
      .replace(`export const ${as} = defineFeature({`, `export default defineFeature({\n  ${own}`);
    writeFileSync(path.join(target, file), renamed);
  }
}

describe('copies of built-in features', () => {
  let html: string;
  let markdown: string;
  let policy: string;
  beforeAll(() => {
    const folder = path.join(work, 'copies');
    putFiles(folder, {
      'package.json': '{ "name": "kit", "private": true }',
      'nav/site.yaml': `${SITE}features: [./docs/overview/feature.ts, ./docs/shown/feature.ts, ./docs/pressed/feature.ts]\nembeds: [ui.example]\nshowns: [ui.example, other.example]\n`,
      'nav/sections/kit.yaml': SECTION,
      'content/kit/start.md': `---
keyboard: [{ keys: [Shift+Tab, Enter], does: Moves back. }]
pressed: [{ keys: [Shift+Tab, Enter], does: Moves back. }]
---

# Start

See [the keys](#pressed).

::toc

::overview

## First *part*

::embed{src="https://ui.example/button" title="A & B" height=300}

::shown{src="https://ui.example/button" title="A & B" height=300}

### Second

::embed{src="https://ui.example/list" title="List" ratio="4/3"}

::shown{src="https://ui.example/list" title="List" ratio="4/3"}

::keyboard

::pressed
`,
    });
    copyFeature(folder, 'toc', 'overview');
    copyFeature(
      folder,
      'embed',
      'shown',
      "style: new URL('./style.css', import.meta.url),\n  island: new URL('./island/mount-embed.ts', import.meta.url),",
    );
    copyFeature(folder, 'keyboard', 'pressed', "style: new URL('./style.css', import.meta.url),");
    // What features of a project do not get from docs-nav.
    cpSync(path.join(ROOT, 'engine/text/keys.ts'), path.join(folder, 'docs/pressed/keys.ts'));
    editFile(folder, 'docs/pressed/feature.ts', (text) =>
      text.replace(/(import \{ CHARACTER, readCombination \} from ')[^']*/, '$1./keys.ts'),
    );
    succeed(['build', '--no-search'], folder);
    const out = (file: string) => readFileSync(path.join(folder, 'out', file), 'utf8');
    [html, markdown, policy] = [out('kit/start/index.html'), out('kit/start.md'), out('_headers')];
  });

  test('draw the same HTML, but for their names', () => {
    const [toc, overview] = html.match(/<ul class="outline">(?:(?!<\/ul>)[^])*First part[^]*?<\/ul>/g) ?? [];
    expect(toc).toContain('Second');
    expect(overview).toBe(toc);
    const figures = html.match(/<figure class="feature-[^]*?<\/figure>/g) ?? [];
    const asBuiltIn = (own = '') =>
      own
        .replaceAll('shown', 'embed')
        .replace(/data-island="slot-interaction" data-module="[^"]*"/, 'data-island="embed"');
    expect(figures).toHaveLength(4);
    expect(figures[0]).toContain('data-island="embed" data-src="https://ui.example/button"');
    expect(figures[1]).toContain('data-island="slot-interaction"');
    expect([figures[1], figures[3]].map(asBuiltIn)).toEqual([figures[0], figures[2]]);
  });

  test('make the same heading, which is in the table of contents', () => {
    const [builtIn, own] =
      html.match(/<div class="h3">(?:(?!<\/div>).)*<\/div><table class="feature-.*?<\/table>/g) ?? [];
    expect(builtIn).toContain('<h3 id="keyboard">Keyboard</h3>');
    expect(own?.replaceAll('pressed', 'keyboard')).toBe(builtIn);
    expect(html).toContain('<li class="d3"><a href="#pressed">Keyboard</a>');
    const [first, second] = markdown.split('### Keyboard\n').slice(1);
    expect(second?.trim()).toBe(first?.trim());
  });

  test('write the same Markdown', () => {
    const links = markdown.match(/^\[.*\]\(.*\)$/gm) ?? [];
    expect(links).toHaveLength(4);
    expect([links[1], links[3]]).toEqual([links[0], links[2]]);
  });

  test('have the same style, and what they allow is in the policy', () => {
    expect(html).toMatch(/href="[^"]*\/shown\.\w+\.css"/);
    expect(policy).toContain("frame-src 'self' https://ui.example https://other.example");
  });
});

describe('what nav/site.yaml sets for a feature of the project', () => {
  const FEATURE = `import { defineFeature } from 'docs-nav/feature';

export default defineFeature({
  name: 'remark',
  says: 'A remark.',
  asked: ['line', 'pages'],
  settings: {
    remarkTone: { kind: 'choice', of: ['calm', 'loud'], says: 'How remarks sound.' },
    remarkRows: { kind: 'number', max: 3, says: 'Rows of remarks.' },
  },
  list: (_, { settings }) => [{ title: \`Rows \${settings.remarkRows}\`, slug: 'rows', ask: {} }],
  look: (asks, { settings }) =>
    settings.remarkRows === 3 ? asks.map(({ key }) => ({ key, message: 'Three rows are too many.' })) : [],
  make: (asks, { settings }) => ({ data: Object.fromEntries(asks.map(({ key }) => [key, Object.keys(settings).join()])) }),
  html: (_, { data, settings }) => \`<p class="note">\${settings.remarkTone} \${settings.remarkRows} (\${data})</p>\`,
  markdown: (_, { settings }) => \`\${settings.remarkTone} \${settings.remarkRows}\`,
});
`;
  let folder: string;
  beforeAll(() => {
    folder = path.join(work, 'settings');
    putFiles(folder, {
      'package.json': '{ "name": "kit", "private": true }',
      'nav/site.yaml': `${SITE}features: [./docs/note.ts]\nembeds: [ui.example]\nremarkTone: calm\nremarkRows: 1\n`,
      'nav/sections/kit.yaml': `${SECTION}  - { pathname: /kit/notes, title: Notes, generate: remark }\n`,
      'docs/note.ts': FEATURE,
      'content/kit/start.md': '# Start\n\n::remark\n',
    });
  });
  const page = (name: string) => readFileSync(path.join(folder, 'out', name), 'utf8');
  const checked = (...options: readonly string[]) => docsNav(['validate', ...options], folder).stdout;

  test('is given to all that it does, and to nothing else', () => {
    succeed(['build', '--no-search'], folder);
    expect(page('kit/start/index.html')).toContain('<p class="note">calm 1 (remarkTone,remarkRows)</p>');
    expect(page('kit/start.md')).toContain('calm 1');
    expect(page('kit/notes/rows/index.html')).toContain('<title>Rows 1');
  });

  test('is known when it changes', () => {
    editFile(folder, 'nav/site.yaml', (text) => text.replace('calm', 'loud').replace('Rows: 1', 'Rows: 2'));
    succeed(['build', '--no-search'], folder);
    expect(page('kit/start/index.html')).toContain('<p class="note">loud 2 (remarkTone,remarkRows)</p>');
    expect(page('kit/notes/rows/index.html')).toContain('<title>Rows 2');
  });

  test('is checked by its kind, and by the feature', () => {
    editFile(folder, 'nav/site.yaml', (text) => text.replace('Rows: 2', 'Rows: 3').replace('loud', 'lout'));
    const told = checked();
    expect(told).toContain('`lout` is not a valid value of `remarkTone`');
    expect(told).toContain('nav/site.yaml:5:13');
    expect(told).toContain('did you mean `loud`');
    editFile(folder, 'nav/site.yaml', (text) => text.replace('lout', 'loud'));
    expect(checked()).toContain('Three rows are too many.');
  });

  test('is no mistake where the feature is not run or cannot be used, but has another key if one is taken', () => {
    editFile(folder, 'nav/site.yaml', (text) => text.replace('Rows: 3', 'Rows: 2'));
    expect(checked('--no-code')).not.toContain('unknown-key');
    editFile(folder, 'docs/note.ts', (text) => text.replaceAll('remarkRows', 'embeds'));
    const told = checked();
    expect(told).toContain('the key `embeds` of its `settings` is taken');
    expect(told).not.toContain('unknown-key');
  });
});
