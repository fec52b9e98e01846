import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder, putFiles } from './support/folder.ts';

/** A tree of pages written for another tool. */
const FILES = {
  'nav/site.yaml': 'title: Pebble\nurl: https://pebble.example\ncontent: docs\ncomponents:\n  Note: note\n',
  'nav/sections/docs.yaml':
    'id: docs\nname: Pebble\nprefixes: [/]\npages:\n  - pathname: /intro\n  - pathname: /guides\n    title: Guides\n    generate: directory\n',
  'docs/intro.md':
    '---\ntitle: Introduction\nkeywords: [a]\n---\n\n:::tip Next\nSee [install](./guides/b-install.mdx).\n:::\n',
  'docs/guides/a-theming.md':
    '---\nsidebar_label: Themes\nsidebar_position: 2\nkeywords: [b]\n---\n\n# Theming\n\nColors.\n',
  'docs/guides/b-install.mdx':
    "---\nslug: /guides/installation\nsidebar_position: 1\n---\nimport { Note } from './note';\n\n# Installing\n\n<Note>Take your time.</Note>\n",
  'docs/guides/note.jsx': 'export const Note = 1;\n',
  'docs/guides/Live.vue': '<template />\n',
  'shared/faq.md': '# Questions\n\nNone so far.\n',
};

let root: string;
beforeEach(() => {
  root = makeFolder(FILES);
  mkdirSync(path.join(root, 'node_modules'));
  symlinkSync('../../shared/faq.md', path.join(root, 'docs/guides/faq.md'));
});

const read = (file: string) => readFileSync(path.join(root, 'out', file), 'utf8');

describe('a tree written for another tool', () => {
  test('is built without changes: front matter, MDX, links between files and symbolic links', async () => {
    const { exitCode, stderr } = await runCli(['build', '--no-search'], root);
    expect(exitCode).toBe(0);
    expect(read('intro/index.html')).toContain('<a href="/guides/installation/">install</a>');
    expect(read('guides/installation/index.html')).toContain('Take your time.');
    expect(read('guides/faq/index.html')).toContain('None so far.');
    expect(stderr).toContain(
      'docs/guides/a-theming.md:4:1: warning[unused-front-matter]: `keywords` has no effect here or on 1 more page.',
    );
    expect(stderr).toContain('1 warning; `docs-nav validate` explains it');
  });

  test('is listed in the order and by the names that its pages give', async () => {
    const { stdout } = await runCli(['routes'], root);
    expect(stdout.match(/Installing|Themes|Questions/g)).toEqual(['Installing', 'Themes', 'Questions']);
  });

  test('does not publish source files', async () => {
    await runCli(['build', '--no-search'], root);
    const files = readdirSync(path.join(root, 'out'), { recursive: true, withFileTypes: true }).map(({ name }) => name);
    expect(files.filter((name) => /\.(?:mdx|jsx?|vue|tsx?)$/.test(name) && /note|Live|install/.test(name))).toEqual([]);
  });

  test('is read again if its components stand for other directives', async () => {
    await runCli(['build', '--no-search'], root);
    putFiles(root, { 'nav/site.yaml': FILES['nav/site.yaml'].replace('note', 'danger') });
    await runCli(['build', '--no-search'], root);
    expect(read('guides/installation/index.html')).toContain('Danger');
  });

  test('is built with its warnings reported every time, even if earlier results are reused, and they can fail the build', async () => {
    await runCli(['build', '--no-search'], root);
    const second = await runCli(['build', '--no-search', '--max-warnings', '0'], root);
    expect(second.exitCode).toBe(1);
    expect(second.stderr).toContain('unused-front-matter');
    expect(second.stderr).toContain('error: 1 warning, but --max-warnings allows 0');
  });

  test('a symbolic link that leads out of the project, or in a circle, is reported', async () => {
    const elsewhere = makeFolder({ 'secret.md': '# Secret\n' });
    symlinkSync(path.join(elsewhere, 'secret.md'), path.join(root, 'docs/guides/secret.md'));
    symlinkSync('..', path.join(root, 'docs/guides/again'));
    const { exitCode, stdout } = await runCli(['validate', '--format', 'compact'], root);
    expect(exitCode).toBe(1);
    expect(stdout).toContain(
      'docs/guides/secret.md:1:1: error[unfollowed-link]: This symbolic link points out of the project.',
    );
    expect(stdout).toContain(
      'docs/guides/again:1:1: error[unfollowed-link]: This symbolic link points to nothing, or is part of a loop.',
    );
    const pretty = await runCli(['validate'], root);
    expect(pretty.stdout).toContain('docs/guides/secret.md:1:1');
    expect(pretty.stdout).not.toContain('# Secret');
  });

  test('two symbolic links into each other’s folders are followed once', async () => {
    putFiles(root, { 'docs/one/x.md': '# X\n', 'docs/two/y.md': '# Y\n' });
    symlinkSync('../two', path.join(root, 'docs/one/other'));
    symlinkSync('../one', path.join(root, 'docs/two/other'));
    const { stdout, stderr } = await runCli(['validate', '--format', 'compact'], root);
    expect(stderr).not.toContain('ELOOP');
    expect(stdout).toContain('docs/one/other/y.md:1:1');
    for (const link of ['docs/one/other/other', 'docs/two/other/other']) {
      expect(stdout).toContain(
        `${link}:1:1: error[unfollowed-link]: This symbolic link points to nothing, or is part of a loop.`,
      );
    }
  });

  test('a section behind a symbolic link counts, unless the link leads out of the project', async () => {
    const elsewhere = makeFolder({ 'far.yaml': 'id: far\n' });
    putFiles(root, {
      'shared/near.yaml': 'id: near\nname: Near\nprefixes: [/near]\npages:\n  - pathname: /near//double\n',
    });
    symlinkSync('../../shared/near.yaml', path.join(root, 'nav/sections/near.yaml'));
    symlinkSync(path.join(elsewhere, 'far.yaml'), path.join(root, 'nav/sections/far.yaml'));
    const { stdout } = await runCli(['validate', '--format', 'compact'], root);
    expect(stdout).toContain(
      'nav/sections/far.yaml:1:1: error[unfollowed-link]: This symbolic link points out of the project.',
    );
    expect(stdout).toContain('nav/sections/near.yaml:5:');
  });
});

