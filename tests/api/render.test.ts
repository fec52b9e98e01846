import { describe, expect, test } from 'vitest';
import type { ApiEntry, ComponentApi } from '../../site/api/api-data.ts';
import { demosOf, mainGuideOf } from '../../site/api/guides.ts';
import { renderApi } from '../../site/api/render-api.ts';
import { writeApiMarkdown } from '../../site/api/write-markdown.ts';
import { RENDERING } from './support.ts';

const BADGE: ComponentApi = {
  kind: 'component',
  name: 'StatusBadge',
  package: '@fixture/widgets',
  description:
    'Shows a `number` beside [something](https://widgets.example/tone/).\n\nIt can be loud: use that with care.',
  imports: [
    "import StatusBadge from '@fixture/widgets/StatusBadge';",
    "import { StatusBadge } from '@fixture/widgets';",
  ],
  guides: ['https://widgets.example/tone/', 'https://elsewhere.example/'],
  examples: [
    '```tsx\n<StatusBadge title={`a:${b}`}>{c ? d :e}</StatusBadge>\n```',
    'In a [list](https://widgets.example/list/):\n\n```jsx\n<li />\n```',
  ],
  props: [
    { name: 'children', type: 'React.ReactNode', required: true, description: 'The content.' },
    { name: 'component', type: 'React.ElementType', default: "'span'" },
    { name: 'gap', type: 'number', responsive: true },
    {
      name: 'loud',
      type: 'boolean',
      default: 'false',
      deprecated: 'Use `tone` instead.',
      description: 'Makes it <b>loud</b> | bold.',
    },
    {
      name: 'onChange',
      type: '(value: string) => void',
      description: 'Called with each change.\n\n```tsx\nonChange={(value) => a | b}\n```',
      arguments: [{ name: 'value', description: 'the new value' }],
      returns: 'nothing',
    },
  ],
  typeParameters: ["Size extends 'small' | 'large' = 'small'", 'Value'],
  hasAttributes: true,
  styleProps: 'https://widgets.example/properties/',
  inherits: { name: 'Badge', package: '@fixture/widgets' },
  ref: 'HTMLSpanElement',
  themeName: 'FixStatusBadge',
  slots: [{ name: 'root', description: 'The outermost element.', default: 'span', className: 'Fix-root' }],
  classes: [
    { key: 'root', className: 'Fix-root', description: 'Styles applied to the root element.' },
    { key: 'disabled', className: 'Fix-disabled', isState: true, deprecated: '' },
  ],
};

const HOOK: ApiEntry = {
  kind: 'hook',
  name: 'useToggle',
  package: '@fixture/widgets',
  imports: ["import { useToggle } from '@fixture/widgets';"],
  guides: [],
  typeParameters: ['Value = boolean', 'Path extends `/${string}`'],
  signatures: [
    {
      text: 'useToggle<Value, Path>(): [boolean, () => void]',
      parameters: [],
      returns: { type: '[boolean, () => void]', members: [] },
    },
  ],
};

const TYPE: ApiEntry = {
  kind: 'type',
  name: 'Choice',
  package: '@fixture/widgets',
  deprecated: 'Use a string.',
  imports: [],
  guides: [],
  members: [{ name: 'aria-label', type: 'string' }],
};

test.each([
  ['component', BADGE],
  ['hook', HOOK],
  ['type', TYPE],
] as const)('a %s is rendered as HTML and as Markdown', async (kind, entry) => {
  const { html } = renderApi(entry, 'page', RENDERING);
  await expect(`${html.replace(/<(?=h2|p>|div|tr|ul|li|td|aside|figure)/g, '\n<').trim()}\n`).toMatchFileSnapshot(
    `rendered/${kind}.html`,
  );
  await expect(writeApiMarkdown(entry, 1, RENDERING)).toMatchFileSnapshot(`rendered/${kind}.md`);
});

