import { readFileSync } from 'node:fs';
import path from 'node:path';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { load } from 'js-yaml';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { siteId } from '../../engine/manifest/manifest.ts';
import { AD_DEFAULTS } from '../../engine/schema/ads.ts';
import { WEB_VITALS_SHARE } from '../../engine/schema/analytics.ts';
import * as slot from '../../site/ads/constants.ts';
import * as source from '../../site/ads/source-limits.ts';
import { COPIED_FOR } from '../../site/browser/show-done.ts';
import { HOOK_COPIED_FOR } from '../../site/react/use-copy.ts';
import * as preferences from '../../site/preferences/constants.ts';
import * as look from '../../site/theme/constants.ts';
import { DENSE_COMPONENTS } from '../../site/theme/dense.ts';
import { theme } from '../../site/theme/theme.ts';
import { ROOT } from '../support/docs-nav.ts';
import { readBuiltStyles } from '../support/stylesheets.ts';

/** Every line of the specification's section 9: what it says, where the code says so, and the value. */
const LINES: readonly (readonly [says: string, stands: unknown, value: unknown])[] = [
  ['Copied returns to Copy after 2000 ms (code block)', COPIED_FOR, 2000],
  ['Copied returns to Copy after 1200 ms (copy hook)', HOOK_COPIED_FOR, 1200],
  ['about 0.0001 of page loads report web vitals', WEB_VITALS_SHARE, 1e-4],
  ['ad display ratio: the share of displays that analytics hears of', AD_DEFAULTS.displayRatio, 0.1],
  ['share of in-house ads that are the ad-block appeal', AD_DEFAULTS.appealShare, 0.2],
  ['share of visits with the inline ad style (section 4)', AD_DEFAULTS.inlineShare, 0.2],
  ['ad-blocker detection polls every 500 ms', source.LOOK_INTERVAL, 500],
  ['ad-blocker detection polls up to 30 times', source.MOST_LOOKS, 30],
  ['ad-blocker detection decides after 6 tries', source.FAILED_LOOKS, 6],
  ['the ad feed is asked up to 10 times (section 7)', source.MOST_TRIES, 10],
  ['ad slot margins in spacing units', pixelsOf('margin-block').map((pixels) => pixels / look.SPACING), [3]],
  ['ad slot height, and from the small breakpoint up', pixelsOf('min-height'), [142, 126]],
  ['ad images', slot.IMAGE_SIZE, { width: 130, height: 100 }],
  ['code-variant cookie lifetime in seconds', preferences.CODE_VARIANT_SECONDS, 31_536_000],
  ['storage key of the mode', preferences.DEFAULT_MODE_KEY, 'mode'],
  ['storage key of the schemes', preferences.DEFAULT_COLOR_SCHEME_KEY, 'color-scheme'],
  ['storage key of the docs mode', `${referenceId()}-${preferences.DEFAULT_MODE_KEY}`, 'mui-mode'],
  ['storage key of the docs schemes', `${referenceId()}-${preferences.DEFAULT_COLOR_SCHEME_KEY}`, 'mui-color-scheme'],
  ['version of Material UI', currentVersion('material-ui'), 'v7.1.1'],
  ['version of MUI System', currentVersion('system'), 'v7.1.1'],
  ['version of Core', currentVersion('core'), 'v7.1.1'],
  ['version of Joy UI', currentVersion('joy-ui'), 'v5.0.0-beta.49'],
  ['breakpoints', theme.breakpoints.values, { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }],
  ['breakpoints of the stylesheet', look.BREAKPOINTS, theme.breakpoints.values],
  ['default spacing', look.SPACING, 8],
  ['border radius', theme.shape.borderRadius, 12],
  [
    'transition durations',
    theme.transitions.duration,
    { shortest: 150, shorter: 200, short: 250, standard: 300, complex: 375, enteringScreen: 225, leavingScreen: 195 },
  ],
  ['contrast threshold', theme.palette.contrastThreshold, 3],
  ['tonal offset', theme.palette.tonalOffset, 0.2],
  ['font size', theme.typography.fontSize, 14],
  ['root font size', theme.typography.htmlFontSize, 16],
  ['font weights', Object.values(look.FONT_WEIGHTS), [300, 400, 500, 700]],
  [
    'stacking layers',
    theme.zIndex,
    {
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    },
  ],
];

