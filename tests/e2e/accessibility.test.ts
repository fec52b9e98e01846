import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { SAMPLE_PAGES } from '../support/sample-pages.ts';

const browsing = browse('reference');

const VIEWS = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

const CASES = Object.entries(SAMPLE_PAGES).flatMap(([kind, pathname]) =>
  VIEWS.map((view) => ({ ...view, kind, pathname })),
);

describe('axe finds nothing', () => {
  test.each(CASES)('$kind, $width px, $colorScheme', async ({ pathname, width, colorScheme }) => {
    const page = await browsing.open(pathname, {
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
  });
});
