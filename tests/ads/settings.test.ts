import { describe, expect, test } from 'vitest';
import { compile } from '../../engine/index.ts';
import { makeProject, SITE, toLines } from '../engine/support/project.ts';

const AD = 'name: store, description: A store';

function compileAds(ads: string) {
  const input = makeProject({ site: `${SITE}ads: ${ads}\n`, sections: { widgets: SECTION }, pages: ['/widgets/button'] });
  const result = compile(input);
  return { lines: toLines(result.diagnostics, input), ads: result.ok ? result.manifest.site.ads : undefined };
}

const SECTION = 'id: widgets\nname: Widgets\nprefixes: [/widgets]\npages:\n  - pathname: /widgets/button\n';

test('shares have the values of the specification when they are left out', () => {
  expect(compileAds('{}').ads).toEqual({
    inlineShare: 0.2,
    appealShare: 0.2,
    displayRatio: 0.1,
    inHouse: [],
  });
});

describe('addresses', () => {
  test.each([
    ['{ feed: https://feed.example/ads.json, script: https://script.example/a.js?x }'],
    ['{ feed: /feed.json, script: /a.js }'],
    [`{ inHouse: [{ ${AD}, link: https://store.example/ }, { ${AD}, link: /widgets/button, img: /static/store.png }] }`],
  ])('fine: %s', (ads) => expect(compileAds(ads).lines).toEqual([]));

  test.each([
    ['{ feed: http://feed.example/ }', 'http://feed.example/'],
    ['{ script: //script.example/a.js }', '//script.example/a.js'],
    [`{ inHouse: [{ ${AD}, link: "javascript:alert(1)" }] }`, '"javascript:alert(1)"'],
    [`{ appeal: { ${AD}, link: http://store.example/ } }`, 'http://store.example/'],
    [`{ appeal: { ${AD}, link: https://store.example/, img: //images.example/a.png } }`, '//images.example/a.png'],
  ])('refused, where it stands: %s', (ads, written) => {
    expect(compileAds(ads).lines).toEqual([`site.yaml malformed-address ${written}`]);
  });
});
