import { expect, test } from 'vitest';
import { variablesUsedIn } from '../../site/frame/theme-variables.ts';
import { DARK, LIGHT } from '../../site/theme/palette.ts';
import { MODE_SELECTOR, theme } from '../../site/theme/theme.ts';

test('the theme holds the constants of the specification, section 9', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(theme.spacing(1)).toContain('8px');
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.transitions.duration).toEqual({
    shortest: 150,
    shorter: 200,
    short: 250,
    standard: 300,
    complex: 375,
    enteringScreen: 225,
    leavingScreen: 195,
  });
  expect(theme.palette.contrastThreshold).toBe(3);
  expect(theme.palette.tonalOffset).toBe(0.2);
  expect(theme.typography).toMatchObject({
    fontSize: 14,
    htmlFontSize: 16,
    fontWeightLight: 300,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 700,
  });
  expect(theme.typography.fontFamily).toMatch(/^"Roboto",/);
  expect(theme.zIndex).toEqual({
    mobileStepper: 1000,
    fab: 1050,
    speedDial: 1050,
    appBar: 1100,
    drawer: 1200,
    modal: 1300,
    snackbar: 1400,
    tooltip: 1500,
  });
});

test('both colour schemes are chosen by the attribute of the page', () => {
  const css = variablesUsedIn('var(--mui-palette-primary-main) var(--mui-zIndex-appBar)');
  expect(css).toBe(
    `:root{--mui-palette-primary-main:light-dark(${LIGHT.primary},${DARK.primary});--mui-zIndex-appBar:1100}`,
  );
  expect(theme).toHaveProperty('colorSchemes.dark');
  expect(MODE_SELECTOR.replace('%s', 'dark')).toBe('[data-mode="dark"]');
});
