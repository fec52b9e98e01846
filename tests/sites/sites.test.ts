import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile, generateFiles, type ProjectInput } from '../../engine/index.ts';
import { toHref } from '../../engine/address/href.ts';
import { canonicalPathname } from '../../engine/address/pathname.ts';
import { readFixture } from '../diagnostics/read-fixture.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';

const SITES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function filesOf(input: ProjectInput): ReadonlyMap<string, string> {
  const result = compile(input);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  expect(result.diagnostics).toEqual([]);
  return new Map(generateFiles(result.manifest, FEATURE_KINDS).map((file) => [file.path, file.content]));
}

describe.each(SITES)('%s', (name) => {
  const folder = path.join(import.meta.dirname, name);
  const { input } = readFixture(folder);

  test('compiles to its manifest', async () => {
    await expect(filesOf(input).get('manifest.json')).toMatchFileSnapshot(path.join(folder, 'manifest.json'));
  });

  test('the order of the files does not change the output', () => {
    const turned = { ...input, nav: input.nav.toReversed(), pages: input.pages.toReversed(), assets: input.assets.toReversed() };
    expect([...filesOf(turned)]).toEqual([...filesOf(input)]);
  });
});

describe('three languages, one of them from right to left', () => {
  const result = compile(readFixture(path.join(import.meta.dirname, 'languages')).input);
  if (!result.ok) throw new Error('The site has mistakes.');
  const { routes, site } = result.manifest;
  const languages = site.languages.map(({ code }) => code);

  test('the first language has no prefix, and every address leads back to its page', () => {
    const addresses = Object.keys(routes).flatMap((pathname) =>
      languages.map((language, at) => [pathname, toHref(pathname, { base: '', ...(at === 0 ? {} : { language }) })] as const),
    );
    expect(addresses.map(([, href]) => href)).toEqual([
      '/guide/start/',
      '/de/guide/start/',
      '/ar/guide/start/',
      '/guide/design/',
      '/de/guide/design/',
      '/ar/guide/design/',
      '/guide/',
      '/de/guide/',
      '/ar/guide/',
    ]);
    for (const [pathname, href] of addresses) expect(canonicalPathname(href, { languages })).toBe(pathname);
  });

  test('the writing direction comes with the language', () => {
    expect(site.languages.map(({ direction }) => direction)).toEqual(['ltr', 'ltr', 'rtl']);
  });
});
