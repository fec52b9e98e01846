/** What is told about `keyboard` in front matter, at its place in the file. */
import { describe, expect, test } from 'vitest';
import { check, readFrontMatter } from '../../engine/index.ts';
import { makeProject } from '../engine/support/project.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';

const SECTION = { kit: 'id: kit\nname: Kit\nprefixes: [/kit]\npages: [{ pathname: /kit/menu }]\n' };

/** The mistakes of a page: code, what is marked, message, help, and the text after the fix. */
function mistakesIn(text: string) {
  const found = check(makeProject({ sections: SECTION, pages: { '/kit/menu': readFrontMatter(readFacts(text)) } }));
  return found.diagnostics.map(({ code, message, help, origin: { range }, fix }) => ({
    told: `${code} ${range.start.line}:${range.start.column} ${text.slice(range.start.offset, range.end.offset)}`,
    message,
    help,
    fixed: (fix?.edits ?? []).reduceRight(
      (now, { start, end, text: to }) => now.slice(0, start) + to + now.slice(end),
      text,
    ),
  }));
}

const pageWith = (keys: string): string =>
  `---\ntitle: Menu\nkeyboard:\n  - keys: ${keys}\n    does: Opens the menu.\n---\n\n## Accessibility\n\n::keyboard\n`;

describe('names of keys', () => {
  test.each([
    ['Enter'],
    ['[ArrowDown, ArrowUp]'],
    ['Shift+Tab'],
    ['[Control+Shift+Home, Meta+a]'],
    ['"?"'],
    ["'Control++'"],
    ['é'],
    ['F12'],
    ['Character'],
    ['Shift'],
  ])('%s is right', (keys) => {
    expect(mistakesIn(pageWith(keys))).toEqual([]);
  });

  test.each([
    ['Esc', '4:11 Esc', 'Escape'],
    ['[Enter, Spacebar]', '4:19 Spacebar', 'Space'],
    ['"Ctrl+A"', '4:12 Ctrl', 'Control'],
    ['Shift+LeftArrow', '4:17 LeftArrow', 'ArrowLeft'],
    ['ArowDown', '4:11 ArowDown', 'ArrowDown'],
    ['arrowdown', '4:11 arrowdown', 'ArrowDown'],
    ['Page Down', '4:11 Page Down', 'PageDown'],
    ['Cmd + K', '4:11 Cmd', 'Meta'],
  ])('%s is corrected', (keys, place, name) => {
    const page = pageWith(keys);
    const [mistake, ...others] = mistakesIn(page);
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ told: `unknown-value ${place}`, help: `did you mean \`${name}\`` });
    const wrong = place.slice(place.indexOf(' ') + 1);
    expect(mistake?.fixed).toBe(page.replace(wrong, name));
  });

  test.each([
    ['Whatever', 'write its name in `KeyboardEvent.key`, such as `ArrowDown`, or the character that it writes'],
    ['Enter+Tab', 'use `Alt`, `AltGraph`, `Control`, `Meta` or `Shift`'],
    ['Shift+', 'write its name in `KeyboardEvent.key`, such as `ArrowDown`, or the character that it writes'],
  ])('%s is told without a guess', (keys, help) => {
    expect(mistakesIn(pageWith(keys)).map((mistake) => mistake.help)).toEqual([help]);
  });
});

test('rows are checked like other front matter', () => {
  const page = '---\nkeyboard:\n  - key: Tab\n    does: 5\n  - keys: []\n    does: Waits.\n---\n\n::keyboard\n';
  expect(mistakesIn(page).map(({ told, help }) => [told, help])).toEqual([
    ['unknown-key 3:5 key', 'did you mean `keys`'],
    ['wrong-type 4:11 5', "put it in quotes: '5'"],
    ['invalid-value 5:11 []', 'give it a value'],
  ]);
});

describe('`keyboard` and `::keyboard` need each other', () => {
  const TABLE = 'keyboard: [{ keys: Tab, does: Leaves. }]';
  test.each([
    [`---\n${TABLE}\n---\n\nText.\n`, ['unused-front-matter 2:1 keyboard']],
    ['---\ntitle: A\n---\n\nText.\n\n::keyboard\n', ['missing-field 7:1 ::keyboard']],
    ['# A\n\n::keyboard\n', ['missing-field 3:1 ::keyboard']],
    [`---\n${TABLE}\n---\n\nText.\n\n::keybord\n`, ['unknown-directive 7:3 keybord']],
    [`---\n${TABLE}\n---\n\n- Text.\n\n  ::keyboard\n`, []],
  ])('%j', (page, told) => {
    expect(mistakesIn(page).map((mistake) => mistake.told)).toEqual(told);
  });
});
