import { describe, expect, test } from 'vitest';
import { controlsOf } from '../../site/features/playground/controls/list-controls.ts';
import type { PropSource, PropsSource } from '../../site/features/playground/controls/control-of.ts';
import type { Control, Value } from '../../site/features/playground/model/playground.ts';

/** A prop of a real library: its name, type, default, and what else is known. */
type Prop = readonly [name: string, type: string, initial?: string | undefined, more?: Partial<PropSource>];

/** The control without the prop's name. */
type Row = readonly [prop: Prop, control: object | undefined];

const choice = (...options: readonly Value[]) => ({ kind: 'choice', options });
const log = (...names: readonly string[]) => ({ kind: 'log', arguments: names });
const on = { kind: 'switch' };
const text = { kind: 'text' };
/** Of a prop whose default is unknown. */
const onOrOff = choice(true, false);
/** A field that suggests some values, and reads others of these kinds. */
const mixed = (options: readonly Value[], ...takes: readonly string[]) => ({
  kind: 'mixed',
  options,
  takes,
});
const number = { kind: 'number' };
const color = { kind: 'color' };
const node = { kind: 'node' };
const says = (description: string) => ({ description });

const BOOLEANS: readonly Row[] = [
  [['disabled', 'boolean', 'false'], { ...on, initial: false }], // Material UI Button
  [['closeOnClick', 'boolean', 'true'], { ...on, initial: true }], // Base UI Menu.Item
  [['loading', 'boolean | null', 'null'], { ...choice(true, false, null), initial: null }], // Material UI Button
  [['checked', 'boolean | undefined'], onOrOff], // Radix Checkbox
  [['open', 'boolean', 'props.isOpen'], onOrOff],
  [['determinate', 'true | false', 'false'], { ...on, initial: false }], // Joy UI CircularProgress
  [['forceMount', 'true'], on], // Radix Dialog.Content
  [['marks', 'boolean | Mark[]', 'false'], { ...on, initial: false }], // Material UI Slider
  [['marks', 'boolean | ReadonlyArray<Mark>'], onOrOff], // Base UI Slider
  [['loading', 'boolean | { delay?: number; icon?: React.ReactNode }'], onOrOff], // Ant Design Button
  [['allowSwipeInChildren', 'boolean | ((event: TouchEvent, paper: HTMLDivElement) => boolean)'], onOrOff], // Material UI
  [['open', 'boolean', undefined, { required: true }], { ...on, isRequired: true }], // Material UI Modal
];

const CHOICES: readonly Row[] = [
  [['size', "'small' | 'medium' | 'large'", "'medium'"], { ...choice('small', 'medium', 'large'), initial: 'medium' }],
  [['size', '"small" | "large"', '"large"'], { ...choice('small', 'large'), initial: 'large' }],
  [['variant', "| 'solid'\n  | 'soft'\n  | 'plain'"], choice('solid', 'soft', 'plain')],
  [
    ['track', "'normal' | false | 'inverted'", "'normal'"],
    { ...choice('normal', false, 'inverted'), initial: 'normal' },
  ],
  [['edge', "'start' | 'end' | false", 'false'], { ...choice('start', 'end', false), initial: false }], // MUI Checkbox
  [['modal', "boolean | 'trap-focus'", 'true'], { ...choice(true, false, 'trap-focus'), initial: true }], // Base UI
  [['checked', "boolean | 'indeterminate'"], choice(true, false, 'indeterminate')], // Radix Checkbox
  [['aria-modal', "boolean | 'true' | 'false'"], choice(true, false, 'true', 'false')],
  [['order', '1 | 2 | 3 | 4 | 5 | 6', '1'], { ...choice(1, 2, 3, 4, 5, 6), initial: 1 }], // Mantine Title
  [['columns', '-1 | 0 | 1.5'], choice(-1, 0, 1.5)],
  [['color', "OverridableStringUnion<'primary' | 'danger', AlertOverrides>"], choice('primary', 'danger')],
  [['margin', "'dense'"], choice('dense')], // Material UI FormHelperText
  [['align', "'start' | 'end' | null", 'null'], { ...choice('start', 'end', null), initial: null }],
  [['size', "Exclude<'xs' | 'sm' | 'md', 'xs'>"], choice('sm', 'md')],
  [['size', "NonNullable<'sm' | 'md' | null>"], choice('sm', 'md')],
  [
    ['objectFit', "React.CSSProperties['objectFit']", "'cover'"],
    { ...choice('fill', 'contain', 'cover', 'none', 'scale-down'), initial: 'cover' },
  ],
  [['size', "'sm' | 'md' | { initial?: 'sm' | 'md' }"], choice('sm', 'md')], // Radix Themes
  [['size', "'a|b' | 'c\\'d'"], choice('a|b', "c'd")],
  [['level', "keyof TypographySystem | 'inherit'", "'body-md'"], undefined], // Joy UI Link
];

