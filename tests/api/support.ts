import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENGLISH } from '../../site/words/words.ts';
import type { ApiRendering } from '../../site/api/api-rendering.ts';
import { ROOT } from '../support/docs-nav.ts';
import { DRAWING } from '../support/drawing.ts';

/** Makes a project with the fixture package installed; returns its folder. */
export function makeProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-nav-api-'));
  mkdirSync(path.join(root, 'node_modules', '@fixture'), { recursive: true });
  cpSync(path.join(ROOT, 'tests/api/fixture-package'), path.join(root, 'node_modules/@fixture/widgets'), {
    recursive: true,
  });
  symlinkSync(path.join(ROOT, 'node_modules/@types'), path.join(root, 'node_modules/@types'));
  return root;
}

/** Puts a package of `tests/api` into a project’s workspace, and links it as package managers do. */
export function installFixture(root: string, folder: string, name: string): void {
  cpSync(path.join(ROOT, 'tests/api', folder), path.join(root, 'packages', folder), { recursive: true });
  symlinkSync(path.join(root, 'packages', folder), path.join(root, 'node_modules', name));
}

/** A site that documents `Badge` of the fixture package, and nothing else. */
export const RENDERING: ApiRendering = {
  ...ENGLISH,
  content: DRAWING.content,
  resolveHref: (href) => ({ href, external: true }),
  findApi: ({ name }) => (name === 'Badge' ? '/api/badge/' : undefined),
  findName: (name) => (name === 'Badge' ? '/api/badge' : undefined),
  pageAt: (address) => (address.endsWith('/tone/') ? { pathname: '/tone' as never, title: 'Tone' } : undefined),
  demos: [{ pathname: '/tone' as never, title: 'Tone' }],
  tryAt: () => undefined,
  hrefOf: (pathname) => `${pathname}/`,
};
