/** Edited code becomes JavaScript whose loops end, whose imports are known, and whose mistakes have their line. */
import { describe, expect, test } from 'vitest';
import { createCompiler, type Library, type LiveFiles } from '../../../site/islands/demo/live/compile-files.ts';
import { editOutput } from '../../../site/islands/demo/live/edit-output.ts';

const LIBRARY: Library = {
  has: (id) => ['react', 'react/jsx-runtime'].includes(id),
  isIcon: (id) => id.startsWith('icons/'),
};

const compile = (files: LiveFiles) => createCompiler()(files, LIBRARY);
const codeOf = (source: string) => editOutput(source).code;

describe('loops call the guard before each turn, with their line', () => {
  test.each([
    ['while (true) {}', 'while (true) {docsNavLoop(1);}'],
    ['\nwhile (a) b();', '\nwhile (a) {docsNavLoop(2);b();}'],
    ['for (;;);', 'for (;;){docsNavLoop(1);;}'],
    [
      'for (const a of b) for (const c in d) e(c)',
      'for (const a of b) {docsNavLoop(1);for (const c in d) {docsNavLoop(1);e(c)}}',
    ],
    ['do a(); while (b)', 'do {docsNavLoop(1);a();} while (b)'],
    [
      'async () => { for await (const a of b) { c() } }',
      'async () => { for await (const a of b) {docsNavLoop(1); c() } }',
    ],
    // A text is no loop.
    ['a = "while (true) {}"; // for (;;) {}', 'a = "while (true) {}"; // for (;;) {}'],
  ])('%j', (source, expected) => {
    expect(codeOf(source)).toBe(expected);
    expect(
      () => new Function(`return ${expected.includes('async') ? expected : `() => {${expected}\n}`}`),
    ).not.toThrow();
  });
});

describe('imports', () => {
  test.each([
    ["import a, { b, c as d } from 'x';", 'x', ['default', 'b', 'c']],
    ['import * as a from "x";', 'x', []],
    ["import 'x';", 'x', []],
    ["export { a, b as c } from 'x';", 'x', ['a', 'b']],
    ["export * from 'x';", 'x', []],
    ["const a = import('x');", 'x', []],
  ])('%s', (source, from, names) => {
    const { code, imports } = editOutput(`while (a) {}\n${source}`);
    expect(imports).toEqual([expect.objectContaining({ from, names, line: 2 })]);
    // The place is that of the code with guards.
    expect(imports.map(({ start, end }) => code.slice(start, end).slice(1, -1))).toEqual([from]);
  });

  test('of types alone are gone, those of the compiler are known', () => {
    const compiled = compile({ 'A.tsx': "import type { B } from 'types';\nexport default (b: B) => <i>{b}</i>;" });
    expect(compiled).toMatchObject({
      files: [{ imports: [{ from: 'react/jsx-runtime', to: { id: 'react/jsx-runtime' } }] }],
    });
  });

  test('of files are found like in a project, each file after those that it imports', () => {
    const compiled = compile({
      'A.tsx': "import './a.css';\nimport { b } from './parts/b.js';\nexport default () => b;",
      'parts/b.ts': "export { default as b } from '../c';",
      'c.json': '{"d": 1}',
      'a.css': 'p { color: red }',
    });
    expect('files' in compiled && compiled.files.map(({ name }) => name)).toEqual([
      'a.css',
      'c.json',
      'parts/b.ts',
      'A.tsx',
    ]);
  });

  test('of files elsewhere in the project are those of the library', () => {
    const library: Library = { ...LIBRARY, has: (id) => ['/src/index.ts', '/content/a/b.ts'].includes(id) };
    const compiled = createCompiler('content/a')(
      {
        'A.tsx': "import { a } from '../../src';\nimport { c } from './parts/c';\nexport default () => a + c;",
        'parts/c.ts': "export { a as c } from '../../../src/index.js';\nexport { b } from '../b';",
        'b.ts': 'export const b = 1;',
      },
      library,
    );
    expect(
      'files' in compiled && compiled.files.map(({ name, imports }) => [name, imports.map(({ to }) => to)]),
    ).toEqual([
      // What can be edited comes first.
      ['b.ts', []],
      ['parts/c.ts', [{ id: '/src/index.ts' }, { file: 'b.ts' }]],
      ['A.tsx', [{ id: '/src/index.ts' }, { file: 'parts/c.ts' }]],
    ]);
    expect(createCompiler('content/a')({ 'A.tsx': "import '../src';" }, library)).toEqual({
      failure: { file: 'A.tsx', line: 1, message: "Cannot find module '../src'." },
    });
  });

  test('of icons are listed, to be fetched', () => {
    expect(compile({ 'A.tsx': "import A from 'icons/Add';\nexport default A;" })).toMatchObject({
      icons: ['icons/Add'],
      files: [{ imports: [{ to: { file: 'icons/Add' } }] }],
    });
  });
});

describe('a mistake has its file and line', () => {
  test.each([
    ['no end', { 'A.tsx': 'const a = 1;\nconst b = (;\n' }, 'A.tsx', 2, /^SyntaxError/],
    ['no end of brackets', { 'A.tsx': 'export default () => {\n  return (;\n};' }, 'A.tsx', 2, /^SyntaxError/],
    [
      'another tag',
      { 'A.tsx': 'export default () => (\n  <b>\n    a\n  </i>\n);' },
      'A.tsx',
      4,
      /<b> is closed by <\/i>/,
    ],
    ['a tag for a fragment', { 'A.tsx': 'export default () => <>a</i>;' }, 'A.tsx', 1, /<> is closed by <\/i>/],
    ['an unknown module', { 'A.tsx': "\nimport a from 'nowhere';\na();" }, 'A.tsx', 2, /'nowhere'/],
    [
      'an unknown file',
      { 'A.tsx': "import { b } from './b';\nb();", 'b.ts': "import c from './c';\nexport const b = c;" },
      'b.ts',
      1,
      /'\.\/c'/,
    ],
    [
      'a circle',
      {
        'A.tsx': "import { b } from './b';\nexport const a = b;",
        'b.ts': "import { a } from './A';\nexport const b = a;",
      },
      'b.ts',
      1,
      /each other/,
    ],
    ['no JSON', { 'A.tsx': "import a from './a.json';\na();", 'a.json': '{' }, 'a.json', undefined, /SyntaxError/],
  ])('%s', (_, files, file, line, message) => {
    expect(compile(files as LiveFiles)).toEqual({
      failure: { file, message: expect.stringMatching(message), ...(line === undefined ? {} : { line }) },
    });
  });
});

test('an unchanged file is not compiled again, a changed one is', () => {
  const compiler = createCompiler();
  const first = compiler({ 'A.tsx': "import './b';\nexport {};", 'b.ts': 'export {};' }, LIBRARY);
  const second = compiler({ 'A.tsx': "import './b';\nexport const a = 1;", 'b.ts': 'export {};' }, LIBRARY);
  const codes = [first, second].map((compiled) => ('files' in compiled ? compiled.files.map(({ code }) => code) : []));
  expect(codes[0]?.[0]).toBe(codes[1]?.[0]);
  expect(codes[0]?.[1]).not.toBe(codes[1]?.[1]);
});
