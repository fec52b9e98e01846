import { definedOnly } from '../../../../engine/text/defined-only.ts';
import type { ApiMember } from '../../../api/api-data.ts';
import {
  accepts,
  type Bounds,
  type Control,
  type UnlistedKind,
  type Value,
  type Written,
} from '../model/playground.ts';
import { readLiteral } from './read-literal.ts';
import { readType, type Declared, type TypePart } from './read-type.ts';

/** What controls are made from: a component's documentation, or a part of it. */
export interface PropsSource {
  readonly props: readonly PropSource[];
  readonly alternatives?: readonly { readonly when: string; readonly props: readonly PropSource[] }[];
  readonly inherited?: readonly { readonly props: readonly PropSource[] }[];
  /** Declarations of the names in types: `type Gap = 'small' | 'large'`; of an enumeration, its members as well. */
  readonly types?: readonly { readonly name: string; readonly text: string; readonly members?: readonly Written[] }[];
  /** As declared: `Multiple extends boolean = false`. */
  readonly typeParameters?: readonly string[];
}

/** A prop with its type as TypeScript and its default as code. */
export interface PropSource extends Pick<
  ApiMember,
  'name' | 'type' | 'default' | 'required' | 'deprecated' | 'description'
> {
  readonly arguments?: readonly { readonly name: string }[];
  readonly tags?: readonly { readonly name: string; readonly text: string }[];
}

/** What is known about all props of the component. */
export interface Surroundings {
  readonly declared: Declared;
  /** Whether parts of a type may belong to different members of a union of props. */
  readonly isSplit?: boolean;
}

/**
 * Makes the control of a prop, from the part of its type that a reader can set; nothing if there is none. What a control
 * sets always compiles: `boolean | Mark[]` becomes a switch.
 */
export function controlOf(prop: PropSource, { declared, isSplit = false }: Surroundings): Control | undefined {
  if (isHidden(prop.name)) return undefined;
  const parts = readType(prop.type, declared).filter(({ kind }) => kind !== 'undefined');
  const control = isSplit ? choose(prop, parts.filter(isSome)) : (mix(prop, parts) ?? choose(prop, parts));
  if (control === undefined || (isSplit && parts.some((part) => isBeside(part, control)))) return undefined;
  const initial = initialOf(prop.default, control);
  return {
    name: prop.name,
    ...control,
    ...(initial === undefined ? {} : { initial }),
    ...(prop.required === true ? { isRequired: true } : {}),
  };
}

/**
 * Returns whether no value of a control can show what a prop does: it styles what only the code around knows, replaces
 * elements, or lets the only child be the element.
 */
export function isHidden(name: string): boolean {
  return HIDDEN.test(name);
}

const HIDDEN =
  /^(?:ref|key|sx|css|style|styles|as|asChild|component|components|class(?:es|Name|Names|Key)|\w+ClassName|componentsProps|slots|slotProps|dangerouslySetInnerHTML)$/;

/** The kind of a control with what belongs to it. */
type Kind = Kindless<Control>;
type Kindless<T> = T extends unknown ? Omit<T, 'name' | 'label' | 'initial' | 'isRequired' | 'isMore' | 'when'> : never;

function isSome(part: TypePart): boolean {
  return part.kind !== 'literal' || part.value !== null;
}

/**
 * Makes a field for a type with values of several kinds (`'red' | (string & {})`, `number | null`); nothing if one kind of
 * control is enough. Content of React has texts; what else it takes needs no name.
 */
function mix(prop: PropSource, parts: readonly TypePart[]): Kind | undefined {
  const has = (kind: TypePart['kind']) => parts.some((part) => part.kind === kind);
  const isNode = has('node');
  const listed = optionsOf(isNode ? parts.filter(isSome) : parts);
  const takes: readonly UnlistedKind[] = [
    ...(isNode || has('string') ? (['string'] as const) : []),
    ...(has('number') && !isNode ? (['number'] as const) : []),
    ...(has('numbers') ? (['numbers'] as const) : []),
  ];
  if (takes.length === 0 || takes.length + listed.length < 2 || has('element')) return undefined;
  const bounds = takes.includes('number') ? readBounds(prop) : {};
  return { kind: 'mixed', options: listed, takes, ...writtenIn(parts), ...bounds };
}

