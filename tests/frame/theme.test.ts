import { expect, test } from 'vitest';
import { variablesUsedIn } from '../../site/frame/theme-variables.ts';
import { DARK, LIGHT } from '../../site/theme/palette.ts';
import { MODE_SELECTOR, theme } from '../../site/theme/theme.ts';

test('the attribute of the page selects both color schemes', () => {
  const css = variablesUsedIn('var(--frame-palette-primary-main) var(--frame-zIndex-appBar)');
  expect(css).toBe(
    `:root{--frame-palette-primary-main:light-dark(${LIGHT.primary},${DARK.primary});--frame-zIndex-appBar:1100}`,
  );
  expect(theme).toHaveProperty('colorSchemes.dark');
  expect(MODE_SELECTOR.replace('%s', 'dark')).toBe('[data-mode="dark"]');
});
