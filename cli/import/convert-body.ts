import { writeBlocks, type Block, type Container } from './blocks.ts';
import { calloutFor, counterpartOf, lineFor } from './components.ts';
import { convertCode, fenced } from './convert-code.ts';
import { convertInline } from './convert-inline.ts';
import { readMkdocsLine } from './mkdocs-lines.ts';
import { exportedValue, readModuleCode } from './module-code.ts';
import { closingBrace, parseTag, type Tag } from './parse-tag.ts';

/** The dialects of Markdown that tools read. */
export type Dialect = 'docusaurus' | 'starlight' | 'vitepress' | 'mkdocs' | 'mintlify' | 'storybook' | 'mui';

/** How the body of a page is read. */
export interface BodyOptions {
  readonly dialect: Dialect;
  readonly isMdx: boolean;
  /** Line of the body's first line in its file. */
  readonly firstLine: number;
  readonly lose: (line: number, reason: string) => void;
  /** What a page gets by an import; `undefined` for what no page can show here. A module that becomes a demo is taken along. */
  readonly take: (specifier: string, exported: string) => Imported | undefined;
  /** The text of a file that the page includes; `undefined` when there is none. */
  readonly include: (path: string) => string | undefined;
}

/** What a page imports. */
export type Imported =
  /** A component, by the name of its module beside the page. */
  | { readonly kind: 'demo'; readonly name: string }
  /** A file that is shown or downloaded. */
  | { readonly kind: 'file'; readonly href: string }
  /** The text of a file, as it stands. */
  | { readonly kind: 'text'; readonly text: string }
  /** A text or number that is written out. */
  | { readonly kind: 'value'; readonly value: string }
  /** A part that several pages share. Values of its attributes take the places of their names. */
  | { readonly kind: 'part'; readonly convert: (values: Readonly<Record<string, string>>) => ConvertedBody };

/** A converted body, with what links to it have to know. */
export interface ConvertedBody {
  readonly text: string;
  /** Ids that headings were given, by their number among all headings from 0. */
  readonly ids: ReadonlyMap<number, string>;
  readonly headings: number;
}

interface Open {
  readonly container: Container;
  /** Name of the element or colons of the fence that ends it; indentation for what ends with that. */
  readonly end: { readonly tag: string; readonly labels?: ReadonlyMap<string, string> } | { readonly colons: number } | { readonly indent: number } | { readonly line: number };
}

