import { BORDER_RADIUS, DURATIONS, FONT_STACK, LAYERS } from '../../theme/constants.ts';
import { DARK, LIGHT, LINE_HUES, type Tones } from '../../theme/palette.ts';
import { css } from './css.ts';
import {
  BAR_HEIGHT,
  CONTROL_HEIGHT,
  DENSE_CONTROL_HEIGHT,
  DENSE_ROW_HEIGHT,
  PRODUCTS_HEIGHT,
  ROW_HEIGHT,
} from './measures.ts';

const NAMES = Object.keys(LIGHT) as readonly (keyof Tones)[];
const COUNT = LINE_HUES.length;

/** A product's place among its siblings decides its hue, so that no page has to say it. */
const LINES = LINE_HUES.map((hue, at) => {
  const place = `${COUNT}n+${at + 1}`;
  return (
    `.products a:nth-of-type(${place}),.lines li:nth-of-type(${place}){--hue:${hue}}` +
    `:root:has(.products a:nth-of-type(${place})[aria-current]){--hue:${hue}}`
  );
});

/** Colours, measures and typefaces as variables; each colour holds both modes. */
export const TOKENS = css`
  :root {
    color-scheme: light dark;
    --start: left;
    --end: right;
    ${NAMES.filter((name) => name !== 'primary')
      .map((name) => `--${name}: light-dark(${LIGHT[name]}, ${DARK[name]});`)
      .join('')}
    --hue: ${LINE_HUES[0]};
    --sans: ${FONT_STACK};
    --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
    --radius: ${BORDER_RADIUS}px;
    --pill: 99px;
    --fast: ${DURATIONS.shortest}ms;
    --slow: ${DURATIONS.enteringScreen}ms;
    --row: ${ROW_HEIGHT}px;
    --control: ${CONTROL_HEIGHT}px;
    --bar: ${BAR_HEIGHT + PRODUCTS_HEIGHT}px;
    --pad: 20px;
    --over: ${LAYERS.drawer};
    --lift: 0 0 0 1px var(--rule), 0 12px 40px -12px rgb(0 0 0 / 0.28);
  }
  :root,
  .products a,
  .lines li {
    --line: light-dark(oklch(0.46 0.105 var(--hue)), oklch(0.8 0.105 var(--hue)));
    --primary: var(--line);
    --tint: light-dark(oklch(0.962 0.018 var(--hue)), oklch(0.27 0.035 var(--hue)));
  }
  [dir='rtl'] {
    --start: right;
    --end: left;
  }
  [data-mode='light'] {
    color-scheme: light;
  }
  [data-mode='dark'] {
    color-scheme: dark;
  }
  [data-dense] {
    --row: ${DENSE_ROW_HEIGHT}px;
    --control: ${DENSE_CONTROL_HEIGHT}px;
  }
  ${LINES.join('')}
`;
