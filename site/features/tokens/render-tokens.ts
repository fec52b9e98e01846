import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { groupTokens, hasModes, isSame } from './arrange-tokens.ts';
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
  const { name, description, deprecated, light, dark } = token;
  const said = [
    ...(deprecated === undefined ? [] : [[words.tokenDeprecated, deprecated].filter(Boolean).join(': ')]),
    ...(description === undefined ? [] : [description]),
  ];
  const cells = !both
    ? [renderValue(light)]
    : isSame(token)
      ? [renderValue(light, ' colspan="2"')]
      : [renderValue(light), renderValue(dark)];
  const code = `<code>${breakName(name)}</code>`;
  return (
    `<tr><th scope="row">${deprecated === undefined ? code : `<s>${code}</s>`}` +
    `${said.map((text) => `<p>${escapeText(text)}</p>`).join('')}</th>${cells.join('')}</tr>`
  );
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
