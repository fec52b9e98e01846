import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findTypeScript } from '../../cli/code/compiler/find-typescript.ts';
import { parseErrors, shorten } from '../../cli/code/compiler/parse-errors.ts';
import { placeInPage } from '../../cli/code/compiler/place-in-page.ts';
import { readSettings } from '../../cli/code/compiler/project-settings.ts';
import { tellErrors } from '../../cli/code/compiler/tell-errors.ts';
import type { BlockModule, CodeModule } from '../../cli/code/blocks/code-module.ts';
import { makeFolder, putFiles } from '../cli/support/folder.ts';

test('the output of the compiler is read as errors with their reasons, about files or about no file', () => {
  const said = `content/a (1).tsx(3,10): error TS2322: Type 'a' is not assignable to type 'b'.
  Types of property 'c' are incompatible.
    Type 'string' is not assignable to type 'number'.
error TS5083: Cannot read file 'x.json'.

Found 2 errors.
`;
  expect(parseErrors(said)).toEqual([
    {
      file: 'content/a (1).tsx',
      line: 3,
      column: 10,
      code: 2322,
      said: [
        "Type 'a' is not assignable to type 'b'.",
        "Types of property 'c' are incompatible.",
        "Type 'string' is not assignable to type 'number'.",
      ],
    },
    { line: 1, column: 1, code: 5083, said: ["Cannot read file 'x.json'."] },
  ]);
});

describe('the words of the compiler are made short', () => {
  test.each<[string, readonly [string, ...string[]], object]>([
    [
      'the most particular reason',
      ["Type 'A' is not assignable to type 'B'.", "Property 'x' is missing in type 'A' but required in type 'B'."],
      { message: 'Property `x` is missing in type `A` but required in type `B` (TS1).' },
    ],
    [
      'the reason that knows what is meant',
      ['No overload matches this call.', "Property 'varint' does not exist. Did you mean 'variant'?", "Type 'x'."],
      { message: 'Property `varint` does not exist (TS1).', help: 'did you mean `variant`' },
    ],
    [
      'a text as a type',
      [`Type '"lou"' is not assignable to type '"loud"'. Did you mean '"loud"'?`],
      { message: 'Type `"lou"` is not assignable to type `"loud"` (TS1).', help: 'did you mean `"loud"`' },
    ],
    [
      'a name with a quote',
      ["Property ''--fill'' can't exist."],
      { message: "Property `'--fill'` can't exist (TS1)." },
    ],
    [
      'a long type',
      [`Type '{ ${'member: string; '.repeat(20)}}' is wrong.`],
      { message: `Type \`{ ${'member: string; '.repeat(20).slice(0, 70).trimEnd()} …\` is wrong (TS1).` },
    ],
  ])('%s', (_, said, short) => {
    expect(shorten({ said, code: 1 })).toEqual(short);
  });
});

const PAGE = '---\ntitle: A\n---\n\n- Item\n\n  ```ts\n  call("lou");\n  ```\n';
const BLOCK: BlockModule = {
  kind: 'block',
  file: 'content/a.md',
  ending: '.ts',
  text: 'import { call } from "pebble";\ncall("lou");',
  places: [undefined, { line: 8, column: 3 }],
  missing: ['Buton'],
};

test('an error is found in the page, up to the end of its word, unless the line is none of the writer’s', () => {
  const range = placeInPage(BLOCK, PAGE, { line: 2, column: 6 });
  expect(range).toMatchObject({ start: { line: 8, column: 8 }, end: { line: 8, column: 13 } });
  expect(PAGE.slice(range?.start.offset, range?.end.offset)).toBe('"lou"');
  expect(placeInPage(BLOCK, PAGE, { line: 1, column: 10 })).toBeUndefined();
  const kept = JSON.parse(JSON.stringify(BLOCK)) as BlockModule;
  expect(placeInPage(kept, PAGE, { line: 1, column: 10 })).toBeUndefined();
  const text = 'const a = 1;\r\nlet b: string = a;';
  const inFile = placeInPage({ kind: 'file', file: 'a.ts' }, text, { line: 2, column: 5 });
  expect(text.slice(inFile?.start.offset, inFile?.end.offset)).toBe('b');
});

const INSTALLED = ['pebble', 'react'];
const packages = {
  find: (name: string) => (INSTALLED.includes(name) ? `/node_modules/${name}` : undefined),
  listInstalled: () => INSTALLED,
} as never;

function tell(module: CodeModule, code: number, said: string) {
  const { findings, absent } = tellErrors(module, PAGE, [{ line: 2, column: 1, code, said: [said] }], { packages });
  return { found: findings.map(({ code: kind, help }) => [kind, help]), absent };
}

describe('an import that leads nowhere', () => {
  const lost = (name: string) => `Cannot find module '${name}' or its corresponding type declarations.`;
  const FILE: CodeModule = { kind: 'file', file: 'content/a.tsx' };
  test.each([
    ['a file of the reader, in a block', BLOCK, './mine', [], []],
    ['an alias of the reader, in a block', BLOCK, '@/mine', [], []],
    ['a package that is not installed, in a block', BLOCK, 'next/link', [], ['next']],
    ['a package that is there, but not built, in a block', BLOCK, 'pebble', [], ['pebble']],
    ['a part that a package lacks', BLOCK, 'pebble/none', [['block-type-error', undefined]], []],
    ['a name that is nearly right', BLOCK, 'pebbel', [['block-type-error', 'did you mean `pebble`']], []],
    ['a file of a demo', FILE, './mine', [['type-error', undefined]], []],
    ['docs-nav itself, for the types of controls', FILE, 'docs-nav/react', [], ['docs-nav']],
    ['a package that a demo needs', FILE, 'next', [['type-error', undefined]], []],
  ])('%s', (_, module, name, found, absent) => {
    expect(tell(module, 2307, lost(name))).toEqual({ found, absent });
  });
});

