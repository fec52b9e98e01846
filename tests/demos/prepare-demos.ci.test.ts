import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { docsNav } from '../support/docs-nav.ts';
import { attribute, COUNTER, eachCounterProject, keptDemos } from './support/counter-project.ts';

const project = eachCounterProject();
const { put, build, read } = project;

test('what a demo logs to the console while the server renders it stays out of the output of a command', async () => {
  put({
    'content/lib/counter/Counter.tsx':
      "console.warn('loaded');\nexport default function Counter() {\n  console.error('rendered');\n  return <b>Counter</b>;\n}\n",
  });
  // A separate process, since the test's own console hears everything.
  const { code, stdout, stderr } = docsNav(['build', '--no-search'], project.root);
  expect(code).toBe(0);
  expect(stdout + stderr).not.toMatch(/loaded|rendered/);
  expect(read('lib/counter/index.html')).toContain('<b>Counter</b>');
});

test('styles that dark mode adds beside such a theme do not apply to light pages', async () => {
  put({
    'content/lib/counter/index.md':
      '# Counter\n\nCounts.\n\n::demo{src="Counter.tsx"}\n\n::demo{src="Framed.tsx" frame}\n',
    'content/lib/counter/Framed.tsx': 'export default () => <b>Framed</b>;\n',
    'docs/provider.tsx': `const rules = new Set();
const take = () => {
  const taken = [...rules].join('');
  rules.clear();
  return '<style>' + taken + '</style>';
};
export const collectStyles = () => ({ styles: take });
export default function Provider({ mode, children }) {
  rules.add(mode === 'dark' ? 'body { color: tan }' : 'body { color: navy }');
  return <><style>{mode === 'dark' ? ':root { --ink: #fff }' : ':root { --ink: #000 }'}</style>{children}</>;
}
`,
  });
  expect((await build()).exitCode).toBe(0);
  const page = read('lib/counter/index.html');
  const frame = read(/src="\/(_nav\/demos\/frame[^"]+)"/.exec(page)?.[1] ?? '');
  for (const html of [page, frame]) {
    expect(html).toContain('<style>body { color: navy }</style>');
    expect(html).toContain("<style>:root[data-mode='dark']{--ink: #fff}</style>");
    expect(html).not.toContain('color: tan');
  }
});

describe('an environment variable', () => {
  const env = (value: string) => build({ DEMO_KEY: value, OTHER_KEY: 'hidden' });
  const demo = "export default function Counter() {\n  return <b>{process.env.DEMO_KEY ?? 'no key'}</b>;\n}\n";

  test('that the site names is known to demos, and a new value rebuilds them', async () => {
    put({
      'nav/site.yaml': 'title: Site\nurl: https://docs.example\ndemoEnvironment: [DEMO_KEY]\n',
      'content/lib/counter/Counter.tsx': demo,
    });
    expect((await build()).exitCode).toBe(0);
    expect(read('lib/counter/index.html')).toContain('<b>no key</b>');
    for (const value of ['one "1"', 'two']) {
      expect((await env(value)).exitCode).toBe(0);
      const page = read('lib/counter/index.html');
      expect(page).toContain(`<b>${value.replaceAll('"', '&quot;')}</b>`);
      expect(read(attribute(page, 'data-demo').slice(1))).toContain(value.split(' ')[0]);
    }
  });

  test('that it does not name is unknown to them, and nothing about it is published', async () => {
    put({
      'content/lib/counter/Counter.tsx': demo.replace(
        'process.env.DEMO_KEY',
        "(typeof process === 'undefined' ? undefined : process.env.OTHER_KEY)",
      ),
    });
    expect((await env('one')).exitCode).toBe(0);
    expect(read('lib/counter/index.html')).toContain('<b>no key</b>');
  });
});

describe('a demo', () => {
  test('leaves the bundles and the HTML of other pages unchanged when it changes', async () => {
    put({
      'nav/sections/lib.yaml':
        'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib/counter\n  - pathname: /lib/other\n',
      'content/lib/other/index.md': '# Other\n\nAnother demo.\n\n::demo{src="Other.tsx"}\n',
      'content/lib/other/Other.tsx': "import { useId } from 'react';\n\nexport default () => <i id={useId()} />;\n",
    });
    await build();
    const before = keptDemos(project.root, /^(?:unit|page|libraries)-/);
    put({ 'content/lib/counter/numbers.ts': 'export const start: number = 8;\n' });
    await build();
    expect(keptDemos(project.root, /^(?:unit|page|libraries)-/)).toMatchObject(before);
  });

  test('is found in the cache of a project that was moved', async () => {
    await build();
    const moved = `${project.root}-moved`;
    cpSync(project.root, moved, { recursive: true, verbatimSymlinks: true });
    rmSync(project.root, { recursive: true });
    project.root = moved;
    rmSync(path.join(project.root, 'out'), { recursive: true });
    expect((await build()).exitCode).toBe(0);
    expect(read(attribute(read('lib/counter/index.html'), 'data-demo').slice(1))).toContain('mount');
  });
});