const SEVERAL: readonly Row[] = [
  [
    ['color', "'blue' | 'gray' | (string & {})", "'blue'"], // Mantine
    { ...mixed(['blue', 'gray'], 'string'), initial: 'blue' },
  ],
  [
    ['attribute', "'class' | 'data' | string", "'data-theme'"], // Material UI
    { ...mixed(['class', 'data'], 'string'), initial: 'data-theme' },
  ],
  [['size', "LiteralUnion<'sm' | 'md', string>"], mixed(['sm', 'md'], 'string')],
  [['size', "LiteralUnion<'sm' | 'md', number>"], mixed(['sm', 'md'], 'number')],
  [['stripe', "'odd' | 'even' | string & Record<never, never>"], mixed(['odd', 'even'], 'string')], // Joy UI Table
  [
    ['spacing', "'small' | 'medium' | number", "'medium'"],
    { ...mixed(['small', 'medium'], 'number'), initial: 'medium' },
  ],
  [['label', 'string | null'], mixed([null], 'string')],
  [['value', 'string | number'], mixed([], 'string', 'number')], // Base UI Tab
  [['value', 'string | readonly string[] | number'], mixed([], 'string', 'number')],
  [['autoHideDuration', 'number | null', 'null'], { ...mixed([null], 'number'), initial: null }], // Material UI Snackbar
  [['defaultValue', 'number | number[]'], mixed([], 'number', 'numbers')], // Material UI Slider
  [['value', 'number | readonly number[]'], mixed([], 'number', 'numbers')],
  [['value', 'ReadonlyArray<number> | null'], mixed([null], 'numbers')],
  [['rowHeight', "number | 'auto'", "'auto'"], { ...mixed(['auto'], 'number'), initial: 'auto' }], // Material UI ImageList
  [['step', "number | 'any'", '1'], { ...mixed(['any'], 'number'), initial: 1 }], // Base UI NumberField
  [
    ['value', 'number | null', '0', says('Value between 0 and 100.')],
    { ...mixed([null], 'number'), min: 0, max: 100, initial: 0 },
  ],
  [['size', 'number | string', '40'], { ...mixed([], 'string', 'number'), initial: 40 }], // Material UI CircularProgress
  [['gap', 'number | string', "'1rem'"], { ...mixed([], 'string', 'number'), initial: '1rem' }],
  [['closeIcon', 'boolean | React.ReactNode'], mixed([true, false], 'string')], // Ant Design Tag
  [['message', 'string | boolean'], mixed([true, false], 'string')],
  [['thumb', "'dot' | React.ReactNode | null"], mixed(['dot'], 'string')],
];

const TEXTS: readonly Row[] = [
  [['href', 'string'], text],
  [['clearText', 'string', "'Clear'"], { ...text, initial: 'Clear' }],
  [['easing', 'string | { enter?: string; exit?: string }'], text], // Material UI
  [['role', 'React.AriaRole', "'alert'"], { ...text, initial: 'alert' }],
  [['target', 'React.HTMLAttributeAnchorTarget'], text],
  [['value', 'string', undefined, { required: true }], { ...text, isRequired: true }], // Radix Select.Item
  [['value', 'any', undefined, { required: true }], { ...text, isRequired: true }], // Joy UI Option
  [['value', 'any'], undefined],
  [
    ['type', 'React.HTMLInputTypeAttribute', "'text'"],
    {
      ...choice('text', 'password', 'email', 'number', 'search', 'tel', 'url', 'date', 'time', 'color'),
      initial: 'text',
    },
  ],
];

