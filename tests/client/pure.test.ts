import { describe, expect, test } from 'vitest';
import { whatToCopy } from '../../site/markdown/render/render-code.ts';
import { isPagePath } from '../../site/browser/page-address.ts';
import {
  codeVariantOfCookie,
  codeVariantOfHash,
  parseDirection,
  parseFlag,
  parseMode,
} from '../../site/preferences/parse-preference.ts';

describe('what is copied runs where it is pasted', () => {
  test.each([
    ['$ npm install pebble\nadded 1', 'sh', 'npm install pebble'],
    ['$ docker run \\\n  pebble\nok\n$ ls\n', 'bash', 'docker run \\\n  pebble\nls'],
    ['npm ci\necho $HOME', 'sh', 'npm ci\necho $HOME'],
    ['$ is a name', 'js', '$ is a name'],
    ['-const a = 1;\n+const a = 2;\n same', 'diff', 'const a = 2;\nsame'],
    ['--- a.ts\n+++ a.ts\n@@ -1 +1 @@\n-a\n+b', 'diff', 'b'],
  ])('%j in %s', (text, language, copied) => {
    expect(whatToCopy(text, language)).toBe(copied);
  });
});

describe('preferences are read strictly', () => {
  test.each([
    [parseMode, 'light', 'light'],
    [parseMode, 'dark', 'dark'],
    [parseMode, 'system', 'system'],
    [parseMode, 'Dark', undefined],
    [parseMode, '', undefined],
    [parseMode, null, undefined],
    [parseDirection, 'rtl', 'rtl'],
    [parseDirection, 'auto', undefined],
    [parseFlag, 'true', true],
    [parseFlag, 'false', false],
    [parseFlag, '1', undefined],
    [codeVariantOfHash, '#Button.js', 'JS'],
    [codeVariantOfHash, '#Button.tsx', 'TS'],
    [codeVariantOfHash, '#Button.jsx', undefined],
    [codeVariantOfHash, '#js', undefined],
    [codeVariantOfHash, '', undefined],
    [codeVariantOfCookie, 'codeVariant=JS', 'JS'],
    [codeVariantOfCookie, 'a=1; codeVariant=TS; b=2', 'TS'],
    [codeVariantOfCookie, 'myCodeVariant=JS', undefined],
    [codeVariantOfCookie, 'x-codeVariant=JS', undefined],
    [codeVariantOfCookie, 'codeVariant=JSX', undefined],
    [codeVariantOfCookie, '', undefined],
  ] as const)('%o of %j is %j', (read, value, expected) => {
    expect((read as (value: string | null) => unknown)(value)).toBe(expected);
  });
});

test.each([
  ['/docs/system/box/', '/docs', true],
  ['/docs/', '/docs', true],
  ['/docs/v5.0/box/', '/docs', true], // only the last segment can name a file
  ['/docs/box/index.html', '/docs', true],
  ['/docs/box', '/docs', true],
  ['/docs/llms.txt', '/docs', false],
  ['/docs/system/box.md', '/docs', false],
  ['/docs/_nav/branches/', '/docs', false],
  ['/docsy/', '/docs', false],
  ['/elsewhere/', '/docs', false],
  ['/box/', '', true],
])('%s under %j is a page: %j', (path, base, expected) => {
  expect(isPagePath(path, base)).toBe(expected);
});
