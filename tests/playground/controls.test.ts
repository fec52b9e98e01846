import { describe, expect, test } from 'vitest';
import { controlsOf } from '../../site/features/playground/controls/controls-of.ts';
import type { PropSource, PropsSource } from '../../site/features/playground/controls/prop-source.ts';
import type { Control } from '../../site/features/playground/model/playground.ts';

/** A prop of a real library: its name, type, default, and what else is known. */
type Prop = readonly [name: string, type: string, initial?: string | undefined, more?: Partial<PropSource>];

/** The control without the prop's name. */
type Row = readonly [prop: Prop, control: object | undefined];

const choice = (...options: readonly (string | number | boolean)[]) => ({ kind: 'choice', options });
const log = (...names: readonly string[]) => ({ kind: 'log', arguments: names });
const on = { kind: 'switch' };
const text = { kind: 'text' };
const number = { kind: 'number' };
const color = { kind: 'color' };
const node = { kind: 'node' };
const says = (description: string) => ({ description });

const BOOLEANS: readonly Row[] = [
  [['disabled', 'boolean', 'false'], { ...on, initial: false }], // Material UI Button
  [['closeOnClick', 'boolean', 'true'], { ...on, initial: true }], // Base UI Menu.Item
  [['loading', 'boolean | null', 'null'], on], // Material UI Button
  [['checked', 'boolean | undefined'], on], // Radix Checkbox
  [['determinate', 'true | false', 'false'], { ...on, initial: false }], // Joy UI CircularProgress
  [['forceMount', 'true'], on], // Radix Dialog.Content
  [['marks', 'boolean | Mark[]', 'false'], { ...on, initial: false }], // Material UI Slider
  [['marks', 'boolean | ReadonlyArray<Mark>'], on], // Base UI Slider
  [['loading', 'boolean | { delay?: number; icon?: React.ReactNode }'], on], // Ant Design Button
  [['allowSwipeInChildren', 'boolean | ((event: TouchEvent, paper: HTMLDivElement) => boolean)'], on], // Material UI
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
  [['color', "'blue' | 'gray' | (string & {})", "'blue'"], { ...choice('blue', 'gray'), initial: 'blue' }], // Mantine
  [['attribute', "'class' | 'data' | string", "'data-theme'"], choice('class', 'data')], // Material UI
  [['size', "LiteralUnion<'sm' | 'md', string>"], choice('sm', 'md')],
  [['stripe', "'odd' | 'even' | string & Record<never, never>"], choice('odd', 'even')], // Joy UI Table
  [['margin', "'dense'"], choice('dense')], // Material UI FormHelperText
  [['spacing', "'small' | 'medium' | number", "'medium'"], { ...choice('small', 'medium'), initial: 'medium' }],
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

const TEXTS: readonly Row[] = [
  [['href', 'string'], text],
  [['clearText', 'string', "'Clear'"], { ...text, initial: 'Clear' }],
  [['label', 'string | null'], text],
  [['value', 'string | number'], text], // Base UI Tab
  [['value', 'string | readonly string[] | number'], text],
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
  [['autoHideDuration', 'number | null', 'null'], number], // Material UI Snackbar
  [['defaultValue', 'number | number[]'], number], // Material UI Slider
  [['rowHeight', "number | 'auto'", "'auto'"], number], // Material UI ImageList
  [['step', "number | 'any'", '1'], { ...number, initial: 1 }], // Base UI NumberField
  [['timeout', 'number | { appear?: number; enter?: number; exit?: number }', 'duration.standard'], number],
  [['size', 'number | string', '40'], { ...number, initial: 40 }], // Material UI CircularProgress
  [['minRows', 'string | number'], number], // Material UI InputBase
  [['gap', 'number | string', "'1rem'"], { ...text, initial: '1rem' }],
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
  [['closeIcon', 'boolean | React.ReactNode'], node], // Ant Design Tag
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
      { name: 'multiple', kind: 'switch' },
      { name: 'tone', ...choice('a', 'b') },
    ]);
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
    { name: 'old', kind: 'switch', isMore: true },
    { name: 'size', kind: 'choice', options: ['sm', 'lg'] },
    { name: 'ripple', kind: 'switch', isMore: true },
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
      { name: 'busy', kind: 'switch', when: when('button') },
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
