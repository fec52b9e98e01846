import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { readPropTypes } from '../../cli/make/api/read/read-prop-types.ts';
import type { ApiMember, ComponentApi } from '../../site/api/api-data.ts';
import { makeProject } from './support.ts';

const TYPES = `import * as React from 'react';
import * as React_2 from 'react';
import * as _$react from 'react';
type Widened<T> = { [K in keyof T]: T[K] | { sm?: T[K] } };
interface Shaped<D extends React.ElementType, P> { <E extends React.ElementType = D>(props: P & { shape?: E }): React.ReactElement }
export declare const Shape_: Shaped<'ul', { wide?: boolean }>;
interface Base { space: number; kind: 'a' | 'b' }
type Shape<T> = { [K in keyof T]?: keyof T[K] | null };
export declare function Stack(props: Widened<Base>): React.ReactElement;
export declare function Part(props: Partial<Widened<Base>>): React.ReactElement;
export declare function Text(props: { [K in keyof Base]: string }): React.ReactElement;
export declare function Variant(props: Shape<{ size: { sm: string; lg: string } }>): React.ReactElement;
export declare function Plain(props: Readonly<Pick<Base, 'kind'>>): React.ReactElement;
interface LinkProps extends Pick<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> { underline?: boolean }
export declare const Link: React.FC<React.PropsWithChildren<LinkProps>>;
export interface FencedProps {
  /**
   * @defaultValue
   * \`\`\`ts
   * { a: 1 }
   * \`\`\`
   */
  value?: object;
  /** @defaultValue horizontal */
  way?: 'horizontal' | 'vertical';
  /** @defaultValue none */
  label?: string | 'nothing';
  /** @defaultValue true */
  open?: boolean | 'true';
  /**
   * How it looks.
   * @default 'plain'
   * Note: 'loud' will be gone.
   */
  look?: 'plain' | 'loud';
  /** @default \`false\` (in forms, \`true\`) */
  off?: boolean;
  /**
   * @default A sentence that goes
   * On below.
   */
  text?: string;
  /** @default \`'small'\`. */
  fit?: string;
  /**
   * @default {}
   * Never read after the first time.
   */
  from?: object;
  /** @default (n) => \`\${n}%\` */
  print?: (n: number) => string;
}
type LiteralUnion<T, U extends string | number = string> = T | (U & Record<never, never>);
type Union_<S = string, T extends string = string> = T | Omit<S, T>;
type Tint = 'red' | 'blue';
type Align = 'start' | 'end' | Tint | string;
type Ratio = number;
type Letter = ${Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `'${letter}'`).join(' | ')} | string;
interface Suggestions<V> {
  align?: Align;
  aligns?: Align[] | Ratio;
  letter?: Letter;
  near?: 'b' | 'a' | (string & {});
  tint?: LiteralUnion<Tint> | null;
  count?: LiteralUnion<1 | 2, number>;
  wide?: Union_<string, 'y' | 'x'>;
  brand?: string & { kind: 'brand' };
  omit?: 'x' | Omit<string, 'x'>;
  many?: (Tint | (string & {}))[];
  flag?: { [K in 'held']: V extends string ? boolean | V | (string & {}) : never }['held'];
  list?: { [K in 'held']: V extends string ? Union_<string, V> : never }['held'];
  open?: { [K in 'held']: V extends string ? V | (string & {}) : never }['held'];
  called?: { [K in 'held']: V extends string ? V | (string & (() => void)) : never }['held'];
  indexed?: { [K in 'held']: V extends string ? V | (string & { [key: string]: number }) : never }['held'];
}
export declare const Suggested: React.FC<Suggestions<Tint>>;
interface Definitions { as: { values: ['div', 'span'] }; size: { values: ['s'] } }
type ValuesOf<D> = { [K in keyof D]?: D[K] extends { values: (infer V)[] } ? V : never };
interface Div_ extends ValuesOf<Definitions> {}
export declare const Either_: React.FC<(Div_ & { as?: 'div' }) | (Div_ & { as?: 'span' })>;
export declare const Owned: React.FC<
  React.InputHTMLAttributes<HTMLInputElement> & { value?: string; title?: React.ReactNode; onChange?: (text: string) => void }
>;
export declare function Fenced(props: FencedProps): React.ReactElement;
interface Slotted<T, Item> { ref?: React.Ref<T> | undefined; onPick?: (item: Item) => void; items?: readonly Item[] }
type Either = { as?: 'a'; off?: boolean | undefined; go: () => void } | { as?: 'b'; off?: boolean; go: (() => string) | null };
export declare const Filled: React.FC<Slotted<HTMLButtonElement | HTMLAnchorElement, string>>;
export declare const Open: <Item>(props: Slotted<HTMLDivElement, Item>) => React.ReactElement;
export declare const Vague: React.FC<Slotted<HTMLDivElement, unknown>>;
export declare const Handled: React.FC<Slotted<Handle | null | undefined, number>>;
interface Handle { focus(): void }
export declare namespace GadgetProps { interface Ref { focus(): void } }
export declare const Gadget: React.ForwardRefExoticComponent<{ on: never | boolean | true } & React.RefAttributes<GadgetProps.Ref>>;
export declare function Calendar(props: { label: string } & (
  | { mode: 'one'; selected?: Date; onPick?: () => void }
  | { mode: 'many'; selected?: Date[] | undefined; onPick?: () => void }
  | { mode?: undefined })): React.ReactElement;
export declare const Both: React.FC<Either>;
export declare const SIZES: { sm: string; 'x-lg': string };
export declare const UP: 'up';
export declare const DOWN: 'down';
interface Many { pick?(event: Event_<1>): void }
interface One { pick?(event: Event_<1>): void }
type Event_<T> = { detail: T };
interface Looked { go?: { call(event: string): void }['call'] | undefined; back?: Looked['go'] | null }
export declare const Lookup: React.FC<Looked>;
declare enum Ways { Up = 'up', Down = 'down' }
interface Constants {
  size?: keyof typeof SIZES;
  to?: typeof UP | typeof DOWN;
  place?: 'self' | undefined | null | (() => string);
  sign?: '=>' | '<' | 'b';
  both?: Mode | 'one' | \`\${Mode}\`;
  sides?: \`\${Mode}-x\`[];
  side?: \`\${'top' | 'left'}-\${'start' | 'end'}\` | \`\${Ways}\` | \`\${number}px\`;
  mode?: Exclude<'day' | 'year' | 'hour', 'hour'>;
  lists?: readonly Mode[] | Mode[] | Base[];
  range?: () => undefined | [
    number,
    number
  ];
}
export declare const Constant: React.FC<Constants>;
declare const HEATS: readonly ['mild', 'hot', 'blazing'];
declare const GAPS: { wide: 'w'; tight: 't'; big: 'b' };
declare enum Speed { Slow = 'slow', Fast = 'fast', Calm = 'calm' }
type Heat = (typeof HEATS)[number];
interface Order { heat?: Heat; any?: 'zero' | Heat | \`\${Speed}\`; gap?: keyof typeof GAPS; px?: (typeof GAPS)[keyof typeof GAPS]; less?: Exclude<Heat, 'hot'> }
export declare const Ordered: React.FC<Order>;
export declare const Twice: React.FC<Many | One>;
export declare const Bundled: React.FC<{ icon: React_2.ReactNode; as: (props: object) => _$react.ReactElement }>;
interface SingleProps<T> { value?: T; multiple?: false; onPick?: (value: T) => void }
interface ManyProps<T> { value?: T[]; multiple: true; limit?: number }
export declare function Pick<T>(props: ManyProps<T>): React.ReactElement;
export declare function Pick<T>(props: SingleProps<T>): React.ReactElement;
interface ToneOverrides {}
type Tones = ToneOverrides extends { tones: Record<infer T, string> } ? Record<T, string> : Record<'calm' | 'loud' | (string & {}), string>;
type Tone_ = keyof Tones;
type Depth_ = (ToneOverrides extends { depths: infer T } ? T : 'flat' | 'deep') | (string & {}) | number;
export declare const Toned: React.FC<{ tone?: Tone_; depth?: Depth_; role?: React.HTMLInputTypeAttribute }>;
interface Silent { children?: null }
export declare const Mute: {
  (props: { href: string } & Silent & { children?: React.ReactNode }): React.ReactElement;
  (props: Silent & { children?: React.ReactNode }): React.ReactElement;
};
export declare const Turn: {
  (props: { href: string; label: string }): React.ReactElement;
  <C extends React.ElementType>(props: { as: C; label: string } & React.ComponentPropsWithRef<C>): React.ReactElement;
  (props: { label: string; type?: 'a' | 'b' }): React.ReactElement;
};
type Mode = 'one' | 'many';
type ValueOf<M extends Mode> = M extends 'one' ? string : string[];
interface ValueProps<V, C = V> { value?: V; onPick?: (value: C) => void }
interface ChooseProps<T, M extends Mode = 'one'> extends ValueProps<ValueOf<M>> { items?: readonly T[] }
declare const TAG: 'ul';
export declare const Choose: <T extends unknown, M extends Mode = 'one', Unseen = never>(props: ChooseProps<T, M>) => React.ReactElement;
export declare const As: <Tag extends React.ElementType = typeof TAG>(props: { as?: Tag }) => React.ReactElement;
type Responsive<T> = T | Array<T | null> | { [K in 'sm' | 'lg']?: Responsive<T> };
type Keyed<T> = T | Partial<Record<'sm' | 'lg', T>>;
type ResponsiveStyleValue<T> = T | ReadonlyArray<T | null> | { [key: string]: T | null };
type Indexed<T> = T | { [key: string]: T | null };
interface BreakpointOverrides { compact: true }
interface Conditions { base: string; _hover: string; sm: string; '2xl': string; smToMd: string }
type Places = 'start' | 'end';
type Devices = 'mobile' | 'tablet' | 'desktop';
type MantineBreakpoint = 'tiny' | 'huge';
type AtOverrides<T> = T | { [K in keyof BreakpointOverrides]?: T };
type Conditional<T> = T | T[] | { [K in keyof Conditions]?: Conditional<T> };
type AtDevices<T> = T | Record<'initial' | Devices, T>;
type AtStrings<T> = T | Partial<Record<MantineBreakpoint | (string & {}), T>>;
type Localized<T> = T | Record<'en' | 'de', T>;
type Sides<T> = T | { [S in 'top' | 'left']?: T };
type Axes<T> = T | { [A in 'width' | 'height']?: T };
type AtScreens<T> = T | { [K in keyof Theme_['screens']]?: T };
interface Theme_ { screens: { small: 1 } }
type Lengths<T> = T | { [A in Exclude<keyof { width: 1; depth: 1 }, 'width'>]?: T };
type Placed<T> = T | Partial<Record<'sm' | Places, T>>;
type Based<T> = T | Record<'base', T>;
type List<T> = T | T[];
type Named_<T> = T | { title: T };
type Column = 'one' | 'two';
interface Fit { wide?: 'x' | 'b' | 'a' | undefined }
type MadeResponsive = { [K in keyof Fit]?: Responsive<Fit[K]> | undefined };
type Chosen<T> = T extends true ? Keyed<'z' | 'y'> : never;
interface Sized extends MadeResponsive {
  span?: Responsive<number | 'auto'>;
  column?: Keyed<Column> | null;
  gap?: ResponsiveStyleValue<string>;
  byOverride?: AtOverrides<1>;
  byCondition?: Conditional<2>;
  byDevice?: AtDevices<3>;
  byString?: AtStrings<4>;
  byScreen?: AtScreens<5>;
  ofLength?: Lengths<number>;
  ofLanguage: Localized<string>;
  ofSide?: Sides<number>;
  ofAxis?: Axes<number>;
  ofPlace?: Placed<number>;
  ofBase?: Based<number>;
  ofKey?: Indexed<number>;
  items?: List<string>;
  label?: Named_<string>;
}
export declare const Sizes: React.FC<Sized & { [K in 'looked']?: Chosen<true> }>;
interface Below {
  /**
   * Whether it blocks the page.
   * @default true
   */
  modal?: boolean;
  /**
   * Where it opens.
   * @default 'top'
   */
  side?: 'top' | 'left';
  /**
   * How far away it is.
   * @default 4
   */
  gap?: number;
  /** @internal */
  key_?: string;
}
interface Above extends Omit<Below, never> {
  /** @default false */
  modal?: Below['modal'];
  side?: 'top';
  /** Depends on its side. */
  gap?: number;
  key_?: string;
}
export declare const Overriding: React.FC<Above>;
declare const looks: {
  look: { values: ['solid', 'soft']; default: 'soft' };
  wide: { values: [true]; default: false };
  tone: { values: ['red']; default: undefined };
};
type EachOf<D> = { [K in keyof D]?: D[K] extends { values: (infer V)[] } ? Keyed<V> : never };
export declare const Defined: React.FC<ValuesOf<typeof looks>>;
export declare const Defined_: React.FC<EachOf<typeof looks>>;
declare const spaces: { m: string; mt: string; mr: string; mb: string; ml: string };
export declare const Spaced: React.FC<{ label?: string } & Partial<typeof spaces>>;
export declare function Spaced_(props: { m?: 1; mt?: 1; mr?: 1; mb?: 1; ml?: 1; label?: string }): React.ReactElement;
interface BlockProps { as?: string; m?: 1; mt?: 1; mr?: 1; mb?: 1; ml?: 1 }
declare const BlockComponent: React.FC<BlockProps>;
export { BlockComponent as Block };
export declare const Heading: React.FC<BlockProps & { level?: 1 }>;
declare module 'react' {
  interface HTMLAttributes<T> extends Added {}
}
interface Added { /** Added to every element. */ 'data-added'?: string }
export declare const Extended: React.FC<React.HTMLAttributes<HTMLElement> & { 'data-own'?: string }>;
export declare const Passing: React.FC<{ as?: any; [key: string]: any }>;
export * from './inset';
export declare function Named(props: Pick<React.AriaAttributes, 'aria-label'> & { className?: string }): React.ReactElement;
`;

