import { expect, test } from 'vitest';
import { compile } from '../../engine/index.ts';
import type { Ads } from '../../engine/manifest/manifest.ts';
import { renderAdSlot } from '../../site/pages/render-ad-slot.ts';
import { makeProject, SITE } from '../engine/support/project.ts';
import { contextOf } from '../prerender/support/context.ts';

const SECTION =
  'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/a\n  - pathname: /kit/b\n  - pathname: /kit/c\n';

/** Names of the ads that the slot of a page may show; undefined without a slot. */
function adsOn(pathname: string, ads: string, base = ''): readonly string[] | undefined {
  const result = compile(
    makeProject({
      site: `${SITE}ads: ${ads}\n`,
      sections: { kit: SECTION },
      pages: ['/kit/a', '/kit/b', '/kit/c'],
    }),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  const route = result.manifest.routes[pathname];
  if (route === undefined) throw new Error(`There is no page ${pathname}.`);
  const html = renderAdSlot(route, { ...contextOf(result.manifest), base });
  const [, config] = /data-config='([^']*)'/.exec(html) ?? [];
  if (config === undefined) return undefined;
  const { inHouse, appeal } = JSON.parse(config) as Ads;
  return [...inHouse, ...(appeal === undefined ? [] : [appeal])].map(({ name }) => name);
}

const ad = (name: string, link: string): string => `{ name: ${name}, description: Words, link: '${link}' }`;
const ADS = `{ inHouse: [${ad('a', '/kit/a')}, ${ad('b', '/kit/b')}, ${ad('shop', 'https://shop.example/')}], appeal: ${ad('help', '/kit/c')} }`;

test('no page advertises itself', () => {
  expect(adsOn('/kit/a', ADS)).toEqual(['b', 'shop', 'help']);
  expect(adsOn('/kit/b', ADS, '/docs')).toEqual(['a', 'shop', 'help']);
  expect(adsOn('/kit/c', ADS)).toEqual(['a', 'b', 'shop']);
});

test('a page that would only advertise itself has no slot', () => {
  const own = `{ inHouse: [${ad('a', '/kit/a')}] }`;
  expect(adsOn('/kit/a', own)).toBeUndefined();
  expect(adsOn('/kit/b', own)).toEqual(['a']);
});
