import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

const NOTE =
  'note: A stylesheet of demos has a dark mode that is never set: write `demoMode: { class: dark-app-theme }` in nav/site.yaml, or `demoMode: light` to keep demos light.\n';

/** Builds a site whose library expects a class on the body; returns what is reported, the page and its stylesheets. */
async function build(setting: string) {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, {
    'nav/site.yaml': `title: Site\nurl: https://docs.example\nsearch: false\n${setting}`,
    'docs/provider.tsx':
      "import './kit.css';\nexport default ({ mode, children }) => <div data-told={mode}><style>{`:root{--kit-mode:${mode}}`}</style>{children}</div>;\n",
    'docs/kit.css': 'body.dark-app-theme{--kit-ink:#fff}body{--kit-ink:#000}',
  });
  const { exitCode, stderr } = await runCli(['build', '--no-search'], root);
  expect(exitCode, stderr).toBe(0);
  const folder = path.join(root, 'out/_nav/demos');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return {
    stderr,
    page: readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8'),
    css: sheets.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n'),
  };
}

test('a build names the missing `demoMode` of a library whose dark mode needs a class on the body', async () => {
  const { stderr, page } = await build('');
  expect(stderr).toContain(NOTE);
  expect(page).toContain('--kit-mode:dark');
});

test('with that line, the class of the document is the one of the body', async () => {
  const { stderr, css } = await build('demoMode: { class: dark-app-theme }\n');
  expect(stderr).not.toContain('demoMode');
  expect(css).toContain('html.dark-app-theme');
});

test('`demoMode: light` keeps demos and their provider light', async () => {
  const { stderr, page } = await build('demoMode: light\n');
  expect(stderr).not.toContain('demoMode');
  expect(page).toContain('data-demos="light"');
  expect(page).toContain('data-told="light"');
  expect(page).not.toContain('--kit-mode:dark');
});