const NUMBERS: readonly Row[] = [
  [['max', 'number', '99'], { ...number, initial: 99 }],
  [['limitTags', 'number', '-1'], { ...number, initial: -1 }],
  [['value', 'number', '0', says('Value between 0 and 100.')], { ...number, min: 0, max: 100, initial: 0 }],
  [
    ['elevation', 'number', '1', says('It accepts values between 0 and 24 inclusive.')],
    { ...number, min: 0, max: 24, initial: 1 },
  ],
  [['span', 'number', undefined, says('Number of columns, from 1 to 12.')], { ...number, min: 1, max: 12 }],
  [
    ['hysteresis', 'number', '0.52', says('Specified as percent (0-1) of the width.')],
    { ...number, min: 0, max: 1, step: 0.01, initial: 0.52 },
  ],
  [['opacity', 'number', undefined, says('A number between `0` and `1`.')], { ...number, min: 0, max: 1, step: 0.1 }],
  [['velocity', 'number', '450', says('Good threshold is between 250 - 1000 px/s')], { ...number, initial: 450 }],
  [['rows', 'number', undefined, says('Must be at least 2.')], { ...number, min: 2 }],
  [['thickness', 'number', '3.6'], { ...number, step: 0.1, initial: 3.6 }],
  [
    [
      'step',
      'number',
      undefined,
      {
        tags: [
          { name: 'minimum', text: '0' },
          { name: 'maximum', text: '10' },
          { name: 'multipleOf', text: '5' },
        ],
      },
    ],
    { ...number, min: 0, max: 10, step: 5 },
  ],
  [['timeout', 'number | { appear?: number; enter?: number; exit?: number }', 'duration.standard'], number],
  [['delay', 'number', '1_500'], { ...number, initial: 1500 }],
];

const COLORS: readonly Row[] = [
  [['color', 'string'], color], // Ant Design Tag
  [['iconColor', 'string'], color], // Mantine Checkbox
  [['strokeColor', 'string', "'#1677ff'"], { ...color, initial: '#1677ff' }], // Ant Design Progress
  [['color', "React.CSSProperties['color']"], color],
  [['accent', "CSSProperties['backgroundColor']"], color],
  // A name of the theme is no color of CSS.
  [['color', 'string', "'primary'"], { ...text, initial: 'primary' }],
];

const NODES: readonly Row[] = [
  [['children', 'React.ReactNode'], node],
  [['separator', 'ReactNode', "'/'"], { ...node, initial: '/' }],
  [['icon', 'string | React.ReactElement<unknown>'], node], // Material UI Tab
  [['endDecorator', 'React.ReactNode | ((state: SwitchOwnerState) => React.ReactNode)'], node], // Joy UI Switch
  [['loadingIndicator', 'React.ReactNode', '<CircularProgress />'], node], // Material UI Button
  // Only the file of a demo can offer elements.
  [['avatar', 'React.ReactElement<unknown>'], undefined], // Material UI Chip
];

const FUNCTIONS: readonly Row[] = [
  [['onClose', '() => void'], log()],
  [['onClick', 'React.MouseEventHandler<HTMLButtonElement>'], log('event')],
  [
    [
      'onChange',
      '(event: React.ChangeEvent<HTMLInputElement>, checked: boolean) => void',
      undefined,
      { arguments: [{ name: 'event' }] },
    ],
    log('event', 'checked'),
  ],
  [
    ['onChange', '((event: Event, value: number | number[]) => void) | ((event: Event, value: number) => void)'],
    log('event', 'value'),
  ],
  [
    ['onOpenChange', "(open: boolean, details: Dialog.Details<'escape' | 'focus-out'>) => void"],
    log('open', 'details'),
  ],
  [['onChange', '(value: T extends (infer U)[] ? U[] : T | null) => void'], log('value')], // Joy UI
  [['onSelect', '(...keys: string[]) => void | Promise<void>'], log('keys')],
  [['onSort', '({ column }: Sorting, direction?: "asc" | "desc") => any'], log('value', 'direction')],
  [['onPick', '<T extends string>(this: Window, value: T) => undefined'], log('value')],
  [['setOpen', 'React.Dispatch<React.SetStateAction<boolean>>'], log('value')],
  [['onSelect', 'SelectHandler<ValueType, OptionType>'], log()], // Ant Design Select
  [['handler', 'SelectHandler'], undefined],
  // What has to answer, or to call something, is not for listening.
  [['renderRoot', '(props: any) => any'], undefined], // Mantine
  [['getAriaLabel', '(index: number) => string'], undefined],
  [['container', 'Element | (() => Element | null) | null'], undefined],
  [['addEndListener', '(node: HTMLElement, done: () => void) => void'], undefined],
  [['renderOption', '(props: object, option: T) => React.ReactNode'], undefined],
];

