/**
 * Lets whatever is at least as high as the window, such as a library's theme or a page layout, be only as high as its
 * content in a stage (`demos.css`). Elsewhere, such as in an overlay or a frame, it stays as written.
 *
 * @example
 * '.theme { min-height: 100dvh }' → '.theme { min-height: var(--dn-window, 100dvh) }'
 */
export function fitHeights(css: string): string {
  return css.replace(WINDOW_HIGH, '$1var(--dn-window, $2)');
}

const WINDOW_HIGH = /((?:^|[{;]|\*\/)\s*min-(?:height|block-size)\s*:\s*)([^;{}!]*\b100[dls]?v(?:h|b|max)\b[^;{}!]*)/gi;
