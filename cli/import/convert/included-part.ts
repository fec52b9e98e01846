import { titleToSlug } from '../read/addresses.ts';

/** A file that a page includes, in full or in part. */
export interface Include {
  readonly path: string;
  /** Name of a region marked in the file, or of a heading. */
  readonly region?: string | undefined;
  /** First and last line. */
  readonly lines?: readonly [from: number, to: number] | undefined;
  /** What follows the opening fence, if the file is shown as code. */
  readonly code?: { readonly language: string; readonly marked: string; readonly title: string } | undefined;
}

/**
 * Reads an include of VitePress or MkDocs; `undefined` for any other line.
 * @example
 * readInclude('<!-- <<< @/a.ts#part{2 js} [A title] -->')  // region part, as code: language js, line 2, title
 * readInclude('<!--@include: ./a.md{3,10}-->')    // lines 3 to 10
 * readInclude('--8<-- "a.md:part"')               // region part
 */
export function readInclude(line: string): Include | undefined {
  const [, file, region, marked = '', language, title = ''] = CODE.exec(line) ?? [];
  if (file !== undefined)
    return { path: file, region, code: { language: language ?? file.split('.').at(-1) ?? '', marked, title } };
  const [, part, name, from, comma, to] = TEXT.exec(line) ?? [];
  if (part !== undefined) {
    const first = from === undefined && comma === undefined ? undefined : Number(from || 1);
    return {
      path: part,
      region: name,
      lines: first === undefined ? undefined : [first, comma === undefined ? first : Number(to || Infinity)],
    };
  }
  return readSnippet(line);
}

/** https://vitepress.dev/guide/markdown#import-code-snippets */
const CODE = /^<!-- <<<\s*([^\s#{[]+)(?:#([\w-]+))?\s?(?:\{([\d,-]*)\s*([a-z]\w*)?[^}]*\})?\s*(?:\[(.+)\])?\s*-->$/;
/** https://vitepress.dev/guide/markdown#markdown-file-inclusion */
const TEXT = /^<!--\s*@include:\s*([^\s{#]+)(?:#([^\s{]+))?\s*(?:\{(\d*)(,?)(\d*)\})?.*-->$/;
/** https://facelessuser.github.io/pymdown-extensions/extensions/snippets/ */
const SNIPPET = /^\s*(?:<!--\s*)?-{1,2}8<-{1,2}\s+"([^"]+)"\s*(?:-->)?\s*$/;

/** Reads an include of MkDocs, which may be in code: the path, with lines `:3:10` or a region `:name`. */
export function readSnippet(line: string): Include | undefined {
  const written = SNIPPET.exec(line)?.[1];
  if (written === undefined) return undefined;
  const [, path = written, from, to, region] = /^(.+?):(?:(\d*):(\d*)|(\d+|[A-Za-z][\w-]*))$/.exec(written) ?? [];
  if (region !== undefined && /^\d/.test(region)) return { path, lines: [Number(region), Infinity] };
  return {
    path,
    region,
    lines: from === undefined ? undefined : [Number(from || 1), Number(to || Infinity)],
  };
}

/**
 * Returns the lines of a file that an include selects, each in its place, with the others empty; `undefined` if the
 * file has no such region.
 */
export function selectPart(text: string, { region, lines }: Include): string | undefined {
  const all = text.split(/\r?\n/);
  const keep = (from: number, to: number): string =>
    all.map((line, at) => (at >= from && at < to && !MARK.test(line) ? line : '')).join('\n');
  if (lines !== undefined) return keep(lines[0] - 1, lines[1]);
  if (region === undefined) return text;
  const name = region.replaceAll(/[^\w-]/g, String.raw`\$&`);
  const start = all.findIndex((line) => new RegExp(`#?\\bregion\\s+${name}(?![\\w-])|\\[start:${name}\\]`).test(line));
  if (start >= 0) {
    const length = all
      .slice(start + 1)
      .findIndex((line) => new RegExp(`\\bendregion\\b(?:\\s+${name}(?![\\w-])|\\W*$)|\\[end:${name}\\]`).test(line));
    return keep(start + 1, length < 0 ? all.length : start + 1 + length);
  }
  const heading = all.findIndex((line) => /^#{1,6}\s/.test(line) && slugOf(line) === region.toLowerCase());
  if (heading < 0) return undefined;
  const level = /^#+/.exec(all[heading] ?? '')?.[0].length ?? 1;
  const next = all.slice(heading + 1).findIndex((line) => (/^(#+)\s/.exec(line)?.[1]?.length ?? 7) <= level);
  return keep(heading, next < 0 ? all.length : heading + 1 + next);
}

/** Markers are not part of their regions. */
const MARK = /#(?:end)?region\b|--8<--\s*\[(?:start|end):/;

function slugOf(heading: string): string {
  return /\{#([\w-]+)\}\s*$/.exec(heading)?.[1] ?? titleToSlug(heading);
}

/** Trims empty lines around code, and the indentation that all lines share. */
export function trimCode(text: string): string {
  const lines = text.replaceAll(/^(?:[ \t]*\r?\n)+|\s+$/g, '').split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const columns = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(columns)).join('\n');
}
