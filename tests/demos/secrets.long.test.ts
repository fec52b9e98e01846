/** Where the values of environment variables get to when a site is built: with the built program, whose threads run its code. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { makeCounterProject } from './support/counter-project.ts';

const BIN = path.join(ROOT, 'dist/docs-nav.cjs');

const SITE = `title: Site
url: https://docs.example
search: false
mdx: evaluate
components:
  Hero: docs/hero.jsx
features: [./docs/memo.js]
rules:
  unchecked-component: off
`;

const SAYS = '{process.env.KIT_SECRET} {import.meta.env.VITE_SECRET}';

const FILES = {
  'nav/site.yaml': SITE,
  'nav/sections/lib.yaml':
    'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib/counter\n  - pathname: /lib/plain\n',
  'docs/hero.jsx': `export default function Hero() {\n  return <b>Hero ${SAYS}</b>;\n}\n`,
  'docs/memo.js': `export default {
  name: 'memo', says: 'A memo.', asked: ['line'], island: new URL('./island.js', import.meta.url),
  html: (_, { island }) => \`<p \${island}>Memo \${process.env.KIT_SECRET}</p>\`, markdown: () => 'Memo ' + process.env.KIT_SECRET,
};
`,
  'docs/island.js': 'export const mount = (element) => element.append(import.meta.env.VITE_SECRET);\n',
  'content/lib/counter/Counter.tsx': `export default function Counter() {\n  return <b>Demo ${SAYS}</b>;\n}\n`,
  'content/lib/counter/Late.tsx': `export default function Late() {\n  return <b>Late ${SAYS}</b>;\n}\n`,
  'content/lib/counter/index.md':
    '# Counter\n\nCounts.\n\n::demo{src="Counter.tsx"}\n\n::demo{src="Late.tsx" client}\n',
  'content/lib/plain.mdx':
    "export const said = process.env.KIT_SECRET ?? 'nothing';\n\n# Plain\n\nSaid {said}.\n\n<Hero />\n\n::memo\n",
};

test('what is declared gets into pages and scripts, in its new value after a change; what is not is told, and gets nowhere', () => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  rmSync(path.join(root, 'content/lib/plain.md'));
  putFiles(root, FILES);
  const build = (env: Readonly<Record<string, string>>): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'build'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    expect(status, stdout + stderr).toBe(0);
    return stderr;
  };
  const filesWith = (text: string) =>
    readdirSync(path.join(root, 'out'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && readFileSync(path.join(entry.parentPath, entry.name), 'utf8').includes(text))
      .map(({ name }) => name);
  const read = (file: string) => readFileSync(path.join(root, 'out', file), 'utf8');

  const said = build({ KIT_SECRET: 'hush-1', VITE_SECRET: 'hush-2' });
  expect([...filesWith('hush-1'), ...filesWith('hush-2')]).toEqual([]);
  for (const place of [
    'docs/memo.js:3:',
    'content/lib/plain.mdx:1:',
    'content/lib/counter/Counter.tsx:2:',
    'content/lib/counter/Late.tsx:2:',
  ])
    expect(said).toContain(place);
  expect(read('lib/plain.md')).toContain('Said nothing.');

  putFiles(root, { 'nav/site.yaml': `${SITE}demoEnvironment: [KIT_SECRET, VITE_SECRET]\n` });
  build({ KIT_SECRET: 'loud-1', VITE_SECRET: 'loud-2' });
  build({ KIT_SECRET: 'loud-3', VITE_SECRET: 'loud-4' });
  const [plain, counter] = [read('lib/plain/index.html'), read('lib/counter/index.html')];
  expect(plain).toContain('Said loud-3.');
  expect(plain.replaceAll('<!-- -->', '')).toContain('<b>Hero loud-3 loud-4</b>');
  expect(plain).toContain('Memo loud-3');
  expect(counter.replaceAll('<!-- -->', '')).toContain('<b>Demo loud-3 loud-4</b>');
  expect(plain + counter).not.toMatch(/loud-[12]/);
  expect(filesWith('loud-4').some((name) => name.endsWith('.js'))).toBe(true);
});