test('a name that nobody declares is told in a block only if a package should export it', () => {
  const said = (name: string) => `Cannot find name '${name}'.`;
  expect(tell(BLOCK, 2304, said('Buton')).found).toHaveLength(1);
  expect(tell(BLOCK, 2304, said('Props')).found).toEqual([]);
  expect(tell({ kind: 'file', file: 'content/a.tsx' }, 2304, said('Props')).found).toHaveLength(1);
});

test('JavaScript and blocks need not say the type of everything, and a package without them is told by its name', () => {
  const said = "Parameter 'x' implicitly has an 'any' type.";
  expect(tell({ kind: 'file', file: 'content/a.jsx' }, 7006, said).found).toEqual([]);
  expect(tell(BLOCK, 7006, said).found).toEqual([]);
  expect(tell({ kind: 'file', file: 'content/a.tsx' }, 7006, said).found).toEqual([['type-error', undefined]]);
  expect(tell(BLOCK, 2347, 'Untyped function calls may not accept type arguments.').found).toEqual([]);
  expect(tell(BLOCK, 18046, "'item' is of type 'unknown'.").found).toEqual([]);
  expect(tell({ kind: 'file', file: 'content/a.tsx' }, 18046, "'item' is of type 'unknown'.").found).toHaveLength(1);
  expect(tell(BLOCK, 2591, "Cannot find name 'path'. Do you need to install type definitions for node?").found).toEqual(
    [],
  );
  expect(tell(BLOCK, 7016, "Could not find a declaration file for module '@a/b/c'.").found).toEqual([
    ['untyped-package', expect.stringContaining('`@types/a__b`')],
  ]);
});

test('the compiler is that of the project, from 5.5 on, or else the one that describes packages', () => {
  const found = (version: string | undefined) =>
    findTypeScript({
      packages: { find: () => '/own', version: () => version } as never,
      tools: { find: () => ({ folder: '/other', version: '6.0.3' }) } as never,
    });
  expect(found('7.0.2')).toEqual({ folder: '/own', version: '7.0.2' });
  expect(found('5.5.4')).toEqual({ folder: '/own', version: '5.5.4' });
  expect(found('5.4.5')).toEqual({ folder: '/other', version: '6.0.3' });
});

test('code that a configuration leads to outside of its folder is known, and that of a project without one', () => {
  const root = makeFolder({
    '.git/HEAD': '',
    'base.json': '{ "compilerOptions": { "paths": { "@b/*": ["base/*"] } } }',
    'base/a.ts': '',
    'ui/src/a.ts': '',
    'types/a.d.ts': '',
    'none/a.ts': '',
    'docs/content/a.md': '',
    'docs/lib/a.ts': '',
  });
  const read = () => readSettings(path.join(root, 'docs'), 'content', { folder: '', version: '7.0.0' });
  const around = () =>
    read()
      .around.map((file) => path.join('docs', file))
      .filter((file) => file.includes('/a.'));
  expect(around()).toEqual(['docs/lib/a.ts']);
  const settings =
    '{ "compilerOptions": { "paths": { "@u/*": ["../ui/src/*"] } }, "include": ["../types/*.d.ts", "../x/y"]';
  putFiles(root, { 'docs/tsconfig.json': `${settings} }` });
  expect(around()).toEqual(['docs/lib/a.ts', 'ui/src/a.ts', 'types/a.d.ts']);
  putFiles(root, { 'docs/tsconfig.json': `${settings}, "extends": "../base.json" }` });
  expect(around()).toContain('base/a.ts');
  expect([...read().aliases]).toEqual(expect.arrayContaining(['@u', '@b']));
});

test('all that a configuration leads to is part of what it says', () => {
  const root = makeFolder({
    '.git/HEAD': '',
    'tsconfig.json': '{ "extends": ["./base", "shared/strict.json"], "references": [{ "path": "app" }] }',
    'base.json': '{}',
    'app/tsconfig.json': '{}',
    'node_modules/shared/strict.json': '{}',
    'node_modules/@types/node/package.json': '{ "version": "1.0.0" }',
    'types/env.d.ts': 'declare module "a";',
    'content/a.md': '',
  });
  const state = () => readSettings(root, 'content', { folder: '', version: '7.0.0' }).state;
  const seen = new Set([state()]);
  const changes = {
    'tsconfig.json': '{ "extends": ["./base", "shared/strict"], "references": [{ "path": "app" }] }',
    'base.json': '{ "a": 1 }',
    'app/tsconfig.json': '{ "b": 1 }',
    'node_modules/shared/strict.json': '{ "c": 1 }',
    'node_modules/@types/node/package.json': '{ "version": "1.0.1" }',
    'types/env.d.ts': 'declare module "b";',
    'types/more.d.ts': '',
  };
  for (const [file, text] of Object.entries(changes)) {
    putFiles(root, { [file]: text });
    seen.add(state());
  }
  expect(seen.size).toBe(1 + Object.keys(changes).length);
});
