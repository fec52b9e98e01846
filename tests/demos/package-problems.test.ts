import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findProblems } from '../../cli/make/demos/problems/find-problems.ts';
import type { DemoPage, DemoSource } from '../../cli/make/demos/source/demo-pages.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { makeFolder } from '../cli/support/folder.ts';

const PAGE = '# Page\n\n::playground{package="other" name="Card"}\n\n::playground{package="kit" name="Button"}\n';

/** A playground of `name`, as an import of `specifier` makes it. */
function playgroundOf(specifier: string, name: string): Partial<DemoSource> {
  return {
    kind: 'playground',
    path: `content/${name}Playground.tsx`,
    imports: [{ from: specifier, names: [name] }],
    playground: {
      page: 'content/page.md',
      shown: { package: specifier, name, import: '', controls: [], preset: {} },
      props: {},
      code: '',
    },
    part: { specifier, exported: name, members: [] },
  };
}

/** What is reported for an error of the bundler, on a page with two playgrounds and, if asked for, a demo before them. */
function problemsOf(error: unknown, demo?: string) {
  const root = makeFolder({
    'content/page.md': PAGE,
    'node_modules/kit/package.json': '{ "name": "kit", "exports": { ".": "./dist/index.js" } }',
    ...(demo === undefined ? {} : { 'content/Demo.tsx': demo }),
  });
  mkdirSync(path.join(root, 'node_modules/kit/dist'));
  const shown = {
    kind: 'demo',
    path: 'content/Demo.tsx',
    source: demo ?? '',
    imports: [{ from: 'kit', names: ['Button'] }],
  };
  const demos = [...(demo === undefined ? [] : [shown]), playgroundOf('other', 'Card'), playgroundOf('kit', 'Button')];
  const page = { kind: 'page', demos, siblings: {} } as unknown as DemoPage;
  return findProblems(projectAt(root), error, [page]).map(
    ({ code, message, help, origin: { file, range } }) =>
      `${code} ${file}:${range.start.line}:${range.start.column} ${message} ${help}`,
  );
}

const said = (message: string, more: object = {}) => Object.assign(new Error(message), more);

const AT_KIT = 'demo-syntax content/page.md:5:34 This playground cannot be compiled: ';

test.each([
  [
    'what it lacks',
    said(
      '[MISSING_EXPORT] "Button" is not exported by "node_modules/kit/dist/index.js".\n   ╭─[ docs-nav:entry:lib-2:1:10 ]\n 1 │ export { Button as a0 } from "kit";\n',
      { code: 'MISSING_EXPORT' },
    ),
    `${AT_KIT}\`kit\` exports no \`Button\`. correct the name, or whether it is the default`,
  ],
  [
    'a module that is not there',
    said('`kit` leads to `node_modules/kit/dist/index.js`, which does not exist.', {
      plugin: 'docs-nav-modules',
      id: '',
    }),
    `${AT_KIT}\`kit\` leads to \`node_modules/kit/dist/index.js\`, which does not exist. run its build in node_modules/kit, or correct its package.json`,
  ],
  [
    'a module that its `exports` do not list',
    said('`kit` is not among the exports of its package.', { plugin: 'docs-nav-modules', id: '' }),
    `${AT_KIT}\`kit\` is not among the exports of its package. correct the import: \`exports\` in the package.json of \`kit\` lists what can be imported`,
  ],
  [
    'syntax that only some bundlers know',
    said('[PARSE_ERROR] Unexpected JSX expression\n   ╭─[ node_modules/kit/dist/index.js:1:28 ]\n', {
      code: 'PARSE_ERROR',
    }),
    `${AT_KIT}in \`kit\`: Unexpected JSX expression. install another version of \`kit\``,
  ],
  [
    'an import of what is not installed',
    said(
      '[vite]: Rolldown failed to resolve import "gone" from "/x/node_modules/kit/dist/index.js".\nThis is most likely unintended.',
    ),
    `${AT_KIT}Rolldown failed to resolve import "gone" from "/x/node_modules/kit/dist/index.js". install \`gone\`, add it to \`paths\` in tsconfig.json, or correct the import`,
  ],
  [
    'an import that the bundler does not find',
    said(
      '[vite]: Rolldown failed to resolve import "kit" from " docs-nav:entry:unit".\nThis is most likely unintended.',
    ),
    `${AT_KIT}Rolldown failed to resolve import "kit" from " docs-nav:entry:unit". install \`kit\`, add it to \`paths\` in tsconfig.json, or correct the import`,
  ],
])('the playground of a package is told with %s', (_, error, expected) => {
  expect(problemsOf(error)).toEqual([expected]);
});

test('a demo that imports the package is told before a playground of it', () => {
  const error = said(
    '[MISSING_EXPORT] "Button" is not exported by "node_modules/kit/dist/index.js".\n   ╭─[ docs-nav:entry:lib-2:1:10 ]\n 1 │ export { Button as a0 } from "kit";\n',
  );
  expect(problemsOf(error, "\nimport { Button } from 'kit';\n")).toEqual([
    'demo-syntax content/Demo.tsx:2:10 This demo cannot be compiled: `kit` exports no `Button`. correct the name, or whether it is the default',
  ]);
});

test('what a tool says of nothing in particular is told at the first demo', () => {
  expect(
    problemsOf(said('[UNRESOLVED_ENTRY] Cannot resolve entry module index.html.', { code: 'UNRESOLVED_ENTRY' })),
  ).toEqual([
    'demo-syntax content/page.md:3:36 This playground cannot be compiled: Cannot resolve entry module index.html. correct the module',
  ]);
});

test.each([
  ['our own', new TypeError('undefined is not a function')],
  ['of the disk', said('ENOSPC: no space left on device', { code: 'ENOSPC', syscall: 'write' })],
  ['of Node', said('The argument must be of type string', { code: 'ERR_INVALID_ARG_TYPE' })],
])('a mistake that is %s is no mistake of a demo', (_, error) => {
  expect(problemsOf(error)).toEqual([]);
});
