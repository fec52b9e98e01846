import type { Brand, BrandColors, SiteInfo } from '../../engine/manifest/manifest.ts';
import { DARK, LIGHT } from '../theme/palette.ts';

/** Writes the variables of `theme/tokens.css` that a site's brand and color schemes set; empty for a site without them. */
export function brandStyles({ brand = {}, colorSchemes = {} }: Pick<SiteInfo, 'brand' | 'colorSchemes'>): string {
  const { font, codeFont, radius } = brand;
  const looks = [
    font === undefined ? '' : `--dn-sans:${font};`,
    codeFont === undefined ? '' : `--dn-mono:${codeFont};`,
    radius === undefined ? '' : `--dn-radius:${radius}px;`,
  ].join('');
  const schemes = Object.entries(colorSchemes).map(([name, { light, dark }]) =>
    colorStyles(
      { light: { ...brand.light, ...light }, dark: { ...brand.dark, ...dark } },
      '',
      `[data-scheme|=${name}]`,
    ),
  );
  return colorStyles(brand, looks) + schemes.join('');
}

/** Writes colors for the page, or for a page whose root matches a selector. */
function colorStyles({ light = {}, dark = {} }: Pick<Brand, 'light' | 'dark'>, looks: string, scheme = ''): string {
  const both = (name: string, key: keyof BrandColors, plain: readonly [string, string]) =>
    light[key] === undefined && dark[key] === undefined
      ? ''
      : `${name}:light-dark(${light[key] ?? plain[0]},${dark[key] ?? plain[1]});`;
  const hasGround = [light, dark].some(({ paper, ink }) => paper !== undefined || ink !== undefined);
  const root = [
    both('--dn-paper', 'paper', [LIGHT.paper, DARK.paper]),
    both('--dn-ink', 'ink', [LIGHT.ink, DARK.ink]),
    hasGround
      ? Object.entries(MIXED)
          .map(([name, share]) => `--dn-${name}:color-mix(in srgb,var(--dn-ink) ${share}%,var(--dn-paper));`)
          .join('')
      : '',
    looks,
  ].join('');
  const line = both('--dn-line', 'accent', ['oklch(.46 .105 168)', 'oklch(.8 .105 168)']);
  const tint =
    line === ''
      ? ''
      : '--dn-primary:var(--dn-line);--dn-tint:light-dark(color-mix(in oklab,var(--dn-line) 10%,var(--dn-paper)),color-mix(in oklab,var(--dn-line) 22%,var(--dn-paper)));';
  const lines = `:root${scheme},${scheme && `${scheme} `}.products a,${scheme && `${scheme} `}.lines li`;
  return `${root === '' ? '' : `:root${scheme}{${root}}`}${line === '' ? '' : `${lines}{${line}${tint}}`}`;
}

/** Colors mixed from `ink` and `paper`: the share of `ink`, in percent. */
const MIXED = { raised: 2, well: 4, rule: 11, edge: 48, quiet: 65, text: 85 } as const;
