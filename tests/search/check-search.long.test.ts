import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';

const FILE = 'nav/search-cases.yaml';
let root: string;

const check = async (cases: string, ...options: readonly string[]) => {
  writeFileSync(path.join(root, FILE), cases);
  return runCli(['check-search', '--format', 'compact', ...options], root);
};

beforeAll(async () => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-search-')));
  putFiles(root, {
    'nav/site.yaml':
      'title: Site\nurl: https://docs.example\nsections: [kit, tool, lab]\nlanguages: [{ code: en, name: English }, { code: ja, name: 日本語 }]\n',
    'nav/sections/kit.yaml':
      'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/snackbar\n  - pathname: /kit/button\n  - pathname: /kit/form\n  - pathname: /kit/stepper\n  - pathname: /kit/faq\n',
    'nav/sections/tool.yaml':
      'id: tool\nname: Tool\nprefixes: [/tool]\nsearch: after\npages:\n  - pathname: /tool/form\n',
    'nav/sections/lab.yaml': 'id: lab\nname: Lab\nprefixes: [/lab]\nsearch: off\npages:\n  - pathname: /lab/zebra\n',
    'content/kit/snackbar.md': '# Snackbar\n\nIt tells what happened.\n',
    'content/kit/button.md': '# Button\n\nIt starts an action.\n\n## Loading state\n\nIt waits for a zeppelin.\n',
    'content/kit/form.md': '# Forms of all kinds\n\nThe submarine property has no value.\n',
    'content/kit/stepper.md': '# Stepper\n\nSteps.\n',
    'content/kit/faq.md': '# Questions\n\n## Wizard\n\nThere is none.\n\n```bash\nnpm install @acme/ui-kit\n```\n',
    'content/kit/stepper.ja.md': '# 日付ピッカー\n\n日付ピッカーは便利です。\n',
    'content/tool/form.md': '# Form\n\nA value.\n',
    'content/lab/zebra.md': '# Zebra\n\nA test.\n',
  });
  const { exitCode, stdout } = await runCli(['build'], root);
  expect(exitCode, stdout).toBe(0);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('check-search', () => {
  test('finds titles, synonyms, headings, texts and pasted messages where readers would', async () => {
    const { exitCode, stdout, stderr } = await check(
      `from: /kit/button
cases:
  - { query: buton, page: /kit/button }
  - { query: toast, page: /kit/snackbar }
  - { query: loading state, page: /kit/button }
  - { query: zeppelin, page: /kit/button }
  - { query: 'TypeError: cannot read the submarine property of undefined', page: /kit/form }
  - { query: wizard, page: /kit/faq }
  - { query: ui-kit, page: /kit/faq }
  - { query: ピッカー, page: /kit/stepper, language: ja }
  - { query: form, page: /kit/form }
  - { query: form, page: /tool/form, from: /tool/form }
  - { query: form, page: /tool/form, within: 2 }
`,
      '--list',
    );
    expect(stdout).toContain('  1  buton');
    expect(stdout).toContain('  2  form');
    expect(stderr).toContain('asked 11 queries: 10 first, 11 among three');
    expect(exitCode).toBe(0);
  });

  test('reports a page that is not where it should be, with its place and what stands before it', async () => {
    const { exitCode, stdout } = await check(
      'from: /kit/button\ncases:\n  - { query: form, page: /tool/form }\n  - { query: zebra, page: /lab/zebra }\n',
    );
    expect(stdout).toContain(`${FILE}:3:14`);
    expect(stdout).toContain('`form` finds at position 2 `/tool/form`, which should be first.');
    expect(stdout).toContain('“Forms of all kinds” (page, /kit/form/)');
    expect(stdout).toContain('`zebra` does not find `/lab/zebra`, which should be first.');
    expect(exitCode).toBe(1);
  });

  test('reports mistakes in the file', async () => {
    const { exitCode, stdout } = await check(
      'cases:\n  - { query: button, page: /kit/buton }\n  - { query: button, pages: /kit/button }\n',
    );
    expect(stdout).toContain('unknown-key');
    expect(exitCode).toBe(1);
    expect((await check('cases:\n  - { query: button, page: /kit/buton }\n')).stdout).toContain(
      'There is no page `/kit/buton`.',
    );
    expect((await check('language: jp\ncases:\n  - { query: button, page: /kit/button }\n')).stdout).toContain(
      'There is no language `jp`.',
    );
  });
});
