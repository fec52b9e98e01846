import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { serveStatic } from '../../cli/serve/serve-static.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder, putFiles } from '../cli/support/folder.ts';
import { useReaders } from '../support/browser.ts';
import { docsNav, ROOT } from '../support/docs-nav.ts';
import { visit } from '../support/settle.ts';
import { docusaurusTree, mintlifyTree, mkdocsTree, nextraTree, starlightTree, vitepressTree } from './support/trees.ts';

const readers = useReaders({ noScriptErrors: true });

test.each([
  // tool, its tree, an ordinary page, its special page, and what readers find on the special page
  [
    'docusaurus',
    docusaurusTree(),
    '/docs/guides/start',
    '/docs/mdx/parts',
    ['With npm', 'Inside a tab.', 'of the former page was not imported'],
  ],
  [
    'starlight',
    starlightTree(),
    '/guides/start',
    '/parts',
    ['Said in one line with', 'npm create stars', 'of the former page was not imported'],
  ],
  ['vitepress', vitepressTree(), '/guides/start', '/extras', ['npm i press', 'export const a = 1;', 'Quoted.']],
  ['nextra', nextraTree(), '/guides/start', '/parts', ['npm i extra', 'With yarn.', 'index.mdx']],
  ['mkdocs', mkdocsTree(), '/guides/start', '/introduction', ['Included text.', 'A card']],
  ['mintlify', mintlifyTree(), '/guides/start', '/parts', ['npm i mint', 'Because.', 'Hello.']],
])(
  'a site imported from %s builds without errors, its links work, and readers find its content',
  async (tool, files, page, special, words) => {
    const root = makeFolder();
    putFiles(path.join(root, 'theirs'), files);
    expect((await runCli(['import', tool, 'theirs', '--out', 'ours'], root)).exitCode).toBe(0);
    const ours = path.join(root, 'ours');
    mkdirSync(path.join(ours, 'node_modules/@types'), { recursive: true });
    for (const name of ['react', 'react-dom', 'scheduler', 'csstype', '@types/react'])
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(ours, 'node_modules', name));
    expect(docsNav(['build', '--no-search'], ours)).toMatchObject({
      code: 0,
      stderr: expect.not.stringMatching(/error/i),
    });
    const links = docsNav(['check-links', '--format', 'compact'], ours);
    expect(links.stdout.split('\n').filter((line) => line.includes('error['))).toEqual([]);

    const server = await listen(
      serveStatic({ folder: path.join(ours, 'out'), base: '/' }),
      {
        host: '127.0.0.1',
        port: 0,
        anyPort: true,
      },
      process,
    );
    onTestFinished(() => server.close());
    const reader = await readers.newReader();
    const tab = await reader.newPage();
    await visit(tab, `${server.origin}${page}/`);
    expect(await tab.locator('h1').textContent()).toBe('Start in guides');
    await tab.locator('main a', { hasText: 'its sizes' }).click();
    await tab.locator('h1', { hasText: /^Theme in / }).waitFor();
    await visit(tab, `${server.origin}${special}/`);
    const text = await tab.locator('main').textContent();
    for (const part of words) expect(text).toContain(part);
  },
);
