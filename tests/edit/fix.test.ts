import { readdirSync } from 'node:fs';

import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, planFixes, type FixPlan } from '../../engine/edit/index.ts';
import { joinEdits } from '../../engine/text/text-edit.ts';
import { readFrontMatter, type ProjectInput } from '../../engine/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { readFixture } from '../diagnostics/read-fixture.ts';
import { randomRuns } from '../support/runs.ts';
import { edited, toFiles, toInput, type ProjectFiles } from './support/project-files.ts';

const DIAGNOSTICS = path.join(import.meta.dirname, '../diagnostics');

function fix(files: ProjectFiles, input: ProjectInput = toInput(files)): FixPlan {
  return planFixes(input, { read: (file) => files.get(file), readFacts: (text) => readFrontMatter(readFacts(text)) });
}

/** Changed lines, file by file. */
function changes(before: ProjectFiles, after: ProjectFiles): readonly string[] {
  return Array.from(before).flatMap(([file, text]) => {
    const [old, now] = [text.split('\n'), (after.get(file) ?? '').split('\n')];
    return [
      ...old.filter((line) => !now.includes(line)).map((line) => `${file} -${line}`),
      ...now.filter((line) => !old.includes(line)).map((line) => `${file} +${line}`),
    ];
  });
}

const CODES = readdirSync(DIAGNOSTICS, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test('fixes each kind of diagnostic that has a fix, and leaves the rest to the author', () => {
  const mended = CODES.map((code) => {
    const { input, sources } = readFixture(path.join(DIAGNOSTICS, code));
    const names = [...input.nav, ...input.pages].map((file) => file.path);
    const files = new Map(names.map((file) => [file, sources(file) ?? '']));
    return [code, changes(files, edited(files, { ...fix(files, input), moves: [] }))] as const;
  });
  expect(Object.fromEntries(mended.filter(([, lines]) => lines.length > 0))).toMatchSnapshot();
});

const SITE = 'title: L\nurl: https://l.example\n';
const section = (pages: string) => `id: l\nname: L\nprefixes: [/l]\npages:\n${pages}`;

describe('fixes', () => {
  test.each<[string, string, string]>([
    [
      'a quoted value, keeping its quotes',
      '  - pathname: \'/l/a/\'\n  - pathname: "/l/b/" # b\n',
      '  - pathname: \'/l/a\'\n  - pathname: "/l/b" # b\n',
    ],
    [
      'several mistakes in one place, one after the other',
      '  - pathnam: l//a/\n    titel: 404\n  - pathname: /l/b\n',
      "  - pathname: /l/a\n    title: '404'\n  - pathname: /l/b\n",
    ],
    [
      'an expired newFeature, as a block',
      '  - pathname: /l/a\n    newFeature:\n      until: 2020-01-01   # long ago\n\n    # kept\n    title: A\n  - pathname: /l/b\n',
      '  - pathname: /l/a\n\n    # kept\n    title: A\n  - pathname: /l/b\n',
    ],
    [
      'an expired newFeature, on one line',
      '  - { newFeature: { until: 2020-01-01 }, pathname: /l/a }\n  - { pathname: /l/b, newFeature: { until: 2020-01-01 } }\n',
      '  - { pathname: /l/a }\n  - { pathname: /l/b }\n',
    ],
    [
      'an expired newFeature, after the dash',
      '  - newFeature: { until: 2020-01-01 }\n    pathname: /l/a\n  - pathname: /l/b\n',
      '  - pathname: /l/a\n  - pathname: /l/b\n',
    ],
    ...['l/b.html', 'l/b/index.html', '/l/b/index.html', 'content/l/b.htm', '/l/B.html'].map(
      (written): [string, string, string] => [
        `a pathname written as the file ${written}`,
        `  - pathname: /l/a\n  - pathname: ${written}\n`,
        '  - pathname: /l/a\n  - pathname: /l/b\n',
      ],
    ),
    [
      'yes and no',
      '  - pathname: /l/a\n    beta: yes\n  - pathname: /l/b\n',
      '  - pathname: /l/a\n    beta: true\n  - pathname: /l/b\n',
    ],
  ])('%s', (_, pages, expected) => {
    const files = toFiles({
      'nav/site.yaml': SITE,
      'nav/sections/l.yaml': section(pages),
      'content/l/a.md': '# A\n',
      'content/l/b.md': '# B\n',
    });
    const after = edited(files, { ...fix(files), moves: [] });
    expect(after.get('nav/sections/l.yaml')).toBe(section(expected));
    expect(fix(after).edits).toEqual([]);
  });

  test('links in Markdown and front matter, keeping anchors and titles', () => {
    const files = toFiles({
      'nav/site.yaml': `${SITE}redirects: [{ from: /old, to: /older }, { from: /older, to: /l/button#use }]\n`,
      'nav/sections/l.yaml': section('  - pathname: /l/button\n  - pathname: /l/start\n'),
      'content/l/button.md': '# Button\n\n## Use\n',
      'content/l/start.md':
        '---\nrelated: [\'/l/buton\', "/old"]\ntitel: Start\n---\n\n# Start\n\n[a](/l/buton#use "/l/buton") [b](</old>) [c](/l/button#usee) `/l/buton`\n\n:::inffo\nx\n:::\n',
    });
    const after = edited(files, { ...fix(files), moves: [] });
    expect(after.get('content/l/start.md')).toBe(
      '---\nrelated: [\'/l/button\', "/l/button#use"]\ntitle: Start\n---\n\n# Start\n\n[a](/l/button#use "/l/buton") [b](</l/button#use>) [c](/l/button#use) `/l/buton`\n\n:::info\nx\n:::\n',
    );
    expect(after.get('nav/site.yaml')).toBe(
      `${SITE}redirects: [{ from: /old, to: /l/button#use }, { from: /older, to: /l/button#use }]\n`,
    );
  });

  test('settings, although mistakes come to light that were hidden as long as the languages were unknown', () => {
    const files = new Map([
      ['nav/site.yaml', `${SITE}langauges: [{ code: en, name: English }]\n`],
      ['nav/sections/l.yaml', section('  - pathname: /l/a\n')],
      ['content/l/a.md', '# A\n\n[B](#b)\n'],
      ['content/l/a/index.md', '# A\n'],
    ]);
    const plan = fix(files);
    expect(changes(files, edited(files, { ...plan, moves: [] }))).toEqual([
      'nav/site.yaml -langauges: [{ code: en, name: English }]',
      'nav/site.yaml +languages: [{ code: en, name: English }]',
    ]);
    expect(plan.diagnostics.map(({ code }) => code)).toContain('ambiguous-page');
  });

  test('nothing that is ambiguous or would cause new mistakes', () => {
    const files = toFiles({
      'nav/site.yaml': SITE,
      'nav/sections/l.yaml': section(
        '  - pathname: /l/tab\n  - pathname: /l/tag\n  - pathname: /l/tag/\n    planned: true\n',
      ),
      'content/l/tab.md': '# Tab\n\n[a](/l/tac)\n',
      'content/l/tag.md': '# Tag\n',
    });
    expect(changes(files, edited(files, { ...fix(files), moves: [] }))).toEqual([]);
  });
});

test('joins two rounds of edits into one', () => {
  const text = fc.string({ minLength: 0, maxLength: 30 });
  const edits = fc.array(
    fc.record({ at: fc.nat({ max: 8 }), length: fc.nat({ max: 5 }), text: fc.string({ maxLength: 4 }) }),
    { maxLength: 5 },
  );
  const place = (gaps: readonly { at: number; length: number; text: string }[], size: number) => {
    const placed = [];
    let at = 0;
    for (const gap of gaps) {
      const start = at + gap.at + 1;
      const end = start + gap.length;
      if (end > size) break;
      placed.push({ start, end, text: gap.text });
      at = end;
    }
    return placed;
  };
  fc.assert(
    fc.property(text, edits, edits, (before, one, other) => {
      const first = place(one, before.length);
      const middle = applyEdits(before, first);
      const second = place(other, middle.length);
      expect(applyEdits(before, joinEdits(before.length, first, second))).toBe(applyEdits(middle, second));
    }),
    randomRuns({ usual: 500, ci: 5000 }),
  );
});
