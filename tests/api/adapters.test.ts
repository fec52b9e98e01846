import { describe, expect, test } from 'vitest';
import { adapterFor } from '../../cli/api/adapters/index.ts';

describe('anchors by which comments name classes', () => {
  test.each([
    ['drawer-classes-MuiDrawer-docked', 'docked'],
    ['button-group-classes-grouped', 'grouped'],
    ['chip-classes-colorPrimary', 'colorPrimary'],
    // As older versions have them.
    ['button-css-focus-visible', 'focusVisible'],
    // As our own pages have them.
    ['button-class-root', 'root'],
    ['css-variables', undefined],
    ['drawer-prop-classes', undefined],
    ['', undefined],
  ])('of Material UI: %s', (anchor, key) => {
    expect(adapterFor('@mui/material').classOfAnchor?.(anchor)).toBe(key);
  });

  test.each(['@mui/joy', '@mui/base', '@mui/system', '@mui/lab', '@mui/x-data-grid'])('of %s are the same', (name) => {
    expect(adapterFor(name).classOfAnchor?.('drawer-classes-MuiDrawer-docked')).toBe('docked');
  });

  test('of a package without an adapter mean nothing', () => {
    expect(adapterFor('kit').classOfAnchor).toBeUndefined();
  });
});
