import type { Section } from '../../engine/manifest/manifest.ts';
import type { PageTheme } from '../preferences/theme-values.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** Renders what readers of a section may change of its library's theme; empty if that is nothing. */
export function renderTheme({ theme }: Pick<Section, 'theme'>, sections: readonly Section[]): string {
  if (theme === undefined) return '';
  const { name = '' } = sections.find(({ id }) => id === theme.of) ?? {};
  const content: PageTheme = { ...theme, name };
  return `<meta name="docs-nav-theme" content="${escapeHtml(JSON.stringify(content))}">`;
}
