import { formatValue } from './format-value.ts';
import { sampleOf } from './sample.ts';
import {
  TOKEN_TYPES,
  type ReadToken,
  type ReadTokens,
  type Result,
  type TokenType,
  type TokenValue,
  type Unread,
} from './token.ts';

/** A token as written. */
interface Written {
  readonly group: string;
  readonly value: unknown;
  /** Its own `$type`, and that of the nearest group around it. */
  readonly type: string | undefined;
  readonly inherited: string | undefined;
  readonly description: string | undefined;
  readonly deprecated: string | undefined;
}

type Tokens = ReadonlyMap<string, Written>;

/**
 * Reads a file in the Design Tokens Format (https://www.designtokens.org/TR/2025.10/format/), and one with the values in
 * dark mode, which replace those with the same path. What cannot be read is listed with its path.
 */
export function readDesignTokens(file: unknown, dark?: unknown): ReadTokens {
  const unread: Unread[] = [];
  const light = listTokens(file, unread);
  const over = dark === undefined ? undefined : listTokens(dark, unread);
  const inDark =
    over &&
    new Map([...light, ...Array.from(over, ([name, token]) => [name, typedBy(light.get(name), token)] as const)]);
  const modes = [openTokens(light), inDark && openTokens(inDark)] as const;
  const tokens = inGroups(light, over ?? light).flatMap((name): readonly ReadToken[] => {
    const [inLight, ofDark] = modes.map((mode) => (mode?.has(name) === true ? mode.read(name) : undefined));
    const failed = [inLight, ofDark].find((found) => found !== undefined && 'why' in found);
    const type = modes[1]?.typeOf(name) ?? modes[0].typeOf(name);
    const known = type !== undefined && 'value' in type ? type.value : undefined;
    if (failed !== undefined && 'why' in failed) {
      unread.push({ name, why: failed.why, type: known });
      return [];
    }
    const { group = '', description, deprecated } = (inDark ?? light).get(name) ?? {};
    return [
      {
        name,
        group,
        type: known,
        ...(description === undefined ? {} : { description }),
        ...(deprecated === undefined ? {} : { deprecated }),
        ...(inLight !== undefined && 'value' in inLight ? { light: inLight.value } : {}),
        ...(ofDark !== undefined && 'value' in ofDark ? { dark: ofDark.value } : {}),
      },
    ];
  });
  return { tokens, unread };
}

/** Lists the names of both files; one that only the dark file has follows its group, else the groups around that. */
function inGroups(light: Tokens, dark: Tokens): readonly string[] {
  const names = [...light.keys()];
  for (const [name, { group }] of dark) {
    if (light.has(name)) continue;
    let last = names.findLastIndex((other) => (light.get(other) ?? dark.get(other))?.group === group);
    for (let around = group; last < 0 && around !== ''; around = around.replace(/(?:^|\.)[^.]*$/, ''))
      last = names.findLastIndex((other) => other.startsWith(`${around}.`));
    names.splice(last < 0 ? names.length : last + 1, 0, name);
  }
  return names;
}

/** Gives a token of the dark mode the type and the description that only the other file has. */
function typedBy(light: Written | undefined, dark: Written): Written {
  if (light === undefined) return dark;
  return {
    ...dark,
    type: dark.type ?? light.type,
    inherited: dark.inherited ?? light.inherited,
    description: dark.description ?? light.description,
    deprecated: dark.deprecated ?? light.deprecated,
  };
}

/** What is known of a group, or of a token in place of it. */
type Node = Readonly<Record<string, unknown>>;

/** What a group or token may say about itself; `$root` is a token, and `$schema` belongs to the whole file. */
const SAID = new Set(['$type', '$description', '$deprecated', '$extensions', '$value', '$schema']);

/** Groups within groups. */
const DEEPEST = 50;

/** What only tokens and groups within this file can be, because these refer to others. */
const REFERENCES = ['$ref', '$extends'];

