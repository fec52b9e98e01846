import { accepts } from '../model/accepts.ts';
import type { Control, UnlistedKind, Value, Written } from '../model/playground.ts';
import type { PropSource } from './prop-source.ts';
import { readBounds } from './read-bounds.ts';
import { readLiteral } from './read-literal.ts';
import { readType, type Declared, type TypePart } from './read-type.ts';

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

/** The values that a type lists, `boolean` among them. */
function optionsOf(parts: readonly TypePart[]): readonly Value[] {
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
  switch (control.kind) {
    case 'switch': {
      return part.kind !== 'boolean' && part.kind !== 'literal';
    }
    case 'choice': {
      return !['boolean', 'literal', 'string'].includes(part.kind);
    }
    case 'number': {
      return part.kind !== 'number';
    }
    case 'node': {
      return !['node', 'element', 'string', 'number'].includes(part.kind);
    }
    case 'log': {
      return part.kind !== 'handler';
    }
    default: {
      return !['string', 'css', 'literal', 'number'].includes(part.kind);
    }
  }
}
