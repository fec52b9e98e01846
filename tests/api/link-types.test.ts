import { describe, expect, test } from 'vitest';
import { linkTypes, openTypeLinks, typeId, renderType } from '../../site/api/render-type.ts';
import type { ApiEntry } from '../../site/api/api-data.ts';
import { RENDERING } from './support.ts';

const ENTRY: ApiEntry = {
  kind: 'type',
  name: 'Grid',
  package: '@fixture/widgets',
  imports: [],
  guides: [],
  members: [],
  names: {
    Gap: { package: '@fixture/widgets' },
    Badge: { package: '@fixture/widgets' },
    'React.ReactNode': { package: 'react', href: 'https://react.example/node' },
    T: {},
  },
  types: [
    { name: 'Gap', text: "type Gap = 'small'" },
    { name: 'Badge', text: 'interface Badge {}' },
  ],
};

describe('a name in a type', () => {
  const links = openTypeLinks(ENTRY, RENDERING);

  test.each([
    ['that is declared below leads there', 'Gap', '#grid-type-Gap'],
    ['with a page of its own leads to that page', 'Badge', '/api/badge/'],
    ['that is documented elsewhere leads there', 'React.ReactNode', 'https://react.example/node'],
    ['that is a type parameter leads nowhere', 'T', undefined],
    ['of an object’s own members leads nowhere', 'constructor', undefined],
  ])('%s', (_, name, href) => {
    expect(links(name)).toBe(href);
  });
});

test('only names are links: no keys, parameters, strings or parts of other names', () => {
  const html = linkTypes(
    "{ Gap?: <i class=s>'Gap'</i>; a: Gap; Gap: Gaps } | (Gap: Gap) =&gt; My.Gap &amp; lt",
    (name) => (['Gap', 'lt', 'amp'].includes(name) ? `#${name}` : undefined),
  );
  expect(html).toBe(
    '{ Gap?: <i class=s>\'Gap\'</i>; a: <a href="#Gap">Gap</a>; Gap: Gaps } | (Gap: <a href="#Gap">Gap</a>) =&gt; My.Gap &amp; <a href="#lt">lt</a>',
  );
});

test('a linked type can wrap between its parts', () => {
  const html = renderType('Map<Gap, React.ReactNode>', openTypeLinks(ENTRY, RENDERING));
  expect(html).toBe(
    '<code class="ty">Map&lt;<wbr><a href="#grid-type-Gap">Gap</a>, <a href="https://react.example/node">React.<wbr>ReactNode</a>&gt;</code>',
  );
});

test('an element that is a default stays whole where a line ends', () => {
  expect(renderType('<Spinner />')).not.toContain('<wbr>');
  expect(renderType('() => (<Spinner />)')).not.toContain('<wbr>');
});

test('ids of declarations have no signs that addresses cannot have', () => {
  expect(typeId('Dialog.Root', 'Dialog.Root.Props')).toBe('dialog-root-type-Dialog.Root.Props');
});
