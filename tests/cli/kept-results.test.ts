import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { sourceFiles } from '../support/source-files.ts';
import { makeFolder } from './support/folder.ts';
import { APIS, DEMOS } from './support/kept-builds.ts';
import { CHECKS } from './support/kept-checks.ts';
import { CODE } from './support/kept-code.ts';
import { OF_HISTORY, tryChanges, UNKEYED } from './support/kept-results.ts';

test('what checks keep is made anew if one of its inputs changes, and only then', async () => {
  const root = makeFolder(CHECKS.files);
  symlinkSync('../packages/kit', path.join(root, 'node_modules/kit'));
  expect(await tryChanges(root, CHECKS)).toEqual({});
});

test.each([
  ['checks', CHECKS],
  ['builds of demos', DEMOS],
  ['builds of documentation', APIS],
  ['checks of code', CODE],
])('the inputs of what %s keep are those that a test changes', (_, { kept, changes }) => {
  expect([...new Set(kept.flatMap(({ inputs }) => inputs))].toSorted()).toEqual(Object.keys(changes).toSorted());
});

/** Calls of the cache. */
const CALL =
  /\bcache\s*(?:\.within\([^)]*\)\s*)?\.(?:read|keep|entries)[<(]|\b(?:keepText|keepAssets?|keepNamed|writeKept|keepValue|keepBytes|readKept|openFactsCache|kept)\(|\bopenStampedFiles[<(]|\bhost\.kept\(/;

test('every module that calls the cache is in the table', () => {
  const calling = ['cli', 'site']
    .flatMap(sourceFiles)
    .filter((file) => !/^cli\/system\/cache\/(?:kept-file|cache-at|entries)\.ts$/.test(file))
    .filter((file) => CALL.test(readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')));
  const listed = [...[CHECKS, DEMOS, APIS, CODE].flatMap(({ kept }) => kept), ...OF_HISTORY, ...UNKEYED];
  expect([...new Set(listed.map(({ by }) => by))].toSorted()).toEqual(calling.toSorted());
});
