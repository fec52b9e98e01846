import type { Drawing } from '../../feature/feature.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { PLAYGROUND_WORDS } from '../playground/island/words.ts';
import { renderPanel } from '../playground/island/render-panel.ts';
import type { PreparedDemo } from './prepared-demo.ts';

/** Renders the figure of a demo: its server-rendered HTML, an empty toolbar, and its source (requirement J2). */
export function renderFigure(
  demo: PreparedDemo,
  { words, base, component, code }: Pick<Drawing, 'words' | 'base' | 'component' | 'code'>,
): string {
  const { name, title, exported, wide, styles, module, parts, needsPage, packages, typePackages, live, frame } = demo;
  const addressOf = (path: string | undefined) => (path === undefined ? undefined : `${base}/${path}`);
  const attributes = {
    'aria-label': title,
    'data-name': name,
    'data-demo': addressOf(module),
    'data-parts': namesIn(parts),
    'data-packages': namesIn(packages),
    'data-types': namesIn(typePackages),
    'data-files': addressOf(demo.files),
    'data-wrapping': addressOf(demo.wrapping),
    'data-export': exported,
    'data-live': addressOf(live),
    'data-folder': demo.folder,
    'data-needs-page': needsPage ? '' : undefined,
    'data-wide': wide ? '' : undefined,
    'data-frame': frame === undefined ? undefined : '',
    // What is in a frame of its own is a window, not parts of a component.
    'data-anatomy': frame === undefined ? component : undefined,
  };
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  // The controls stand beside the stage; the code that they change is open.
  const { shown, path } = demo.playground ?? {};
  const panel = shown && renderPanel(shown, name, { ...PLAYGROUND_WORDS, ...words }, addressOf(path));
  const stage = `<div class="demo-stage" id="${name}.js">${renderStage(demo, base)}</div>`;
  return [
    `<figure class="demo" id="${name}.tsx" data-island="demo"${written.join('')}>`,
    `${styles}${panel === undefined ? stage : `<div class="play"><div>${stage}</div>${panel}</div>`}<div class="demo-bar" hidden></div>`,
    `<details class="demo-code"${panel === undefined ? '' : ' open'}><summary>${escapeHtml(words['showCode'] ?? '')}</summary>${renderSource(demo, code)}</details></figure>`,
  ].join('');
}

/** Joins names to the value of an attribute; returns undefined without names, which omits the attribute. */
function namesIn(names: readonly string[] = []): string | undefined {
  return names.length === 0 ? undefined : names.join(' ');
}

/** Renders the server's HTML, or the iframe that shows the demo. */
function renderStage({ name, title = name, html, frame }: PreparedDemo, base: string): string {
  if (frame === undefined) return html;
  return `<iframe src="${escapeHtml(`${base}/${frame.path}`)}" title="${escapeHtml(title)}" loading="lazy" style="block-size:${frame.height}px"></iframe>`;
}

/** Renders the source in both languages; if the demo imports files from its folder, each file is a tab. */
function renderSource({ file, source, javascript, beside = [] }: PreparedDemo, render: Drawing['code']): string {
  const code = (language: string, text: string) => render(text.trimEnd(), language);
  const own =
    code(file.endsWith('.jsx') ? 'jsx' : 'tsx', source) + (javascript === undefined ? '' : code('jsx', javascript));
  if (beside.length === 0) return own;
  const panels = [
    [file, own] as const,
    ...beside.map(({ name, text }) => [name, code(name.slice(name.lastIndexOf('.') + 1), text)] as const),
  ];
  return `<div class="tabset" data-tabs>${panels.map(([name, panel]) => `<section aria-label="${escapeHtml(name)}">${panel}</section>`).join('')}</div>`;
}
