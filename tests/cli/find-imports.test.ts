import { describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { findImports } from '../../cli/system/modules/find-imports.ts';
import { ROOT } from '../support/docs-nav.ts';

describe('what a module imports', () => {
  test.each([
    ['names', `import { a, b as c } from './x';`, ['./x a b']],
    ['a default and the whole module', `import Button, * as all from "@kit/button";`, ['@kit/button default *']],
    ['a module for its side effects', `import './x.css';`, ['./x.css ']],
    ['types', `import type { A } from './types';`, ['./types A']],
    ['names on several lines', `import {\r\n  a,\r\n} from './x';`, ['./x a']],
    ['names without spaces', `import{a}from'./x';import'./y'`, ['./x a', './y ']],
    ['a module on demand', `const Late = lazy(() => import('./late'));`, ['./late *']],
    [
      'a module on demand, with a comment',
      `const late = import(/* webpackChunkName: "late" */ './late');`,
      ['./late *'],
    ],
    ['a module on demand, between backticks', 'const late = import(`./late`);', ['./late *']],
    ['what it re-exports', `export { a } from './x';\nexport * from './y';`, ['./x a', './y *']],
    [
      'after characters beyond ASCII',
      `const ä = '😀';\nimport { a } from './x';\nconst b = import('./y');`,
      ['./x a', './y *'],
    ],
    ['nothing in a comment', `// import './old'\n/* import('./older') */`, []],
    [
      'nothing in text',
      `const shown = "import a from './x'";\nconst more = \`import('./y')\`;\nconst el = <p>import './z'</p>;`,
      [],
    ],
    ['nothing if the name is computed', 'const late = import(name); const more = import(`./${name}`);', []],
    ['what comes before a mistake', `import a from './x';\nimport { b from './y';`, ['./x default']],
  ])('%s', async (_, source, expected) => {
    const { imports } = await findImports(source, { lang: 'tsx', project: projectAt(ROOT) });
    expect(imports.map(({ from, names }) => `${from} ${names.map(({ imported }) => imported).join(' ')}`)).toEqual(
      expected,
    );
  });

  test('has its position', async () => {
    const source = `// ü\nimport a from './x';\nvoid import('./y');`;
    const { imports } = await findImports(source, { lang: 'jsx', project: projectAt(ROOT) });
    expect(imports.map(({ start, end }) => source.slice(start, end))).toEqual([
      `import a from './x';`,
      `import('./y')`,
    ]);
  });
});

test.each([
  ['export default function Button() {}', ['default']],
  [
    'export const Small = 1, other = 2;\nexport function Large() {}\nexport class Wide {}',
    ['Small', 'other', 'Large', 'Wide'],
  ],
  ['function A() {}\nexport { A as default, A as B };', ['default', 'B']],
  ['export type Props = {};\nexport interface More {}\nexport { type Other } from "./x";', []],
  ['// export default 1\nconst text = "export default 2";', []],
])('the exports of %j', async (source, expected) => {
  expect((await findImports(source, { lang: 'tsx', project: projectAt(ROOT) })).exports).toEqual(expected);
});
