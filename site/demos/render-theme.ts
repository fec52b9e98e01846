import type { Section, SectionTheme } from '../../engine/manifest/manifest.ts';
import { DESCRIBED } from '../preferences/page-theme.ts';
import type { PageTheme } from '../preferences/theme-values.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** Renders what readers may change of a library's theme, as JSON. */
export function renderTheme(theme: SectionTheme, sections: readonly Section[]): string {
  const { name = '' } = sections.find(({ id }) => id === theme.of) ?? {};
  return JSON.stringify({ ...theme, name } satisfies PageTheme);
}

/** Renders the script that says so of the theme which pages call by a name, and then runs `apply`. */
export function renderThemeFile(name: string, theme: string, apply: string): string {
  return `(globalThis[Symbol.for("${DESCRIBED}")]??={})[${JSON.stringify(name)}]=${theme};${apply}`;
}

/** Renders the attribute that names the script of the theme which readers may change; empty for a library without one. */
export function renderThemeName(theme: { readonly name: string } | undefined): string {
  return theme === undefined ? '' : ` data-theme="${escapeHtml(theme.name.replace(/\.js$/, ''))}"`;
}
