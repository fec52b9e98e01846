import { escapeHtml } from '../frame/page/escape-html.ts';
import type { Words } from '../frame/words.ts';
import { renderCode } from '../markdown/render-code.ts';
import type { PreparedDemo } from './prepared-demo.ts';

/** What a figure says in the language of its page, and where the site stands. */
interface FigureContext {
  readonly words: Words;
  /** Path of the site's root without a trailing slash. */
  readonly base: string;
}

/** Renders the figure of a demo: what the server made of it, room for the tools, and its source (requirement J2). */
export function renderFigure({ name, html, styles, source, twin, module, needsPage, files }: PreparedDemo, { words, base }: FigureContext): string {
  const code = (lang: string, value: string) => renderCode({ type: 'code', lang, meta: null, value: value.trimEnd() });
  const siblings = files === undefined ? '' : ` data-files="${escapeHtml(`${base}/${files}`)}"`;
  const around = needsPage ? ' data-needs-page' : '';
  return [
    `<figure class="demo" id="${name}.tsx" data-island="demo" data-name="${name}" data-demo="${escapeHtml(`${base}/${module}`)}"${siblings}${around}>`,
    `${styles}<div class="demo-stage" id="${name}.js">${html}</div><div class="demo-bar" hidden></div>`,
    `<details class="demo-code"><summary>${escapeHtml(words.showCode)}</summary>${code('tsx', source)}${twin === undefined ? '' : code('jsx', twin)}</details></figure>`,
  ].join('');
}
