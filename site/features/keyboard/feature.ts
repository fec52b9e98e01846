import type { Given, KeyboardRow } from '../../../engine/manifest/manifest.ts';
import { CHARACTER, readCombination } from '../../../engine/text/keys.ts';
import { defineFeature } from '../../feature/feature.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';

/** What keys do in a component, from the front matter of its page. */
export const keyboard = defineFeature({
  name: 'keyboard',
  says: 'The keys in `keyboard` of the front matter, and what they do, under a heading.',
  asked: ['line'],
  heading: { level: 3, word: 'keyboard' },
  made: true,
  fromFrontMatter: 'keyboard',
  words: {
    keyboard: 'Keyboard',
    keyboardKeys: 'Keys',
    keyboardDoes: 'What they do',
    /** Any key that writes something. */
    keyboardCharacter: 'Character',
  },
  html({ title }, { words, given }) {
    const bodies = inGroups(rowsIn(given)).map(({ when, rows: own }) => {
      const head = when === undefined ? '' : `<tr><th colspan="2" scope="rowgroup">${escapeText(when)}</th></tr>`;
      const lines = own.map(
        ({ keys, does }) =>
          `<tr><td>${keys.map((key) => drawCombination(key, words.keyboardCharacter)).join(' ')}</td><td>${escapeText(does)}</td></tr>`,
      );
      return `<tbody>${head}${lines.join('')}</tbody>`;
    });
    return (
      `${title}<table class="feature-keyboard" aria-label="${escapeAttribute(words.keyboard)}">` +
      `<thead><tr><th scope="col">${escapeText(words.keyboardKeys)}</th><th scope="col">${escapeText(words.keyboardDoes)}</th></tr></thead>` +
      `${bodies.join('')}</table>`
    );
  },
  markdown(_, { words, given }) {
    const tables = inGroups(rowsIn(given)).map(({ when, rows: own }) =>
      [
        ...(when === undefined ? [] : [`${when}:`, '']),
        `| ${words.keyboardKeys} | ${words.keyboardDoes} |`,
        '| :-- | :-- |',
        ...own.map(({ keys, does }) => `| ${keys.map(writeCombination).join(', ')} | ${writeCell(does)} |`),
      ].join('\n'),
    );
    return `### ${words.keyboard}\n\n${tables.join('\n\n')}`;
  },
});

/** Returns what the page’s front matter says about keys. */
function rowsIn(given: Given = {}): readonly KeyboardRow[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of front matter checks it
  return (given['keyboard'] ?? []) as readonly KeyboardRow[];
}

interface Group {
  readonly when: string | undefined;
  readonly rows: readonly KeyboardRow[];
}

/** Groups rows that follow each other and apply at the same time. */
function inGroups(rows: readonly KeyboardRow[]): readonly Group[] {
  return rows.reduce<readonly Group[]>((groups, row) => {
    const last = groups.at(-1);
    return last !== undefined && last.when === row.when
      ? [...groups.slice(0, -1), { ...last, rows: [...last.rows, row] }]
      : [...groups, { when: row.when, rows: [row] }];
  }, []);
}

/** Draws keys that are pressed together. */
function drawCombination(text: string, character: string): string {
  const keys = readCombination(text).map(({ name }) => {
    const { shown, said } = faceOf(name, character);
    return said === undefined
      ? `<kbd>${escapeText(shown)}</kbd>`
      : `<kbd><span aria-hidden="true">${escapeText(shown)}</span><span class="said">${escapeText(said)}</span></kbd>`;
  });
  return `<span class="keys">${keys.join('+')}</span>`;
}

function writeCombination(text: string): string {
  return readCombination(text)
    .map(({ name }) => (name === '`' ? '`` ` ``' : `\`${writeCell(name)}\``))
    .join(' + ');
}

function writeCell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

/** What is printed on a key, and what it is called if that is a sign. */
interface KeyFace {
  readonly shown: string;
  readonly said?: string;
}

const FACES: Readonly<Record<string, KeyFace>> = {
  ArrowDown: { shown: '↓', said: 'Arrow Down' },
  ArrowLeft: { shown: '←', said: 'Arrow Left' },
  ArrowRight: { shown: '→', said: 'Arrow Right' },
  ArrowUp: { shown: '↑', said: 'Arrow Up' },
  Control: { shown: 'Ctrl' },
  Escape: { shown: 'Esc' },
};

/**
 * Returns what readers see of a key. `character` is the word for any key that writes something.
 * @example
 * faceOf('PageDown', '…').shown // 'Page Down'
 */
function faceOf(name: string, character: string): KeyFace {
  if (name === CHARACTER) return { shown: character };
  return Object.hasOwn(FACES, name)
    ? (FACES[name] ?? { shown: name })
    : { shown: name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') };
}
