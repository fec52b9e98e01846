import { describe, expect, test } from 'vitest';
import { adapterFor } from '../../cli/make/api/adapters/index.ts';

describe('anchors that name classes in comments', () => {
  test.each([
    ['drawer-classes-MuiDrawer-docked', 'docked'],
    ['button-group-classes-grouped', 'grouped'],
    ['chip-classes-colorPrimary', 'colorPrimary'],
    // As in older versions.
    ['button-css-focus-visible', 'focusVisible'],
    // As on pages that docs-nav builds.
    ['button-class-root', 'root'],
    ['css-variables', undefined],
    ['drawer-prop-classes', undefined],
    ['', undefined],
  ])('of Material UI: %s', (anchor, key) => {
    expect(adapterFor('@mui/material').classOfAnchor?.(anchor)).toBe(key);
  });

  test.each(['@mui/joy', '@mui/base', '@mui/system', '@mui/lab', '@mui/x-data-grid'])('of %s work the same', (name) => {
    expect(adapterFor(name).classOfAnchor?.('drawer-classes-MuiDrawer-docked')).toBe('docked');
  });

  test('of a package without an adapter mean nothing', () => {
    expect(adapterFor('kit').classOfAnchor).toBeUndefined();
  });
});
