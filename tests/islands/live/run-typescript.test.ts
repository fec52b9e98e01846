/** TypeScript of all kinds runs; what cannot is told at its line. */
import { describe, expect, test } from 'vitest';
import { createCompiler } from '../../../site/islands/demo/live/compile-files.ts';

const LIBRARY = { has: () => true, isIcon: () => false };

const compile = (source: string, file = 'A.ts') => createCompiler()({ [file]: source }, LIBRARY);

/** Runs a module without imports; returns what it exports. */
async function run(source: string, file?: string): Promise<Readonly<Record<string, unknown>>> {
  const compiled = compile(source, file);
  if ('failure' in compiled) throw new Error(JSON.stringify(compiled.failure));
  const [module] = compiled.files;
  expect(module?.code.split('\n')).toHaveLength(source.split('\n').length);
  const text = `${module?.code};function docsNavLoop() {}`;
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Readonly<Record<string, unknown>>;
}

describe('a namespace', () => {
  test.each([
    ['of a constant', 'namespace N { export const k = 5; }\nexport const is = N.k;', 5],
    ['in an older spelling', 'module N { export function f() { return 2; } }\nexport const is = N.f();', 2],
    [
      'of classes and enums',
      'namespace N {\n  export class A { b = 1 }\n  export enum E { F = 3 }\n}\nexport const is = [new N.A().b, N.E.F];',
      [1, 3],
    ],
    [
      'of patterns',
      'namespace N { export const { a, b: { c = () => 1 } } = { a: 1, b: {} }, [d, ...e] = [3, 4]; }\nexport const is = [N.a, N.c(), N.d, N.e];',
      [1, 1, 3, [4]],
    ],
    [
      'that hides something',
      'namespace N { const hidden = 1; export type T = 1; export const a = hidden; }\nexport const is = Object.keys(N);',
      ['a'],
    ],
    [
      'whose values change',
      'namespace N { export let n = 1; export function up() { n += 1; } }\nN.up();\nN.n *= 10;\nN.up();\nexport const is = N.n;',
      21,
    ],
    [
      'in a namespace',
      'namespace A {\n  export namespace B { export const c = 1; }\n  namespace D { export const e = 2; }\n  export const f = D.e;\n}\nexport const is = [A.B.c, A.f, Object.keys(A)];',
      [1, 2, ['f', 'B']],
    ],
    [
      'with a path',
      'namespace A.B\n.C { export const d = 1; }\nnamespace A.B { export const e = C.d + 1; }\nexport const is = [A.B.C.d, A.B.e];',
      [1, 2],
    ],
    [
      'in two blocks',
      'export namespace N { export const a = 1; }\nexport namespace N { export const b = a + 1; }\nexport const is = [N.a, N.b];',
      [1, 2],
    ],
    [
      'beside a function',
      'export function f() { return f.a; }\nexport namespace f { export const a = 4; }\nexport const is = f();',
      4,
    ],
    [
      'beside a class and an enum',
      'class C {}\nnamespace C { export const a = 1; }\nenum E { F }\nnamespace E { export const g = E.F; }\nexport const is = [C.a, E.g];',
      [1, 0],
    ],
    [
      'of types, beside a constant',
      'const N = 6;\nnamespace N { export interface A { b: 1 } export namespace M { export type O = 2 } }\nexport const is: N.A | number = N;',
      6,
    ],
    [
      'of types, and then of values',
      'namespace N { export type A = 1 }\nnamespace N { export type B = 1; export const b = 2; }\nexport const is = N.b;',
      2,
    ],
    ['with a short name', 'namespace N { export const k = 5; }\nimport short = N.k;\nexport const is = short;', 5],
    ['that is only declared', 'declare namespace D { const a: 1 }\nexport const is = typeof D;', 'undefined'],
    ['whose name is a word of a text', "// namespace N {\nexport const is = 'namespace N {}';", 'namespace N {}'],
  ])('%s', async (_, source, is) => {
    expect((await run(source))['is']).toEqual(is);
  });

  test('is exported', async () => {
    expect(await run('export namespace N { export const a = 1; }')).toMatchObject({ N: { a: 1 } });
  });
});

test.each([
  ['enum', 'enum E { A, B = 2, C }\nexport const is = [E.A, E[2], E.C];', [0, 'B', 3]],
  ['const enum', "const enum E { A = 'a' }\nexport const is = E.A;", 'a'],
  ['satisfies', 'export const is = 1 satisfies number as unknown as string;', 1],
  ['import type', "import type { A } from 'types';\nimport { type B } from 'types';\nexport const is: A | B = 1;", 1],
  [
    'parameter properties',
    'class A { constructor(private readonly a = 1) {} get() { return this.a; } }\nexport const is = new A().get();',
    1,
  ],
  [
    'overloads',
    'function f(a: string): string;\nfunction f(a: unknown) { return a; }\nexport const is = f(1 as never);',
    1,
  ],
  [
    'abstract classes',
    'abstract class A { abstract a: number; declare b: 1; }\nclass B extends A { override a = 2; }\nexport const is = new B().a;',
    2,
  ],
  ['instantiations', 'const f = <T,>(a: T) => a;\nconst g = f<number>;\nexport const is = g(1)!;', 1],
  // Where there is no JSX.
  ['assertions in brackets', 'export const is = <string>(<unknown>1);', 1],
])('%s', async (_, source, is) => {
  expect((await run(source))['is']).toEqual(is);
});

test.each([
  ['decorators', 'class A {\n  @dec b = 1;\n}', 2, 'Decorators cannot run here, because browsers do not know them.'],
  ['accessor', 'class A {\n\n  accessor b = 1;\n}', 3, '`accessor` cannot run here, because browsers do not know it.'],
])('%s cannot run, which is told at their line', (_, source, line, message) => {
  for (const file of ['A.ts', 'A.tsx'])
    expect(compile(source, file)).toEqual({ failure: { file, line, message: `SyntaxError: ${message}` } });
});
