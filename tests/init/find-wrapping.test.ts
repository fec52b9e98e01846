import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { findProvider, findStylesheet } from '../../cli/init/plan-start.ts';
import { makeFolder } from '../cli/support/folder.ts';

test.each([
  ['@fluentui/react-components', ['AccordionProvider', 'Button', 'FluentProvider'], 'FluentProvider'],
  ['@elastic/eui', ['EuiButton', 'EuiProvider', 'EuiThemeProvider'], 'EuiProvider'],
  ['acme', ['Button', 'ThemeProvider'], 'ThemeProvider'],
  ['acme', ['Button', 'MenuProvider', 'Provider'], undefined],
])('%s with %s expects %s around demos', (name, components, provider) => {
  expect(findProvider({ name, components })).toBe(provider);
});

test.each([
  ['that it names', { style: 'dist/kit.css' }, 'kit/dist/kit.css'],
  ['that it exports', { exports: { '.': './index.js', './styles.css': './dist/kit.css' } }, 'kit/styles.css'],
  [
    'that is the only one that it exports',
    { exports: { '.': './index.js', './kit.css': './dist/kit.css' } },
    'kit/kit.css',
  ],
  [
    'that is one of several',
    { exports: { '.': './index.js', './kit.css': './dist/kit.css', './more.css': './dist/kit.css' } },
    undefined,
  ],
  ['that only a pattern exports', { exports: { '.': './index.js', './*.css': './dist/*.css' } }, undefined],
  ['that it names and does not export', { style: 'dist/kit.css', exports: { '.': './index.js' } }, undefined],
  ['that is not there', { style: 'dist/other.css' }, undefined],
  ['that is no stylesheet of browsers', { style: 'dist/kit.scss' }, undefined],
  ['that nothing tells of', {}, undefined],
])('a stylesheet %s', (_, manifest, specifier) => {
  const root = makeFolder({
    'package.json': '{}',
    'node_modules/kit/package.json': JSON.stringify({ name: 'kit', ...manifest }),
    'node_modules/kit/dist/kit.css': '',
    'node_modules/kit/dist/kit.scss': '',
    'node_modules/kit/index.js': '',
  });
  expect(findStylesheet(projectAt(root), 'kit')).toBe(specifier);
});
