import { describe, expect, test } from 'vitest';
import { contrastOf, mixColors } from '../../engine/text/contrast.ts';
import { OWN_COLORS } from '../../engine/check/rules/low-contrast.ts';
import { brandStyles } from '../../site/frame/brand-styles.ts';
import { DARK, LIGHT } from '../../site/theme/palette.ts';

describe('colors', () => {
  test.each([
    ['#000', '#fff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#777777', 4.48],
    ['#123456', '#123456', 1],
  ])('%s on %s', (a, b, contrast) => {
    expect(contrastOf(a, b)).toBeCloseTo(contrast, 2);
  });

  test('mixing colors gives the same result as in browsers', () => {
    expect(mixColors('#000', '#fff', 0.5)).toBe('#808080');
    expect(mixColors('#ff0000', '#0000ff', 0.25)).toBe('#4000bf');
  });

  test('the default colors of the check are those of the stylesheet', () => {
    expect(OWN_COLORS.light).toMatchObject({ paper: LIGHT.paper, ink: LIGHT.ink });
    expect(OWN_COLORS.dark).toMatchObject({ paper: DARK.paper, ink: DARK.ink });
  });
});

describe('styles of a brand', () => {
  test('are empty for a site without a brand', () => {
    expect(brandStyles({})).toBe('');
    expect(brandStyles({ brand: { favicon: '/static/icon.svg' } })).toBe('');
  });

  test('leave one mode unchanged when only the other has an accent', () => {
    expect(brandStyles({ brand: { light: { accent: '#0f6e5a' } } })).toBe(
      ':root,.products a,.lines li{--dn-line:light-dark(#0f6e5a,oklch(.8 .105 168));--dn-primary:var(--dn-line);--dn-tint:light-dark(color-mix(in oklab,var(--dn-line) 10%,var(--dn-paper)),color-mix(in oklab,var(--dn-line) 22%,var(--dn-paper)));}',
    );
  });

  test('of another color scheme apply to a page that shows it, and complete those of the brand', () => {
    const light = { paper: '#fbf5e9' };
    const brand = { dark: { accent: '#5eead4' } };
    const styles = brandStyles({ brand, colorSchemes: { sepia: { title: 'Sepia', light } } });
    expect(styles).toContain(':root[data-scheme|=sepia]{--dn-paper:light-dark(#fbf5e9,#111316);--dn-raised:');
    expect(styles).toContain(
      ':root[data-scheme|=sepia],[data-scheme|=sepia] .products a,[data-scheme|=sepia] .lines li{--dn-line:light-dark(oklch(.46 .105 168),#5eead4);',
    );
  });

  test('derive the tones between paper and ink', () => {
    const styles = brandStyles({ brand: { dark: { paper: '#000000' }, font: 'Inter, sans-serif', radius: 4 } });
    expect(styles).toContain('--dn-paper:light-dark(#fdfdfc,#000000);');
    expect(styles).toContain('--dn-quiet:color-mix(in srgb,var(--dn-ink) 65%,var(--dn-paper));');
    expect(styles).toContain('--dn-sans:Inter, sans-serif;--dn-radius:4px;');
  });
});
