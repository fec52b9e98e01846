import type { Brand } from '../../engine/manifest.ts';
import { DARK, LIGHT } from '../theme/palette.ts';

/** Writes the variables of `theme/tokens.css` that a site's brand sets; empty for a site without one. */
export function brandStyles(brand: Brand | undefined): string {
  if (brand === undefined) return '';
  const { light = {}, dark = {}, font, codeFont, radius } = brand;
  const both = (name: string, key: 'accent' | 'paper' | 'ink', plain: readonly [string, string]) =>
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
    font === undefined ? '' : `--dn-sans:${font};`,
    codeFont === undefined ? '' : `--dn-mono:${codeFont};`,
    radius === undefined ? '' : `--dn-radius:${radius}px;`,
  ].join('');
  const line = both('--dn-line', 'accent', ['oklch(.46 .105 168)', 'oklch(.8 .105 168)']);
  const tint =
    line === ''
      ? ''
      : '--dn-primary:var(--dn-line);--dn-tint:light-dark(color-mix(in oklab,var(--dn-line) 10%,var(--dn-paper)),color-mix(in oklab,var(--dn-line) 22%,var(--dn-paper)));';
  return `${root === '' ? '' : `:root{${root}}`}${line === '' ? '' : `:root,.products a,.lines li{${line}${tint}}`}`;
}

/** Colors mixed from `ink` and `paper`: the share of `ink`, in percent. */
const MIXED = { raised: 2, well: 4, rule: 11, edge: 48, quiet: 65, text: 85 } as const;