function listTokens(file: unknown, unread: Unread[]): Tokens {
  const tokens = new Map<string, Written>();
  const tell = (name: string, why: string): void => void unread.push({ name, why });
  const visit = (node: unknown, path: readonly string[], around: Pick<Written, 'inherited' | 'deprecated'>): void => {
    const name = path.join('.');
    if (!isNode(node)) return tell(name, 'is neither a token nor a group: a token is an object with `$value`');
    if (path.length > DEEPEST) return tell(name, `is in more than ${DEEPEST} groups`);
    const reference = REFERENCES.find((key) => key in node);
    if (reference !== undefined) tell(name, `has \`${reference}\`, which is not read`);
    const type = typeof node['$type'] === 'string' ? node['$type'] : undefined;
    const deprecated = deprecationOf(node['$deprecated']) ?? around.deprecated;
    if ('$value' in node) {
      tokens.set(name, {
        group: path.slice(0, -1).join('.'),
        value: node['$value'],
        type,
        inherited: around.inherited,
        description: typeof node['$description'] === 'string' ? node['$description'] : undefined,
        // `false` within a group that is deprecated.
        deprecated: node['$deprecated'] === false ? undefined : deprecated,
      });
      return;
    }
    const inherited = type ?? around.inherited;
    const within = { inherited, deprecated: node['$deprecated'] === false ? undefined : deprecated };
    for (const [key, child] of Object.entries(node)) {
      if (SAID.has(key) || REFERENCES.includes(key)) continue;
      const own = [...path, key];
      if (key !== '$root' && /^\$|[.{}]/.test(key))
        tell(own.join('.'), 'has a name that is not allowed: it must not start with `$`, or contain `{`, `}` or `.`');
      else visit(child, own, within);
    }
  };
  visit(file, [], { inherited: undefined, deprecated: undefined });
  return tokens;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function deprecationOf(said: unknown): string | undefined {
  return said === true ? '' : typeof said === 'string' ? said : undefined;
}

/** The tokens of one mode, as they can be shown. */
interface OpenTokens {
  has(name: string): boolean;
  typeOf(name: string): Result<TokenType>;
  read(name: string): Result<TokenValue>;
}

/** Aliases that lead to each other, or to groups within lists. */
const FARTHEST = 50;

function openTokens(tokens: Tokens): OpenTokens {
  const typeOf: FoundOnce<TokenType> = remembered((name, way) => {
    const { type, inherited, value } = tokens.get(name) ?? {};
    const target = type === undefined ? aliasIn(value) : undefined;
    if (target !== undefined) return follow(target, [...way, name]) ?? typeOf(target, [...way, name]);
    const said = type ?? inherited;
    const own = TOKEN_TYPES.find((known) => known === said);
    if (own !== undefined) return { value: own };
    return {
      why: said === undefined ? 'has no `$type`, and no group around it has one' : `has the unknown type \`${said}\``,
    };
  });

  /** Says why an alias cannot be followed. */
  const follow = (target: string, way: readonly string[]): { readonly why: string } | undefined => {
    if (!tokens.has(target)) return { why: `refers to \`{${target}}\`, which is no token of the file` };
    if (way.includes(target))
      return {
        why: `refers to itself: ${[...way.slice(way.indexOf(target)), target].map((name) => `\`${name}\``).join(' → ')}`,
      };
    return way.length > FARTHEST ? { why: `refers to another token over more than ${FARTHEST} others` } : undefined;
  };

  const valueOf: FoundOnce<unknown> = remembered((name, way) => resolve(tokens.get(name)?.value, [...way, name]));

  /** Replaces aliases by what they stand for, also within lists and objects. */
  const resolve = (value: unknown, way: readonly string[], depth = 0): Result<unknown> => {
    const target = aliasIn(value);
    if (target !== undefined) return follow(target, way) ?? valueOf(target, way);
    if (typeof value !== 'object' || value === null || depth > FEW) return { value };
    if ('$ref' in value) return { why: 'has `$ref` in its value, which is not read' };
    const entries = Object.entries(value).map(([key, one]) => [key, resolve(one, way, depth + 1)] as const);
    const failed = entries.find(([, found]) => 'why' in found)?.[1];
    if (failed !== undefined) return failed;
    const whole = entries.map(([key, found]) => [key, 'value' in found ? found.value : undefined] as const);
    return { value: Array.isArray(value) ? whole.map(([, one]) => one) : Object.fromEntries(whole) };
  };

  return {
    has: (name) => tokens.has(name),
    typeOf,
    read(name) {
      const type = typeOf(name);
      if ('why' in type) return type;
      const found = valueOf(name);
      if ('why' in found) return found;
      const text = formatValue(type.value, found.value);
      if ('why' in text) return text;
      const sample = sampleOf(type.value, name, text.value);
      const alias = aliasIn(tokens.get(name)?.value);
      return { value: { text: text.value, ...(sample && { sample }), ...(alias && { alias }) } };
    },
  };
}

/** What is found out about each token only once; `way` are the tokens that led there. */
type FoundOnce<Value> = (name: string, way?: readonly string[]) => Result<Value>;

function remembered<Value>(find: (name: string, way: readonly string[]) => Result<Value>): FoundOnce<Value> {
  const known = new Map<string, Result<Value>>();
  return (name, way = []) => {
    const found = known.get(name) ?? find(name, way);
    known.set(name, found);
    return found;
  };
}

/** Objects and lists in a value; no type has more. */
const FEW = 5;

/** Returns the name of the token that a value stands for. */
function aliasIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}
