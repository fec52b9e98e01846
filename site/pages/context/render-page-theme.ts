import type { Section } from '../../../engine/manifest/manifest.ts';
import { renderTheme } from '../../demos/render-theme.ts';
import type { SiteContext } from './site-context.ts';

/**
 * Renders what readers of a page may change of its library's theme, and on a page that shows the library, in demos or
 * in its frame, the script that applies it before the first paint; empty for a library without a theme.
 */
export function renderPageTheme(
  section: Section,
  { manifest, assets, slots }: SiteContext,
  { hasDemos, isHome }: { readonly hasDemos: boolean; readonly isHome: boolean },
): string {
  const theme = renderTheme(section, manifest.sections);
  const showsIt = hasDemos || Object.keys(slots).some((slot) => isHome || slot !== 'home');
  return theme !== '' && showsIt ? `${theme}<script>${assets.themeScript}</script>` : theme;
}