/** Names of the values that are members of an enumeration. */
function writtenIn(parts: readonly TypePart[]): { readonly written?: readonly Written[] } {
  const written = parts.flatMap((part) =>
    part.kind === 'literal' && part.written !== undefined ? [{ value: part.value, ...part.written }] : [],
  );
  return written.length === 0 ? {} : { written };
}

/**
 * Chooses what readers try most: a literal beside a type that cannot be read (`keyof Sizes | 'inherit'`) is no choice.
 */
function choose(prop: PropSource, parts: readonly TypePart[]): Kind | undefined {
  const has = (kind: TypePart['kind']) => parts.some((part) => part.kind === kind);
  const options = optionsOf(parts);
  // What may answer anything is a listener only by its name: `renderRoot: (props) => any` draws.
  const handler = parts.find(
    (part) => part.kind === 'handler' && (part.answers !== true || /^on[A-Z]/.test(prop.name)),
  );
  if (has('node') || (has('element') && has('string'))) return { kind: 'node' };
  if (has('element')) return { kind: 'node', isText: false };
  const named = options.filter((option) => option !== null);
  if (named.length > 1 || (named.length === 1 && parts.filter(isSome).length === 1))
    return { ...choice(prop, options), ...writtenIn(parts) };
  if (has('number') && !has('string')) return { kind: 'number', ...readBounds(prop) };
  const css = parts.find((part) => part.kind === 'css');
  if (css !== undefined && /color$/i.test(css.property)) return { kind: 'color' };
  if (has('string') || (css !== undefined && LENGTH.test(css.property))) {
    return { kind: meansColor(prop) ? 'color' : 'text' };
  }
  if (handler?.kind === 'handler') {
    const documented = prop.arguments?.map(({ name }) => name) ?? [];
    return { kind: 'log', arguments: documented.length < handler.arguments.length ? handler.arguments : documented };
  }
  // Anything compiles, but only what has to be there is worth a text.
  return has('anything') && prop.required === true ? { kind: 'text' } : undefined;
}

/** Lists the values in the parts of a type, those of `boolean` among them. */
export function optionsOf(parts: readonly TypePart[]): readonly Value[] {
  const values = parts.flatMap((part): readonly Value[] => {
    if (part.kind === 'literal') return [part.value];
    return part.kind === 'boolean' ? [true, false] : [];
  });
  return [...new Set(values)];
}

function choice(prop: PropSource, options: readonly Value[]): Kind {
  const isBoolean = options.includes(true) && options.every((option) => typeof option === 'boolean');
  const isKnown = prop.required === true || typeof readLiteral(prop.default ?? '') === 'boolean';
  // A prop of the type `true` is on or absent. What nobody has set may be either, if the default is unknown.
  const isSwitch = isBoolean && (options.length === 2 ? isKnown : prop.required !== true && prop.default === undefined);
  return isSwitch ? { kind: 'switch' } : { kind: 'choice', options };
}

const LENGTH =
  /^(?:(?:min|max)?(?:width|height)|(?:margin|padding|inset)\w*|(?:row|column)?gap|top|right|bottom|left)$/i;

const COLOR_NAME = /^(?:bg)?colou?r$|[a-z]Colou?r$/;

