import { expect, test } from 'vitest';
import { findMeant, reword, rewordThrown } from '../../cli/make/demos/bundle/said-by-tools.ts';

const MODULE = `import type { nope as Nope } from './theme';
import { nope, useState } from './lib/theme';
import theme from "./theme";

const later = () => import('./gone');
const now = await later();
`;

test.each([
  ['a path', "Could not resolve './gone' in content/a.tsx", MODULE, "'./gone'"],
  ['a path in an import', 'Rolldown failed to resolve import "./theme" from "a.tsx"', MODULE, "'./theme'"],
  ['a package', "Cannot find package './lib/theme' imported from /a.tsx", MODULE, "'./lib/theme'"],
  ['a name', '"nope" is not exported by "content/lib/theme.ts".', MODULE, 'nope, useState'],
  ['a default', '"default" is not exported by "content/theme.ts".', MODULE, 'theme from "./theme"'],
  ['a Node module', '`./theme` is a module of Node, which browsers do not have.', MODULE, "'./theme'"],
  [
    'a top-level await',
    'Module format "cjs" does not support top-level await. Use the "es" output format instead.',
    MODULE,
    'await later()',
  ],
  [
    'a stylesheet',
    "[postcss] ENOENT: no such file or directory, open './gone.css'",
    '@import "./here.css";\n@import "./gone.css";\n',
    '"./gone.css"',
  ],
  [
    'a composed class',
    'The returned path from the "fileResolve" option must be absolute',
    '.a { color: red }\n.b { composes: c from "./gone.css" }\n',
    'composes: c',
  ],
])('%s that a tool mentions is found where its writer wrote it', (_, said, text, found) => {
  const at = findMeant(text, reword(said));
  expect(text.slice(at)).toMatch(new RegExp(`^${found.replaceAll(/[().]/g, '\\$&')}`));
});

test.each([
  ['something else', 'Unexpected token', MODULE],
  ['something that is not there', "Could not resolve './lost'", MODULE],
  ['a name of another module', '"nope" is not exported by "content/other.ts".', MODULE],
])('%s is not found', (_, said, text) => {
  expect(findMeant(text, reword(said))).toBeUndefined();
});

test('explains what is wrong with JSON', () => {
  expect(
    reword('plugin `builtin:vite-json` threw an error\n\nCaused by:\n    trailing comma at line 4 column 1\n\nStack'),
  ).toMatch(/^JSON that it imports cannot be read: trailing comma at line 4 column 1\n/);
});

test.each([
  ['(0 , react.useStat) is not a function', '`useStat` is not a function'],
  ['JSCompiler_inline_result$jscomp$0.render is not a function', '`render` is not a function'],
  ['window is not defined', 'window is not defined'],
])('%s is reworded in terms of the source', (said, expected) => {
  expect(rewordThrown(said)).toBe(expected);
});