describe('the specification, section 9', () => {
  test.each(LINES)('the constant: %s', (_, stands, value) => {
    expect(stands).toEqual(value);
  });

  test('Roboto comes first in the font stack', () => {
    expect(theme.typography.fontFamily).toMatch(/^"Roboto",/);
  });

  test('one unit of spacing is 8 px in the theme', () => {
    expect(theme.spacing(1)).toContain('8px');
  });

  test('white text needs a contrast of 3, and tones are offset by a fifth', () => {
    const { getContrastText, augmentColor } = theme.palette;
    // White has a contrast of 3.03 on the first of these greys, and of 2.99 on the second.
    expect(['#949494', '#959595'].map((grey) => getContrastText(grey))).toEqual(['#fff', 'rgba(0, 0, 0, 0.87)']);
    const { light, dark } = augmentColor({ color: { main: '#808080' } });
    // 0x80 is 128: up by 0.2 of the distance to 255, down by one and a half times 0.2 of itself.
    expect({ light, dark }).toEqual({ light: 'rgb(153, 153, 153)', dark: 'rgb(89, 89, 89)' });
  });

  test('the theme has the four font weights', () => {
    const { fontWeightLight, fontWeightRegular, fontWeightMedium, fontWeightBold } = theme.typography;
    expect([fontWeightLight, fontWeightRegular, fontWeightMedium, fontWeightBold]).toEqual([300, 400, 500, 700]);
  });

  test('the density defaults of the docs make controls small', () => {
    const draw = (components = {}) =>
      renderToStaticMarkup(
        <ThemeProvider theme={createTheme({ components })}>
          <Button>Save</Button>
          <TextField label="Name" />
        </ThemeProvider>,
      );
    const [usual, dense] = [draw(), draw(DENSE_COMPONENTS)];
    for (const small of ['MuiButton-sizeSmall', 'MuiInputBase-sizeSmall', 'MuiFormControl-marginDense']) {
      expect(usual).not.toContain(small);
      expect(dense).toContain(small);
    }
  });

  test('the stylesheet that pages load contains them', () => {
    const css = readBuiltStyles().replaceAll(' ', '');
    for (const part of [
      '--dn-radius:12px',
      '--dn-fast:.15s',
      '--dn-slow:.225s',
      '--dn-over:1200',
      '--dn-sans:"Roboto"',
      'z-index:1100',
      'font-weight:500',
      ...['600px', '900px', '1200px', '1536px'].map((width) => `(width>=${width})`),
    ]) {
      expect(css.includes(part), part).toBe(true);
    }
  });
});

/** Text of the version that a section of the reference site marks as current. */
function currentVersion(section: string): string | undefined {
  const file = readFileSync(path.join(ROOT, `nav/sections/${section}.yaml`), 'utf8');
  const { versions } = load(file) as { versions: readonly { text: string; current?: boolean }[] };
  return versions.find(({ current }) => current)?.text;
}

/** Lengths that the stylesheet of the ad slot gives a property, from narrow windows to wide ones. */
function pixelsOf(property: string): readonly number[] {
  const css = readFileSync(path.join(ROOT, 'site/styles/ad/first.css'), 'utf8');
  return Array.from(css.matchAll(new RegExp(`${property}: (\\d+)px`, 'g')), ([, pixels]) => Number(pixels));
}

function referenceId(): string {
  return siteId(load(readFileSync(path.join(ROOT, 'nav/site.yaml'), 'utf8')) as { title: string; id?: string });
}