describe('formulas', () => {
  const MATH = {
    ...FILES,
    'nav/site.yaml': `${FILES['nav/site.yaml']}math: true\n`,
    'docs/intro.md': '# Introduction\n\nText.\n\nSo $x^2$ is.\n\n$$\ny < z\n$$\n',
  };

  test('are drawn by the package that the project has installed for them', async () => {
    const drawer =
      'exports.default = { renderToString: (tex, { displayMode }) => `<math display="${displayMode ? "block" : "inline"}"><mtext>${tex.trim().length}</mtext></math>` };';
    putFiles(root, {
      ...MATH,
      'node_modules/temml/index.js': drawer,
      'node_modules/temml/package.json': '{ "version": "0.11.0" }',
    });
    expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(0);
    expect(read('intro/index.html')).toContain(
      '<p>So <math display="inline"><mtext>3</mtext></math> is.</p><math display="block"><mtext>5</mtext></math>',
    );
  });

  test('a mistake in one is told where it is, in a line, in a list and in a block', async () => {
    // Reports mistakes like Temml: with an offset in the TeX, and a message that ends with the TeX around it.
    const drawer =
      'exports.default = { renderToString(tex) { const at = tex.indexOf("\\\\foo"); if (at < 0) return "<math></math>"; throw Object.assign(new Error(` Unsupported function name: \\\\foo at position ${at + 1}: …`), { position: at }); } };';
    putFiles(root, {
      ...MATH,
      'docs/intro.md': '# Intro\n\nSo $a + \\foo$ is.\n\n- $\\foo$\n\n$$\na\n+ \\foo\n$$\n',
      'node_modules/temml/index.js': drawer,
      'node_modules/temml/package.json': '{ "version": "0.11.0" }',
    });
    const { exitCode, stdout } = await runCli(['validate', '--format', 'compact'], root);
    expect(exitCode).toBe(1);
    const said =
      'error[broken-formula]: This formula cannot be drawn: unsupported function name: \\foo. (correct its TeX)';
    expect(stdout.split('\n').filter((line) => line.includes('broken-formula'))).toEqual(
      ['3:9', '5:4', '9:3'].map((place) => `docs/intro.md:${place}: ${said}`),
    );
    expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(1);
  });

  test('need that package, and a build says so', async () => {
    putFiles(root, MATH);
    const { exitCode, stdout } = await runCli(['build', '--no-search'], root);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('error[missing-package]: Formulas need the package `temml`, which is not installed.');
    expect(stdout).toContain('npm install -D temml@0');
  });
});
