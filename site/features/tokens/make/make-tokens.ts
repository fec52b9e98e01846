import { relative } from 'node:path';
import type { Made, Mistake, Placed } from '../../../feature/feature.ts';
import type { Host } from '../../../feature/host.ts';
import { readCssTokens } from './read-css-tokens.ts';
import { readDesignTokens } from './read-design-tokens.ts';
import type { ReadToken, ReadTokens, Token, TokenType } from './token.ts';

/** What a page asks for. */
export interface TokensAsk {
  readonly file: string;
  readonly dark?: string;
  readonly prefix?: string;
  readonly type?: TokenType;
}

/** Reads the tokens that pages ask for; what cannot be read is a mistake at the place that asks for it. */
export function makeTokens(
  asks: readonly Placed<TokensAsk>[],
  host: Host,
): Required<Pick<Made<readonly Token[]>, 'data' | 'mistakes'>> {
  const data: Record<string, readonly Token[]> = {};
  const mistakes: Mistake[] = [];
  for (const { key, ask } of asks) {
    const tell = (attribute: string, message: string, help: string): void =>
      void mistakes.push({ key, attribute, code: 'unread-tokens', message, help });
    const read = readTokens(ask, host);
    if ('why' in read) {
      tell(read.attribute, read.why, read.help);
      continue;
    }
    const { tokens, unread } = read.value;
    const isNamed = nameFilter(ask.prefix);
    const missed = unread.filter(
      // Whatever has no known type could be one of those that are asked for.
      ({ name, type }) => (name === '' || isNamed(name)) && (type === undefined || type === (ask.type ?? type)),
    );
    for (const { name, why } of missed)
      tell(
        'file',
        `${name === '' ? '' : `\`${name}\` in `}\`${ask.file}\` ${why}.`,
        'correct it, or leave it out with `prefix` or `type`',
      );
    const shown = tokens
      .filter(({ name, type }) => isNamed(name) && (ask.type === undefined || type === ask.type))
      .map(withoutType);
    if (shown.length > 0) data[key] = shown;
    else if (missed.length === 0)
      tell(
        ask.prefix === undefined ? (ask.type === undefined ? 'file' : 'type') : 'prefix',
        `\`${ask.file}\` has no ${tokens.length === 0 ? 'tokens' : 'such tokens'}.`,
        tokens.length === 0
          ? 'name a file with tokens, or a stylesheet that sets variables on `:root`'
          : `correct it; the first one is \`${tokens[0]?.name ?? ''}\``,
      );
  }
  return { data, mistakes };
}

function withoutType(read: ReadToken): Token {
  const { type: _, ...token } = read;
  return token;
}

/** Makes the function that selects tokens by the beginning of their names. */
function nameFilter(prefix = ''): (name: string) => boolean {
  if (prefix === '' || prefix.startsWith('--') || prefix.endsWith('.')) return (name) => name.startsWith(prefix);
  // `color.brand` is a group: `color.branding` is another one.
  return (name) => name === prefix || name.startsWith(`${prefix}.`);
}

/** Why nothing was read. */
interface Failed {
  readonly why: string;
  readonly attribute: string;
  readonly help: string;
}

function readTokens({ file, dark }: TokensAsk, host: Host): { readonly value: ReadTokens } | Failed {
  const sheet = /\.css$/i.test(file);
  if (!sheet && !/\.(?:json|tokens)$/i.test(file))
    return {
      attribute: 'file',
      why: `\`${file}\` is neither a stylesheet nor a file of design tokens.`,
      help: 'name a file that ends with `.css`, `.json` or `.tokens`',
    };
  if (sheet && dark !== undefined)
    return {
      attribute: 'dark',
      why: 'A stylesheet contains both modes.',
      help: 'remove `dark`, or name files of design tokens',
    };
  if (sheet) return parseFile('file', file, readCssTokens, host);
  const light = parseFile('file', file, parseJson, host);
  if ('why' in light) return light;
  if (dark === undefined) return { value: readDesignTokens(light.value) };
  const over = parseFile('dark', dark, parseJson, host);
  return 'why' in over ? over : { value: readDesignTokens(light.value, over.value) };
}

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

/** Reads and parses the file that an attribute names. */
function parseFile<Value>(
  attribute: 'file' | 'dark',
  path: string,
  parse: (text: string) => Value,
  host: Host,
): { readonly value: Value } | Failed {
  const text = readFile(path, host);
  if (text === undefined)
    return {
      attribute,
      why: `There is no file \`${path}\`.`,
      help: 'write its path from the project’s root, or from the name of an installed package',
    };
  try {
    return { value: parse(text) };
  } catch (error) {
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    const why = said.replace(/^<css input>:/, '').replace(/\.$/, '');
    return { attribute, why: `\`${path}\` cannot be read: ${why}.`, help: 'correct the file' };
  }
}

/** Reads a file of the project, or of an installed package; paths leave neither. */
function readFile(path: string, host: Host): string | undefined {
  const parts = path.split('/');
  if (parts.includes('..')) return undefined;
  const own = host.read(path);
  if (own !== undefined || path.startsWith('.')) return own;
  const length = path.startsWith('@') ? 2 : 1;
  const folder = parts.length > length ? host.project.packages.find(parts.slice(0, length).join('/')) : undefined;
  if (folder === undefined) return undefined;
  const inRoot = relative(host.project.root, folder).replaceAll('\\', '/');
  return host.read([inRoot, ...parts.slice(length)].join('/'));
}