const NONE: readonly Row[] = [
  [['ref', 'React.Ref<HTMLDivElement>'], undefined],
  [['sx', 'SxProps<Theme>'], undefined],
  [['classes', 'Partial<ButtonClasses>'], undefined],
  [['className', 'string'], undefined],
  [['focusVisibleClassName', 'string'], undefined],
  [['style', 'React.CSSProperties'], undefined],
  [['component', "React.ElementType | 'a' | 'button'", "'button'"], undefined],
  [['asChild', 'boolean'], undefined], // Radix
  [['slotProps', "{ root?: SlotProps<'div', {}, OwnerState> }"], undefined],
  [['slots', 'Partial<AccordionSlots>'], undefined],
  [['anchorOrigin', 'PopoverOrigin', "{ vertical: 'top', horizontal: 'left' }"], undefined],
  [['options', 'ReadonlyArray<Value>'], undefined],
  [['data', 'string[]'], undefined],
  [['range', '[number, number]'], undefined],
  [['width', '`${number}px`'], undefined],
  [['value', "T extends 'a' ? string : number"], undefined],
  [['type', "ButtonProps['type']"], undefined],
  [['date', 'Date'], undefined],
  [['mapping', "Record<'a' | 'b', string>"], undefined],
  [['both', '{ a: string } & { b: string }'], undefined],
  [['data-a.b', 'string'], undefined],
  [['broken', "'a' | ("], undefined],
  [['empty', ''], undefined],
];

describe.each<readonly [string, readonly Row[]]>([
  ['a switch', BOOLEANS],
  ['a choice', CHOICES],
  ['a field for values of several kinds', SEVERAL],
  ['a text', TEXTS],
  ['a number', NUMBERS],
  ['a color', COLORS],
  ['React content', NODES],
  ['a log', FUNCTIONS],
  ['nothing', NONE],
])('%s', (_, rows) => {
  test.each(rows.map(([prop, control]) => [prop[0], prop[1], prop, control] as const))(
    '%s: %s',
    (name, _type, prop, control) => {
      expect(controlsOf({ props: [source(prop)] })).toEqual(control === undefined ? [] : [{ name, ...control }]);
    },
  );
});

function source([name, type, initial, more]: Prop): PropSource {
  return { name, type, ...(initial === undefined ? {} : { default: initial }), ...more };
}

