import { defineFeature, type Asked } from '../../feature/feature.ts';
import { renderDefault, renderMark, renderName, renderRow } from '../../rows/render-rows.ts';
import { renderTools } from '../../rows/render-tools.ts';
import { ROWS_WORDS, type RowsWords } from '../../rows/words.ts';
import { escapeText } from '../../text/escape.ts';
import type { AskOf } from '../../../engine/feature/declaration.ts';

/** A list of settings. */
export const settings = defineFeature({
  name: 'settings',
  says: 'A list of settings, each a row with its name, type and default.',
  asked: ['block'],
  ask: {
    filter: {
      kind: 'switch',
      says: 'Whether the page is a reference: readers can filter and fold this list and those below it, and wide windows are used.',
    },
  },
  words: ROWS_WORDS,
  wordsInBrowser: true,
  html: ({ ask, content }, { words }) =>
    ask.filter === true
      ? `${renderTools({ hasFilter: true }, words)}<ul class="rows reference">${content}</ul>`
      : `<ul class="rows">${content}</ul>`,
  markdown: ({ content }) => content,
});

const ASK = {
  type: { kind: 'text', says: 'What its values are; words between backticks are code.', example: 'List of `texts`' },
  default: { kind: 'text', says: 'Its value when it is left out, as code.', example: 'content' },
  required: { kind: 'switch', says: 'Whether it must be there.' },
  deprecated: { kind: 'switch', says: 'Whether it should no longer be used.' },
} as const;

/** What a setting and one within it have in common. */
const ROW = { asked: ['block'], within: 'settings', ask: ASK, words: ROWS_WORDS, wordsInBrowser: true } as const;

/** One setting; its name is a heading that readers can link to. */
export const setting = defineFeature({
  name: 'setting',
  says: 'A setting, by its name. It is in the table of contents, and what it holds is in a list of settings within it.',
  ...ROW,
  label: { as: 'markdown', required: true, heading: 3 },
  html: (asked, { words }) => renderSetting('h3', asked, words),
  markdown: (asked, { words }) => `### \`${asked.text}\`\n\n${factsOf(asked, words)}\n\n${asked.content}\n`,
});

/** A setting within another one. */
export const key = defineFeature({
  name: 'key',
  says: 'A setting within another one: the same, but not in the table of contents.',
  ...ROW,
  label: { as: 'markdown', required: true, heading: 4 },
  html: (asked, { words }) => renderSetting('h4', asked, words),
  markdown: (asked, { words }) =>
    `- \`${asked.text}\`: ${factsOf(asked, words)}. ${asked.content}`.trim().replaceAll(/\n(?=.)/g, '\n  '),
});

type AskedRow = Asked<AskOf<typeof ASK>>;

function renderSetting(level: 'h3' | 'h4', { ask, id = '', text, content }: AskedRow, words: RowsWords): string {
  const row = renderRow({
    name: `<${level} id="${id}">${renderName(text, id)}</${level}>`,
    marks:
      (ask.required === true ? renderMark(words.apiRequired, 'req') : '') +
      (ask.deprecated === true ? renderMark(words.apiDeprecated, 'deprecated') : ''),
    type: ask.type === undefined ? undefined : `<span class="kind">${renderCodeWords(ask.type)}</span>`,
    default: ask.default === undefined ? undefined : renderDefault(renderCode(ask.default), words),
    description: content,
  });
  return `<li>${row}</li>`;
}

/** Renders a text in which only code in backticks has a meaning. */
function renderCodeWords(text: string): string {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? renderCode(part) : escapeText(part)))
    .join('');
}

function renderCode(text: string): string {
  return `<code class="ty">${escapeText(text)}</code>`;
}

/** Writes what a row says in its head, besides its name. */
function factsOf({ ask }: AskedRow, words: RowsWords): string {
  return [
    ask.type,
    ask.required === true ? words.apiRequired : undefined,
    ask.deprecated === true ? words.apiDeprecated : undefined,
    ask.default === undefined ? undefined : `${words.apiDefault} \`${ask.default}\``,
  ]
    .filter((fact) => fact !== undefined)
    .join(', ');
}
