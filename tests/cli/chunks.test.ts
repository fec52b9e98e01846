import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';

const CHUNKS = path.join(ROOT, 'dist/chunks');
const NAMES = readdirSync(CHUNKS);

/** Chunks that are read before the first line of a chunk runs, including the chunk itself, without their hashes. */
function readWith(kind: string): readonly string[] {
  const found = new Set(NAMES.filter((name) => nameOf(name) === kind));
  for (const name of found) for (const other of neededBy(name)) found.add(other);
  return Array.from(found, nameOf);
}

/** Chunks that a chunk requires immediately; those that it loads later are required in a function. */
function neededBy(name: string): readonly string[] {
  const text = readFileSync(path.join(CHUNKS, name), 'utf8');
  return Array.from(text.matchAll(/(?<!\(\) ?=> ?)require\("\.\/([^"]+\.cjs)"\)/g), ([, other = '']) => other);
}

function nameOf(file: string): string {
  return file.replace(/(?:-[\w-]{8})?\.cjs$/, '');
}

// Reading Markdown, prerendering and their packages takes as long as checking a site.
const CHECKING = ['validate', 'routes', 'diff', 'mv', 'baseline', 'explain', 'schema'];
test.each([...CHECKING, 'compiler', 'pretty', 'compact', 'json', 'github', 'sarif'])(
  '%s reads none of the site’s code',
  (kind) => {
    const read = readWith(kind);
    expect(read).toContain(kind);
    expect(read.filter((name) => name === 'site' || name === 'pages' || name.startsWith('render-'))).toEqual([]);
  },
);

test('a second YAML parser is only read when there is a mistake to explain', () => {
  const holdParser = NAMES.filter((name) =>
    readFileSync(path.join(CHUNKS, name), 'utf8').includes('MULTILINE_IMPLICIT_KEY'),
  );
  expect(holdParser).toContain('syntax-errors.cjs');
  const read = ['validate', 'build', 'page-worker'].flatMap(readWith);
  expect(holdParser.map(nameOf).filter((name) => read.includes(name))).toEqual([]);
});

test('of the YAML library, only the event parser is read, not what loads or writes values', () => {
  const compiler = NAMES.find((name) => nameOf(name) === 'compiler') ?? '';
  const text = readFileSync(path.join(CHUNKS, compiler), 'utf8');
  expect(text).toContain('tag:yaml.org,2002:int');
  for (const tag of ['omap', 'map', 'timestamp']) expect(text).not.toContain(`tag:yaml.org,2002:${tag}`);
});

// A chunk that is required while it runs has not exported anything yet.
test('chunks do not require one another in a circle', () => {
  const needs = new Map(NAMES.filter((name) => name.endsWith('.cjs')).map((name) => [name, neededBy(name)]));
  const reaches = (from: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const other of needs.get(from) ?? []) if (!found.has(other)) reaches(other, found.add(other));
    return found;
  };
  expect([...needs.keys()].filter((name) => reaches(name).has(name))).toEqual([]);
});

// V8 cannot import anything from cached code.
test('dynamic imports are in the chunk that Node loads itself', () => {
  const importing = NAMES.filter((name) =>
    // A text with an import is code that runs elsewhere.
    /(?<![`'"])(?:await|return|=>) ?\(?import\(/.test(readFileSync(path.join(CHUNKS, name), 'utf8')),
  );
  expect(importing.map(nameOf)).toEqual(['load']);
});

test('the program reads nothing that only its commands need', () => {
  const bin = readFileSync(path.join(ROOT, 'dist/docs-nav.cjs'), 'utf8');
  const read = Array.from(bin.matchAll(/require\("\.\/chunks\/([^"]+)"\)/g), ([, file = '']) => nameOf(file));
  expect(read.toSorted()).toEqual(['load', 'rolldown-runtime']);
  expect(readWith('load').toSorted()).toEqual(['load', 'rolldown-runtime']);
  expect(readWith('start').toSorted()).toEqual(['base', 'load', 'rolldown-runtime', 'start']);
});

test('a build that changes no page and has no demos reads no code that renders them', () => {
  expect(readWith('build').toSorted()).toEqual([
    'base',
    'build',
    'compiler',
    'load',
    'plan',
    'rolldown-runtime',
    'site',
  ]);
});

test('a page thread only reads the Markdown parser when it has pages to read, and nothing that only a build needs', () => {
  expect(readWith('page-worker').toSorted()).toEqual(['base', 'compiler', 'load', 'page-worker', 'rolldown-runtime']);
  expect(readWith('read-facts')).not.toContain('site');
  expect(readWith('render-batches')).not.toContain('site');
  expect(NAMES.filter((name) => /require\("satteri"\)/.test(readFileSync(path.join(CHUNKS, name), 'utf8')))).toEqual(
    [],
  );
});
