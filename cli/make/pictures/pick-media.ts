import { parse } from 'postcss';

/**
 * Applies the queries for a window's width as in a window of this width: a picture is an image, whose own width is what
 * its queries ask for. Rules for other widths are left out, and all other queries stay.
 *
 * @example
 * '@media (min-width:600px){a{color:red}}' for 1280 → 'a{color:red}'
 */
export function pickMedia(css: string, width: number): string {
  const root = parse(css);
  root.walkAtRules('media', (rule) => {
    const answers = rule.params.split(',').map((query) => answer(query, width));
    if (answers.includes(undefined)) return;
    if (answers.includes(true)) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  });
  return root.toString();
}

/** Returns whether a window of this width meets a query; undefined for one that asks for more than widths. */
function answer(query: string, width: number): boolean | undefined {
  const parts = query.replace(/^\s*(?:all|screen)\s+and\s+/, '').split(/\s+and\s+/);
  const met = parts.map((part) => {
    const [, bound, value, unit] = WIDTH.exec(part.trim()) ?? [];
    if (bound === undefined) return undefined;
    const pixels = Number(value) * (unit === 'px' ? 1 : 16);
    return bound === 'min' ? width >= pixels : width <= pixels;
  });
  return met.includes(undefined) ? undefined : met.every(Boolean);
}

const WIDTH = /^\(\s*(min|max)-width\s*:\s*([\d.]+)(px|em|rem)\s*\)$/;