const INSET = `import * as React from 'react';
import type { InsetProps } from './inset.props';
export declare const Inset: React.FC<InsetProps>;
`;

const INSET_PROPS = `export interface InsetProps { p?: 0; pt?: 0; pr?: 0; pb?: 0; pl?: 0; clip?: boolean }
`;

const SCRIPT = `const React = require('react');
const PropTypes = require('prop-types');
function Button(props) { return React.createElement('button', props); }
Button.propTypes = {
  /** What it says. */
  label: PropTypes.string.isRequired,
  size: PropTypes.oneOf(['small', 'large']),
  value: PropTypes.oneOfType([PropTypes.string, PropTypes.number]),
  items: PropTypes.arrayOf(PropTypes.shape({ id: PropTypes.string.isRequired })),
  date: PropTypes.instanceOf(Date),
  own: checkOwn,
};
Button.defaultProps = { size: 'small' };
const Toggle = React.forwardRef(function Toggle({ on = false, label, ...rest }, ref) { return null; });
class Panel extends React.Component { static propTypes = { open: PropTypes.bool }; render() { return null; } }
exports.Button = Button;
exports.Toggle = Toggle;
exports.Panel = Panel;
`;

const NAMES = [
  'Stack',
  'Part',
  'Text',
  'Variant',
  'Plain',
  'Link',
  'Fenced',
  'Named',
  'Pick',
  'Turn',
  'Filled',
  'Open',
  'Vague',
  'Handled',
  'Gadget',
  'Calendar',
  'Both',
  'Mute',
  'Toned',
  'Bundled',
  'Constant',
  'Ordered',
  'Lookup',
  'Twice',
  'Choose',
  'As',
  'Sizes',
  'Owned',
  'Suggested',
  'Either_',
  'Shape_',
  'Overriding',
  'Defined',
  'Defined_',
  'Spaced',
  'Spaced_',
  'Block',
  'Heading',
  'Extended',
  'Passing',
  'Inset',
] as const;

