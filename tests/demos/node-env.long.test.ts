import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { makeCounterProject } from './support/counter-project.ts';

const BIN = path.join(ROOT, 'dist/docs-nav.cjs');

/** A package that names its classes after what it is built for, as MUI's `styled` does. */
const LABELS = "exports.className = process.env.NODE_ENV === 'production' ? 'css-1' : 'css-1-Button-root';\n";

test('the server renders the same as browsers, whatever NODE_ENV says', () => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, {
    'node_modules/labels/package.json': '{ "name": "labels", "version": "1.0.0", "main": "index.js" }',
    'node_modules/labels/index.js': LABELS,
    'content/lib/counter/Counter.tsx':
      "import { className } from 'labels';\nimport { useId } from 'react';\n\nexport default function Counter() {\n  return <b className={className} id={useId()}>3</b>;\n}\n",
  });
  const { status, stderr } = spawnSync(process.execPath, [BIN, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  expect(status, stderr).toBe(0);
  expect(readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8')).toContain('<b class="css-1" id=');
});
