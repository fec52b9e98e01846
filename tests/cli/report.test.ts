import { describe, expect, test } from 'vitest';
import { reportCompact } from '../../cli/report/compact.ts';
import { reportGithub } from '../../cli/report/github.ts';
import { reportJson } from '../../cli/report/json.ts';
import { reportPretty } from '../../cli/report/pretty.ts';
import { summarize, type ReportOptions } from '../../cli/system/summary.ts';
import { reportSarif } from '../../cli/report/sarif.ts';
import { FILES, makeDiagnostics, RULES, SAMPLE } from './support/diagnostics.ts';

const options: ReportOptions = {
  color: false,
  width: 100,
  sections: 7,
  pages: 640,
  folder: '',
  tool: { version: '1.2.3', homepage: 'https://docs.example.com', rules: RULES },
};
const sources = (file: string): string | undefined => FILES[file];

describe('the five formats', () => {
  test.each([
    ['pretty.txt', reportPretty],
    ['compact.txt', reportCompact],
    ['report.json', reportJson],
    ['report.sarif', reportSarif],
    ['github.txt', reportGithub],
  ])('%s', async (file, report) => {
    await expect(report(SAMPLE, sources, options)).toMatchFileSnapshot(`golden/${file}`);
  });

  test.each([
    ['pretty', reportPretty],
    ['compact', reportCompact],
    ['github', reportGithub],
  ])('%s says that nothing was found', (_name, report) => {
    expect(report([], sources, options)).toBe('no errors or warnings in 7 sections, 640 pages\n');
  });

  test('color does not change the text', () => {
    const colored = reportPretty(SAMPLE, sources, { ...options, color: true });
    expect(colored).toContain('\u001b[1;31merror[duplicate-pathname]');
    expect(colored).toContain('\u001b[1;33mwarning[unwritten-page]');
    // oxlint-disable-next-line no-control-regex -- the colors are what is removed
    expect(colored.replaceAll(/\u001b\[[\d;]*m/g, '')).toBe(reportPretty(SAMPLE, sources, options));
  });
});

test('in JSON, a warning about translations lists every text', () => {
  const missing = [{ path: ['words', 'skip'], text: 'Skip' }];
  const [sample] = SAMPLE;
  if (sample === undefined) throw new Error('There is no sample.');
  const report: unknown = JSON.parse(reportJson([{ ...sample, missing }], sources, options));
  expect(report).toMatchObject({ diagnostics: [{ missing }] });
});

test.each([
  // errors, warnings, sections, pages
  [0, 0, 1, 1, 'no errors or warnings in 1 section, 1 page'],
  [1, 0, 2, 0, '1 error in 2 sections, 0 pages'],
  [0, 1, 7, 640, '1 warning in 7 sections, 640 pages'],
  [2, 1, 7, 100_000, '2 errors, 1 warning in 7 sections, 100,000 pages'],
])('summary of %i errors and %i warnings', (errors, warnings, sections, pages, expected) => {
  const [error, warning] = [
    SAMPLE.find(({ severity }) => severity === 'error'),
    SAMPLE.find(({ severity }) => severity === 'warning'),
  ];
  const found = [...Array(errors).fill(error), ...Array(warnings).fill(warning)];
  expect(summarize(found, { sections, pages })).toBe(expected);
});

test('the summary says how many sections were checked', () => {
  const expected = 'no errors or warnings in 1 of 7 sections, 90 pages';
  expect(summarize([], { sections: 1, elsewhere: 6, pages: 90 })).toBe(expected);
});

describe('pretty', () => {
  const pretty = (text: string, marked: string, changes: Partial<ReportOptions> = {}): string => {
    const files = { 'a.yaml': text };
    const found = makeDiagnostics(
      [{ code: 'unknown-key', at: { file: 'a.yaml', text: marked }, message: 'It is wrong.' }],
      files,
    );
    return reportPretty(found, () => text, { ...options, sections: 1, pages: 1, ...changes }).split('\n\n')[0] ?? '';
  };

  test('a tab takes two columns, before and within the marks', () => {
    expect(pretty('\ta\tb: c', 'a\tb')).toBe(`error[unknown-key]: It is wrong.
  a.yaml:1:2
  1 |   a  b: c
    |   ^^^^`);
  });

  test('wide characters get two marks, combining ones get none', () => {
    expect(pretty('名前: e\u0301x', '名前')).toContain('  1 | 名前: e\u0301x\n    | ^^^^');
    expect(pretty('名: e\u0301x', 'x')).toContain('\n    |      ^');
  });

  test('a range over several lines shows its first and its last line', () => {
    expect(pretty('a:\n  - b\n  - c\n  - d\ne: f', '- b\n  - c\n  - d')).toBe(`error[unknown-key]: It is wrong.
  a.yaml:2:3
  1 | a:
  2 |   - b
    |   ^^^
  . |
  4 |   - d
    |   ^^^`);
  });

  test('a range that ends with a line break stays on its line', () => {
    expect(pretty('a: b\r\nc: d\r\n', 'a: b\r\n')).toContain('1 | a: b\n    | ^^^^');
  });

  test('an empty range gets one mark, even at the end of the file', () => {
    expect(pretty('a: b', '')).toContain('1 | a: b\n    | ^');
    const end = { line: 2, column: 1, offset: 5 };
    const [diagnostic] = SAMPLE;
    const found = [{ ...diagnostic!, origin: { file: 'a.yaml', range: { start: end, end } }, related: [] }];
    expect(reportPretty(found, () => 'a: b\n', options)).toContain('1 | a: b\n  2 |\n    | ^');
  });

  test.each([
    ['start', 0],
    ['middle', 5_000],
    ['end', 9_990],
  ])('a long line is cut around the range: %s', (_name, before) => {
    const line = `${'x'.repeat(before)}WRONG${'y'.repeat(10_000 - before)}`;
    const [, , source = '', marks = ''] = pretty(line, 'WRONG', { width: 60 }).split('\n');
    expect(source.length).toBeLessThanOrEqual(60);
    expect(source.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('WRONG');
  });

  test('a file that has changed since it was checked does no harm', () => {
    expect(reportPretty(SAMPLE, () => 'short', options)).toContain('short');
  });

  test('places are shown even without the text', () => {
    const text = reportPretty(SAMPLE, () => undefined, options);
    expect(text).toContain(
      '  nav/sections/material-ui.yaml:9:15\n  nav/sections/material-ui.yaml:5:15 first node at this pathname',
    );
  });

  test('nothing in a file or message can control the terminal', () => {
    const text = 'a: \u001b[2J\u202eb\u0007';
    const files = { 'a.yaml': text };
    const found = makeDiagnostics(
      [{ code: 'unknown-key', at: { file: 'a.yaml', text: 'a' }, message: `Bad \`${text}\`` }],
      files,
    );
    for (const report of [reportPretty, reportCompact]) {
      const shown = report(found, () => text, options);
      expect(['\u001b', '\u202e', '\u0007'].filter((steering) => shown.includes(steering))).toEqual([]);
    }
  });
});

describe('what controls a terminal, or a service that reads its lines', () => {
  const steering = '\u001b[2J\u001b]0;title\u0007\u009b2J\u202e\u007f\r\n::error file=x::y';
  const [sample] = SAMPLE.filter(({ related }) => related.length > 0);
  const found = [
    { ...sample!, message: steering, help: steering, related: [{ ...sample!.related[0]!, message: steering }] },
  ];
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

  test.each([
    ['compact', reportCompact],
    ['github', reportGithub],
    ['json', reportJson],
    ['pretty', reportPretty],
    ['sarif', reportSarif],
  ])('is not in %s', (_, report) => {
    const shown = report(found, sources, options);
    expect(shown).not.toMatch(CONTROL);
    expect(shown).not.toMatch(/^::error file=x/m);
  });

  test('programs get it as it is', () => {
    expect(JSON.parse(reportJson(found, sources, options)).diagnostics[0].message).toBe(steering);
    expect(JSON.parse(reportSarif(found, sources, options)).runs[0].results[0].message.text).toContain(steering);
  });
});

test('places are reported relative to the folder where the reader is', () => {
  const inside = { ...options, folder: 'docs site' };
  expect(reportCompact(SAMPLE, sources, inside)).toContain('docs site/nav/sections/material-ui.yaml:9:15: error');
  expect(reportGithub(SAMPLE, sources, inside)).toContain('file=docs site/nav/sections/material-ui.yaml,');
  expect(reportSarif(SAMPLE, sources, inside)).toContain('"docs%20site/nav/sections/material-ui.yaml"');
  expect(JSON.parse(reportJson(SAMPLE, sources, inside)).diagnostics[2].file).toBe('nav/sections/material-ui.yaml');
});

test('a fingerprint survives lines added above, and distinguishes equal lines', () => {
  const prints = (text: string): readonly string[] => {
    const files = { 'a.yaml': text };
    const places = [0, 1].map((nth) => ({
      code: 'unknown-key',
      at: { file: 'a.yaml', text: 'titel', nth },
      message: 'It is wrong.',
    }));
    const { runs } = JSON.parse(reportSarif(makeDiagnostics(places, files), () => text, options));
    return runs[0].results.map(
      (result: { partialFingerprints: Record<string, string> }) =>
        result.partialFingerprints['primaryLocationLineHash'],
    );
  };
  const before = prints('- titel: a\n- titel: a\n');
  expect(prints('# more\n\n- titel: a\n- titel: a\n')).toEqual(before);
  expect(new Set(before).size).toBe(2);
  expect(prints('- titel: b\n- titel: a\n')[0]).not.toBe(before[0]);
});
