import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

const KIT = {
  'node_modules/@acme/kit/package.json': '{ "name": "@acme/kit", "version": "1.0.0" }',
  'node_modules/@acme/kit/kit.css': '.kit { color: teal; background: url(~@acme/kit/paper.png) }\n',
  'node_modules/@acme/kit/paper.png': 'paper',
};

/** Builds the counter’s site with some files; returns what it says, and the stylesheets of its demos. */
async function buildWith(files: Readonly<Record<string, string>>) {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, { ...KIT, ...files });
  const { exitCode, stderr, stdout } = await runCli(['build'], root);
  const folder = path.join(root, 'out/_nav/demos');
  const sheets = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.css'));
  return {
    exitCode,
    said: stdout + stderr,
    css: sheets.map((name) => readFileSync(path.join(folder, name), 'utf8')).join(''),
  };
}

const WITH_SHEET = `import './counter.css';\nexport default () => 'counter';\n`;

test('`~` marks a package in stylesheets of the project and of packages', async () => {
  const { exitCode, css } = await buildWith({
    'content/lib/counter/Counter.tsx': WITH_SHEET,
    'content/lib/counter/counter.css': `@import '~@acme/kit/kit.css';\n.own { background: url('~@acme/kit/paper.png') }\n`,
  });
  expect(exitCode).toBe(0);
  expect(css).toContain('teal');
  expect(css.match(/url\([^)]*paper\.\w+\.png\)/g)).toHaveLength(2);
  expect(css).not.toContain('~');
});

test('a marked address that leads to no file is reported where it is', async () => {
  const { exitCode, said } = await buildWith({
    'content/lib/counter/Counter.tsx': WITH_SHEET,
    'content/lib/counter/counter.css': `.own {\n  background: url('~@acme/kit/none.png');\n}\n`,
  });
  expect(exitCode).toBe(1);
  expect(said).toMatch(/`~@acme\/kit\/none\.png` .*leads to no file\.\n {2}content\/lib\/counter\/counter\.css:2:\d+/);
});

test('in modules, a name with `~` is the project’s own', async () => {
  const { exitCode, said } = await buildWith({
    'content/lib/counter/Counter.tsx': `import { label } from '~shared/label';\nimport { unit } from '~unit';\nexport default () => label + unit;\n`,
    'tsconfig.json': '{ "compilerOptions": { "paths": { "~shared/*": ["./shared/*"] } } }',
    'vite.config.js': `export default { resolve: { alias: { '~unit': '/shared/unit.ts' } } };\n`,
    'shared/label.ts': "export const label = 'shared';\n",
    'shared/unit.ts': "export const unit = 'unit';\n",
  });
  expect(said).not.toContain('error');
  expect(exitCode).toBe(0);
});
