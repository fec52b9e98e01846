import path from 'node:path';
import { expect, test } from 'vitest';
import { findComponentNames } from '../../cli/init/find-components.ts';
import { makeFolder } from '../cli/support/folder.ts';

const PARTS = {
  'button.js': "'use strict';\nexports.Button = function Button() {};\nexports.useButton = () => {};\n",
  'card/index.js': 'exports.Card = exports.CardContext = void 0;\nexports["Card.Item"] = 1;\n',
};

test.each([
  ['TypeScript', `__exportStar(require("./button"), exports);\ntslib_1.__exportStar(require("./card"), exports);`],
  [
    'Babel',
    `var _button = require("./button");
Object.keys(_button).forEach(function (key) { if (key in exports) return; Object.defineProperty(exports, key, { get: function () { return _button[key]; } }); });
var _card = _interopRequireDefault(require("./card"));
Object.defineProperty(exports, "Card", { enumerable: true, get: function () { return _card.default; } });`,
  ],
  [
    'SWC',
    `_export_star(require("./button"), exports);\n_export(exports, { Card: function() { return Card; }, get VERSION() { return 1; } });`,
  ],
  [
    'esbuild',
    `__export(src_exports, { Card: () => Card });\nmodule.exports = __toCommonJS(src_exports);\n__reExport(src_exports, require("./button"), module.exports);\n0 && (module.exports = { Card, ...require("./button") });`,
  ],
  ['Rollup', `var button = require('./button.js');\nexports.Button = button.Button;\nexports.Card = Card;`],
  ['written by hand', `module.exports = { Button() {}, 'Card': require('./card').Card, ...require('./nothing') };`],
  [
    'a conditional export',
    `if (process.env.NODE_ENV === 'production') { module.exports = require('./all.min.cjs'); } else { module.exports = require('./all.cjs'); }`,
  ],
])('finds components in CommonJS, %s', (_, text) => {
  const all =
    'exports.Button = 1;\nmodule.exports.Card = 2;\nexports[Any] = 3;\nfunction inner() { exports.Hidden = 1; }\n';
  const root = makeFolder({ 'index.js': `"use strict";\n${text}\n`, 'all.cjs': all, ...PARTS });
  expect(findComponentNames(path.join(root, 'index.js'))).toEqual(['Button', 'Card']);
});
