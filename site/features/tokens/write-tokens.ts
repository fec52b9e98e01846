import { hasModes } from './arrange-tokens.ts';
import type { Token, TokenValue } from './make/token.ts';
import type { TokenWords } from './words.ts';

/** Writes tokens as a table in Markdown; the names of groups are part of the names of their tokens. */
export function writeTokens(tokens: readonly Token[], words: TokenWords): string {
  const both = hasModes(tokens);
  const isDescribed = tokens.some((token) => describe(token, words) !== '');
  const rows = [
    [
      words.tokenName,
      ...(both ? [words.tokenLight, words.tokenDark] : [words.tokenValue]),
      ...(isDescribed ? [words.tokenDescription] : []),
    ],
    Array.from({ length: (both ? 3 : 2) + (isDescribed ? 1 : 0) }, () => ':--'),
    ...tokens.map((token) => [
      code(token.name),
      writeValue(token.light),
      ...(both ? [writeValue(token.dark ?? token.light)] : []),
      ...(isDescribed ? [cell(describe(token, words))] : []),
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function describe({ deprecated, description }: Token, words: TokenWords): string {
  const warning = deprecated === undefined ? undefined : [words.tokenDeprecated, deprecated].filter(Boolean).join(': ');
  return [warning, description].filter((text) => text !== undefined).join('. ');
}

function writeValue(value: TokenValue | undefined): string {
  if (value === undefined) return '';
  return value.alias === undefined ? code(value.text) : `${code(value.text)} (${code(value.alias)})`;
}

function code(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  return `${ticks}${cell(text)}${ticks}`;
}

/** A `|` would end the cell, even within code. */
function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`);
}