const root = makeProject();
afterAll(() => rmSync(root, { recursive: true }));
let found = new Map<string, ComponentApi>();
beforeAll(() => {
  const folder = path.join(root, 'node_modules/kit');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.d.ts'), TYPES);
  writeFileSync(path.join(folder, 'inset.d.ts'), INSET);
  writeFileSync(path.join(folder, 'inset.props.d.ts'), INSET_PROPS);
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }');
  const plain = path.join(root, 'node_modules/plain-kit');
  mkdirSync(plain);
  writeFileSync(path.join(plain, 'index.js'), SCRIPT);
  writeFileSync(path.join(plain, 'package.json'), '{ "name": "plain-kit", "version": "1.0.0", "main": "index.js" }');
  const entries = extractApis(
    projectAt(root),
    NAMES.map((name) => ({ package: 'kit', name })),
  );
  found = new Map(NAMES.map((name, at) => [name, entries[at] as ComponentApi]));
});

test.each([
  ['Choose', ['T', "M extends 'one' | 'many' = 'one'"]],
  ['As', ["Tag extends React.ElementType = 'ul'"]],
  ['Shape_', ["E extends React.ElementType = 'ul'"]],
  ['Pick', ['T']],
  ['Plain', undefined],
])('%s declares the type parameters %j, as far as its props use them', (name, declared) => {
  expect(found.get(name)?.typeParameters).toEqual(declared);
});

