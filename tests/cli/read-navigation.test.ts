import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { readProjectNavigation } from '../../cli/project/read-navigation.ts';
import { compile, type Declaration, type ProjectInput, type SourceFile } from '../../engine/index.ts';
import { ROOT } from '../support/docs-nav.ts';
import { FEATURES } from '../../site/features/index.ts';

const root = mkdtempSync(path.join(tmpdir(), 'docs-nav-sections-'));
mkdirSync(path.join(root, 'node_modules'));
afterAll(() => rmSync(root, { recursive: true }));

const SECTIONS = path.join(ROOT, 'nav/sections');
const nav: readonly SourceFile[] = [
  { path: 'nav/site.yaml', text: readFileSync(path.join(ROOT, 'nav/site.yaml'), 'utf8') },
  ...readdirSync(SECTIONS).map((name) => ({
    path: `nav/sections/${name}`,
    text: readFileSync(path.join(SECTIONS, name), 'utf8'),
  })),
];
const input: ProjectInput = {
  nav,
  pages: [],
  assets: [],
  builtIn: FEATURES,
  packages: {},
  today: '2026-01-01',
  unreadable: [],
};

test('settings and sections from the last run compile to the same manifest and the same diagnostics', () => {
  const fresh = compile(input);
  readProjectNavigation(projectAt(root), nav, []);
  const navigation = readProjectNavigation(projectAt(root), nav, []);
  expect(navigation.sections).toHaveLength(nav.length - 1);
  expect(JSON.stringify(compile({ ...input, navigation }))).toBe(JSON.stringify(fresh));
});

test('a section is read again when its text changes, and one with a mistake is not kept', () => {
  const path = 'nav/sections/kit.yaml';
  const good = { path, text: 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/a\n' };
  const renamed = { path, text: good.text.replace('Kit', 'Tools') };
  const wrong = { path, text: good.text.replace('name', 'nmae') };
  const read = (source: SourceFile) => readProjectNavigation(projectAt(root), [source], []);
  expect(read(good).sections[0]?.name).toBe('Kit');
  expect(read(renamed).sections[0]?.name).toBe('Tools');
  for (const run of [1, 2])
    expect(
      read(wrong).findings.map(([{ code }]) => code),
      `run ${run}`,
    ).toContain('unknown-key');
});

test('settings are read again when their text or the settings of features change, and are not kept with a mistake', () => {
  const path = 'nav/site.yaml';
  const good = { path, text: 'title: Kit\nurl: https://kit.example\n' };
  const renamed = { path, text: good.text.replace('Kit', 'Tools') };
  const more = { path, text: `${good.text}memos: true\n` };
  const own: readonly Declaration[] = [
    { name: 'memo', says: 'A note.', asked: ['block'], settings: { memos: { kind: 'switch', says: 'Shows notes.' } } },
  ];
  const read = (source: SourceFile, features = own) =>
    readProjectNavigation(projectAt(root), [source], [], undefined, features);
  expect(read(good).site.info.title).toBe('Kit');
  expect(read(renamed).site.info.title).toBe('Tools');
  expect(read(more).findings).toEqual([]);
  for (const run of [1, 2])
    expect(
      read(more, []).findings.map(([{ code }]) => code),
      `run ${run}`,
    ).toEqual(['unknown-key']);
});
