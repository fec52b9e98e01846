import { describe, expect, test } from 'vitest';
import { DARK, LIGHT, LINE_HUES } from '../../site/theme/palette.ts';
import { readTokens } from '../support/stylesheets.ts';

const TOKENS = readTokens();

/** WCAG 2.2, 1.4.3: running text. */
const AA = 4.5;

/** Channels from 0 to 1, linear. */
type Light = readonly [number, number, number];

function ofHex(hex: string): Light {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** https://bottosson.github.io/posts/oklab/ with channels clipped to sRGB. */
function ofOklch(lightness: number, chroma: number, hue: number): Light {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function contrast(one: Light, two: Light): number {
  const [high = 0, low = 0] = [one, two]
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    .toSorted((a, b) => b - a);
  return high / low;
}

/** The lightness and chroma that the stylesheet gives `--dn-line` or `--dn-tint` in each mode. */
function lineColors(name: string): readonly { readonly lightness: number; readonly chroma: number }[] {
  const declaration = new RegExp(`--dn-${name}: light-dark\\(([^;]*)\\);`).exec(TOKENS)?.[1] ?? '';
  return [...declaration.matchAll(/oklch\(([\d.]+) ([\d.]+)/g)].map(([, lightness, chroma]) => ({
    lightness: Number(lightness),
    chroma: Number(chroma),
  }));
}

describe.each([
  ['light', LIGHT, 0],
  ['dark', DARK, 1],
] as const)('%s', (_, tones, mode) => {
  test.each(['ink', 'text', 'quiet', 'info', 'success', 'warning', 'error', 'primary'] as const)(
    '%s is readable on every background',
    (name) => {
      for (const ground of ['paper', 'raised', 'well'] as const) {
        expect(contrast(ofHex(tones[name]), ofHex(tones[ground]))).toBeGreaterThanOrEqual(AA);
      }
    },
  );

  test.each(['info', 'success', 'warning', 'error'] as const)('%s and text are readable on its wash', (name) => {
    expect(contrast(ofHex(tones[name]), ofHex(tones[`${name}Wash`]))).toBeGreaterThanOrEqual(AA);
    expect(contrast(ofHex(tones.text), ofHex(tones[`${name}Wash`]))).toBeGreaterThanOrEqual(AA);
  });

  test.each(LINE_HUES)('the line of hue %i is readable on every background and on its tint', (hue) => {
    const [line, tint] = ['line', 'tint'].map((name) => lineColors(name)[mode]);
    const ink = ofOklch(line?.lightness ?? 0, line?.chroma ?? 0, hue);
    for (const ground of ['paper', 'raised', 'well'] as const) {
      expect(contrast(ink, ofHex(tones[ground]))).toBeGreaterThanOrEqual(AA);
    }
    expect(contrast(ink, ofOklch(tint?.lightness ?? 0, tint?.chroma ?? 0, hue))).toBeGreaterThanOrEqual(AA);
  });
});