test('types that a helper names differently are shown with the names of the component', () => {
  const types = new Map(found.get('Choose')?.props.map(({ name, type }) => [name, type]));
  expect(Object.fromEntries(types)).toEqual({
    items: 'readonly T[]',
    onPick: '(value: ValueOf<M>) => void',
    value: 'ValueOf<M>',
  });
});

test.each([
  ['Stack', ["kind: 'a' | 'b' | { sm?: 'a' | 'b' }", 'space: number | { sm?: number }']],
  ['Part', ["kind: 'a' | 'b' | { sm?: 'a' | 'b' }", 'space: number | { sm?: number }']],
  ['Text', ['kind: string', 'space: string']],
  ['Variant', ["size: 'sm' | 'lg' | null"]],
  [
    'Ordered',
    [
      "any: 'zero' | 'mild' | 'hot' | 'blazing' | 'slow' | 'fast' | 'calm'",
      "gap: 'wide' | 'tight' | 'big'",
      "heat: 'mild' | 'hot' | 'blazing'",
      "less: 'mild' | 'blazing'",
      "px: 'w' | 't' | 'b'",
    ],
  ],
  ['Plain', ["kind: 'a' | 'b'"]],
  [
    'Constant',
    [
      "both: 'one' | 'many'",
      "lists: readonly ('one' | 'many')[] | ('one' | 'many')[] | Base[]",
      "mode: 'day' | 'year'",
      "place: 'self' | null | (() => string)",
      'range: () => undefined | [number, number]',
      "side: 'top-start' | 'top-end' | 'left-start' | 'left-end' | 'up' | 'down' | `${number}px`",
      "sides: ('one-x' | 'many-x')[]",
      "sign: '=>' | '<' | 'b'",
      "size: 'sm' | 'x-lg'",
      "to: 'up' | 'down'",
    ],
  ],
  ['Lookup', ['back: ((event: string) => void) | null', 'go: (event: string) => void']],
  ['Twice', ['pick: (event: Event_<1>) => void']],
  ['Owned', ['onChange: (text: string) => void', 'title: string', 'value: string']],
  [
    'Suggested',
    [
      "align: 'start' | 'end' | 'red' | 'blue' | string",
      "aligns: ('start' | 'end' | 'red' | 'blue' | string)[] | number",
      "brand: string & { kind: 'brand' }",
      "called: 'blue' | 'red' | (string & (() => void))",
      'count: 1 | 2 | number',
      "flag: 'blue' | 'red' | boolean | string",
      "indexed: 'blue' | 'red' | (string & { [key: string]: number })",
      'letter: Letter',
      "list: 'blue' | 'red' | string",
      "many: ('red' | 'blue' | string)[]",
      "near: 'b' | 'a' | string",
      "omit: 'x' | string",
      "open: 'blue' | 'red' | string",
      "tint: 'red' | 'blue' | string | null",
      "wide: 'y' | 'x' | string",
    ],
  ],
  ['Either_', ["as: 'div' | 'span'", "size: 's'"]],
  ['Bundled', ['as: (props: object) => React.ReactElement', 'icon: React.ReactNode']],
])('%s has types in the form that readers know', (name, props) => {
  expect(found.get(name)?.props.map((prop) => `${prop.name}: ${prop.type}`)).toEqual(props);
});

