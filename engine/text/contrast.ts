/**
 * Computes the contrast of two colors, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * @example
 * contrastOf('#000', '#ffffff') // 21
 */
export function contrastOf(a: string, b: string): number {
  const [one, other] = [luminanceOf(a), luminanceOf(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * Mixes two colors like `color-mix(in srgb, …)`; `share` is the share of the first color.
 * @example
 * mixColors('#000', '#fff', 0.5) // '#808080'
 */
export function mixColors(a: string, b: string, share: number): string {
  const second = channelsOf(b);
  const mixed = channelsOf(a).map((channel, at) => Math.round(channel * share + (second[at] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns red, green and blue, from 0 to 255. */
function channelsOf(color: string): readonly number[] {
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
