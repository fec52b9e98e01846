/** The floors of the house, as DESIGN.md draws them: what a folder may import from. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/docs-nav.ts';
import { importsOf, sourceFiles } from './support/source-files.ts';

const ROOMS = ['engine', 'site', 'cli'];

/** An import of a file by another one. */
type Arrow = readonly [from: string, to: string];

/** Folders that are flat lists of one kind, however many files they hold. */
const LISTS = ['engine/check/rules'];
const MOST_FILES = 24;

const files = ROOMS.flatMap(sourceFiles);
const floors = readFloors();
const imports = files.flatMap((from) => importsOf(from, { types: true }).map((to): Arrow => [from, to]));
const arrows = imports.filter(([from, to]) => roomOf(to) === roomOf(from));

test('imports between rooms go one way, types included', () => {
  expect(imports.filter(([from, to]) => ROOMS.indexOf(roomOf(to)) > ROOMS.indexOf(roomOf(from)))).toEqual([]);
});

describe.each(ROOMS)('%s', (room) => {
  const own = floors.filter((folder) => roomOf(folder) === room);

  test('each of its folders has one floor', () => {
    const folders = new Set(files.filter((file) => roomOf(file) === room).map(folderOf));
    expect(own.toSorted()).toEqual([...folders].toSorted());
  });

  test('a folder imports only from floors below it', () => {
    expect(arrows.filter((arrow) => roomOf(arrow[0]) === room && runsUp(arrow))).toEqual([]);
  });

  test('an import that runs up is found', () => {
    const [ground = '', roof = ''] = [own[0], own.at(-1)];
    const seeded: Arrow = [`${ground}/seeded.ts`, `${roof}/index.ts`];
    expect([...arrows, seeded].filter(runsUp)).toContainEqual(seeded);
  });

  test('a subfolder is a floor below its folder', () => {
    const above = own.filter((folder) => own.slice(0, own.indexOf(folder)).includes(path.posix.dirname(folder)));
    expect(above).toEqual([]);
  });
});

test(`no folder holds more than ${MOST_FILES} files, unless it is a list of one kind`, () => {
  const large = floors.filter((folder) => files.filter((file) => folderOf(file) === folder).length > MOST_FILES);
  expect(large).toEqual(LISTS);
});

function runsUp([from, to]: Arrow): boolean {
  return floors.indexOf(folderOf(to)) > floors.indexOf(folderOf(from));
}

/**
 * Reads the drawing, in which the ground of each room is first: `room/`, then lines of folders, each with a remark.
 * A path with `*` stands for the folders that it matches and that are not drawn themselves.
 */
function readFloors(): readonly string[] {
  const [, drawing = ''] = /^```floors\n([^]*?)^```$/m.exec(readFileSync(path.join(ROOT, 'DESIGN.md'), 'utf8')) ?? [];
  return drawing.split(/^(?=\w+\/)/m).flatMap((text) => {
    const [head = '', ...lines] = text.trimEnd().split('\n');
    const room = head.replace(/\/.*$/, '');
    const names = lines.flatMap((line) => (/^ {2}(\S+(?: \S+)*)/.exec(line)?.[1] ?? '').split(' '));
    const drawn = names.map((name) => `${room}/${name}`);
    return [...drawn.flatMap((folder) => (folder.includes('*') ? matching(folder, drawn) : folder)), room];
  });
}

function matching(pattern: string, drawn: readonly string[]): readonly string[] {
  const form = new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`);
  return [...new Set(files.map(folderOf).filter((each) => form.test(each) && !drawn.includes(each)))].toSorted();
}

function roomOf(file: string): string {
  return file.split('/', 1)[0] ?? '';
}

function folderOf(file: string): string {
  return path.posix.dirname(file);
}
