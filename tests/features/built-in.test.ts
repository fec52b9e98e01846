/** What built-in features draw from their data alone, as the features of a project do. */
import { expect, test } from 'vitest';
import { originsIn, settingsFor } from '../../engine/feature/traits.ts';
import { FEATURES, featureNamed } from '../../site/features/index.ts';
import type { PreparedDemo } from '../../site/features/demo/prepared-demo.ts';
import type { Drawing, SiteView } from '../../site/feature/feature.ts';
import { DRAWING } from '../support/drawing.ts';

const DEMO: PreparedDemo = {
  src: 'Basic.tsx',
  name: 'Basic',
  file: 'Basic.tsx',
  source: 'export default () => <b />;\n',
  html: '<b></b>',
  styles: '',
  module: '_nav/demos/kit.js',
  parts: [],
};

function draw(name: string, drawing: Partial<Drawing>) {
  const asked = { name, ask: { src: 'Basic.tsx' }, title: '', text: '', content: '' };
  const context = { ...DRAWING, base: '/docs', ...drawing };
  const feature = featureNamed(name);
  return { html: feature?.html(asked, context), markdown: feature?.markdown(asked, context) };
}

test('a demo is drawn with its source; its parts are named below the title only', () => {
  const { html, markdown } = draw('demo', { data: DEMO });
  expect(html).toContain('<div class="demo-stage" id="Basic.js"><b></b></div>');
  expect(html).toContain('data-demo="/docs/_nav/demos/kit.js"');
  expect(html).toContain('<figure class="code" data-lang="tsx">');
  expect(html).not.toContain('data-anatomy');
  expect(markdown).toBe('```tsx title="Basic.tsx"\nexport default () => <b />;\n```');
  const opening = draw('demo', { data: DEMO, place: 'opening', component: '@kit/ui Basic' });
  expect(opening.html).toContain('data-anatomy="@kit/ui Basic"');
});

test('at its place in the text, the demo below the title is a link', () => {
  expect(draw('demo', { data: DEMO, place: 'above' }).html).toBe(
    '<p class="demo-above"><a href="#Basic.tsx">See the demo at the top of this page</a></p>',
  );
});

test.each(['demo', 'playground'])('without data, %s cannot be shown', (name) => {
  expect(draw(name, {})).toEqual({ html: undefined, markdown: undefined });
});

test('a list of pages is drawn from what it finds in the site', () => {
  const page = (name: string, hash?: string) =>
    ({
      kind: 'page',
      title: name,
      tags: [],
      pathname: `/kit/${name}`,
      ...(hash === undefined ? {} : { hash }),
    }) as const;
  const tree = [
    page('all', 'forms'),
    { kind: 'subheader', title: 'Inputs', tags: [], pathname: '/kit/inputs', children: [page('button')] },
    { kind: 'group', title: 'All', tags: [], pathname: '/kit/all', children: [page('list'), page('tree')] },
  ];
  const route = (pathname: string, more = {}) => [pathname, { pathname, section: 'kit', ...more }] as const;
  const routes = Object.fromEntries([
    route('/kit/all'),
    route('/kit/list'),
    route('/kit/tree', { description: 'A tree.' }),
    route('/kit/button', { tabs: [page('button'), page('button/look')] }),
  ]);
  const view = {
    manifest: { site: { url: 'https://kit.example' }, routes, sections: [{ id: 'kit', tree }] },
    route: routes['/kit/list'],
    base: '/docs',
    pictures: { '/kit/tree': { light: 'l.svg', dark: 'd.svg' } },
    hrefOf: (pathname: string) => `/docs${pathname}/`,
  } as unknown as SiteView;
  const find = (of: string) => featureNamed('pages')?.find?.({ of }, view);
  const data = find('/kit/all');
  expect(draw('pages', { data }).html).toEqual({
    html: expect.stringMatching(
      /^<ul class="pictured"><li><a href="\/docs\/kit\/tree\/">.*<p>A tree\.<\/p><\/li><\/ul>$/,
    ),
    headings: [],
  });
  expect(draw('pages', { data }).markdown).toBe(
    '- [list](https://kit.example/docs/kit/list/)\n- [tree](https://kit.example/docs/kit/tree/): A tree.',
  );
  expect(draw('pages', { data: find('/kit/button') }).markdown).toBe(
    '- [button/look](https://kit.example/docs/kit/button/look/)',
  );
  expect(find('/kit/list')).toBeUndefined();
});

test('an embed is shown if its setting allows that', () => {
  const embed = featureNamed('embed');
  const src = 'https://www.figma.com/design/AbCdEfGhIjKlMnOpQrStUv/Flow';
  const asked = { name: 'embed', ask: { src, title: 'Flow' }, title: '', text: '', content: '' };
  const island = 'data-island="embed"';
  const shown = (settings: Drawing['settings']) => embed?.html(asked, { ...DRAWING, island, settings });
  expect(shown({ embeds: ['figma'] })).toContain(island);
  expect(shown({})).not.toContain(island);
});

test('a feature gets what is set for it, and hosts are allowed by the settings of all', () => {
  const own = { settings: { chartHosts: { kind: 'origins', says: 'Hosts of charts.' } } } as const;
  const set = { embeds: ['figma'], chartHosts: ['ui.example.com'], math: true };
  expect(settingsFor(own, set)).toEqual({ chartHosts: ['ui.example.com'] });
  expect(settingsFor(featureNamed('toc'), set)).toEqual({});
  expect(originsIn(set, [...FEATURES, own])).toEqual(['figma', 'ui.example.com']);
  expect(originsIn(undefined, FEATURES)).toEqual([]);
});
