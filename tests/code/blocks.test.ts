/** Code blocks as readers read them: completed to modules, with the places of their lines in the page. */
import { describe, expect, test } from 'vitest';
import { readCodeBlocks } from '../../cli/code/blocks/read-code-blocks.ts';
import { augments, type KnownPackages } from '../../cli/code/blocks/lead-line.ts';

const KNOWN: KnownPackages = {
  exports: new Map([
    ['Button', { from: '@acme/kit', isType: false }],
    ['createTheme', { from: '@acme/kit/styles', isType: false }],
    ['ButtonProps', { from: '@acme/kit', isType: true }],
    ['useState', { from: 'react', isType: false }],
  ]),
  installable: new Set(['@acme/kit', 'react-day-picker']),
};

function read(text: string, format: 'md' | 'mdx' = 'md') {
  return readCodeBlocks({ file: 'content/a.md', text, format, settings: {} }, KNOWN);
}

function fenced(language: string, ...lines: readonly string[]): string {
  return ['```' + language, ...lines, '```', ''].join('\n');
}

/** The lines of a module that are its block’s own, as `line:column text`, and those around them. */
function partsOf({ text, places }: ReturnType<typeof read>['blocks'][number]) {
  const lines = text.split('\n').map((line, at) => ({ line, place: places[at] }));
  const own = lines.flatMap(({ line, place }) =>
    place === undefined ? [] : [`${place.line}:${place.column} ${line}`],
  );
  const added = lines.flatMap(({ line, place }) => (place === undefined && line.trim() !== '' ? [line.trim()] : []));
  return { own, added };
}

describe('what a block is', () => {
  test.each<
    readonly [name: string, language: string, code: readonly string[], around: readonly string[], ending: string]
  >([
    ['a module', 'ts', ["import a from 'a';", 'export const b = a;'], [], '.ts'],
    ['statements', 'tsx', ['const a = 1;', 'const b = a;'], [], '.tsx'],
    [
      'statements of a component',
      'tsx',
      ['const [a] = [1];', 'return <p>{a}</p>;'],
      [';(async () => {', '});'],
      '.tsx',
    ],
    ['elements', 'tsx', ['<p />', '<p />'], [';(<>', '</>);'], '.tsx'],
    ['elements in TypeScript', 'ts', ['<p />', '<p />'], [';(<>', '</>);'], '.tsx'],
    ['elements after imports', 'jsx', ["import a from 'a';", '', '<p id={a} />', '<p />'], [';(<>', '</>);'], '.jsx'],
    ['an object', 'js', ["{ a: 1, 'b': 2 },"], [';(', ');'], '.js'],
    ['an object that looks like a block', 'js', ['{ a: 1 }'], [';(', ');'], '.js'],
    ['members of an object', 'js', ['a: 1,', "b: { c: 'd' },"], [';({', '});'], '.js'],
    ['members of an interface', 'ts', ['a?: string;', 'b(c: number): void;'], ['interface Members {', '}'], '.ts'],
    ['members of a class', 'ts', ['private a = 1;', 'get b() { return this.a; }'], [';(class {', '});'], '.ts'],
    ['a type', 'ts', ['(a: string) => void'], ['type Written =', ';'], '.ts'],
    ['a union', 'ts', ["'a' | 'b'"], ['type Written =', ';'], '.ts'],
    ['a signature', 'ts', ['function a(b: string): void;'], ['declare namespace Signatures {', '}'], '.ts'],
    [
      'scripts whose file is in TypeScript',
      'js title="a.d.ts"',
      ["declare module 'a' {", '  type B = 1;', '}'],
      ["import 'a';"],
      '.ts',
    ],
  ])('%s', (_, language, code, around, ending) => {
    const { blocks, findings } = read(fenced(language, ...code));
    expect(findings).toEqual([]);
    expect(blocks.map((block) => block.ending)).toEqual([ending]);
    const { own, added } = partsOf(blocks[0]!);
    const plain = (line: string) => line.replace(/[,;\s]*$/, '');
    expect(own.map(plain)).toEqual(code.map((line, at) => plain(`${at + 2}:1 ${line}`)));
    expect(added.filter((line) => line !== 'export {};')).toEqual(around);
  });
});