test('a responsive type, recognized by its keys or by a name, is shown as what it contains, and its prop is marked as responsive', () => {
  expect(found.get('Sizes')?.props.map((prop) => `${prop.name}${prop.responsive ? '*' : ''}: ${prop.type}`)).toEqual([
    'byCondition*: 2',
    'byDevice*: 3',
    'byOverride*: 1',
    'byScreen*: 5',
    'byString*: 4',
    "column*: 'one' | 'two' | null",
    'gap*: string',
    'items: List<string>',
    'label: Named_<string>',
    "looked*: 'y' | 'z'",
    'ofAxis: Axes<number>',
    'ofBase: Based<number>',
    'ofKey: Indexed<number>',
    'ofLanguage: Localized<string>',
    'ofLength: Lengths<number>',
    'ofPlace: Placed<number>',
    'ofSide: Sides<number>',
    "span*: number | 'auto'",
    "wide*: 'x' | 'b' | 'a'",
  ]);
});

test.each([
  ['Link', ['children', 'href', 'target', 'underline']],
  ['Named', ['aria-label']],
])('%s has the attributes that its authors picked', (name, props) => {
  expect(found.get(name)?.props.map((prop) => prop.name)).toEqual(props);
  expect(found.get(name)?.hasAttributes).toBe(false);
});

