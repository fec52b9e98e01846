import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

const DEMO = `import { Button } from 'kit';
import { kind } from 'kit/dist/kinds.js';

export default function Counter() {
  return <Button>{kind}</Button>;
}
`;

test('demos import the project’s own package by name, even if it has no exports', async () => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, {
    'package.json': '{ "name": "kit", "main": "dist/index.js", "types": "dist/index.d.ts" }',
    'dist/index.js':
      "const { createElement } = require('react');\nexports.Button = ({ children }) => createElement('button', { className: 'own-kit' }, children);\n",
    'dist/kinds.js': "exports.kind = 'loud';\n",
    'content/lib/counter/Counter.tsx': DEMO,
  });
  const { exitCode, stdout, stderr } = await runCli(['build', '--no-search'], root);
  expect(stdout + stderr).toContain('Built');
  expect(exitCode).toBe(0);
  expect(readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8')).toContain(
    '<button class="own-kit">loud</button>',
  );
  const folder = path.join(root, 'out/_nav/demos');
  const scripts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(scripts.some((script) => script.includes('own-kit'))).toBe(true);
});

test('styles detect dark mode by a class and by an attribute if the site has both', async () => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, {
    'nav/site.yaml':
      'title: Site\nurl: https://docs.example\nsearch: false\ndemoMode: { class: dark, attribute: data-theme }\n',
    'docs/provider.tsx': "import './kit.css';\nexport default ({ children }) => children;\n",
    'docs/kit.css': '.dark{--by-class:1}[data-theme=dark]{--by-attribute:1}',
  });
  expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(0);
  const folder = path.join(root, 'out/_nav/demos');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
  expect(css.trim()).toBe('.dark{--by-class:1}[data-theme=dark]{--by-attribute:1}');
});