/** Turns the Markdown of another tool into that of this one. What cannot be carried over is reported, and marked on the page. */
export function convertBody(body: string, options: BodyOptions): ConvertedBody {
  const { dialect, isMdx, firstLine, lose } = options;
  const root: Block[] = [];
  const open: Open[] = [];
  const imports = new Map<string, Imported>();
  const ids = new Map<number, string>();
  let headings = 0;
  let skipTo: RegExp | undefined;
  const lines = body.split(/\r?\n/);
  const source = [...lines];
  const put = (block: Block): void => void (open.at(-1)?.container.blocks ?? root).push(block);
  let current = 0;
  const begin = (container: Container, end: Open['end']): void => {
    const placed = { ...container, indent: open.some(({ container: { indent = 0 } }) => indent > 0) ? 0 : listIndent(source, current) };
    put(placed);
    open.push({ container: placed, end });
  };
  /** Ends the container, and those inside it that nothing has ended. */
  const finish = (matches: (end: Open['end']) => boolean): boolean => {
    const at = open.findLastIndex(({ end }) => matches(end));
    if (at >= 0) open.length = at;
    return at >= 0;
  };

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    current = at;
    const number = firstLine + at;
    const tell = (reason: string): void => lose(number, reason);
    const trimmed = line.trim();
    const indent = line.length - line.trimStart().length;
    if (skipTo !== undefined) {
      if (skipTo.test(trimmed)) skipTo = undefined;
      continue;
    }
    if (trimmed !== '') finish((end) => 'indent' in end && indent < end.indent);
    finish((end) => 'line' in end && at >= end.line);
    const [, mark, info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(trimmed) ?? [];
    if (mark !== undefined) at = takeCode(at, { mark, info, indent });
    else if (isMdx && indent === 0 && /^(?:import|export)\b/.test(line)) at = takeModule(at);
    else if (isMdx && trimmed.startsWith('{') && closingBrace(trimmed, 0) < 0) at = takeExpression(at, tell);
    else if (/<!--(?!.*-->)/.test(line)) {
      if (line.slice(0, line.indexOf('<!--')).trim() !== '') put(inline(line.slice(0, line.indexOf('<!--')), tell));
      skipTo = /-->/;
    } else if (!isBlock(trimmed, indent, at, tell)) {
      const [, hashes, heading = ''] = /^(#{1,6})\s+(.*)$/.exec(trimmed) ?? [];
      if (hashes === undefined) {
        const whole = joinLink(at);
        at = whole.end;
        put(line.slice(0, indent) + inline(whole.text, tell));
      } else {
        const [, text = heading, id] = /^(.*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\}|\{:?\s*#([\w-]+)[^}]*\})\s*$/.exec(heading)?.flatMap((part) => part ?? []) ?? [];
        if (id !== undefined) ids.set(headings, id);
        headings += 1;
        put(`${line.slice(0, indent)}${hashes} ${inline(text, tell)}`);
      }
    }
  }
  return { text: writeBlocks(root).replaceAll(/\n{3,}/g, '\n\n').trim(), ids, headings };

  function inline(text: string, tell: (reason: string) => void): string {
    const plain = dialect === 'mkdocs' ? readMkdocsLine(text, tell) : text;
    return convertInline(plain, { isMdx, isVue: dialect === 'vitepress', addressOf, valueFor, lose: tell });
  }

  /** A line of text, and those below it while a link in HTML is open. */
  function joinLink(from: number): { readonly text: string; readonly end: number } {
    let text = (lines[from] ?? '').trimStart();
    let end = from;
    while (text.split(/<a[\s>]/).length > text.split('</a>').length && (lines[end + 1] ?? '').trim() !== '') text += ` ${(lines[++end] ?? '').trim()}`;
    return text.split(/<a[\s>]/).length > text.split('</a>').length ? { text: (lines[from] ?? '').trimStart(), end: from } : { text, end };
  }

  /** The address that JavaScript stands for, such as `require('./a.png').default` or the name of an imported picture. */
  function addressOf(value: string): string {
    const [, written] = /^(?:require|useBaseUrl|withBase)\(\s*['"]([^'"]+)['"]\s*\)(?:\.default)?$/.exec(value) ?? [];
    const imported = imports.get(value.replace(/\.(?:src|default)$/, ''));
    return written ?? (imported?.kind === 'file' ? imported.href : value);
  }

  function valueFor(name: string): string | undefined {
    const imported = imports.get(name);
    return imported?.kind === 'value' ? imported.value : undefined;
  }

  /** A block of code; one for MDX is no code but part of the page. The number of its last line. */
  function takeCode(from: number, { mark, info, indent }: { readonly mark: string; readonly info: string; readonly indent: number }): number {
    const isEnd = new RegExp(`^${mark[0] === '~' ? '~' : '`'}{${mark.length},}$`);
    let end = from + 1;
    while (end < lines.length && !isEnd.test((lines[end] ?? '').trim())) end++;
    if (dialect === 'docusaurus' && info.trim() === 'mdx-code-block') {
      lines[end] = '';
      return from;
    }
    const code = convertCode({
      info,
      lines: lines.slice(from + 1, end),
      isTitleBare: dialect === 'mintlify',
      include: options.include,
      lose: (line, reason) => lose(firstLine + from + 1 + line, reason),
    });
    put(`${(lines[from] ?? '').slice(0, indent)}${mark}${code.info}`);
    for (const line of code.lines) put(line);
    if (end < lines.length) put(lines[end] ?? '');
    return end;
  }

  /** JavaScript over several lines; a comment needs no word. */
  function takeExpression(from: number, tell: (reason: string) => void): number {
    let text = lines[from] ?? '';
    let end = from;
    while (end + 1 < lines.length && closingBrace(text, text.indexOf('{')) < 0) text += `\n${lines[++end] ?? ''}`;
    if (closingBrace(text, text.indexOf('{')) < 0) {
      put(lines[from] ?? '');
      return from;
    }
    if (!/^\s*\{\s*\/\*/.test(text)) {
      tell('an expression over several lines needs a program');
      put(notice('An expression of the former page was not imported.'));
    }
    return end;
  }

  /** An import or export of MDX; the number of its last line. */
  function takeModule(from: number): number {
    const { end, imports: named, isExport } = readModuleCode(lines, from);
    const own = /^export\s+const\s+([\w$]+)/.exec(lines[from] ?? '')?.[1];
    const value = own === undefined ? undefined : exportedValue(lines.slice(from, end + 1).join('\n'), own);
    if (own !== undefined && value !== undefined) imports.set(own, { kind: 'value', value });
    else if (isExport) lose(firstLine + from, 'the page exports code, which no page does here');
    for (const { name, specifier, exported } of named) {
      const imported = options.take(specifier, exported);
      if (imported !== undefined) imports.set(name, imported);
    }
    return end;
  }

  function isBlock(trimmed: string, indent: number, at: number, tell: (reason: string) => void): boolean {
    return isDirective(trimmed, tell) || isAlert(trimmed, at) || isIndented(trimmed, indent, tell) || isSpecial(trimmed, tell) || isElement(trimmed, indent, at, tell);
  }

  /** `:::note Title`, `::: tip`, `:::`. */
  function isDirective(trimmed: string, tell: (reason: string) => void): boolean {
    const [, colons, rest = ''] = /^(:{3,})\s*(.*)$/.exec(trimmed) ?? [];
    if (colons === undefined) return false;
    const [, name = '', bracketed, title] = /^([\w-]+)\s*(?:\[([^\]]*)\])?\s*(.*)$/.exec(rest) ?? [];
    if (name === '') {
      const isExact = finish((end) => 'colons' in end && end.colons === colons.length);
      if (!isExact) finish((end) => 'colons' in end);
      return true;
    }
    const label = bracketed ?? (title === '' || title?.startsWith('{') ? undefined : title);
    if (name === 'code-group') begin({ name: 'tabs', blocks: [] }, { colons: colons.length });
    else if (name === 'details') begin({ name: 'details', label: label ?? 'Details', blocks: [] }, { colons: colons.length });
    else {
      const callout = calloutFor(name, label);
      if (callout === undefined) tell(`\`:::${name}\` has no counterpart; its content stays`);
      begin({ name: callout?.name ?? '', label: callout?.label, blocks: [] }, { colons: colons.length });
    }
    return true;
  }

  /** `!!! note "Title"`, `??? note` and `=== "Tab"`, whose content is indented. */
  function isIndented(trimmed: string, indent: number, tell: (reason: string) => void): boolean {
    if (dialect !== 'mkdocs') return false;
    const [, label] = /^===[!+]?\s+"([^"]*)"$/.exec(trimmed) ?? [];
    if (label !== undefined) {
      const before = (open.at(-1)?.container.blocks ?? root).findLast((block) => block !== '');
      const set = typeof before === 'object' && before.name === 'tabs' ? before : { name: 'tabs', blocks: [] };
      if (set !== before) put(set);
      const tab: Container = { name: 'tab', label: inline(label, tell), blocks: [] };
      set.blocks.push(tab);
      open.push({ container: tab, end: { indent: indent + 1 } });
      return true;
    }
    const [, mark, name = '', title] = /^(!!!|\?\?\?\+?)\s+([\w-]+)(?:\s+[\w-]+)*(?:\s+"([^"]*)")?\s*$/.exec(trimmed) ?? [];
    if (mark === undefined) return isDefinition(trimmed, indent, tell);
    if (mark === '!!!') begin({ name: 'note', label: title ?? name, ...calloutFor(name, title), blocks: [] }, { indent: indent + 1 });
    else begin({ name: 'details', label: title ?? calloutFor(name)?.label ?? name.charAt(0).toUpperCase() + name.slice(1), attributes: mark === '???+' ? '{open}' : undefined, blocks: [] }, { indent: indent + 1 });
    return true;
  }

  /** `:   Text`, and what is indented below it: the meaning of the words above. */
  function isDefinition(trimmed: string, indent: number, tell: (reason: string) => void): boolean {
    const [, text] = /^:[ \t]{1,3}(.*)$/.exec(trimmed) ?? [];
    if (text === undefined) return /^\*\[[^\]]+\]:\s/.test(trimmed) ? loseLine(`the abbreviation \`${trimmed}\` has no counterpart`, tell) : /^\{:?[^}]*\}$/.test(trimmed);
    begin({ name: '', blocks: [] }, { indent: indent + 1 });
    const inner = ' '.repeat(indent + DEFINITION);
    if (!isIndented(text.trim(), indent + DEFINITION, tell)) put(inner + inline(text.trim(), tell));
    return true;
  }

  function loseLine(reason: string, tell: (reason: string) => void): true {
    tell(reason);
    return true;
  }

  /** `> [!NOTE]` and the quoted lines below it (https://docs.github.com/en/get-started/writing-on-github). */
  function isAlert(trimmed: string, at: number): boolean {
    const callout = calloutFor(/^>\s*\[!(\w+)\]/.exec(trimmed)?.[1] ?? '');
    if (callout === undefined) return false;
    let end = at;
    while ((lines[end + 1] ?? '').trimStart().startsWith('>')) end++;
    const quoted = lines.slice(at + 1, end + 1).map((line) => line.trimStart().replace(/^>\s?/, ''));
    lines.fill('', at, end + 1);
    lines.splice(at + 1, end - at, ...quoted);
    begin({ name: callout.name, label: callout.label, blocks: [] }, { line: end + 1 });
    return true;
  }

  /** Lines that mean something to one tool alone. */
  function isSpecial(trimmed: string, tell: (reason: string) => void): boolean {
    if (/^\[\[?toc\]?\]$/i.test(trimmed)) return true;
    const included = /^<<<\s*@?\/?(\S+?)(?:[#{].*)?$/.exec(trimmed)?.[1] ?? /^-{1,2}8<-{1,2}\s+"([^"]+)"$/.exec(trimmed)?.[1];
    if (included !== undefined) {
      const text = options.include(included);
      if (text === undefined) tell(`the file \`${included}\`, which the page includes, is not there`);
      else if (trimmed.startsWith('<<<')) put(fenced(text, included.split('.').at(-1) ?? ''));
      else takePart(convertBody(text, { ...options, firstLine: 1, lose: (_, reason) => tell(`${reason}, in \`${included}\``) }));
      return true;
    }
    const demo = /^\{\{\s*"demo":\s*"([^"]+)"/.exec(trimmed)?.[1];
    if (demo !== undefined) {
      const taken = options.take(`./${demo.replace(/\.js$/, '')}`, 'default');
      if (taken?.kind !== 'demo') tell(`there is no TypeScript module for the demo \`${demo}\``);
      put(taken?.kind === 'demo' ? `::demo{src="${taken.name}"}` : notice(`The demo \`${demo}\` was not imported.`));
      return true;
    }
    if (dialect === 'mui' && /^\{\{.*\}\}$/.test(trimmed)) {
      tell(`\`${trimmed}\` has no counterpart`);
      return true;
    }
    const shared = /^<!--\s*@include:\s*([^\s{#]+).*-->$/.exec(trimmed)?.[1];
    if (shared !== undefined) {
      const text = options.include(shared);
      if (text === undefined) tell(`the file \`${shared}\`, which the page includes, is not there`);
      else takePart(convertBody(text, { ...options, firstLine: 1, lose: (_, reason) => tell(`${reason}, in \`${shared}\``) }));
      return true;
    }
    return /^<!--.*-->$/.test(trimmed);
  }

  function isElement(trimmed: string, indent: number, at: number, tell: (reason: string) => void): boolean {
    if (!trimmed.startsWith('<')) return false;
    const summary = /^<summary>(.*)<\/summary>$/.exec(trimmed)?.[1];
    const around = open.at(-1);
    if (summary !== undefined && around !== undefined && 'tag' in around.end && around.end.tag === 'details') {
      around.container.label = inline(summary, tell);
      return true;
    }
    if (/^<(?:script|style|template)\b/.test(trimmed)) {
      tell(`\`<${/^<(\w+)/.exec(trimmed)?.[1]}>\` is code, which no page holds here`);
      if (!/<\/(?:script|style|template)>\s*$/.test(trimmed)) skipTo = /<\/(?:script|style|template)>$/;
      return true;
    }
    const [, level, attributes = '', first = ''] = /^<h([1-6])((?:\s[^>]*)?)>(.*)$/.exec(trimmed) ?? [];
    if (level !== undefined) return takeHeading(at, { level: Number(level), id: /\bid="([^"]*)"/.exec(attributes)?.[1], first }, tell);
    const closed = /^<\/([\w.]+)>$/.exec(trimmed)?.[1];
    if (closed !== undefined) {
      const isKnown = finish((end) => 'tag' in end && end.tag === closed);
      return isKnown || /^[A-Z]/.test(closed) || BLOCKS.has(closed);
    }
    // A tag may take several lines.
    let text = trimmed;
    let end = at;
    let tag = parseTag(text, 0);
    while (tag === undefined && end + 1 < lines.length && end - at < MAX_TAG_LINES && /^<[A-Z][\w.]*(?:\s|$)|^<[a-z]\w*$|^<[a-z]\w*\s[^>]*$/.test(text)) {
      text += `\n${lines[++end] ?? ''}`;
      tag = parseTag(text, 0);
    }
    if (tag === undefined) return false;
    if (!(/^[A-Z]/.test(tag.name) || BLOCKS.has(tag.name))) {
      if (end === at) return false;
      // A picture or link whose tag takes several lines is one line of text, which is read when its turn comes.
      lines.fill('', at, end);
      lines[end] = ' '.repeat(indent) + text.replaceAll(/\s*\n\s*/g, ' ');
      return true;
    }
    const rest = text.slice(tag.end).trim();
    lines.fill('', at, end + 1);
    takeElement(tag, rest, indent, tell);
    return true;
  }

  /** `<h2>Text</h2>`, which may take several lines. */
  function takeHeading(from: number, { level, id, first }: { readonly level: number; readonly id: string | undefined; readonly first: string }, tell: (reason: string) => void): boolean {
    const closing = `</h${level}>`;
    let text = first;
    let end = from;
    while (!text.includes(closing) && end + 1 < lines.length && end - from < MAX_TAG_LINES) text += ` ${(lines[++end] ?? '').trim()}`;
    if (!text.includes(closing)) return false;
    lines.fill('', from, end + 1);
    if (id !== undefined) ids.set(headings, id);
    headings += 1;
    put(`${'#'.repeat(level)} ${inline(text.slice(0, text.indexOf(closing)).trim(), tell)}`);
    return true;
  }

  /** Begins an element, or puts one without content; `rest` stands behind its tag. */
  function takeElement(tag: Tag, rest: string, indent: number, tell: (reason: string) => void): void {
    const imported = imports.get(tag.name);
    const content = contentOf(tag, rest);
    if (imported?.kind === 'demo') put(`::demo{src="${imported.name}"}`);
    else if (imported?.kind === 'part') takePart(imported.convert(tag.attributes));
    else if (imported?.kind === 'file') put(`![${tag.attributes['title'] ?? ''}](${imported.href})`);
    else if (tag.name === 'Snippet' && takeSnippet(tag.attributes['file'] ?? '')) return;
    else if (/^Code(?:Block)?$/.test(tag.name) && takeText(tag, content ?? tag.attributes['code'] ?? '')) return;
    else if (tag.kind === 'alone') {
      const line = pictureFor(tag) ?? lineFor(tag);
      if (line === undefined) {
        tell(`the component \`<${tag.name}>\` has no counterpart`);
        put(notice(`\`<${tag.name}>\` of the former page was not imported.`));
      } else put(line);
    } else {
      const found = counterpartOf(tag);
      if (found?.loss !== undefined) tell(found.loss);
      if (found === undefined && /^[A-Z]/.test(tag.name)) tell(`the component \`<${tag.name}>\` has no counterpart; its content stays`);
      begin({ name: found?.name ?? '', label: labelIn(tag) ?? found?.label, attributes: found?.attributes, lead: found?.lead, blocks: [] }, { tag: tag.name, labels: labelsOf(tag) });
    }
    if (rest === '') return;
    if ((content ?? rest) !== '') put(' '.repeat(indent) + inline(content ?? rest, tell));
    if (content !== undefined) finish((end) => 'tag' in end && end.tag === tag.name);
  }

  /** Puts a part that is a page's own by now. */
  function takePart({ text, ids: inner, headings: count }: ConvertedBody): void {
    put('');
    for (const line of text.split('\n')) put(line);
    put('');
    for (const [number, id] of inner) ids.set(headings + number, id);
    headings += count;
  }

  /** `<Snippet file="a.mdx" />` of Mintlify. */
  function takeSnippet(file: string): boolean {
    const taken = options.take(`/snippets/${file}`, 'default') ?? options.take(`/_snippets/${file}`, 'default');
    if (taken?.kind === 'part') takePart(taken.convert({}));
    return taken?.kind === 'part';
  }

  /** `<CodeBlock language="js">{source}</CodeBlock>` and `<Code code={source} lang="js" />`, with an imported text. */
  function takeText({ attributes }: Tag, content: string): boolean {
    const imported = imports.get(content.replace(/^\{|\}$/g, '').trim());
    if (imported?.kind !== 'text') return false;
    const language = attributes['lang'] ?? attributes['language'] ?? /language-([\w-]+)/.exec(attributes['className'] ?? '')?.[1] ?? '';
    put(fenced(imported.text, attributes['title'] === undefined ? language : `${language} title="${attributes['title']}"`));
    return true;
  }

  /** Components that show a picture. */
  function pictureFor({ name, attributes }: Tag): string | undefined {
    if (!/^(?:Themed|Ideal)?Image$/.test(name)) return undefined;
    const sources = attributes['sources'];
    const source = sources === undefined ? (attributes['src'] ?? attributes['img']) : /\blight:\s*([^,}\n]+?)\s*[,}\n]/.exec(sources)?.[1]?.replaceAll(/^['"]|['"]$/g, '');
    return source === undefined ? undefined : `![${attributes['alt'] ?? ''}](${addressOf(source)})`;
  }

  /** The label of a tab whose set says what the tabs are called. */
  function labelIn({ name, attributes }: Tag): string | undefined {
    const set = open.findLast(({ container }) => container.name === 'tabs')?.end;
    return name === 'TabItem' && attributes['label'] === undefined && set !== undefined && 'labels' in set ? set.labels?.get(attributes['value'] ?? '') : undefined;
  }
}

/** Lines that one tag may take. */
const MAX_TAG_LINES = 60;

/** Columns by which Python Markdown indents what belongs to a definition. */
const DEFINITION = 4;

/** Elements of HTML that hold blocks. */
const BLOCKS = new Set(['div', 'details', 'section', 'center', 'figure', 'p', 'summary', 'blockquote', 'picture']);

function notice(text: string): Container {
  return { name: 'warning', label: 'Not imported', blocks: [text] };
}

/** The columns by which a line is indented as a part of a list; 0 outside of one. */
function listIndent(lines: readonly string[], at: number): number {
  const indentOf = (line: string): number => line.length - line.trimStart().length;
  let columns = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0 && columns > 0; above--) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || indentOf(line) >= columns) continue;
    const [marker] = /^\s*(?:[-*+]|\d{1,9}[.)])\s+/.exec(line) ?? [];
    if (marker !== undefined) return marker.length <= columns ? marker.length : 0;
    columns = indentOf(line);
  }
  return 0;
}

/** What stands between a tag and its end on the same line. */
function contentOf({ name, kind }: Tag, rest: string): string | undefined {
  const closing = `</${name}>`;
  return kind === 'open' && rest.endsWith(closing) ? rest.slice(0, -closing.length).trim() : undefined;
}

/** `values={[{ label: 'With npm', value: 'npm' }]}`: labels by value. */
function labelsOf({ attributes }: Tag): ReadonlyMap<string, string> {
  const entries = Array.from((attributes['values'] ?? '').matchAll(/\{[^{}]*\}/g), ([entry]) => [/\bvalue:\s*['"]([^'"]*)['"]/.exec(entry)?.[1] ?? '', /\blabel:\s*['"]([^'"]*)['"]/.exec(entry)?.[1] ?? ''] as const);
  return new Map(entries.filter(([value, label]) => value !== '' && label !== ''));
}
