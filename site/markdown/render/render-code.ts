import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { type FenceMeta, parseFenceMeta } from '../tree/fence-meta.ts';
import { highlight } from '../highlight/highlight.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';

const SHELL = /^(?:sh|bash|zsh|shell|console|shellsession|shell-session)$/;

const PROMPT = /^\s*\$ /;

/** Renders a code block, without colors once the page exceeds the limit; the browser adds the copy button. */
export function renderCode({ lang, meta, value }: NodeOf<'code'>, isPlain = false): string {
  const [, written = '', glued = ''] = /^([^{:]*)([^]*)$/.exec(lang ?? '') ?? [];
  const language = written.toLowerCase().replace(/[^a-z\d#+.-]/g, '');
  const details = parseFenceMeta(`${glued} ${meta ?? ''}`);
  const title = details.title === undefined ? '' : `<figcaption>${escapeText(details.title)}</figcaption>`;
  const [figure, code] = language === '' ? ['', ''] : [` data-lang="${language}"`, ` class="language-${language}"`];
  const html = markLines(isPlain ? escapeText(value) : highlight(value, language), details);
  const wanted = whatToCopy(value, language);
  const copy = wanted === value ? '' : ` data-copy="${escapeAttribute(wanted)}"`;
  return `<figure class="code"${figure}${copy}>${title}<pre tabindex="0"><code${code}>${html}</code></pre></figure>`;
}

/** Renders a block of code that a feature shows. */
export function drawCode(text: string, language: string): string {
  return renderCode({ type: 'code', lang: language, meta: null, value: text });
}

/** Renders a block in TypeScript, followed by its JavaScript; the page shows the reader's choice. */
export function renderVariants(node: NodeOf<'code'>, javascript: string): string {
  return `<div class="variants">${renderCode(node)}${renderCode(inJavaScript(node, javascript))}</div>`;
}

/** Returns the JavaScript version of a block, with the name of its file adapted, and with marks on unchanged lines. */
function inJavaScript({ lang, meta, value }: NodeOf<'code'>, javascript: string): NodeOf<'code'> {
  const language = /^tsx/i.test(lang ?? '') ? 'jsx' : 'js';
  const { title, isMarked } = parseFenceMeta(`${lang ?? ''} ${meta ?? ''}`);
  const name = title?.replace(/\.tsx?$/, '.js').replaceAll('"', "'");
  const marked = new Set(
    value
      .split('\n')
      .filter((_, at) => isMarked?.(at + 1))
      .map((line) => line.trim()),
  );
  const marks = javascript.split('\n').flatMap((line, at) => (marked.has(line.trim()) ? [at + 1] : []));
  return {
    type: 'code',
    lang: language,
    meta: `${name === undefined ? '' : `title="${name}"`} {${marks.join()}}`,
    value: javascript,
  };
}

const TOKEN_EDGE = /<(?:i class=\w+|\/i)>|\n/g;

/**
 * Wraps runs of marked lines in `<mark>`, including their line breaks, so that it can be shown as a block.
 * Splits tokens over several lines at its edges, because elements must not overlap.
 */
function markLines(html: string, { isMarked }: FenceMeta): string {
  if (isMarked === undefined) return html;
  let line = 1;
  let open = '';
  let copied = 0;
  let marking = isMarked(1);
  let marked = marking ? '<mark>' : '';
  for (const { 0: edge, index } of html.matchAll(TOKEN_EDGE)) {
    if (edge !== '\n') {
      open = edge === '</i>' ? '' : edge;
      continue;
    }
    const next = isMarked(++line);
    if (next === marking) continue;
    marking = next;
    const close = open === '' ? '' : '</i>';
    marked += `${html.slice(copied, index + 1)}${close}${next ? '<mark>' : '</mark>'}${open}`;
    copied = index + 1;
  }
  return `${marked}${html.slice(copied)}${marking ? '</mark>' : ''}`;
}

/**
 * Returns what a reader wants to paste of a code block: of a session in a shell, the commands without prompts and output;
 * of a diff, the code after the change; of anything else, all of it.
 * @example
 * whatToCopy('$ npm ci\nadded 3', 'sh')     // 'npm ci'
 * whatToCopy('-const a = 1;\n+const a = 2;', 'diff') // 'const a = 2;'
 */
export function whatToCopy(text: string, language = ''): string {
  const lines = text.split('\n');
  if (language === 'diff') {
    return lines
      .filter((line) => !/^(?:-|@@|\+\+\+ |diff |index )/.test(line))
      .map((line) => line.replace(/^[+ ]/, ''))
      .join('\n');
  }
  if (!SHELL.test(language) || !lines.some((line) => PROMPT.test(line))) {
    return text;
  }
  // A command goes on below a line that ends with a backslash.
  return lines
    .filter((line, at) => PROMPT.test(line) || goesOn(lines, at))
    .map((line) => line.replace(PROMPT, ''))
    .join('\n');
}

function goesOn(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1];
  return above !== undefined && above.endsWith('\\') && (PROMPT.test(above) || goesOn(lines, at - 1));
}