test('a rule that no browser understands fails a build if it comes from the project, but not if it comes from a package', async () => {
  put({
    'content/lib/counter/Counter.tsx': `import 'kit/kit.css';\n${COUNTER}`,
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
    'node_modules/kit/kit.css': '.kit:after.icon {\n  color: red;\n}\n.kit {\n  *zoom: 1;\n  color: teal;\n}\n',
  });
  expect(await build()).toMatchObject({ exitCode: 0 });
  put({
    'content/lib/counter/Counter.tsx': `import 'kit/kit.css';\nimport './counter.css';\n${COUNTER}`,
    'content/lib/counter/counter.css': '.count { color: red }\n@media (min-width 300px) { .count { color: teal } }\n',
  });
  const { exitCode, stdout } = await build();
  expect(stdout).toContain('content/lib/counter/counter.css:2:');
  expect(exitCode).toBe(1);
});

test('a picture that is missing from a package does not fail a build, but is reported by each', async () => {
  put({
    'content/lib/counter/Counter.tsx': `import 'kit/kit.css';\nimport './counter.css';\n${COUNTER}`,
    'content/lib/counter/counter.css': "@import 'kit/more.css';\n/* Not `./stone.png.old` */\n",
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
    'node_modules/kit/kit.css': '.kit {\n  mask: url(paper.png), url(ink.png);\n}\n',
    'node_modules/kit/more.css': '.more {\n  background: url(stone.png);\n}\n',
  });
  for (let time = 0; time < 2; time++) {
    const { exitCode, stderr } = await build();
    expect(exitCode).toBe(0);
    expect(stderr.match(/^note: .*$/gm)?.toSorted()).toEqual([
      'note: `ink.png` in node_modules/kit/kit.css leads to no file.',
      'note: `paper.png` in node_modules/kit/kit.css leads to no file.',
      'note: `stone.png` in what content/lib/counter/counter.css imports leads to no file.',
    ]);
  }
});

test('rules that a demo gives to the page around it are noted with each build, and those of a frame are not', async () => {
  put({
    'docs/provider.tsx':
      "export default function Provider({ children }) {\n  return (\n    <>\n      <style>{'body{margin:0}.kit{margin:0}'}</style>\n      {children}\n    </>\n  );\n}\n",
  });
  const notesOf = async () => (await build()).stderr.match(/^note: .*$/gm);
  const note =
    "note: The demos of `/lib/counter` change the page around them: their script adds rules for `body`. Turn the library's reset off in `docs/provider.tsx`, or set `frame` for the demos.";
  expect(await notesOf()).toEqual([note]);
  expect(await notesOf()).toEqual([note]);
  put({ 'content/lib/counter/index.md': '# Counter\n\nCounts.\n\n::demo{src="Counter.tsx" frame}\n' });
  expect(await notesOf()).toBeNull();
});

describe('a demo is rebuilt', () => {
  const importing = (from: string) =>
    `import { label } from '${from}';\n\nexport default function Counter() {\n  return <b>{label}</b>;\n}\n`;
  const label = (text: string) => `exports.label = '${text}';\n`;

  /** Builds in a separate process, since this one would not load a package twice. */
  async function shows(text: string): Promise<void> {
    const { code, stdout, stderr } = docsNav(['build', '--no-search'], project.root);
    expect(code, stdout + stderr).toBe(0);
    const page = read('lib/counter/index.html');
    expect(page).toContain(`<b>${text}</b>`);
    const scripts = readdirSync(path.join(project.root, 'out/_nav/demos')).map((name) => read(`_nav/demos/${name}`));
    expect(scripts.some((script) => script.includes(text))).toBe(true);
  }

  test('when a package of the same repository changes, or one that this uses, whatever their versions say', async () => {
    put({
      'packages/parts/package.json':
        '{ "name": "parts", "version": "1.0.0", "main": "index.js", "dependencies": { "words": "*" } }',
      'packages/parts/index.js': "exports.label = require('words').label;\n",
    });
    put({
      'packages/words/package.json': '{ "name": "words", "version": "1.0.0", "main": "index.js" }',
      'packages/words/index.js': label('one'),
      'content/lib/counter/Counter.tsx': importing('parts'),
    });
    for (const name of ['parts', 'words'])
      symlinkSync(path.join(project.root, 'packages', name), path.join(project.root, 'node_modules', name));
    await shows('one');
    put({ 'packages/words/index.js': label('two') });
    await shows('two');
  });

  test('when a dependency of an installed package is updated', async () => {
    const install = (version: string, text: string) =>
      put({
        'node_modules/words/package.json': `{ "name": "words", "version": "${version}", "main": "index.js" }`,
        'node_modules/words/index.js': label(text),
        'node_modules/.package-lock.json': `{ "words": "${version}" }`,
      });
    put({
      'node_modules/parts/package.json':
        '{ "name": "parts", "version": "1.0.0", "main": "index.js", "dependencies": { "words": "*" } }',
      'node_modules/parts/index.js': "exports.label = require('words').label;\n",
      'content/lib/counter/Counter.tsx': importing('parts'),
    });
    install('1.0.0', 'one');
    await shows('one');
    install('1.0.1', 'two');
    await shows('two');
  });

  test.each([
    ['a module that is imported for its side effects', "import './effect';", 'effect.ts'],
    ['a JavaScript file beside it', "import './effect';", 'effect.js'],
  ])('when %s changes', async (_, line, file) => {
    const source = `${line}\n\nexport default function Counter() {\n  return <b>{(globalThis as unknown as { text: string }).text}</b>;\n}\n`;
    put({ 'content/lib/counter/Counter.tsx': source, [`content/lib/counter/${file}`]: "globalThis.text = 'one';\n" });
    await shows('one');
    put({ [`content/lib/counter/${file}`]: "globalThis.text = 'two';\n" });
    await shows('two');
  });
});
