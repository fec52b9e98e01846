import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

const KIT = {
  'node_modules/kit/package.json':
    '{ "name": "kit", "version": "1.0.0", "type": "module", "exports": { ".": "./index.js", "./kit.css": "./kit.css" } }',
  'node_modules/kit/index.js': "export const Says = () => 'kit';\nexport const other = 1;\n",
  'node_modules/kit/kit.css': 'b { color: red }\n',
};

const BODY = 'export default function Counter() {\n  return <Says />;\n}\n';

test.each([
  [
    'a file that the package does not export',
    { 'content/lib/counter/Counter.tsx': `import { Says } from 'kit/says';\n${BODY}` },
    /This demo cannot be compiled: `kit\/says` is not among the exports of its package\.\n {2}content\/lib\/counter\/Counter\.tsx:1:22\n/,
    /help: correct the import: `exports` in the package\.json of `kit`/,
  ],
  [
    'a misspelled stylesheet, in a provider',
    {
      'docs/provider.tsx':
        "import 'kit/kti.css';\nexport default function Provider({ children }) {\n  return children;\n}\n",
    },
    /This provider cannot be compiled: `kit\/kti\.css` is not among .*\n {2}docs\/provider\.tsx:1:8\n/,
    /help: correct the import: `exports` in the package\.json of `kit`/,
  ],
  [
    'a name that the package does not export',
    { 'content/lib/counter/Counter.tsx': `import { other, Sais as Says } from 'kit';\n${BODY}` },
    /This demo cannot be compiled: `kit` exports no `Sais`\.\n {2}content\/lib\/counter\/Counter\.tsx:1:17\n/,
    /help: correct the name, or whether it is the default/,
  ],
  [
    'a default export that the package lacks',
    { 'content/lib/counter/Counter.tsx': `import Says from 'kit';\n${BODY}` },
    /This demo cannot be compiled: `kit` has no default export\.\n {2}content\/lib\/counter\/Counter\.tsx:1:8\n/,
    /help: correct the name, or whether it is the default/,
  ],
])('reports the place that imports %s', async (_, files, expected, help) => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, { ...KIT, ...files });
  const { exitCode, stderr, stdout } = await runCli(['build'], root);
  expect(exitCode).toBe(1);
  expect(stdout + stderr).toMatch(expected);
  expect(stdout + stderr).toMatch(help);
});
