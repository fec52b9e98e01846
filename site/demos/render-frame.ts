import { escapeHtml } from '../text/escape-html.ts';
import { renderThemeName } from './render-theme.ts';

/** A demo in its own document. */
interface FramedDemo {
  readonly name: string;
  readonly html: string;
  /** Stylesheet links and style elements. */
  readonly styles: string;
  /** Addresses of the page's module, and of the script that starts it. */
  readonly module: string;
  readonly start: string;
  /** Id of the site, under which browsers keep its reader's preferences. */
  readonly site: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** How the document signals dark mode to the library. */
  readonly mode: { readonly class?: string; readonly attribute?: string; readonly only?: 'light' };
  /** The script that describes the library's theme, for a reader who opens the document alone. */
  readonly theme: { readonly name: string } | undefined;
  readonly base: string;
}

/** Renders the document of a demo in an iframe, where styles for the whole window only affect the demo. */
export function renderFrame(demo: FramedDemo): string {
  const { name, html, styles, module, start, site, language, direction, mode, theme, base } = demo;
  const told = [
    theme && `${renderThemeName(theme)} data-base="${escapeHtml(base)}"`,
    mode.only && ` data-only="${mode.only}"`,
    mode.class && ` data-mode-class="${escapeHtml(mode.class)}"`,
    mode.attribute && ` data-mode-attribute="${escapeHtml(mode.attribute)}" ${escapeHtml(mode.attribute)}="light"`,
  ];
  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}" data-site="${escapeHtml(site)}"${told.filter(Boolean).join('')}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(name)}</title>`,
    `<style>:root{color-scheme:light dark}:root[data-mode=light]{color-scheme:light}:root[data-mode=dark]{color-scheme:dark}body{margin:0}.demo-stage{min-block-size:100vh}</style>`,
    `<script src="${escapeHtml(start)}"></script>${styles}</head>`,
    `<body><div class="demo-stage" data-name="${escapeHtml(name)}" data-module="${escapeHtml(module)}">${html}</div></body></html>`,
  ].join('');
}
