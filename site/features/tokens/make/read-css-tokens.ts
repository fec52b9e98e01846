import { parse, type Container, type Declaration } from 'postcss';
import { inMode, variablesIn, withVariables } from './css-functions.ts';
import { matchesOf, modeOfQuery, type Match } from './css-mode.ts';
import { sampleOf } from './sample.ts';
import type { ReadToken, ReadTokens, TokenType, TokenValue, Unread } from './token.ts';

/** What decides between two values (https://www.w3.org/TR/css-cascade-5/#cascade-sort). */
interface Place extends Match {
  /** The order of its layer; what is in none comes last. */
  readonly layer: number;
}

/** A value with its place. */
interface Declared extends Place {
  readonly value: string;
  readonly important: boolean;
}

/** The values of a variable on the document. */
type Values = Partial<Record<'light' | 'dark', Declared>>;
type Variables = ReadonlyMap<string, Values>;

/** A variable has no type: its value tells, and for numbers and names of typefaces, its own name. */
const TYPES: readonly { readonly type: TokenType; readonly value: RegExp; readonly name?: RegExp }[] = [
  { type: 'color', value: /^(?:#[\da-f]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(.*\))$/is },
  { type: 'gradient', value: /^(?:repeating-)?(?:linear|radial|conic)-gradient\(.*\)$/is },
  { type: 'dimension', value: /^-?\d*\.?\d+(?:px|r?em|ch|ex|lh|rlh|vw|vh|%)$/i },
  { type: 'dimension', value: /^(?:calc|clamp|min|max)\([^%]*\d(?:px|r?em|vw|vh|ch)\b.*\)$/is },
  { type: 'duration', value: /^\d*\.?\d+m?s$/i },
  { type: 'cubicBezier', value: /^(?:cubic-bezier|linear|steps)\(.*\)$|^(?:ease(?:-in|-out|-in-out)?|linear)$/is },
  { type: 'shadow', value: /^(?:inset\s+)?-?\d*\.?\d+(?:px|r?em)?\s+-?\d*\.?\d+(?:px|r?em)?\s.*(?:#|\(|[a-z])/is },
  { type: 'fontWeight', value: /^(?:[1-9]\d{0,2}|1000|normal|bold|lighter|bolder)$/i, name: /weight/i },
  { type: 'number', value: /^-?\d*\.?\d+$/ },
  {
    type: 'fontFamily',
    value: /^(?:"[^"]*"|'[^']*'|[\w-]+(?: [\w-]+)*)(?:\s*,\s*(?:"[^"]*"|'[^']*'|[\w-]+(?: [\w-]+)*))*$/,
    name: /font|famil|typeface|sans|serif|mono/i,
  },
];

/** The names of colors that teams write; all others are rare in tokens, and are shown as text. */
const NAMED = new Set(
  'aqua black blue currentcolor fuchsia gray green grey lime maroon navy olive orange purple rebeccapurple red silver teal transparent white yellow'.split(
    ' ',
  ),
);

/**
 * Reads the variables that a stylesheet sets on the document, in both modes: by `light-dark()`, in a query for the mode,
 * or with a class or attribute for it. Throws what PostCSS does if the stylesheet is not valid.
 */
export function readCssTokens(sheet: string): ReadTokens {
  const variables = listVariables(sheet);
  const unread: Unread[] = [];
  const tokens = [...variables.keys()].flatMap((name): readonly ReadToken[] => {
    const circle = findCircle(name, variables);
    if (circle !== undefined) {
      unread.push({ name, why: `refers to itself: ${circle.map((one) => `\`${one}\``).join(' → ')}` });
      return [];
    }
    const [light, dark] = (['light', 'dark'] as const).map((mode) => read(name, mode, variables));
    return [
      {
        name,
        group: '',
        type: light?.type ?? dark?.type,
        ...(light && { light: light.value }),
        ...(dark && { dark: dark.value }),
      },
    ];
  });
  return { tokens, unread };
}

/** At-rules that always apply; `theme` is where Tailwind CSS has its variables. */
const AROUND = new Set(['layer', 'supports', 'theme']);

function listVariables(sheet: string): Variables {
  const found = new Map<string, Values>();
  const layers: string[] = [];
  const declare = ({ prop, value, important = false }: Declaration, place: Place): void => {
    const values = found.get(prop) ?? {};
    const next = { ...place, value: value.trim().replaceAll(/\s+/g, ' '), important };
    for (const mode of place.mode === 'both' ? (['light', 'dark'] as const) : [place.mode])
      if (wins(next, values[mode])) values[mode] = next;
    found.set(prop, values);
  };
  const visit = (container: Container, places: readonly Place[], isOnDocument: boolean): void => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'decl' && isOnDocument && node.prop.startsWith('--')) {
        for (const place of places) declare(node, place);
      } else if (node.type === 'rule') {
        if (isOnDocument && !node.selector.includes('&')) continue;
        const around = Math.max(...places.map(({ weight }) => weight));
        const matches = matchesOf(node.selector, around).flatMap(({ mode, weight }) =>
          places.map((place) => ({ ...place, mode: mode === 'both' ? place.mode : mode, weight })),
        );
        visit(node, matches, true);
      } else if (node.type === 'atrule') {
        const own = node.name === 'media' ? modeOfQuery(node.params) : AROUND.has(node.name) ? 'both' : undefined;
        if (own === undefined) continue;
        const inLayer = node.name === 'theme' ? 'theme' : node.name === 'layer' ? node.params : undefined;
        const names = inLayer?.split(',').map((name) => name.trim()) ?? [];
        layers.push(...names.filter((name) => !layers.includes(name)));
        const within = places.map(({ mode, layer, ...place }) => ({
          ...place,
          mode: own === 'both' ? mode : own,
          layer: names[0] === undefined ? layer : layers.indexOf(names[0]),
        }));
        visit(node, within, isOnDocument || node.name === 'theme');
      }
    }
  };
  visit(parse(sheet), [{ mode: 'both', weight: 0, layer: Infinity }], false);
  return found;
}

/** Returns whether a value replaces an earlier one, as in a browser. */
function wins(next: Declared, held: Declared | undefined): boolean {
  if (held === undefined) return true;
  if (next.important !== held.important) return next.important;
  if (next.layer !== held.layer) return next.layer > held.layer !== next.important;
  return next.weight >= held.weight;
}

function writtenIn(name: string, mode: 'light' | 'dark', variables: Variables): string | undefined {
  const written = variables.get(name)?.[mode]?.value;
  return written === undefined ? undefined : inMode(written, mode);
}

/** Returns the variables that lead from one back to itself, in either mode. */
function findCircle(name: string, variables: Variables): readonly string[] | undefined {
  for (const mode of ['light', 'dark'] as const) {
    const before = new Map<string, string>();
    const waiting = [name];
    for (let at = 0; at < waiting.length; at++) {
      const one = waiting[at] ?? '';
      for (const next of variablesIn(writtenIn(one, mode, variables) ?? '')) {
        if (next === name) {
          const way = [one];
          for (let from = before.get(one); from !== undefined; from = before.get(from)) way.unshift(from);
          return [...way, name];
        }
        if (!before.has(next)) {
          before.set(next, one);
          waiting.push(next);
        }
      }
    }
  }
  return undefined;
}

function read(
  name: string,
  mode: 'light' | 'dark',
  variables: Variables,
): { readonly type: TokenType | undefined; readonly value: TokenValue } | undefined {
  const written = writtenIn(name, mode, variables);
  if (written === undefined) return undefined;
  const [, alias] = /^var\(\s*(--[^\s,()]+)\s*\)$/.exec(written) ?? [];
  // A variable of another stylesheet has no value here, and a circle elsewhere has no end.
  const whole = withVariables(written, (other) => writtenIn(other, mode, variables));
  if (whole === undefined) return { type: undefined, value: { text: written } };
  const text = inMode(whole, mode);
  const type = typeOfCss(name, text);
  const sample = sampleOf(type, name, text);
  return { type, value: { text, ...(sample && { sample }), ...(alias && { alias }) } };
}

/** Returns the type of a value, whose variables are replaced; `undefined` if it has none of those that tokens have. */
function typeOfCss(name: string, value: string): TokenType | undefined {
  if (NAMED.has(value.toLowerCase())) return 'color';
  return TYPES.find((type) => type.value.test(value) && (type.name === undefined || type.name.test(name)))?.type;
}
