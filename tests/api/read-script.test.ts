import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type ts from 'typescript-for-docs-nav';
import { expect, onTestFinished, test } from 'vitest';
import { readScript } from '../../cli/api/read-script.ts';
import { putFiles } from '../cli/support/folder.ts';

test.each([
  ['passes the name on', "export { Row } from './Row';", 'row'],
  ['passes several on', "export { Other, Row } from './Row.js';", 'row'],
  ['passes a default on by that name', "export { default as Row } from './part';", 'part'],
  ['passes the name on in CommonJS', 'var _Row = require("./Row");\nexports.Row = _Row.Row;', 'row'],
  [
    'passes a default on in CommonJS',
    'Object.defineProperty(exports, "Row", { enumerable: true, get: function () { return _part.default; } });\nvar _part = _interop(require("./part"));',
    'part',
  ],
  ['takes from another package in CommonJS', 'var kit = require("kit");\nexports.Row = kit.Row;', undefined],
  ['passes another name on', "export { Rows } from './Row';\nfunction Row() {}", undefined],
  ['passes on what is gone', "export { Row } from './gone';", undefined],
  ['exports its own', "import { b } from './Row';\nfunction Row() {}\nexport { Row };\nb('./Row');", undefined],
])('the code of what a module %s is read where it is', (_, text, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nav-script-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  putFiles(folder, { 'index.js': text, 'Row.js': 'row', 'part/index.js': 'part' });
  const declared = { getSourceFile: () => ({ fileName: path.join(folder, 'index.d.ts') }) };
  expect(readScript({ declarations: [declared] } as unknown as ts.Symbol, 'Row')).toBe(expected ?? text);
});