test('Turn has the props of all its overloads, and only requires those that every overload requires', () => {
  const props = found.get('Turn')?.props.map(({ name, type, required }) => `${name}${required ? '!' : ''}: ${type}`);
  expect(props).toEqual(['href: string', 'label!: string', "type: 'a' | 'b'"]);
});

test('Pick shows what its overloads share, and the props of each below the literal that tells it', () => {
  const lines = (props: readonly ApiMember[] = []) => props.map(({ name, type }) => `${name}: ${type}`);
  const pick = found.get('Pick');
  const own = [
    ...lines(pick?.props),
    ...(pick?.alternatives ?? []).flatMap(({ when, props }) => [when, ...lines(props)]),
  ];
  expect(own).toEqual([
    'multiple: true | false',
    'multiple: true',
    'limit: number',
    'value: T[]',
    'multiple: false',
    'onPick: (value: T) => void',
    'value: T',
  ]);
});

test.each([
  ['Filled', ['items: readonly string[]', 'onPick: (item: string) => void'], 'HTMLAnchorElement | HTMLButtonElement'],
  ['Open', ['items: readonly Item[]', 'onPick: (item: Item) => void'], 'HTMLDivElement'],
  ['Vague', ['items: readonly Item[]', 'onPick: (item: Item) => void'], 'HTMLDivElement'],
  ['Handled', ['items: readonly number[]', 'onPick: (item: number) => void'], 'Handle'],
  ['Gadget', ['on: boolean'], 'GadgetProps.Ref'],
  ['Calendar', ['label: string', "mode: 'one' | 'many'", 'onPick: () => void', 'selected: Date | Date[]'], undefined],
  // What is computed lists its values; a name of React is known.
  [
    'Toned',
    [
      "depth: 'flat' | 'deep' | number | string",
      'role: React.HTMLInputTypeAttribute',
      "tone: 'calm' | 'loud' | string",
    ],
    undefined,
  ],
  // Both declarations together allow no content.
  ['Mute', ['children: null', 'href: string'], undefined],
  // `go` is another function in each member of its union.
  ['Both', ["as: 'a' | 'b'", 'off: boolean'], undefined],
])('%s has the types that its parameters stand for, each once', (name, props, ref) => {
  expect(found.get(name)?.props.map((prop) => `${prop.name}: ${prop.type}`)).toEqual(props);
  expect(found.get(name)?.ref).toBe(ref);
});

