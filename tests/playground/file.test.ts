import { afterCall } from '../../site/features/playground/model/set-props.ts';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { makeFilePlayground } from '../../cli/make/playgrounds/make-file-playground.ts';
import type { ApiMember, ComponentApi } from '../../site/api/api-data.ts';
import { writeCode } from '../../site/features/playground/code/write-code.ts';
import type { Playground, Values } from '../../site/features/playground/model/playground.ts';

const PROPS: readonly ApiMember[] = [
  { name: 'children', type: 'React.ReactNode' },
  { name: 'color', type: "'primary' | 'secondary'", default: "'primary'" },
  { name: 'checked', type: 'boolean' },
  { name: 'icon', type: 'React.ReactElement' },
  { name: 'onChange', type: '(event: Event, checked: boolean) => void' },
  { name: 'value', type: 'string', required: true },
];

const ROWS: readonly ApiMember[] = [{ name: 'rows', type: 'Row[]', required: true }];

function component(props = PROPS): ComponentApi {
  return {
    kind: 'component',
    package: 'kit',
    name: 'Check',
    imports: ["import { Check } from 'kit';"],
    guides: [],
    props,
    hasAttributes: true,
    slots: [],
    classes: [],
  };
}

const make = (source: string, props = PROPS) => makeFilePlayground(component(props), { source, exported: 'default' });

async function madeOf(source: string) {
  const made = await make(source);
  if (made === undefined || !('shown' in made)) throw new Error(JSON.stringify(made));
  const { shown } = made;
  const code = (values: Values, language?: 'javascript') => writeCode(shown, values, language);
  return { written: made.code, props: made.props, code, controls: shown.controls.map(({ name }) => name) };
}

const FILE = `import { Check, Label, type CheckProps } from 'kit';
import { Star, Moon } from 'kit/icons';
import type { Controls } from 'docs-nav/react';

/** What readers can choose. */
export const controls = {
  order: ['checked'],
  preset: { color: 'secondary', 'aria-label': 'Vote' },
  labels: { checked: 'On' },
  choices: { icon: { Star: <Star />, Moon: <Moon /> } },
} satisfies Controls<typeof Check>;

export default function CheckPlayground(props: CheckProps) {
  return (
    <Label>
      <Check value="a" {...props} onChange={() => {}} />
      <Moon />
    </Label>
  );
}
`;

test('the code of a file is what a person would write', async () => {
  const { code, props, controls, written } = await madeOf(FILE);
  expect(controls).toEqual(['checked', 'color', 'aria-label', 'children', 'icon', 'value']);
  expect(props).toEqual({ children: 'Check', color: 'secondary', 'aria-label': 'Vote' });
  expect(written).toBe(`import { Check, Label } from 'kit';
import { Moon } from 'kit/icons';

export default function CheckPlayground() {
  return (
    <Label>
      <Check value="a" color="secondary" aria-label="Vote" onChange={() => {}}>
        Check
      </Check>
      <Moon />
    </Label>
  );
}
`);
  expect(code({ icon: 'Star', value: 'b' })).toBe(`import { Check, Label } from 'kit';
import { Moon } from 'kit/icons';
import { Star } from 'kit/icons';

export default function CheckPlayground() {
  return (
    <Label>
      <Check icon={<Star />} value="b" onChange={() => {}} />
      <Moon />
    </Label>
  );
}
`);
  expect(code({ icon: 'Moon', value: 'a' })).not.toContain('Star');
});

test('an element that is all, and one in an attribute, are printed as formatters do', async () => {
  const alone = await madeOf('export default function A(props: P) {\n  return <Check {...props} value="a" />;\n}\n');
  expect(alone.code({ color: 'secondary' })).toBe(
    'export default function A() {\n  return <Check color="secondary" value="a" />;\n}\n',
  );
  const long = { color: 'secondary', checked: true, 'aria-label': 'A label that is rather long for one line' };
  const printed = await format(alone.code(long), { parser: 'babel', singleQuote: true });
  expect(alone.code(long)).toBe(printed);
  const inside = await madeOf(
    'const A = (props: P) => (\n  <Label\n    control={<Check {...props} value="a" />}\n    label="A label that is long enough for lines of its own"\n  />\n);\nexport default A;\n',
  );
  const returned = await madeOf(
    'export default function A(props: P) {\n  return <Label control={<Check {...props} value="a" />} label="On" />;\n}\n',
  );
  expect(returned.code({ checked: true })).toContain(
    '  return <Label control={<Check checked value="a" />} label="On" />;\n',
  );
  for (const values of [{}, { checked: true }, long, { ...long, children: 'Text' }]) {
    const code = inside.code(values);
    expect(code).toBe(await format(code, { parser: 'babel', singleQuote: true }));
    expect(returned.code(values)).toBe(await format(returned.code(values), { parser: 'babel', singleQuote: true }));
    expect(code).toContain('const A = () => (\n');
  }
});

