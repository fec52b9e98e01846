import { describe, expect, test } from 'vitest';
import { compile } from '../../engine/index.ts';
import { makeProject, SITE, toLines } from '../engine/support/project.ts';

const AD = 'name: store, description: A store';

function compileAds(ads: string) {
  const input = makeProject({
    site: `${SITE}ads: ${ads}\n`,
    sections: { widgets: SECTION },
    pages: ['/widgets/button'],
    assets: ['/static/store.png'],
  });
  const result = compile(input);
  return { lines: toLines(result.diagnostics, input), ads: result.ok ? result.manifest.site.ads : undefined };
}

const SECTION = 'id: widgets\nname: Widgets\nprefixes: [/widgets]\npages:\n  - pathname: /widgets/button\n';

test('shares default to the values of the specification', () => {
  expect(compileAds('{}').ads).toEqual({
    inlineShare: 0.2,
    appealShare: 0.2,
    displayRatio: 0.1,
    inHouse: [],
  });
});

describe('links and pictures of the site’s own ads', () => {
  const own = (link: string, img = '/static/store.png') => `{ inHouse: [{ ${AD}, link: ${link}, img: ${img} }] }`;

  test.each([
    [own('/widgets/button'), []],
    [own('/widgets/button#sizes'), ['site.yaml broken-navigation-anchor /widgets/button#sizes']],
    [own('https://store.example/', 'https://images.example/a.png'), []],
    [own('/static/store.png'), []],
    // These docs may share their host with other sites.
    [own('/store'), []],
    [own('/widgets/buton'), ['site.yaml broken-navigation-link /widgets/buton']],
    [own('/widgets/button', '/static/sotre.png'), ['site.yaml broken-navigation-link /static/sotre.png']],
    [`{ appeal: { ${AD}, link: /widgets/buton } }`, ['site.yaml broken-navigation-link /widgets/buton']],
    [own('/widgets/button', 'store.png'), ['site.yaml malformed-address store.png']],
  ])('%s', (ads, expected) => expect(compileAds(ads).lines).toEqual(expected));
});

describe('addresses', () => {
  test.each([
    ['{ feed: https://feed.example/ads.json, script: https://script.example/a.js?x }'],
    ['{ feed: /feed.json, script: /a.js }'],
    [
      `{ inHouse: [{ ${AD}, link: https://store.example/ }, { ${AD}, link: /widgets/button, img: /static/store.png }] }`,
    ],
  ])('are accepted: %s', (ads) => expect(compileAds(ads).lines).toEqual([]));

  test.each([
    ['{ feed: http://feed.example/ }', 'http://feed.example/'],
    ['{ script: //script.example/a.js }', '//script.example/a.js'],
    [`{ inHouse: [{ ${AD}, link: "javascript:alert(1)" }] }`, '"javascript:alert(1)"'],
    [`{ appeal: { ${AD}, link: http://store.example/ } }`, 'http://store.example/'],
    [`{ appeal: { ${AD}, link: https://store.example/, img: //images.example/a.png } }`, '//images.example/a.png'],
  ])('are refused, and reported where they are: %s', (ads, written) => {
    expect(compileAds(ads).lines).toEqual([`site.yaml malformed-address ${written}`]);
  });
});
