import { expect, test } from 'vitest';
import { findUndeclared, findUndeclaredInPages } from '../../cli/make/demos/problems/undeclared-variables.ts';
import { declareVariables, projectAt } from '../../cli/system/project-at.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { readFrontMatter } from '../../engine/index.ts';
import { makeFolder } from '../cli/support/folder.ts';

const SET = { TOKEN: 'a', OTHER: 'b', EMPTY: '', DECLARED: 'c', PATH: '/bin', NODE_ENV: 'test', DEV: '1', 'a b': 'd' };

/** Places of what is found in a text, as `line:column name`. */
const found = (mistakes: ReturnType<typeof findUndeclared>) =>
  mistakes.map(({ code, file, range: { start }, message }) => {
    expect(code).toBe('undeclared-variable');
    return `${file}:${start.line}:${start.column} ${/`(.*?)`/.exec(message)?.[1]}`;
  });

const declaring = (files: Readonly<Record<string, string>>) =>
  declareVariables(projectAt(makeFolder(files), { env: SET }), ['DECLARED']);

test.each([
  ['process.env.TOKEN', ['1:13 TOKEN']],
  ['process.env?.TOKEN ?? 1', ['1:14 TOKEN']],
  ["process.env['TOKEN'] + process.env[`OTHER`]", ['1:14 TOKEN', '1:37 OTHER']],
  ['import.meta.env.TOKEN', ['1:17 TOKEN']],
  ['const { env } = process;\nenv.TOKEN;', ['2:5 TOKEN']],
  ['const {\n  OTHER,\n  TOKEN: mine = 1,\n} = process.env;', ['3:3 TOKEN', '2:3 OTHER']],
  ['const { TOKEN } = globalThis.process.env;', ['1:9 TOKEN']],
  // The first place of each.
  ['process.env.TOKEN;\nprocess.env.TOKEN;', ['1:13 TOKEN']],
  ['process.env.DECLARED + process.env.EMPTY + process.env.UNSET', []],
  ['process.env.NODE_ENV + process.env.PATH', []],
  // A value of Vite's own.
  ['import.meta.env.DEV', []],
  ['// As process.env.TOKEN.\n/** Or process.env.TOKEN.\n * And process.env.TOKEN. */\nf();', []],
  ['const { TOKEN } = settings; settings.TOKEN; process.env.TOKENS;', []],
])('%j', (text, places) => {
  expect(found(findUndeclared(declaring({ 'docs/a.tsx': text }), ['docs/a.tsx', 'docs/a.tsx']))).toEqual(
    places.map((place) => `docs/a.tsx:${place}`),
  );
});

test('data and installed packages are left out', () => {
  const text = 'process.env.TOKEN';
  const project = declaring({ 'docs/a.json': text, 'node_modules/a/index.js': text });
  expect(findUndeclared(project, ['docs/a.json', 'node_modules/a/index.js', 'docs/none.js'])).toEqual([]);
});

test('in a page, it is told of its code, and not of its text', () => {
  const text = `import { a } from './a.ts';

export const token = process.env.TOKEN;

# Read \`process.env.OTHER\`

\`\`\`js
process.env.OTHER;
\`\`\`

Text {token} and {a + process.env.OTHER}.
`;
  const facts = readFrontMatter(readFacts(text, { format: 'mdx', settings: { mdx: 'evaluate' } }));
  const page = { path: 'content/a.mdx', pathname: '/a', facts };
  expect(found(findUndeclaredInPages(declaring({ 'content/a.mdx': text }), [page]))).toEqual([
    'content/a.mdx:3:34 TOKEN',
    'content/a.mdx:11:35 OTHER',
  ]);
});
