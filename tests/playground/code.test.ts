import { describe, expect, test } from 'vitest';
import { writeCode } from '../../site/features/playground/code/write-code.ts';
import type { Control, Playground, Values } from '../../site/features/playground/model/playground.ts';

const BUTTON: Playground = {
  package: '@mui/material',
  name: 'Button',
  import: "import Button from '@mui/material/Button';",
  controls: [
    { name: 'children', kind: 'node' },
    { name: 'variant', kind: 'choice', options: ['text', 'outlined'], initial: 'text' },
    { name: 'disabled', kind: 'switch', initial: false },
    { name: 'ripple', kind: 'switch', initial: true },
    { name: 'loading', kind: 'switch' },
    { name: 'label', kind: 'text' },
    { name: 'prefix', kind: 'text', initial: '$' },
    { name: 'max', kind: 'number', initial: 99 },
    { name: 'edge', kind: 'choice', options: ['start', false, 2, '', null] },
    { name: 'value', kind: 'mixed', options: ['auto'], takes: ['number', 'numbers'] },
    {
      name: 'startIcon',
      kind: 'node',
      choices: [{ label: 'Star', code: '<StarIcon />', imports: ["import StarIcon from '@mui/icons-material/Star';"] }],
    },
    { name: 'onClick', kind: 'log', arguments: ['event'] },
  ],
  preset: {},
};

/** The lines of the function. */
function bodyOf(playground: Playground, values: Values): string {
  const code = writeCode(playground, values);
  return code.slice(code.indexOf('{\n') + 2, -3).replaceAll(/^ {2}/gm, '');
}

test('a module has what it imports, and one function', () => {
  expect(writeCode(BUTTON, { variant: 'outlined', children: 'Save', startIcon: 'Star' }))
    .toBe(`import Button from '@mui/material/Button';
import StarIcon from '@mui/icons-material/Star';

export default function ButtonExample() {
  return (
    <Button variant="outlined" startIcon={<StarIcon />}>
      Save
    </Button>
  );
}
`);
});

test.each<readonly [values: Values, code: string]>([
  [{}, 'return <Button />;'],
  [{ children: 'Save' }, 'return <Button>Save</Button>;'],
  [{ disabled: true }, 'return <Button disabled />;'],
  [{ ripple: false }, 'return <Button ripple={false} />;'],
  // What is the default, or nothing, is not written.
  [
    { variant: 'text', disabled: false, ripple: true, loading: false, max: 99, label: '', children: '' },
    'return <Button />;',
  ],
  [{ prefix: '' }, 'return <Button prefix="" />;'],
  [{ max: -1 }, 'return <Button max={-1} />;'],
  [{ edge: 'start' }, 'return <Button edge="start" />;'],
  [{ edge: false }, 'return <Button edge={false} />;'],
  [{ edge: 2 }, 'return <Button edge={2} />;'],
  [{ edge: '' }, 'return <Button edge="" />;'],
  [{ edge: null }, 'return <Button edge={null} />;'],
  [{ value: 'auto' }, 'return <Button value="auto" />;'],
  [{ value: [20, 40] }, 'return <Button value={[20, 40]} />;'],
  [{ startIcon: 'Star' }, 'return <Button startIcon={<StarIcon />} />;'],
  [{ startIcon: 'Sun' }, 'return <Button startIcon="Sun" />;'],
  [{ label: `it's {so} <b> & \\n` }, `return <Button label="it's {so} <b> & \\n" />;`],
  [{ label: 'say "hi"' }, `return <Button label='say "hi"' />;`],
  [{ label: `it's "so"` }, `return <Button label={'it\\'s "so"'} />;`],
  [{ label: '&amp;' }, `return <Button label={'&amp;'} />;`],
  [{ label: 'a\nb' }, `return <Button label={'a\\nb'} />;`],
  [{ children: `it's "so" & 1 / 2` }, `return <Button>it's "so" & 1 / 2</Button>;`],
  [{ children: '{a}' }, `return <Button>{'{a}'}</Button>;`],
  [{ children: 'a < b' }, `return <Button>{'a < b'}</Button>;`],
  [{ children: ' a' }, `return <Button>{' a'}</Button>;`],
  [{ children: 'a\u2028\uD83D' }, `return <Button>{'a\\u2028\\ud83d'}</Button>;`],
  [{ children: '🎉 保存' }, 'return <Button>🎉 保存</Button>;'],
  // A preset can set what has no control.
  [{ 'aria-label': 'Save' }, 'return <Button aria-label="Save" />;'],
  // Handlers are for the log.
  [{ onClick: 'x' }, 'return <Button />;'],
])('%j is %s', (values, code) => {
  expect(bodyOf(BUTTON, values)).toBe(code);
});

