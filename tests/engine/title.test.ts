import { describe, expect, test } from 'vitest';
import { deriveTitle } from '../../engine/text/title.ts';

/** Texts with their titles, by what is special about them. */
const TITLES = {
  'words of the last segment': {
    '/material-ui/react-text-field': 'Text field',
    '/material-ui/getting-started': 'Getting started',
    'data-display': 'Data display',
    'Data display': 'Data display',
    'react-router': 'Router',
  },
  'below `api`, names of components and hooks': {
    '/material-ui/api/css-baseline': 'CssBaseline',
    '/base-ui/api/use-button': 'useButton',
    '/api/user': 'User',
    '/x/api/data-grid/grid-api': 'GridApi',
  },
  'no folder with that name': {
    '/apiary/bee-hive': 'Bee hive',
    '/material-ui/api': 'Api',
  },
  // The real site shows a blank row for a path that ends in a slash (requirement B3).
  'more than a path': {
    'https://mui.com/versions/': 'Versions',
    '/a/b/?x=1#c': 'B',
  },
  'other letters': {
    '/a/éclair': 'Éclair',
    '/a/😀-smile': '😀 smile',
  },
  'no words': {
    '/': '',
    '': '',
  },
};

describe.each(Object.entries(TITLES))('%s', (_, titles) => {
  test.each(Object.entries(titles))('%j is titled %j', (text, title) => {
    expect(deriveTitle(text)).toBe(title);
  });
});
