import type { Section } from '../../../engine/manifest/manifest.ts';
import { toFileHref } from '../../../engine/address/href.ts';
import { escapeHtml } from '../../text/escape-html.ts';

/** Owner of a logo: a product or the site. */
export type LogoOwner = Pick<Section, 'logo' | 'logoDark'>;

/**
 * Lists the pictures of a logo; if there is one for each mode, with the class that shows it in its mode only. `base` is
 * the path of the site's root.
 */
export function picturesOf(
  { logo, logoDark }: LogoOwner,
  base: string,
): readonly { readonly src: string; readonly className: string }[] {
  if (logo === undefined) return [];
  const src = toFileHref(logo, base);
  if (logoDark === undefined) return [{ src, className: 'logo' }];
  return [
    { src, className: 'logo on-light' },
    { src: toFileHref(logoDark, base), className: 'logo on-dark' },
  ];
}

/** Renders a logo of `size` pixels, without alternative text because its owner's name is next to it. */
export function renderLogo(owner: LogoOwner, base: string, size: number): string {
  return picturesOf(owner, base)
    .map(
      ({ src, className }) =>
        `<img class="${className}" src="${escapeHtml(src)}" alt="" width="${size}" height="${size}">`,
    )
    .join('');
}
