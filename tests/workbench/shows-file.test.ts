import { expect, test } from 'vitest';
import { showsFile } from '../../site/workbench/shows-file.ts';

const ORIGIN = 'http://127.0.0.1:5173';

test.each([
  [['d/p q.svg'], 'img', '/d/p%20q.svg', true],
  [['d/p.svg'], 'img', '/d/p.svg?v=1', true],
  [['fonts/own.woff2'], 'css', '/fonts/own.woff2', true],
  [['d/other.svg'], 'img', '/d/p.svg', false],
  [['d/data.json'], 'fetch', '/d/data.json', false],
])('whether a change of %j shows on a page where %j has loaded %j: %j', (changed, initiatorType, path, expected) => {
  expect(showsFile(changed, [{ name: ORIGIN + path, initiatorType }], ORIGIN)).toBe(expected);
});