test('a default in a code block is shown without its fences', () => {
  expect(found.get('Fenced')?.props.find(({ name }) => name === 'value')?.default).toBe('{ a: 1 }');
});

test('a default that is one of the values of its type is written the same way', () => {
  const defaults = found.get('Fenced')?.props.map((prop) => `${prop.name} = ${prop.default}`);
  expect(defaults).toEqual([
    "fit = 'small'",
    'from = {}',
    'label = none',
    "look = 'plain'",
    'off = false (in forms, true)',
    'open = true',
    'print = (n) => `${n}%`',
    'text = A sentence that goes On below.',
    'value = { a: 1 }',
    "way = 'horizontal'",
  ]);
});

test('a sentence below a default is part of the description', () => {
  const look = found.get('Fenced')?.props.find(({ name }) => name === 'look');
  expect(look?.description).toBe("How it looks.\n\nNote: 'loud' will be gone.");
});

test('a member without a text has that of the member it overrides, and its tags if it has none either', () => {
  const props = found.get('Overriding')?.props.map((prop) => `${prop.name} = ${prop.default}: ${prop.description}`);
  expect(props).toEqual([
    'gap = undefined: Depends on its side.',
    'modal = false: Whether it blocks the page.',
    "side = 'top': Where it opens.",
  ]);
});

test.each([
  ['Defined', ["look: 'soft' | 'solid' = 'soft'", "tone: 'red' = undefined", 'wide: true = false']],
  ['Defined_', ["look*: 'soft' | 'solid' = 'soft'", "tone*: 'red' = undefined", 'wide*: true = false']],
])('%s has the defaults of the definitions that its props are made of', (name, props) => {
  expect(
    found.get(name)?.props.map((prop) => `${prop.name}${prop.responsive ? '*' : ''}: ${prop.type} = ${prop.default}`),
  ).toEqual(props);
});

test.each([
  ['Spaced', ['label'], [{ package: 'kit', type: 'spaces', count: 5 }]],
  ['Spaced_', ['label', 'm', 'mb', 'ml', 'mr', 'mt'], undefined],
  ['Block', ['as', 'm', 'mb', 'ml', 'mr', 'mt'], undefined],
  ['Heading', ['level'], [{ package: 'kit', type: 'BlockProps', count: 6 }]],
  ['Inset', ['clip', 'p', 'pb', 'pl', 'pr', 'pt'], undefined],
])('%s lists the spacing that it declares for itself, and sums up that of a style system', (name, props, shared) => {
  expect(found.get(name)?.props.map((prop) => prop.name)).toEqual(props);
  expect(found.get(name)?.shared).toEqual(shared);
});

test('a component that takes any prop passes attributes on', () => {
  expect(found.get('Passing')).toMatchObject({ hasAttributes: true, props: [{ name: 'as' }] });
});

test('what a library adds to the attributes of all elements is not listed for each component', () => {
  expect(found.get('Extended')).toMatchObject({ hasAttributes: true, props: [{ name: 'data-own' }] });
});

test('the props of a package without types come from `propTypes` and from what its code destructures', () => {
  const propsOf = (name: string) => {
    const [entry] = extractApis(projectAt(root), [{ package: 'plain-kit', name }]) as ComponentApi[];
    return entry?.props.map(
      ({ name: prop, type, default: value, required, description }) =>
        `${prop}${required ? '!' : ''}: ${type}${value === undefined ? '' : ` = ${value}`}${description === undefined ? '' : ` (${description})`}`,
    );
  };
  expect(propsOf('Button')).toEqual([
    'date: Date',
    'items: Array<{ id: string }>',
    'label!: string (What it says.)',
    'own: any',
    "size: 'small' | 'large' = 'small'",
    'value: string | number',
  ]);
  expect(propsOf('Toggle')).toEqual(['label: any', 'on: any = false']);
});

test('`propTypes` of a class are read, and a component without them has none', () => {
  const script = { file: '', text: SCRIPT };
  expect(readPropTypes({ script, name: 'Panel' })).toEqual([{ name: 'open', type: 'boolean' }]);
  expect(readPropTypes({ script, name: 'Nothing' })).toEqual([]);
});