describe('where its lines are', () => {
  test('in lists, quotes and directives, and with other ends of lines', () => {
    const page = [
      '- a',
      '',
      '  ```ts',
      '  let a =',
      '    1;',
      '  ```',
      '> ```ts',
      '> let b = 2;',
      '> ```',
      ':::note',
      '   ```ts',
      '   let c;',
      '   ```',
      ':::',
    ];
    for (const end of ['\n', '\r\n'])
      expect(read(page.join(end)).blocks.flatMap((block) => partsOf(block).own)).toEqual([
        '4:3 let a =',
        '5:3   1;',
        '8:3 let b = 2;',
        '12:4 let c;',
      ]);
  });

  test('of a diff, which leads to its after-side', () => {
    const { blocks } = read(fenced('diff title="a.ts"', '-let a = 1;', '+let a = 2;', ' let b = a;'));
    expect(blocks.flatMap((block) => partsOf(block).own)).toEqual(['3:2 let a = 2;', '4:2 let b = a;']);
  });

  test.each([
    ['diff title="a.json"', ' {', '+  "a": 1', ' }'],
    ['diff', ' {', '+  "a": 1', ' }'],
    ['diff', '-a: b', '+a: c'],
    ['diff', '-npm install a', '+npm install b'],
    ['diff', '+<Button>', ' a', '-</Button>'],
    ['css', 'a {}'],
  ])('%s: what is no code is left alone', (language, ...lines) => {
    expect(read(fenced(language, ...lines))).toEqual({ blocks: [], findings: [], left: [] });
  });
});

describe('what it leaves out', () => {
  test.each([
    [
      'tsx',
      '<Button color={theme} />',
      "import { Button } from '@acme/kit'; declare let theme: typeof globalThis extends { theme: infer Known } ? Known : any;",
    ],
    [
      'ts',
      'let a: ButtonProps = createTheme(1);',
      "import { type ButtonProps } from '@acme/kit'; import { createTheme } from '@acme/kit/styles';",
    ],
    ['ts', "import { Button } from 'other'; let { createTheme, ...b } = { c: Button };", ''],
    ['tsx', 'function A({ theme }: { Button: string }) { return <div useState={theme.rows} />; }', ''],
    // Something of the reader’s, and what is nearly an export of the packages, or a type.
    ['tsx', '<App />', 'declare let App: any;'],
    ['tsx', '<Button hidden={open} />', "import { Button } from '@acme/kit'; declare let open: any;"],
    ['tsx', '<Buton />', ''],
    ['tsx', '<ButtonProp />', 'declare let ButtonProp: any;'],
    ['tsx', '<Button2 />', 'declare let Button2: any;'],
    ['ts', 'let a: Missing;', ''],
    ['ts', 'React.useId();', "import * as React from 'react';"],
    [
      'js',
      'theme.a = 1;',
      'let theme = /** @type {typeof globalThis extends { theme: infer Known } ? Known : any} */ (/** @type {any} */ (0));',
    ],
    ['ts', "declare module '@acme/kit' { interface A {} }", "import '@acme/kit';"],
    [
      'diff',
      '+useOther(Missing);',
      'declare let useOther: typeof globalThis extends { useOther: infer Known } ? Known : any; declare let Missing: typeof globalThis extends { Missing: infer Known } ? Known : any;',
    ],
  ])('%s: %s', (language, code, lead) => {
    const { blocks } = read(fenced(language, code));
    expect(blocks.map(({ text }) => text.split('\n')[0])).toEqual([lead]);
  });

  test('a name that a package no longer exports stands for nothing else', () => {
    const page = { file: 'content/a.md', text: fenced('tsx', '<Hidden />'), format: 'md' as const, settings: {} };
    const { blocks } = readCodeBlocks(page, { ...KNOWN, before: new Map([['Hidden', '@acme/kit']]) });
    expect(blocks[0]?.text).not.toContain('declare');
    expect(blocks[0]?.missing).toEqual(['Hidden']);
  });

  test('a type cannot stand for a value', () => {
    expect(read(fenced('tsx', 'new ButtonProps();')).blocks[0]?.text).not.toContain('import');
  });
});

test('comments between elements are none of their text', () => {
  const { blocks, findings } = read(fenced('tsx', '// Don’t: {a', '<p /> // b', '', '  // or <a>', '<i />'));
  expect(findings).toEqual([]);
  expect(partsOf(blocks[0]!).added).toEqual([';(<>', '</>);', 'export {};']);
});

test('a block that shows two ways is a module for each, with what both use', () => {
  const { blocks, findings } = read(
    fenced(
      'ts',
      "import { a } from 'a';",
      'const b = a(1);',
      '// or',
      'const b = a(2);',
      'export default b;',
      'export default a;',
    ),
  );
  expect(findings).toEqual([]);
  expect(blocks.map((block) => partsOf(block))).toEqual([
    { own: ["2:1 import { a } from 'a';", '3:1 const b = a(1);', '4:1 // or'], added: ['export {};'] },
    { own: ['5:1 const b = a(2);', '6:1 export default b;'], added: ["import { a } from 'a';", 'export {};'] },
    { own: ['7:1 export default a;'], added: ["import { a } from 'a';", 'const b = a(2);', 'export {};'] },
  ]);
});