describe('names in types', () => {
  const types = [
    { name: 'Gap', text: "type Gap = 'small' | 'large'" },
    { name: 'Size', text: "export type Size =\n  | 'xs'\n  | Gap;" },
    { name: 'Responsive', text: 'type Responsive<T, B extends string = string> = T | Partial<Record<B, T>>' },
    {
      name: 'SwitchChangeEventHandler',
      text: 'type SwitchChangeEventHandler = (checked: boolean, event: Event) => void',
    },
    { name: 'Sized', text: "type Sized<$T, U> = 'U' | $T" },
    { name: 'Loop', text: "type Loop = Loop | 'a'" },
    { name: 'Theme', text: 'interface Theme { gap: Gap }' },
    { name: 'Long', text: "type Long =\n  | 'a'\n  | 'b'\n// …" },
    { name: 'DialogRoot.Modal', text: "type Modal = boolean | 'trap-focus'" },
    { name: 'TextColor', text: "type TextColor = Vars<'palette'> | (string & Record<never, never>)" },
  ];

  test.each([
    ['gap', 'Gap', choice('small', 'large')],
    ['size', 'Size | undefined', choice('xs', 'small', 'large')],
    ['size', 'Responsive<Gap>', choice('small', 'large')],
    ['size', "Responsive<'1' | '2', Breakpoint>", choice('1', '2')],
    ['size', "Sized<'V', 'W'>", choice('U', 'V')],
    ['onChange', 'SwitchChangeEventHandler', log('checked', 'event')],
    ['modal', 'DialogRoot.Modal', choice(true, false, 'trap-focus')],
    ['textColor', 'TextColor', color],
    // What is shown in part is not read.
    ['theme', 'Theme', undefined],
    ['long', 'Long', undefined],
    ['other', 'Unknown', undefined],
  ])('%s: %s', (name, type, control) => {
    const found = controlsOf({ props: [{ name, type }], types });
    expect(found).toEqual(control === undefined ? [] : [{ name, ...control }]);
  });

  test('names that lead to each other end', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
    const all = [...names, ...names].join(' | ');
    const ring = names.map((name) => ({ name, text: `type ${name} = ${all}` }));
    expect(controlsOf({ props: [{ name: 'loop', type: 'Loop' }], types })).toEqual([]);
    expect(controlsOf({ props: [{ name: 'ring', type: 'A' }], types: ring })).toEqual([]);
  });

  test('a type parameter takes what its constraint allows', () => {
    const api = { typeParameters: ['Multiple extends boolean = false', 'Value', "T extends 'a' | 'b' = 'a'"] };
    const props = [
      { name: 'multiple', type: 'Multiple' },
      { name: 'value', type: 'Value | null' },
      { name: 'tone', type: 'T' },
    ];
    expect(controlsOf({ ...api, props })).toEqual([
      { name: 'multiple', ...onOrOff },
      { name: 'tone', ...choice('a', 'b') },
    ]);
  });
});

describe('members of an enumeration', () => {
  const imports = ["import { Tone } from 'kit';"];
  const calm = { value: 'calm', code: 'Tone.Calm', imports };
  const loud = { value: 'loud', code: 'Tone.Loud', imports };
  const types = [
    { name: 'Tone', text: 'enum Tone {\n    Calm = "calm",\n    Loud = "loud"\n}', members: [calm, loud] },
    { name: 'Tone.Loud', text: 'Tone.Loud = "loud"', members: [loud] },
    { name: 'Hidden', text: 'enum Hidden {\n    A = "a"\n}' },
  ];

  test.each<readonly [type: string, initial: string | undefined, control: object | undefined]>([
    ['Tone', undefined, { ...choice('calm', 'loud'), written: [calm, loud] }],
    ['Tone', 'Tone.Loud', { ...choice('calm', 'loud'), written: [calm, loud], initial: 'loud' }],
    ['Tone.Loud | false', undefined, { ...choice('loud', false), written: [loud] }],
    ['Tone | (string & {})', undefined, { ...mixed(['calm', 'loud'], 'string'), written: [calm, loud] }],
    ['Exclude<Tone, Tone.Loud> | null', undefined, { ...choice('calm', null), written: [calm] }],
    // One that cannot be imported.
    ['Hidden', undefined, undefined],
  ])('%s', (type, initial, control) => {
    const found = controlsOf({ props: [source(['tone', type, initial])], types });
    expect(found).toEqual(control === undefined ? [] : [{ name: 'tone', ...control }]);
  });
});

test('deprecated and inherited props are behind "more", and own ones win', () => {
  const api: PropsSource = {
    props: [
      { name: 'old', type: 'boolean', deprecated: '' },
      { name: 'size', type: "'sm' | 'lg'" },
    ],
    inherited: [
      {
        props: [
          { name: 'size', type: 'string' },
          { name: 'ripple', type: 'boolean' },
        ],
      },
    ],
  };
  expect(controlsOf(api)).toEqual([
    { name: 'old', ...onOrOff, isMore: true },
    { name: 'size', kind: 'choice', options: ['sm', 'lg'] },
    { name: 'ripple', ...onOrOff, isMore: true },
  ]);
});

