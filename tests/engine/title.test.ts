import { expect, test } from 'vitest';
import { deriveTitle } from '../../engine/title.ts';

test.each([
  ['/material-ui/react-text-field', 'Text field'],
  ['/material-ui/getting-started', 'Getting started'],
  ['data-display', 'Data display'],
  ['Data display', 'Data display'],
  // Segments below `api` are names of components and hooks.
  ['/material-ui/api/css-baseline', 'CssBaseline'],
  ['/base-ui/api/use-button', 'useButton'],
  ['/api/user', 'User'],
  ['/x/api/data-grid/grid-api', 'GridApi'],
  ['/apiary/bee-hive', 'Bee hive'],
  // The last segment is not a folder.
  ['/material-ui/api', 'Api'],
  // The real site shows a blank row for a path that ends in a slash (requirement B3).
  ['https://mui.com/versions/', 'Versions'],
  ['/a/b/?x=1#c', 'B'],
  ['/a/éclair', 'Éclair'],
  ['/a/😀-smile', '😀 smile'],
  ['react-router', 'Router'],
  ['/', ''],
  ['', ''],
])('%j is titled %j', (text, title) => {
  expect(deriveTitle(text)).toBe(title);
});