test('lines of dots and other placeholders are no mistakes', () => {
  const { blocks, findings } = read(
    [
      fenced('tsx', 'const a = {', '  ...', '  b: 1,', '};', '…'),
      fenced('tsx', '<Button sx={...} {...}>', '  {...}', '</Button>'),
      fenced('ts', 'const a = createTheme({ … });', 'const b = …;', 'const c = [...];'),
    ].join('\n'),
  );
  expect(findings).toEqual([]);
  expect(blocks.map(({ text }) => text.split('\n').slice(1, 4))).toEqual([
    ['const a = {', '', '  b: 1,'],
    ['<Button sx={___}      >', '  {   }', '</Button>'],
    ['const a = createTheme({   });', 'const b = _;', 'const c = [   ];'],
  ]);
});

describe('settings in the first line of a fence', () => {
  test('`continues`: code goes on from the block before it, which keeps its own places', () => {
    const { blocks } = read(
      `${fenced('ts', 'const a = 1;')}text\n\n${fenced('tsx continues', '<Button a={a} />', '<Button />')}`,
    );
    expect(blocks).toHaveLength(2);
    expect(blocks[1]?.ending).toBe('.tsx');
    expect(partsOf(blocks[1]!)).toEqual({
      own: ['7:1 <Button a={a} />', '8:1 <Button />'],
      added: ["import { Button } from '@acme/kit';", 'const a = 1;', ';(<>', '</>);', 'export {};'],
    });
  });

  test('a block that goes on from one that is left out is a part of something', () => {
    const { blocks } = read(fenced('ts no-check="old"', 'const a;') + fenced('ts continues', 'new Missing(1);'));
    expect(blocks[0]?.text).toContain('declare let Missing');
  });

  test('`no-check` with a reason: the block is left out, and listed', () => {
    const { blocks, findings, left } = read(fenced('ts no-check="shows a {1} mistake"', 'let a =;'));
    expect({ blocks, findings }).toEqual({ blocks: [], findings: [] });
    expect(left).toEqual([
      {
        file: 'content/a.md',
        reason: 'shows a {1} mistake',
        range: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 37, offset: 36 } },
      },
    ]);
  });
});

test('what nobody writes takes no longer than its length', () => {
  const open = fenced('ts', ...Array.from({ length: 3000 }, () => 'a('));
  expect(read(open).findings.map(({ code }) => code)).toEqual(['block-syntax']);
  expect(read(fenced('ts', ...Array.from({ length: 300 }, () => 'let a;'))).blocks).toHaveLength(1);
  const chain = Array.from({ length: 100 }, (_, at) => fenced('ts continues', `let a${at};`, '', '', ''));
  expect(Math.max(...read(chain.join('\n')).blocks.map(({ places }) => places.length))).toBeLessThan(220);
});

describe('findings', () => {
  test.each([
    ['ts', ['let a = 1;', 'let b = (;'], [3, 10]],
    ['tsx', ['<Button>', '  <b></i>', '</Button>'], [3, 6]],
    ['ts', ['if (a) {', '  b();'], [3, 7]],
    ['js', ['const a: string = 1;'], [2, 8]],
    ['js', ['const a;'], [2, 8]],
  ])('%s: `block-syntax` where the code ends to fit', (language, code, [line, column]) => {
    const { blocks, findings } = read(fenced(language, ...code));
    expect(blocks).toEqual([]);
    expect(findings.map(({ code: kind, range: { start } }) => [kind, start.line, start.column])).toEqual([
      ['block-syntax', line, column],
    ]);
  });

  test.each([
    ['npm install @acme/kitt', '@acme/kitt', 13],
    ['$ pnpm add -D react-day-pikcer@^9 next', 'react-day-pikcer', 15],
    ['yarn add next && bun add @acme/ki@2', '@acme/ki', 26],
  ])('%s: `unknown-install`', (command, name, column) => {
    const { findings } = read(fenced('bash', command));
    expect(findings.map(({ code, message, range }) => [code, message, range.start.column, range.end.column])).toEqual([
      ['unknown-install', `The project knows no package \`${name}\`.`, column, column + name.length],
    ]);
  });

  test.each([
    'npm install @acme/kit react-day-picker@9',
    'npm i next @acme/icons',
    'npx acme-kit',
    'npm install',
    'npm i ./acme/kit',
    'npm run install @acme/kitt',
  ])('%s: nothing', (command) => {
    expect(read(fenced('sh', command)).findings).toEqual([]);
  });
});

test('an augmentation binds more than its own module', () => {
  expect(["declare module 'a' {}", 'const a = 1;\n  declare global {}'].map(augments)).toEqual([true, true]);
  expect(['declare const a: 1;', '// declare module'].map(augments)).toEqual([false, false]);
});