describe('a union of props', () => {
  const kind: PropSource = { name: 'kind', type: "'link' | 'button' | 'text'", required: true };
  const when = (...values: readonly string[]) => ({ name: 'kind', values });
  const controls = (api: Partial<PropsSource>): readonly Control[] => controlsOf({ props: [kind], ...api });

  test('shows the props of each member beside its value', () => {
    const alternatives = [
      {
        when: "kind: 'link'",
        props: [
          { name: 'href', type: 'string', required: true as const },
          { name: 'size', type: 'number' },
        ],
      },
      {
        when: "kind: 'button'",
        props: [
          { name: 'size', type: 'number' },
          { name: 'busy', type: 'boolean' },
        ],
      },
    ];
    expect(controls({ alternatives })).toEqual([
      { name: 'kind', ...choice('link', 'button', 'text'), isRequired: true },
      { name: 'href', kind: 'text', isRequired: true, when: when('link') },
      { name: 'size', kind: 'number', when: when('link', 'button') },
      { name: 'busy', ...onOrOff, when: when('button') },
    ]);
  });

  test('a prop of other types in other members has no control', () => {
    const alternatives = [
      { when: "kind: 'link'", props: [{ name: 'size', type: 'number' }] },
      { when: "kind: 'button'", props: [{ name: 'size', type: "'sm' | 'lg'" }] },
    ];
    expect(controls({ alternatives }).map(({ name }) => name)).toEqual(['kind']);
    const [link, button] = alternatives;
    const needed = { when: "kind: 'text'", props: [{ name: 'size', type: 'string', required: true as const }] };
    // Only the member that requires it cannot be chosen.
    expect(controls({ alternatives: [...(link ? [link] : []), ...(button ? [button] : []), needed] })).toEqual([
      { name: 'kind', ...choice('link', 'button'), isRequired: true },
    ]);
  });

  test('a prop that can be set in one member only has a control there', () => {
    const alternatives = [
      { when: "kind: 'link'", props: [{ name: 'value', type: 'string' }] },
      { when: "kind: 'button'", props: [{ name: 'value', type: 'string[]' }] },
    ];
    expect(controls({ alternatives })).toContainEqual({ name: 'value', kind: 'text', when: when('link') });
    const required = alternatives.map(({ when: text, props }) => ({
      when: text,
      props: props.map((prop) => ({ ...prop, required: true as const })),
    }));
    expect(controls({ alternatives: required })).toEqual([
      { name: 'kind', ...choice('link', 'text'), isRequired: true },
      { name: 'value', kind: 'text', isRequired: true, when: when('link') },
    ]);
  });

  test('a member that requires what cannot be set cannot be chosen', () => {
    const alternatives = [
      {
        when: "kind: 'link'",
        props: [
          { name: 'route', type: 'Route', required: true as const },
          { name: 'exact', type: 'boolean' },
        ],
      },
    ];
    expect(controls({ alternatives })).toEqual([{ name: 'kind', ...choice('button', 'text'), isRequired: true }]);
  });

  test('of members with the same value, what only one of them requires is not filled in', () => {
    const name = (each: string) => ({ name: each, type: 'string', required: true as const });
    const alternatives = [
      { when: "kind: 'link'", props: [name('href'), name('title')] },
      { when: "kind: 'link'", props: [name('href'), name('aria-label')] },
    ];
    const [, ...members] = controls({ alternatives });
    expect(members.map((each) => [each.name, each.isRequired])).toEqual([
      ['href', true],
      ['title', undefined],
      ['aria-label', undefined],
    ]);
  });

  test('of a type that all members share, a part may belong to one of them', () => {
    const alternatives = [{ when: "kind: 'link'", props: [{ name: 'href', type: 'string' }] }];
    const props: readonly PropSource[] = [
      kind,
      { name: 'value', type: 'string | string[]' },
      { name: 'label', type: 'string' },
    ];
    expect(controls({ props, alternatives }).map(({ name }) => name)).toEqual(['kind', 'label', 'href']);
  });

  test('a switch can tell the members apart', () => {
    const api: PropsSource = {
      props: [{ name: 'multiline', type: 'false | true', default: 'false' }],
      alternatives: [
        { when: 'multiline: false', props: [{ name: 'type', type: 'string' }] },
        { when: 'multiline: true', props: [{ name: 'rows', type: 'number' }] },
      ],
    };
    expect(controlsOf(api)).toEqual([
      { name: 'multiline', kind: 'switch', initial: false },
      { name: 'type', kind: 'text', when: { name: 'multiline', values: [false] } },
      { name: 'rows', kind: 'number', when: { name: 'multiline', values: [true] } },
    ]);
  });
});
