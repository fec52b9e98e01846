type Channels = readonly [red: number, green: number, blue: number];

/**
 * Computes the contrast of two colors, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * @example
 * contrastOf('#000', '#ffffff') // 21
 */
export function contrastOf(a: string, b: string): number {
  const [low, high] = [luminanceOf(channelsOf(a)), luminanceOf(channelsOf(b))].toSorted((x, y) => x - y) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

/**
 * Mixes two colors like `color-mix(in srgb, …)`; `share` is the share of the first color.
 * @example
 * mixColors('#000', '#fff', 0.5) // '#808080'
 */
export function mixColors(a: string, b: string, share: number): string {
  const [first, second] = [channelsOf(a), channelsOf(b)];
  return `#${first
    .map((channel, at) =>
      Math.round(channel * share + (second[at] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function channelsOf(color: string): Channels {
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Channels;
}

function luminanceOf(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
