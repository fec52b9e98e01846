import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type ts from 'typescript-for-docs-nav';
import { expect, onTestFinished, test } from 'vitest';
import { openCode } from '../../cli/make/api/read/follow-code.ts';
import { putFiles } from '../cli/support/folder.ts';

test.each([
  ['re-exports the name', "export { Row } from './Row';", 'row'],
  ['re-exports several names', "export { Other, Row } from './Row.js';", 'row'],
  ['re-exports a default under that name', "export { default as Row } from './part';", 'part'],
  ['re-exports the name in CommonJS', 'var _Row = require("./Row");\nexports.Row = _Row.Row;', 'row'],
  [
    're-exports a default in CommonJS',
    'Object.defineProperty(exports, "Row", { enumerable: true, get: function () { return _part.default; } });\nvar _part = _interop(require("./part"));',
    'part',
  ],
  ['re-exports from another package in CommonJS', 'var kit = require("kit");\nexports.Row = kit.Row;', undefined],
  ['re-exports another name', "export { Rows } from './Row';\nfunction Row() {}", undefined],
  ['re-exports from a missing file', "export { Row } from './gone';", undefined],
  ['exports its own code', "import { b } from './Row';\nfunction Row() {}\nexport { Row };\nb('./Row');", undefined],
])('if a module %s, the code is read from the right file', (_, text, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nav-script-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  putFiles(folder, { 'index.js': text, 'Row.js': 'row', 'part/index.js': 'part' });
  const declared = { getSourceFile: () => ({ fileName: path.join(folder, 'index.d.ts') }) };
  const symbol = { declarations: [declared] } as unknown as ts.Symbol;
  expect(openCode({ symbol, codeName: 'Row' }, folder)?.script.text).toBe(expected ?? text);
});
