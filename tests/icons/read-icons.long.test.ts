import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { readIcons } from '../../site/features/icons/make/read-icons.ts';
import { ROOT } from '../support/docs-nav.ts';

const root = mkdtempSync(path.join(tmpdir(), 'docs-nav-icons-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

write('package.json', '{}');
for (const name of ['react', 'react-dom', 'scheduler']) {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
}

const module = (drawing: string) =>
  `import createSvgIcon from "./utils/createSvgIcon.js";\nimport { jsx as _jsx } from "react/jsx-runtime";\nexport default createSvgIcon(${drawing}, 'Name');`;
write('node_modules/@kit/icons/package.json', '{ "name": "@kit/icons", "version": "1.0.0" }');
write('node_modules/@kit/icons/esm/Add.js', module('/*#__PURE__*/_jsx("path", { d: "M1 1" })'));
write(
  'node_modules/@kit/icons/esm/AddSharp.js',
  module('[_jsx("path", { d: "M2 2", fillOpacity: ".3" }, "0"), _jsx("circle", { cx: "1", cy: "2", r: "3" }, "1")]'),
);
write(
  'node_modules/@kit/icons/esm/Group.js',
  module(
    '_jsxs(React.Fragment, { children: [_jsx("g", { transform: "scale(2)", children: _jsx("path", { d: "M3 3" }) })] })',
  ),
);
write(
  'node_modules/@kit/icons/esm/Hostile.js',
  module(
    '[_jsx("script", { children: "alert(1)" }), _jsx("path", { d: "M4 4", onClick: "alert(1)", fill: "url(https://evil.example)", style: "x" })]',
  ),
);
write('node_modules/@kit/icons/esm/Strange.js', module('somethingElse()'));
write('node_modules/@kit/icons/esm/index.js', 'export {};');

describe('a package with a module for each icon', () => {
  test('is read module by module, without loading them', async () => {
    expect(await readIcons(projectAt(root), { package: '@kit/icons', styles: ['Filled', 'Sharp'] })).toEqual({
      statement: "import {name}Icon from '@kit/icons/{name}';",
      styles: [
        {
          name: 'Filled',
          ending: '',
          content: {
            attributes: { viewBox: '0 0 24 24', fill: 'currentColor' },
            // Anything that could run or load something is left out, as is anything that is not a drawing.
            icons: { Add: ['M1 1'], Group: [['g', { transform: 'scale(2)' }, ['M3 3']]], Hostile: ['M4 4'] },
          },
        },
        {
          name: 'Sharp',
          ending: 'Sharp',
          content: {
            attributes: { viewBox: '0 0 24 24', fill: 'currentColor' },
            icons: {
              Add: [
                ['path', { d: 'M2 2', 'fill-opacity': '.3' }],
                ['circle', { cx: '1', cy: '2', r: '3' }],
              ],
            },
          },
        },
      ],
    });
  });

  test('has all icons in one style if no style is named', async () => {
    const { styles } = await readIcons(projectAt(root), { package: '@kit/icons', styles: [] });
    expect(styles.map(({ name, content }) => [name, Object.keys(content.icons)])).toEqual([
      ['', ['Add', 'AddSharp', 'Group', 'Hostile']],
    ]);
  });
});

describe('a package that exports icons', () => {
  write('node_modules/line-icons/package.json', '{ "name": "line-icons", "version": "1.0.0", "main": "index.js" }');
  write(
    'node_modules/line-icons/index.js',
    `const { createElement } = require('react');
const icon = (d, box = '0 0 24 24') => () => createElement('svg', { viewBox: box, width: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 2 }, createElement('path', { d }));
const Bell = icon('M1 1');
module.exports = { Bell, BellIcon: Bell, Sun: icon('M2 2'), Wide: icon('M3 3', '0 0 48 24'), createIcon: icon, Text: () => 'text', Broken: (props) => props.a.b };`,
  );

  test('is rendered; exports that are not icons are left out, and each icon has one name', async () => {
    expect(await readIcons(projectAt(root), { package: 'line-icons', styles: [] })).toEqual({
      statement: "import { {name} } from 'line-icons';",
      styles: [
        {
          name: '',
          ending: '',
          content: {
            attributes: { fill: 'none', viewBox: '0 0 24 24', stroke: 'currentColor', 'stroke-width': '2' },
            icons: {
              Bell: ['M1 1'],
              Sun: ['M2 2'],
              Wide: [
                [
                  'svg',
                  {
                    fill: 'none',
                    viewBox: '0 0 48 24',
                    stroke: 'currentColor',
                    'stroke-width': '2',
                    width: '100%',
                    height: '100%',
                  },
                  ['M3 3'],
                ],
              ],
            },
          },
        },
      ],
    });
  });
});

test('an icon may be wrapped in an element', async () => {
  write(
    'node_modules/wrapped-icons/package.json',
    '{ "name": "wrapped-icons", "version": "1.0.0", "main": "index.js" }',
  );
  write(
    'node_modules/wrapped-icons/index.js',
    `const { createElement } = require('react');
const svg = createElement('svg', { viewBox: '64 64 896 896', width: '1em' }, createElement('path', { d: 'M1 1' }));
exports.AlertOutlined = () => createElement('span', { role: 'img', 'aria-label': 'a > b' }, svg);
exports.Bare = () => createElement('span', { role: 'img' });
exports.Chip = () => createElement('span', null, svg, 'text');`,
  );
  const { styles } = await readIcons(projectAt(root), { package: 'wrapped-icons', styles: [] });
  expect(styles.map(({ content }) => content)).toEqual([
    { attributes: { fill: 'currentColor', viewBox: '64 64 896 896' }, icons: { AlertOutlined: ['M1 1'] } },
  ]);
});

test('a package without icons has no styles, and one that cannot be loaded says why', async () => {
  expect((await readIcons(projectAt(root), { package: 'scheduler', styles: [] })).styles).toEqual([]);
  for (const name of ['nothing-here', '@kit/icons/below'])
    await expect(readIcons(projectAt(root), { package: name, styles: [] })).rejects.toThrow(
      `Cannot find module '${name}'`,
    );
});

test.each([
  // Node takes the file for `require` to be an ES module, which exports nothing.
  ['mistaken-icons', { type: 'module', exports: { '.': { import: './index.es.js', require: './index.cjs.js' } } }],
  ['endless-icons', { type: 'module', exports: { '.': { import: './index.es.js' } } }],
])('a package that Node cannot load, `%s`, is loaded as applications load it', async (name, fields) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', ...fields }));
  write(`node_modules/${name}/index.cjs.js`, 'globalThis.unused = typeof exports;');
  write(`node_modules/${name}/index.es.js`, "import './style.css';\nexport * from './bell';");
  write(`node_modules/${name}/style.css`, 'svg { color: red }');
  write(
    `node_modules/${name}/bell.js`,
    `import * as React from 'react';
import { jsx } from 'react/jsx-runtime';
const Weight = React.createContext('M1 1');
export const Bell = React.forwardRef((props, ref) => jsx('svg', { ref, viewBox: '0 0 9 9', children: jsx('path', { d: React.useContext(Weight) }) }));`,
  );
  const { styles, statement } = await readIcons(projectAt(root), { package: name, styles: [] });
  expect(statement).toBe(`import { {name} } from '${name}';`);
  expect(styles.map(({ content }) => content.icons)).toEqual([{ Bell: ['M1 1'] }]);
});
