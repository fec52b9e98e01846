import { expect, test } from 'vitest';
import { joinApis, joinMade } from '../../cli/parts/join-parts.ts';
import type { Part } from '../../cli/parts/part.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { makeFolder } from '../cli/support/folder.ts';

const part = (given: object) => given as Part;

const NAMES = ['Button', 'Slider'];

/** A section whose page documents one export, and has a playground of both. */
function documenting(name: string): Part {
  return part({
    apis: [[`kit ${name}`, { key: `key of ${name}`, text: JSON.stringify({ name, version: '1.0.0' }) }]],
    examples: [
      {
        pathname: `/kit/${name}`,
        title: name,
        imports: [],
        tried: NAMES.map((each) => ({ package: 'kit', name: each, controls: { on: name } })),
      },
    ],
  });
}

const ROUTES = Object.fromEntries(
  NAMES.map((name) => [
    `/kit/${name}`,
    {
      pathname: `/kit/${name}`,
      title: name,
      section: name,
      kind: 'page',
      shows: { kind: 'api', ask: { package: 'kit', name } },
    },
  ]),
);

test('exports are described by all parts, and tried on the first page of the site that shows them', () => {
  const project = projectAt(makeFolder({ 'node_modules/.keep': '' }));
  const manifest = { routes: ROUTES, redirects: [] } as unknown as RouteManifest;
  const parts = NAMES.map(documenting);
  const joined = [parts, parts.toReversed()].map((all) => joinApis(all, project, manifest));
  for (const apis of joined) {
    expect(NAMES.map((name) => apis.read({ package: 'kit', name })?.name)).toEqual(NAMES);
    expect(Object.values(apis.tries).map(({ pathname }) => pathname)).toEqual(['/kit/Button', '/kit/Button']);
    expect([apis.places, apis.tries]).toEqual([joined[0]?.places, joined[0]?.tries]);
  }
});

test('what was made for pages is joined from all parts, each file once', () => {
  const making = (name: string) =>
    part({
      sections: [name],
      outputs: [],
      made: {
        pages: [[`/${name}`, { made: { [name]: name } }]],
        slots: { footer: { html: name, styles: '' } },
        styles: { [name]: `${name}.css` },
        files: [
          ['_nav/chart.js', 'shared'],
          [`_nav/${name}.js`, name],
        ],
      },
    });
  const { partsOf, slots, styles, files } = joinMade(['a', 'b'].map(making), { fallback: 'a' });
  expect(['/a', '/b', '/c'].map((pathname) => partsOf?.(pathname))).toEqual([
    { made: { a: 'a' } },
    { made: { b: 'b' } },
    {},
  ]);
  expect(slots?.footer?.html).toBe('a');
  expect(styles).toEqual({ a: 'a.css', b: 'b.css' });
  expect(files?.map(({ path }) => path)).toEqual(['_nav/chart.js', '_nav/a.js', '_nav/b.js']);
});