test('what the file writes in the element stays, and JavaScript has no types', async () => {
  const { code, controls } = await madeOf(`import { useState } from 'react';
import { Check } from 'kit';

type Props = React.ComponentProps<typeof Check>;

export default function Demo(props: Props) {
  const [value] = useState<string>('a');
  return (
    <Check {...props} value={value}>
      <b>Own</b>
    </Check>
  );
}
`);
  expect(controls).toEqual(['color', 'checked', 'onChange']);
  expect(code({ checked: true })).toBe(`import { useState } from 'react';
import { Check } from 'kit';

export default function Demo() {
  const [value] = useState<string>('a');
  return (
    <Check checked value={value}>
      <b>Own</b>
    </Check>
  );
}
`);
  expect(code({ color: 'secondary' }, 'javascript')).toContain(
    'useState(\'a\');\n  return (\n    <Check color="secondary" value={value}>',
  );
});

describe('an attribute before the props', () => {
  const OPTIONS: readonly ApiMember[] = [
    { name: 'render', type: '(item: string) => React.ReactNode', required: true },
    { name: 'items', type: 'string[]', required: true },
    { name: 'open', type: 'boolean' },
    { name: 'size', type: "'small' | 'large'" },
  ];

  test('is the default of its control, also if it is a function', async () => {
    const made = await make(
      `export const controls = { choices: { render: { Loud: (item) => <b>{item}</b> }, size: { Large: 'large' } } };
export default function Demo(props) {
  return <Check render={(item) => item} open={isOpen()} size="small" {...props} items={['a']} />;
}
`,
      OPTIONS,
    );
    if (made === undefined || !('shown' in made)) throw new Error(JSON.stringify(made));
    expect(made.shown.controls).toMatchObject([
      { name: 'size', choices: [{ label: 'small' }, { label: 'Large' }], initial: 'small' },
      { name: 'open', kind: 'choice', options: [true, false] },
      { name: 'render', choices: [{ label: '(item) => item' }, { label: 'Loud' }], initial: '(item) => item' },
    ]);
    expect(made.shown.without).toBeUndefined();
    expect(made.props).toEqual({});
    expect(made.code).toContain('render={(item) => item}');
    expect(writeCode(made.shown, { render: 'Loud', open: false })).toContain('render={(item) => <b>{item}</b>}');
    expect(writeCode(made.shown, { render: 'Loud', open: false })).not.toContain('(item) => item}');
  });
});

test('what the file says of kinds and of what calls set is kept, and what no control can set is listed', async () => {
  const made = await make(
    `export const controls = {
  kinds: { value: 'color' },
  sets: { onChange: { checked: (event, checked) => checked } },
};
export default (props) => <Check {...props} />;
`,
    [...PROPS, { name: 'sx', type: 'object' }, { name: 'format', type: '() => string' }],
  );
  expect(made).toMatchObject({
    shown: {
      sets: { onChange: { checked: { argument: 1, path: [] } } },
      without: ['icon', 'sx', 'format'],
    },
  });
  const { controls } = (made as { readonly shown: Playground }).shown;
  expect(controls.find(({ name }) => name === 'value')).toMatchObject({ kind: 'color', isRequired: true });
});

test('what a call sets is given from the start, so that the component does not keep it by itself', async () => {
  const made = (await make(
    `export const controls = { sets: { onChange: { checked: (it) => it, text: (it) => it } } };
export default (props) => <Check {...props} />;
`,
    [
      { name: 'checked', type: 'boolean' },
      { name: 'text', type: 'string' },
      { name: 'onChange', type: '(it: unknown) => void' },
    ],
  )) as { readonly shown: Playground; readonly props: unknown; readonly code: string };
  expect(made.shown.controls.map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['checked', 'switch', true],
    ['onChange', 'log', undefined],
    ['text', 'text', true],
  ]);
  expect(made.props).toEqual({ checked: false, text: '' });
  expect(afterCall(made.shown, made.shown.preset, { name: 'onChange', given: [true] })).toEqual({ checked: true });
});

