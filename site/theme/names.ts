/** Prefix of every variable of the frame, MUI's included; all other names belong to the libraries in demos. */
export const PREFIX = 'dn';

/** The variables for stylesheets of a site's own, which are known by these names without the prefix as well. */
export const PUBLIC_NAMES =
  'paper ink text quiet edge tint hue sans mono raised well rule info success warning error infoWash successWash warningWash errorWash radius row control lift line primary'.split(
    ' ',
  );

const UNPREFIXED = new RegExp(`(?<![\\w.\\\\/-])--(?=(?:${PUBLIC_NAMES.join('|')})\\s*[:,){;])`, 'g');

/**
 * Gives the frame's public variables in a site's own stylesheet their prefix. An alias in CSS could not tell them from
 * variables of a library, which are on the same root.
 *
 * @example
 * ':root{--well:red}.card{color:var(--ink);--own:0}' → ':root{--dn-well:red}.card{color:var(--dn-ink);--own:0}'
 */
export function prefixNames(css: string): string {
  return css.replace(UNPREFIXED, `--${PREFIX}-`);
}
