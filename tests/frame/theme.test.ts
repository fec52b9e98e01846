import { expect, test } from 'vitest';
import { variablesUsedIn } from '../../site/frame/render-part-styles.tsx';
import { DARK, LIGHT } from '../../site/theme/palette.ts';
import { MODE_SELECTOR, theme } from '../../site/theme/theme.ts';

test('the attribute of the page selects both color schemes', () => {
  const css = variablesUsedIn('var(--dn-palette-primary-main) var(--dn-zIndex-appBar)');
  expect(css).toBe(
    `:root{--dn-palette-primary-main:light-dark(${LIGHT.primary},${DARK.primary});--dn-zIndex-appBar:1100}`,
  );
  expect(theme).toHaveProperty('colorSchemes.dark');
  expect(MODE_SELECTOR.replace('%s', 'dark')).toBe('[data-mode="dark"]');
});
