import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FrontMatter } from '../../engine/schema/front-matter.ts';
import { ROOT } from '../support/docs-nav.ts';

const pages = readdirSync(path.join(ROOT, 'site/reference/content'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?:^|\/)react-[^/]+\/index\.md$/.test(file),
);

const headers = pages.flatMap((file) => {
  const text = readFileSync(path.join(ROOT, 'site/reference/content', file), 'utf8');
  const { component } = parse(/^---\n([^]*?\n)---\n/.exec(text)?.[1] ?? '') as FrontMatter;
  return component === undefined ? [] : [{ file, component }];
});

/**
 * The release that an installed package came with: the first one in its changelog, since Joy UI and Base UI have
 * version numbers of their own.
 */
function releaseOf(name: string): string | undefined {
  const file = path.join(ROOT, 'node_modules', name, 'CHANGELOG.md');
  return /^## (\d\S*)/m.exec(readFileSync(file, 'utf8'))?.[1];
}

test('every page about a component names it', () => {
  const named = new Set(headers.map(({ file }) => file));
  // The first shows an example of several components, the second a hook with a one-line API.
  expect(pages.filter((file) => !named.has(file)).toSorted()).toEqual([
    'material-ui/react-transfer-list/index.md',
    'material-ui/react-use-media-query/index.md',
  ]);
  expect(headers.length).toBeGreaterThan(120);
});

test.each(headers)('$file links to the source of the installed version', ({ component }) => {
  const [, release, folder = ''] = /\/tree\/v([^/]+)\/packages\/[^/]+\/src\/(\w+)$/.exec(component.source ?? '') ?? [];
  expect(release).toBe(releaseOf(component.package));
  expect(existsSync(path.join(ROOT, 'node_modules', component.package, folder))).toBe(true);
});