test('an enumeration that the file imports already is not imported again', async () => {
  const member = { value: 'calm', code: 'Tone.Calm', imports: ["import { Tone } from 'kit';"] };
  const entry = component([
    { name: 'tone', type: 'Tone' },
    { name: 'other', type: 'Tone' },
  ]);
  const types = [{ name: 'Tone', text: '', members: [member, { ...member, value: 'loud', code: 'Tone.Loud' }] }];
  const source = `import { Check, Tone } from 'kit';
export default function Demo(props) {
  return <Check other={Tone.Loud} {...props} />;
}
`;
  const made = await makeFilePlayground({ ...entry, types }, { source, exported: 'default' });
  expect(writeCode((made as { readonly shown: Playground }).shown, { tone: 'calm' })).toBe(
    source.replace('(props)', '()').replace('{...props}', 'tone={Tone.Calm}'),
  );
});

describe('a mistake in the file is told at its place', () => {
  const START = 'export default function Demo(props) {\n  return <Check value="a" {...props} />;\n}\n';

  test.each([
    [
      'export default function Demo() {\n  return <Check />;\n}',
      'Demo',
      'This demo takes no props that controls could set.',
    ],
    ['export default 1;', 'export', 'The file exports no function that could take props.'],
    ['export default ({ a }) => <Check a={a} />;', '{ a }', 'The props are not passed on as a whole.'],
    ['export default (props) => <Check>{props.a}</Check>;', 'props)', 'The props are not passed on as a whole.'],
    [
      'export default (props) => <Check {...props}>{props.a}</Check>;',
      'props.a',
      'The props are used at several places, so no code can be shown for one of them.',
    ],
    [
      'export default (props) => <Check {...props} />;',
      '{...props}',
      '`Check` requires `rows`, which no control can set.',
    ],
    [`export const controls = { order: ['colour'] };\n${START}`, "'colour'", '`Check` has no prop `colour`.'],
    [`export const controls = { labels: { colour: 'A' } };\n${START}`, 'colour:', '`Check` has no prop `colour`.'],
    [
      `export const controls = { preset: { color: 'red' } };\n${START}`,
      "'red'",
      "`color` of `Check` cannot start as 'red'.",
    ],
    [
      `export const controls = { preset: { checked: 'yes' } };\n${START}`,
      "'yes'",
      "`checked` of `Check` cannot start as 'yes'.",
    ],
    [
      `export const controls = { preset: { color: pick() } };\n${START}`,
      'pick()',
      'Only running the file would tell what this is.',
    ],
    [`export const controls = { kinds: { value: 'date' } };\n${START}`, "'date'", 'No control is of the kind `date`.'],
    [
      `export const controls = { sets: { onChanged: { checked: false } } };\n${START}`,
      'onChanged',
      '`Check` has no prop `onChanged`.',
    ],
    [
      `export const controls = { sets: { onChange: { check: false } } };\n${START}`,
      'check:',
      '`Check` has no prop `check`.',
    ],
    [
      `export const controls = { sets: { onChange: { checked: () => read() } } };\n${START}`,
      '() => read()',
      'Only running the file would tell what this is.',
    ],
    [`export const controls = { colors: {} };\n${START}`, 'colors', 'Nothing of controls is called `colors`.'],
  ])('%s', async (source, place, message) => {
    const props = source.includes('{...props} />;') && place === '{...props}' ? ROWS : PROPS;
    const made = await make(source, props);
    expect(made).toMatchObject([{ at: source.indexOf(place), message }]);
  });

  test('with what is possible', async () => {
    const helpOf = async (settings: string) => {
      const made = await make(`export const controls = ${settings};\n${START}`);
      return Array.isArray(made) ? made.map(({ help }: { readonly help: string }) => help) : made;
    };
    await expect(helpOf("{ preset: { color: 'red' }, order: ['colour'] }")).resolves.toEqual([
      "use one of `'primary'`, `'secondary'`",
      'did you mean `color`',
    ]);
  });
});