/** What a default looks like if the text is a color; others name one of the theme. */
const COLOR =
  /^(?:#|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|var)\w*\(|(?:transparent|currentcolor|black|white|red|green|blue|gr[ae]y|yellow|orange|purple|pink)$)/i;

function meansColor({ name, default: initial }: PropSource): boolean {
  const value = initial === undefined ? undefined : readLiteral(initial);
  return COLOR_NAME.test(name) && (value === undefined || COLOR.test(String(value)));
}

function initialOf(code: string | undefined, control: Kind): Value | undefined {
  const member = control.written?.find((written) => written.code === code);
  const value = member?.value ?? (code === undefined ? undefined : readLiteral(code));
  return value !== undefined && accepts({ name: '', ...control }, value) ? value : undefined;
}

/** Whether a part of the type is not covered by the control. */
function isBeside(part: TypePart, control: Kind): boolean {
  return !(COVERED[control.kind] ?? TEXT).includes(part.kind);
}

/** Kinds of parts that all other controls cover. */
const TEXT: readonly TypePart['kind'][] = ['string', 'css', 'literal', 'number'];

/** Kinds of parts that controls cover. */
const COVERED: Readonly<Partial<Record<Kind['kind'], typeof TEXT>>> = {
  switch: ['boolean', 'literal'],
  choice: ['boolean', 'literal', 'string'],
  number: ['number'],
  node: ['node', 'element', 'string', 'number'],
  log: ['handler'],
};

/**
 * Reads the bounds of a number from the tags of its comment (`@minimum 0`) and from what the comment says: "between 0 and
 * 100", "from 1 to 12", "(0-1)". The step fits the default and the bounds.
 */
function readBounds({ default: initial = '', description = '', tags = [] }: PropSource): Bounds {
  const tagged = (...names: readonly string[]) => {
    const text = tags.find(({ name }) => names.includes(name.toLowerCase()))?.text ?? '';
    return NUMBER.test(text.trim()) ? Number(text.trim()) : undefined;
  };
  const [least, most] = rangeIn(description);
  const min = tagged('minimum', 'min') ?? least;
  const max = tagged('maximum', 'max') ?? most;
  const step = tagged('multipleof', 'step') ?? stepFor(initial, min, max);
  return definedOnly({ min, max, step });
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

const N = String.raw`\x60?(-?\d+(?:\.\d+)?)\x60?`;

/** Phrases that name both bounds. Figures that are only good or usual bound nothing. */
const RANGES = [
  new RegExp(String.raw`\bbetween ${N} (?:and|to|-|–) ${N}(?![\d.]*\w)`, 'i'),
  new RegExp(String.raw`\b(?:from|range (?:of|is)) ${N} (?:to|through|until|-|–) ${N}(?![\d.]*\w)`, 'i'),
  new RegExp(String.raw`[([]${N} ?(?:-|–|to|\.\.\.?) ?${N}[)\]]`, 'i'),
  new RegExp(String.raw`[([]${N}, ?${N}[)\]]`, 'i'),
];

const LEAST = new RegExp(
  String.raw`\b(?:at least|greater than or equal to|>=|minimum(?: value)?(?: is| of|:)) ${N}(?![\d.]*\w)`,
  'i',
);

function rangeIn(description: string): readonly (number | undefined)[] {
  // A range is often advice: "a good threshold is between 250 and 1000".
  const text = description.replaceAll(/[^.\n]*\b(?:good|usual|typical|recommended|e\.g)\w*\b[^.\n]*/gi, '');
  for (const range of RANGES) {
    const found = range.exec(text);
    const [min, max] = [Number(found?.[1]), Number(found?.[2])];
    if (found !== null && min < max) return [min, max];
  }
  const least = LEAST.exec(text);
  return least === null ? [] : [Number(least[1])];
}

/** A default of 0.52 is set in hundredths, a share of 1 in tenths. */
function stepFor(initial: string, min?: number, max?: number): number | undefined {
  const digits = /^-?\d*\.(\d+)$/.exec(initial)?.[1]?.length ?? 0;
  if (digits > 0) return Number(`1e-${digits}`);
  return min !== undefined && max !== undefined && max - min <= 1 ? 0.1 : undefined;
}
