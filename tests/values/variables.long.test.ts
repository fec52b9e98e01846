/** What the code of a project finds of the environment when a site is checked: with the built program, whose threads run it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';

const BIN = path.join(ROOT, 'dist/docs-nav.cjs');

const FILES = {
  'nav/site.yaml':
    'title: Site\nurl: https://site.example\nmdx: evaluate\nfeatures: [./docs/memo.js]\nownRules: [./docs/rule.js]\n',
  'nav/sections/kit.yaml':
    'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/one\n  - pathname: /kit/two\n',
  'content/kit/one.md': '# One\n\nText.\n\n::memo\n',
  'content/kit/two.mdx': "import { said } from './said.ts';\n\n# Two\n\nText.\n\nText {said} and {said.length}.\n",
  'content/kit/said.ts': 'export const said = process.env.KIT_SECRET;\n',
  'docs/memo.js': `export default {
  name: 'memo', says: 'A memo.', asked: ['line'], html: () => '', markdown: () => '',
  look: (asks) => asks.map(({ key }) => ({ key, message: \`Feature: \${process.env.KIT_SECRET}.\` })),
};
`,
  'docs/rule.js': `const { KIT_SECRET, NODE_AUTH_TOKEN, PATH } = process.env;

export default {
  code: 'says', severity: 'warning', says: 'It says something.',
  check: ({ sections: [{ place }] }) => [{ place, message: \`Rule: \${KIT_SECRET}, \${NODE_AUTH_TOKEN}, \${PATH.length > 0}.\` }],
};
`,
};

/** The findings of a check with variables, as `place: message`. */
function check(root: string, env: Readonly<Record<string, string>>): readonly string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [BIN, 'validate', '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(stderr).toBe('');
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Readonly<Record<string, string>>[] };
  return diagnostics.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

test('features, rules and expressions find the variables that are declared, and no others', () => {
  const root = makeFolder(FILES);
  const missing = (name: string) =>
    `The environment variable \`${name}\` is set, but not declared, so it is undefined here.`;
  expect(check(root, { KIT_SECRET: 'hush-1', NODE_AUTH_TOKEN: 'hush-2' })).toEqual([
    'content/kit/one.md:5: Feature: undefined.',
    `content/kit/said.ts:1: ${missing('KIT_SECRET')}`,
    expect.stringMatching(/^content\/kit\/two\.mdx:7: `\{said\}` is undefined/),
    expect.stringMatching(/^content\/kit\/two\.mdx:7: `\{said\.length\}` fails: Cannot read properties of undefined/),
    `docs/memo.js:3: ${missing('KIT_SECRET')}`,
    `docs/rule.js:1: ${missing('KIT_SECRET')}`,
    `docs/rule.js:1: ${missing('NODE_AUTH_TOKEN')}`,
    expect.stringMatching(/^nav\/sections\/kit\.yaml:\d+: Rule: undefined, undefined, true\.$/),
  ]);
  putFiles(root, { 'nav/site.yaml': `${FILES['nav/site.yaml']}demoEnvironment: [KIT_SECRET]\n` });
  for (const value of ['hush-1', 'hush-22'])
    expect(check(root, { KIT_SECRET: value })).toEqual([
      `content/kit/one.md:5: Feature: ${value}.`,
      expect.stringMatching(/^nav\/sections\/kit\.yaml:\d+: Rule: hush-\d+, undefined, true\.$/),
    ]);
});
