import { escapeAttribute, escapeText } from '../../text/escape.ts';
import type { Sample, Token, TokenValue } from './make/token.ts';
import type { TokenWords } from './words.ts';

/** Renders the table of tokens, whose title is unique on the page: a column for each mode if they differ anywhere, and a row for the name of each group. */
export function renderTokens(
  tokens: readonly Token[],
  { title, words }: { readonly title: string; readonly words: TokenWords },
): string {
  const both = hasModes(tokens);
  const values = both ? [words.tokenLight, words.tokenDark] : [words.tokenValue];
  const head = [words.tokenName, ...values].map((text) => `<th scope="col">${escapeText(text)}</th>`).join('');
  const bodies = groupTokens(tokens).map(({ group, tokens: own }) => {
    const name =
      group === ''
        ? ''
        : `<tr><th class="token-group" colspan="${values.length + 1}" scope="rowgroup">${escapeText(group)}</th></tr>`;
    return `<tbody>${name}${own.map((token) => renderRow(token, both, words)).join('')}</tbody>`;
  });
  return (
    `<div class="table feature-tokens" tabindex="0" role="region" aria-label="${escapeAttribute(`${words.tokens}: ${title}`)}">` +
    `<table><thead><tr>${head}</tr></thead>${bodies.join('')}</table></div>`
  );
}

function renderRow(token: Token, both: boolean, words: TokenWords): string {
  const { name, deprecated, light, dark } = token;
  const cells = !both
    ? [renderValue(light)]
    : isSame(token)
      ? [renderValue(light, ' colspan="2"')]
      : [renderValue(light), renderValue(dark)];
  const code = `<code>${breakName(name)}</code>`;
  const about = aboutToken(token, words).map((text) => `<p>${escapeText(text)}</p>`);
  return `<tr><th scope="row">${deprecated === undefined ? code : `<s>${code}</s>`}${about.join('')}</th>${cells.join('')}</tr>`;
}

/** Lets a name wrap between its parts. */
function breakName(name: string): string {
  return escapeText(name).replaceAll(/(?<=[\w)])(?=[.-])/g, '<wbr>');
}

function renderValue(value: TokenValue | undefined, span = ''): string {
  if (value === undefined) return `<td${span}></td>`;
  const { text, sample, alias } = value;
  const shown = sample === undefined ? '' : renderSample(sample, text);
  const from = alias === undefined ? '' : `<span class="token-alias">${breakName(alias)}</span>`;
  return `<td${span}><div class="token-value">${shown}<span><code>${escapeText(text)}</code>${from}</span></div></td>`;
}

function renderSample(sample: Sample, css: string): string {
  const property = sample === 'weight' ? 'font-weight' : '--dn-token';
  return `<span class="token-${sample}" style="${property}:${escapeAttribute(css)}" aria-hidden="true"></span>`;
}

/** Writes tokens as a table in Markdown; the names of groups are part of the names of their tokens. */
export function writeTokens(tokens: readonly Token[], words: TokenWords): string {
  const both = hasModes(tokens);
  const isDescribed = tokens.some((token) => aboutToken(token, words).some(Boolean));
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
      ...(isDescribed ? [cell(aboutToken(token, words).join('. '))] : []),
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Lists what is said about a token: why it should no longer be used, and its description. */
function aboutToken({ deprecated, description }: Token, words: TokenWords): readonly string[] {
  const warning = deprecated === undefined ? undefined : [words.tokenDeprecated, deprecated].filter(Boolean).join(': ');
  return [warning, description].filter((text) => text !== undefined);
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

/** Tokens that follow each other in the same group. */
interface TokenGroup {
  readonly group: string;
  readonly tokens: readonly Token[];
}

/** Groups tokens, in the order of the file. */
function groupTokens(tokens: readonly Token[]): readonly TokenGroup[] {
  return tokens.reduce<{ readonly group: string; readonly tokens: Token[] }[]>((groups, token) => {
    const last = groups.at(-1);
    if (last?.group === token.group) last.tokens.push(token);
    else groups.push({ group: token.group, tokens: [token] });
    return groups;
  }, []);
}

/** Returns whether any token has another value in dark mode. */
function hasModes(tokens: readonly Token[]): boolean {
  return tokens.some((token) => !isSame(token));
}

/** Returns whether a token has the same value in both modes, or the only one that there is. */
function isSame({ light, dark }: Token): boolean {
  return light !== undefined && (dark === undefined || (light.text === dark.text && light.alias === dark.alias));
}
