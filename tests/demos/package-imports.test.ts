import { describe, expect, test } from 'vitest';
import { findPackageImports, replaceImports } from '../../cli/make/demos/bundle/package-imports.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { ROOT } from '../support/docs-nav.ts';

async function rewrite(code: string): Promise<string> {
  return replaceImports(code, await findPackageImports(code, projectAt(ROOT)), (id, imported) => ({
    address: `./${id.replace(':', '-')}.js`,
    imported: imported === '*' ? 'all' : `its_${imported}`,
  }));
}

describe('imports of packages', () => {
  test.each([
    ['a default', `import A from"kit/Button";A();`, `import{its_default as A}from"./kit/Button.js";A();`],
    ['names', `import{a,b as c}from'kit';`, `import{its_a as a,its_b as c}from"./kit.js";`],
    ['a namespace', `import*as React from"react";`, `import{all as React}from"./react.js";`],
    ['side effects only', `import"kit/styles.css";run();`, `run();`],
    [
      'several statements',
      `import a from"x";import b from"y";a(b);`,
      `import{its_default as a}from"./x.js";import{its_default as b}from"./y.js";a(b);`,
    ],
    ['a dynamic import', 'const a=()=>import(`kit`);', 'const a=()=>import("./late-kit.js").then(m=>m.all);'],
    ['a dynamic import in other quotes', `f(import('kit'))`, `f(import("./late-kit.js").then(m=>m.all))`],
    [
      'neither own modules nor text that looks like imports',
      `import a from"./b.js";"import('kit')";import(a);`,
      `import a from"./b.js";"import('kit')";import(a);`,
    ],
  ])('are redirected: %s', async (_, code, expected) => {
    expect(await rewrite(code)).toBe(expected);
  });
});