test('props that do not fit on a line have a line each, and content breaks between words', () => {
  const values = {
    label: 'A label that is so long that no other prop fits beside it',
    variant: 'outlined',
    children: 'word '.repeat(20).trim(),
  };
  expect(bodyOf(BUTTON, values)).toBe(`return (
  <Button
    variant="outlined"
    label="A label that is so long that no other prop fits beside it"
  >
    word word word word word word word word word word word word word word word
    word word word word word
  </Button>
);`);
});

test('the part of a component is written with its name', () => {
  const control: Playground = {
    ...BUTTON,
    name: 'Accordion.Control',
    import: "import { Accordion } from '@mantine/core';",
  };
  expect(writeCode(control, {})).toContain('function AccordionControlExample() {\n  return <Accordion.Control />;');
});

describe('what a component requires', () => {
  test('is written whatever it is', () => {
    const required: Playground = {
      ...BUTTON,
      controls: [
        { name: 'children', kind: 'node', isRequired: true },
        { name: 'open', kind: 'switch', isRequired: true },
        { name: 'size', kind: 'choice', options: ['sm', 'lg'], isRequired: true },
        { name: 'count', kind: 'number', min: 1, isRequired: true },
        { name: 'icon', kind: 'node', isText: false, choices: [{ label: 'Star', code: '<Star />' }], isRequired: true },
        { name: 'onClose', kind: 'log', arguments: [], isRequired: true },
      ],
    };
    expect(bodyOf(required, {})).toBe(`return (
  <Button open={false} size="sm" count={1} icon={<Star />} onClose={() => {}}>
    {''}
  </Button>
);`);
  });
});

test('a member of an enumeration is written by its name, with its import', () => {
  const member = { value: 'calm', code: 'Tone.Calm', imports: ["import { Tone } from 'kit';"] };
  const tone: Control = { name: 'tone', kind: 'choice', options: ['calm', false], written: [member] };
  const label: Playground = { ...BUTTON, import: "import { Button } from 'kit';", controls: [tone] };
  expect(writeCode(label, { tone: 'calm' })).toBe(
    "import { Button } from 'kit';\nimport { Tone } from 'kit';\n\nexport default function ButtonExample() {\n  return <Button tone={Tone.Calm} />;\n}\n",
  );
  expect(writeCode(label, { tone: false })).not.toContain('Tone');
});

describe('of a union of props', () => {
  const action: Playground = {
    ...BUTTON,
    name: 'Action',
    controls: [
      { name: 'kind', kind: 'choice', options: ['button', 'link'], isRequired: true },
      { name: 'busy', kind: 'switch', when: { name: 'kind', values: ['button'] } },
      { name: 'href', kind: 'text', isRequired: true, when: { name: 'kind', values: ['link'] } },
      { name: 'onFollow', kind: 'log', arguments: [], isRequired: true, when: { name: 'kind', values: ['link'] } },
    ],
  };

  test.each<readonly [values: Values, code: string]>([
    [{ busy: true, href: '/a' }, 'return <Action kind="button" busy />;'],
    [{ kind: 'link', busy: true, href: '/a' }, 'return <Action kind="link" href="/a" onFollow={() => {}} />;'],
    [{ kind: 'link', busy: true }, 'return <Action kind="link" href="" onFollow={() => {}} />;'],
  ])('%j writes the props of one member: %s', (values, code) => {
    expect(bodyOf(action, values)).toBe(code);
  });

  test.each<readonly [values: Values, code: string]>([
    [{ type: 'email', rows: 3 }, 'return <Action type="email" />;'],
    [{ type: 'email', rows: 3, multiline: true }, 'return <Action multiline rows={3} />;'],
  ])('a switch that nobody has touched is off: %j', (values, code) => {
    const controls: Playground['controls'] = [
      { name: 'multiline', kind: 'switch' },
      { name: 'type', kind: 'text', when: { name: 'multiline', values: [false] } },
      { name: 'rows', kind: 'number', when: { name: 'multiline', values: [true] } },
    ];
    expect(bodyOf({ ...action, controls }, values)).toBe(code);
  });
});