test('every prop, slot and class can be linked to', () => {
  const { html, headings } = renderApi(BADGE, 'page', RENDERING);
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['status-badge-prop-children', 'status-badge-slot-root', 'status-badge-class-disabled']),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const targets = Array.from(html.matchAll(/href="#([^"]*)"/g), ([, id]) => id);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  expect(headings.flatMap(({ id, rows }) => (rows === undefined ? [] : [[id, rows]]))).toEqual([['props', 5]]);
  expect(headings.map(({ id, depth }) => `${depth} ${id}`)).toEqual([
    '2 demos',
    '2 import',
    '2 examples',
    '2 props',
    '2 slots',
    '2 classes',
  ]);
});

test('in a part of a page, everything is below the name of the component', () => {
  const { html, headings } = renderApi(BADGE, 'part', RENDERING);
  expect(html).toMatch(/^<div class="h2"><h2 id="status-badge">StatusBadge<\//);
  expect(headings.map(({ id, depth }) => `${depth} ${id}`)).toEqual([
    '2 status-badge',
    '3 status-badge-demos',
    '3 status-badge-import',
    '3 status-badge-examples',
    '3 status-badge-props',
    '3 status-badge-slots',
    '3 status-badge-classes',
  ]);
});

test('nothing in a comment becomes markup of the page', () => {
  const nasty = '<img src=x onerror=alert(1)> `</code><script>` [a](javascript:alert(1)) :::tabs';
  const { html } = renderApi(
    {
      ...BADGE,
      description: nasty,
      props: [
        {
          name: 'x"><script>',
          type: nasty,
          default: nasty,
          description: nasty,
          deprecated: nasty,
          arguments: [{ name: nasty, description: nasty }],
        },
      ],
    },
    'page',
    RENDERING,
  );
  expect(html).not.toMatch(/<script|<img|href="javascript/);
});

test('deprecated classes are in a collapsed group after the others, each with its guidance', () => {
  const { html } = renderApi(BADGE, 'page', RENDERING);
  const [, group = ''] =
    /<details class="api-more"><summary>1 deprecated class<\/summary>(.*?)<\/details>/s.exec(html) ?? [];
  expect(group).toContain('status-badge-class-disabled');
  expect(html.replace(group, '')).toContain('status-badge-class-root');
  expect(html.replace(group, '')).not.toContain('status-badge-class-disabled');
  const current = { ...BADGE, classes: BADGE.classes.slice(0, 1) };
  expect(renderApi(current, 'page', RENDERING).html).not.toContain('<details');
});

test('the declarations that types refer to are in a closed group under their names', () => {
  const types = [
    { name: 'Gap', text: 'type Gap = 1 | 2' },
    { name: 'Tone', text: 'type Tone = string' },
  ];
  const { html } = renderApi({ ...BADGE, types }, 'page', RENDERING);
  const [, names, group = ''] =
    /<details class="api-more"><summary data-pagefind-ignore>(.*?)<\/summary>(.*?)<\/details>/s.exec(html) ?? [];
  expect(names).toBe('Gap, Tone');
  expect(Array.from(group.matchAll(/<figure [^>]*id="([^"]*)"/g), ([, id]) => id)).toEqual([
    'status-badge-type-Gap',
    'status-badge-type-Tone',
  ]);
});

describe('the pages that show an export', () => {
  const link = (title: string) => ({ title, pathname: `/${title.toLowerCase().replaceAll(' ', '-')}` as never });
  const pagesOf = (guides: readonly string[], demos: readonly string[]) =>
    demosOf({ name: 'TextField', guides }, { demos: demos.map(link), pageAt: link }).map(({ title }) => title);

  test.each([
    [
      'begin with its own page',
      ['Autocomplete', 'Text Field'],
      ['Autocomplete', 'Text Field'],
      ['Text Field', 'Autocomplete'],
    ],
    [
      'leave out those that only use it, if the authors name some of them',
      ['Autocomplete'],
      ['Dialog', 'Stepper', 'Autocomplete'],
      ['Autocomplete'],
    ],
    ['leave out those that no longer use it, whatever the authors say', ['Autocomplete'], ['Dialog'], ['Dialog']],
    [
      'include its own page even if the authors name others',
      ['Autocomplete'],
      ['Autocomplete', 'Dialog', 'Text Field'],
      ['Text Field', 'Autocomplete'],
    ],
    ['are those that use it, if the authors name none', [], ['Dialog', 'Text Field'], ['Text Field', 'Dialog']],
    ['are none if no demo uses it', ['Autocomplete'], [], []],
  ])('%s', (_, guides, demos, expected) => {
    expect(pagesOf(guides, demos)).toEqual(expected);
  });

  test.each([
    ['Tab', ['Tabs'], 'Tabs'],
    ['IconButton', ['Button', 'Toggle Button Group'], 'Button'],
    ['FormLabel', ['Checkbox', 'Radio Group'], undefined],
    ['TablePagination', ['Pagination', 'Table'], undefined],
    ['Portal', [], undefined],
  ])('with one that is mainly about %s', (name, guides, expected) => {
    expect(mainGuideOf({ name, guides }, { demos: [], pageAt: link })?.title).toBe(expected);
  });
});

test('a component without lists offers no choice of layout, and one with few rows no filter', () => {
  const bare: ComponentApi = { ...BADGE, props: [], slots: [], classes: [] };
  const html = (entry: ComponentApi) => renderApi(entry, 'page', RENDERING).html;
  expect(html(bare)).not.toContain('rows-tools');
  expect(html({ ...bare, classes: BADGE.classes })).toContain('rows-tools');
  expect(html({ ...bare, classes: BADGE.classes })).not.toContain('<input');
  expect(html(BADGE)).toContain('<input');
});

test('rows can be filtered by the marks that some of them have', () => {
  const marksOf = (entry: ComponentApi) =>
    Array.from(
      renderApi(entry, 'page', RENDERING).html.matchAll(/<button type="button" value="(\w+)">/g),
      ([, mark]) => mark,
    );
  expect(marksOf(BADGE)).toEqual(['req', 'deprecated', 'expanded', 'collapsed']);
  const plain: ComponentApi = {
    ...BADGE,
    props: Array.from({ length: 8 }, (_, at) => ({ name: `p${at}`, type: 'string' })),
    inherited: [{ name: 'Base', props: [{ name: 'own', type: 'string' }] }],
    classes: [],
  };
  expect(marksOf(plain)).toEqual(['inherited', 'expanded', 'collapsed']);
});

test('the head of a row has its name, marks, type and default, and its description is below', () => {
  const entry: ComponentApi = {
    ...BADGE,
    props: [{ name: 'tone', type: 'Tone', default: "'calm'", required: true, description: 'How loud it is.' }],
  };
  const [, row = ''] =
    /<li id="status-badge-prop-tone">(.*?)<\/li>/.exec(renderApi(entry, 'page', RENDERING).html) ?? [];
  expect(row.split('</div> <div>').map((part) => part.replaceAll(/<[^>]*>/g, ''))).toEqual([
    "tone required Tone Default 'calm'",
    'How loud it is.',
  ]);
});

test('the version that was described is beside the import', () => {
  const entry: ComponentApi = { ...BADGE, version: '2.1.0' };
  expect(renderApi(entry, 'page', RENDERING).html).toContain('Described from version 2.1.0 of @fixture/widgets.');
  expect(writeApiMarkdown(entry, 1, RENDERING)).toContain('Described from version 2.1.0 of @fixture/widgets.');
  expect(renderApi({ ...BADGE, imports: [] }, 'page', RENDERING).html).not.toContain('Described from');
});

test('a component says which element it was seen to render', () => {
  const entry: ComponentApi = { ...BADGE, element: 'output' };
  expect(renderApi(entry, 'page', RENDERING).html).toContain('its root element is <code>&lt;output&gt;</code>.');
  expect(writeApiMarkdown(entry, 1, RENDERING)).toContain('its root element is `<output>`.');
});

test.each([
  ['something', { ref: '' }, 'It accepts a ref.'],
  ['the root element', { ref: 'SVGElement', isRefRoot: true }, 'The ref is forwarded to the root element, of type '],
  ['an element that was not seen to be the root', { ref: 'SVGElement' }, 'A ref receives an element of type '],
  ['an object of its own type', { ref: 'GadgetProps.Ref' }, 'A ref receives a handle of type '],
  ['the instance of a class', { isClass: true }, 'A ref receives the class instance.'],
  ['nothing', {}, 'It does not accept a ref.'],
] as const)('a component says what a ref to it receives: %s', (_, own, text) => {
  const { ref: __, ...bare } = BADGE;
  const entry: ComponentApi = { ...bare, ...own };
  expect(renderApi(entry, 'page', RENDERING).html).toContain(text);
  expect(writeApiMarkdown(entry, 1, RENDERING)).toContain(text);
});

test.each([
  [
    'with text after its opening fence',
    'One:\n\n```tsx title="a.tsx"\n<b />\n\n<i />\n```',
    ' One: |',
    '```tsx title="a.tsx"\n<b />\n\n<i />\n```',
  ],
  ['between tildes', '~~~\n<b />\n~~~\n\nTwo', '', '~~~\n<b />\n~~~\n\nTwo'],
])('a code block %s is whole below the table in Markdown', (_, description, cell, block) => {
  const entry: ComponentApi = { ...BADGE, props: [{ name: 'tone', type: 'string', description }] };
  const markdown = writeApiMarkdown(entry, 1, RENDERING);
  expect(markdown).toContain(`| \`tone\` | \`string\` |${cell}\n`);
  expect(markdown).toContain(`\n\n\`tone\`:\n\n${block}\n\n`);
});

test.each([
  ['a list', 'Where it is:\n- left\n- right', 'Where it is:', '- left\n- right'],
  ['a table', 'Sizes.\n\n| a | b |\n| - | - |\n| 1 | 2 |', 'Sizes.', '| a | b |\n| - | - |\n| 1 | 2 |'],
])('%s of a comment is whole below the table in Markdown', (_, description, cell, block) => {
  const entry: ComponentApi = { ...BADGE, props: [{ name: 'tone', type: 'string', description }] };
  const markdown = writeApiMarkdown(entry, 1, RENDERING);
  expect(markdown).toContain(`| \`tone\` | \`string\` | ${cell} |\n\n\`tone\`:\n\n${block}\n\n`);
});

test('what tags of comments say is on the page and in Markdown', () => {
  const tags = [
    { name: 'since', text: '2.1.0' },
    { name: 'beta', text: '' },
    { name: 'fires', text: 'an event' },
  ];
  const entry: ComponentApi = { ...BADGE, tags, props: [{ name: 'tone', type: 'string', tags }] };
  const { html } = renderApi(entry, 'page', RENDERING);
  expect(html.match(/<li>Since: 2\.1\.0<\/li>/g)).toHaveLength(2);
  expect(html.match(/<li>Fires: an event<\/li>/g)).toHaveLength(2);
  expect(html.match(/<span class="tag state">beta<\/span>/g)).toHaveLength(2);
  const markdown = writeApiMarkdown(entry, 1, RENDERING);
  expect(markdown).toContain('- beta\n- Since: 2.1.0\n- Fires: an event\n');
  expect(markdown).toContain('| `tone` (beta) | `string` | Since: 2.1.0 Fires: an event |');
});

test.each([
  ['a | b', '`a \\| b`'],
  ['`${number}px`', '`` `${number}px` ``'],
  ['say(`a`)', '``say(`a`)``'],
  ["'``' or 1", "```'``' or 1```"],
])('the type %s is inline code in Markdown', (type, text) => {
  const entry: ComponentApi = { ...BADGE, props: [{ name: 'tone', type }] };
  expect(writeApiMarkdown(entry, 1, RENDERING)).toContain(`| \`tone\` | ${text} |`);
});

test('links of a Markdown copy lead to the pages here, whether the authors name their host or not', () => {
  const description = 'See [tones](https://docs.example/tone/), [others](/tone/) and [React](https://react.dev/).';
  const entry: ComponentApi = { ...BADGE, props: [{ name: 'tone', type: 'string', description }] };
  const resolveHref = (href: string) =>
    href.endsWith('/tone/') ? { href: '/here/tone/', external: false } : { href, external: true };
  expect(writeApiMarkdown(entry, 1, { ...RENDERING, resolveHref })).toContain(
    'See [tones](/here/tone/), [others](/here/tone/) and [React](https://react.dev/).',
  );
});
