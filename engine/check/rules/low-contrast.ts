import type { BrandColors } from '../../manifest/manifest.ts';
import { contrastOf, mixColors } from '../../text/contrast.ts';
import { defineTreeRule } from './rule.ts';

/** https://www.w3.org/TR/WCAG22/#contrast-minimum */
const READABLE = 4.5;

/** The colors of a site without its own; a test compares them with the stylesheet. */
export const OWN_COLORS = {
  light: { accent: '#006a4d', paper: '#fdfdfc', ink: '#14161a' },
  dark: { accent: '#74d4b1', paper: '#111316', ink: '#f3f4f5' },
} as const satisfies Record<'light' | 'dark', Required<BrandColors>>;

/** Share of `ink` in secondary text; the rest is `paper`. */
const QUIET_SHARE = 0.65;

export const lowContrast = defineTreeRule({
  code: 'low-contrast',
  severity: 'error',
  summary: 'Two colors of the brand are too close for text.',
  why: `Text needs a contrast of at least ${READABLE} to 1 against its background, or many people cannot read it (WCAG 2.2, 1.4.3).`,
  check(tree, report) {
    const { brand, colorSchemes = {} } = tree.site.info;
    for (const scheme of [undefined, ...Object.keys(colorSchemes)]) {
      for (const mode of ['light', 'dark'] as const) {
        const colors = { ...OWN_COLORS[mode], ...brand?.[mode], ...colorSchemes[scheme ?? '']?.[mode] };
        const chosen = tree.site.colors.filter((color) => color.scheme === scheme && color.mode === mode);
        const pairs = [
          { key: 'accent', color: colors.accent, what: 'links' },
          { key: 'ink', color: colors.ink, what: 'headings' },
          {
            key: 'ink',
            color: mixColors(colors.ink, colors.paper, QUIET_SHARE),
            what: 'secondary text (mixed from `ink` and `paper`)',
          },
        ] as const;
        for (const { key, color, what } of pairs) {
          const contrast = contrastOf(color, colors.paper);
          // The color to change is the one of the pair that the site chose.
          const own = chosen.find((color) => color.key === key) ?? chosen.find((color) => color.key === 'paper');
          if (contrast >= READABLE || own === undefined) continue;
          report({
            at: own.span,
            message: `In ${mode} mode${scheme === undefined ? '' : ` of \`${scheme}\``}, the contrast between ${what} and \`${colors.paper}\` is only ${contrast.toFixed(1)}.`,
            help: `choose a ${mode === 'light' ? 'darker' : 'lighter'} \`${key}\`: text needs at least ${READABLE}`,
          });
          break;
        }
      }
    }
  },
});
