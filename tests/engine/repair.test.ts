import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '../../engine/index.ts';
import { makeProject, SITE, toLines, type ProjectText } from './support/project.ts';

const SECTION = 'id: widgets\nname: Widgets\nprefixes: [/widgets]\npages:\n  - pathname: /widgets/a\n';

function find(text: ProjectText): readonly string[] {
  const project = makeProject(text);
  return toLines(check(project).diagnostics, project);
}

describe('a wrong value for a key that may be true, false or a word', () => {
  test.each([['no'], ['maybe'], ['title'], ["'true'"], ['5'], ['[true]'], ['{ text: true }']])(
    '%s leaves the other settings as they are',
    (value) => {
      const input = makeProject({
        site: `${SITE}search: ${value}\ncontent: docs\nsocialCards: maybe\nurl2: a\n`,
        sections: { widgets: SECTION },
      });
      const pages = [{ ...makeProject({ pages: ['/widgets/a'] }).pages[0]!, path: 'docs/widgets/a.md' }];
      const found = check({ ...input, pages }).diagnostics;
      expect(found.map(({ code, origin }) => `${code} ${origin.range.start.line}`)).toEqual([
        expect.stringMatching(/^(?:unknown-value|wrong-type) 3$/),
        'wrong-type 5',
        'unknown-key 6',
      ]);
    },
  );

  test.each([
    ['no', 'write `false`', 'false'],
    ['On', 'write `true`', 'true'],
    ["'true'", 'write true without quotes', 'true'],
    ['title', 'did you mean `titles`', 'titles'],
    ['all', 'use `true`, `false` or `titles`', undefined],
  ])('%s: %s', (value, help, fix) => {
    const [found] = check(makeProject({ site: `${SITE}search: ${value}\n`, sections: {} })).diagnostics.filter(
      ({ code }) => code === 'unknown-value',
    );
    expect(found?.help).toBe(help);
    expect(found?.fix?.edits[0]?.text).toBe(fix);
  });
});

describe('a wrong value for a key that may have several types', () => {
  const page = (line: string) => `${SECTION}    ${line}\n    legacy: true\nzzz: 5\n`;
  test.each([
    ['newFeature: yes', '`newFeature` must be true, false or a mapping, not the text `yes`.', 'write `true`'],
    ["newFeature: 'yes'", '`newFeature` must be true, false or a mapping, not the text `yes`.', 'write `true`'],
    ['planned: no', '`planned` must be true or false, not the text `no`.', 'write `false`'],
    ['package: 5', '`package` must be text or a list, not the number `5`.', "put it in quotes: '5'"],
    ['package: { a: b }', '`package` must be text or a list, not a mapping.', 'write text or a list'],
  ])('%s', (line, message, help) => {
    const text = line.startsWith('planned') ? `${SECTION}    ${line}\nzzz: 5\n` : page(line);
    const project = makeProject({ sections: { widgets: text }, pages: ['/widgets/a'] });
    const found = check(project);
    expect(found.diagnostics.map(({ code, message: text, help: advice }) => [code, text, advice])).toEqual([
      ['wrong-type', message, help],
      ['unknown-key', 'Unknown key `zzz`.', expect.any(String)],
    ]);
    // The section is still there, with its page.
    expect(found.pages).toBe(1);
  });
});

test('a content folder under a misspelled key is not reported as empty', () => {
  expect(find({ site: `${SITE}contnet: docs\n`, sections: { widgets: SECTION } })).toEqual([
    'site.yaml unknown-key contnet',
  ]);
});

/** Projects with lines of `repairs.txt`, by the word in brackets after a name. */
const PROJECTS: Readonly<Record<string, (lines: string) => ProjectText>> = {
  'added to the settings': (lines) => ({ site: `${SITE}${lines}\n` }),
  page: (lines) => ({ sections: { widgets: `${SECTION}${lines.replace(/^/gm, '    ')}\n` } }),
  settings: (lines) => ({ site: `${lines}\n` }),
  section: (lines) => ({ sections: { widgets: `${lines}\n` } }),
};

/**
 * Reads `repairs.txt`: `--- name [place]`, lines, and after the arrow, the code and the advice that they lead to. The
 * lines are added to the settings, or to the entry of a page, or are all settings or a whole section.
 */
function readRepairs() {
  const text = readFileSync(path.join(import.meta.dirname, 'repairs.txt'), 'utf8');
  return text
    .split(/^--- /m)
    .slice(1)
    .map((part) => {
      const [, name = part, place = 'added to the settings', lines = '', code, help] =
        /^(.+?)(?: \[(.+)\])?\n([^]*?)\n?→ ([\w-]+): (.+)\n*$/.exec(part) ?? [];
      return [name, PROJECTS[place]!(lines), code, help] as const;
    });
}

describe('one message says what to write instead', () => {
  test.each(readRepairs())('%s', (_, text, code, help) => {
    const found = check(makeProject({ sections: { widgets: SECTION }, pages: ['/widgets/a'], ...text })).diagnostics;
    expect(found.filter(({ severity }) => severity === 'error').map((one) => [one.code, one.help])).toEqual([
      [code, help],
    ]);
  });
});
