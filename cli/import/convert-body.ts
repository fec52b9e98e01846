import { writeBlocks, type Block, type Container } from './blocks.ts';
import { calloutFor, counterpartOf, lineFor } from './components.ts';
import { convertFence } from './convert-fence.ts';
import { convertInline } from './convert-inline.ts';
import { parseTag, type Tag } from './parse-tag.ts';

/** The dialects of Markdown that tools read. */
export type Dialect = 'docusaurus' | 'starlight' | 'vitepress' | 'mkdocs' | 'mintlify' | 'storybook' | 'mui';

/** How the body of a page is read. */
export interface BodyOptions {
  readonly dialect: Dialect;
  readonly isMdx: boolean;
  /** Line of the body's first line in its file. */
  readonly firstLine: number;
  readonly lose: (line: number, reason: string) => void;
  /** Takes a module that the page imports, so that it becomes a demo; tells its name beside the page, or `undefined`. */
  readonly takeDemo: (specifier: string) => string | undefined;
  /** The text of a file that the page includes; `undefined` when there is none. */
  readonly include: (path: string) => string | undefined;
}

/** A converted body, with what links to it have to know. */
export interface ConvertedBody {
  readonly text: string;
  /** Ids that headings were given, by their number among all headings from 0. */
  readonly ids: ReadonlyMap<number, string>;
}

interface Open {
  readonly container: Container;
  /** Name of the element or colons of the fence that ends it; indentation for what ends with that. */
  readonly end: { readonly tag: string } | { readonly colons: number } | { readonly indent: number } | { readonly line: number };
}

/** Turns the Markdown of another tool into that of this one. What cannot be carried over is reported, and marked on the page. */
export function convertBody(body: string, options: BodyOptions): ConvertedBody {
  const { dialect, isMdx, firstLine, lose } = options;
  const root: Block[] = [];
  const open: Open[] = [];
  const demos = new Map<string, string>();
  const ids = new Map<number, string>();
  let headings = 0;
  let fence: string | undefined;
  let skipTo: RegExp | undefined;
  const lines = body.split(/\r?\n/);
  const put = (block: Block): void => void (open.at(-1)?.container.blocks ?? root).push(block);
  const begin = (container: Container, end: Open['end']): void => {
    put(container);
    open.push({ container, end });
  };
  /** Ends the container, and those inside it that nothing has ended. */
  const finish = (matches: (end: Open['end']) => boolean): boolean => {
    const at = open.findLastIndex(({ end }) => matches(end));
    if (at >= 0) open.length = at;
    return at >= 0;
  };

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const number = firstLine + at;
    const tell = (reason: string): void => lose(number, reason);
    const trimmed = line.trim();
    const indent = line.length - line.trimStart().length;
    if (fence !== undefined) {
      put(line);
      if (new RegExp(`^${fence[0] === '~' ? '~' : '`'}{${fence.length},}$`).test(trimmed)) fence = undefined;
      continue;
    }
    if (skipTo !== undefined) {
      if (skipTo.test(trimmed)) skipTo = undefined;
      continue;
    }
    if (trimmed !== '') finish((end) => 'indent' in end && indent < end.indent);
    finish((end) => 'line' in end && at >= end.line);
    const [, mark, info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(trimmed) ?? [];
    if (mark !== undefined) {
      fence = mark;
      put(`${line.slice(0, indent)}${mark}${convertFence(info, { isTitleBare: dialect === 'mintlify' })}`);
    } else if (isMdx && indent === 0 && /^(?:import|export)\b/.test(line)) {
      at = takeModule(at);
    } else if (!isBlock(trimmed, indent, at, tell)) {
      const [, hashes, heading = ''] = /^(#{1,6})\s+(.*)$/.exec(trimmed) ?? [];
      if (hashes === undefined) put(line.slice(0, indent) + inline(line.slice(indent), tell));
      else {
        const [, text = heading, id] = /^(.*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\}|\{:?\s*#([\w-]+)[^}]*\})\s*$/.exec(heading)?.flatMap((part) => part ?? []) ?? [];
        if (id !== undefined) ids.set(headings, id);
        headings += 1;
        put(`${hashes} ${inline(text, tell)}`);
      }
    }
  }
  return { text: writeBlocks(root).replaceAll(/\n{3,}/g, '\n\n').trim(), ids };

  function inline(text: string, tell: (reason: string) => void): string {
    const plain = dialect === 'mkdocs' ? withoutAttributes(text) : text;
    return convertInline(plain, { isMdx, isVue: dialect === 'vitepress', lose: tell });
  }

  /** An import or export of MDX, which may take several lines; the number of its last one. */
  function takeModule(from: number): number {
    let end = from;
    while (end + 1 < lines.length && (lines[end + 1] ?? '').trim() !== '' && !/[;'"]\s*$/.test(lines[end] ?? '')) end++;
    const statement = lines.slice(from, end + 1).join('\n');
    const [, bindings = '', specifier = ''] = /^import\s+(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/.exec(statement) ?? [];
    if (specifier === '') lose(firstLine + from, 'the page exports code, which no page does here');
    const name = /^[A-Z]\w*$/.exec(bindings)?.[0];
    const demo = name !== undefined && specifier.startsWith('.') ? options.takeDemo(specifier) : undefined;
    if (name !== undefined && demo !== undefined) demos.set(name, demo);
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
    else if (name === 'details') {
      tell('text that readers open is shown at once');
      begin({ name: 'note', label: label ?? 'Details', blocks: [] }, { colons: colons.length });
    } else {
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
      const tab: Container = { name: 'tab', label, blocks: [] };
      set.blocks.push(tab);
      open.push({ container: tab, end: { indent: indent + 1 } });
      return true;
    }
    const [, mark, name = '', title] = /^(!!!|\?\?\?\+?)\s+([\w-]+)(?:[^"]*"([^"]*)")?\s*$/.exec(trimmed) ?? [];
    if (mark === undefined) return false;
    if (mark !== '!!!') tell('text that readers open is shown at once');
    begin({ name: 'note', label: title ?? name, ...calloutFor(name, title), blocks: [] }, { indent: indent + 1 });
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
      else if (trimmed.startsWith('<<<')) put(`\`\`\`${included.split('.').at(-1) ?? ''}\n${text.trimEnd()}\n\`\`\``);
      else put(text.trimEnd());
      return true;
    }
    const demo = /^\{\{\s*"demo":\s*"([^"]+)"/.exec(trimmed)?.[1];
    if (demo !== undefined) {
      const name = options.takeDemo(`./${demo.replace(/\.js$/, '')}`);
      if (name === undefined) tell(`there is no TypeScript module for the demo \`${demo}\``);
      put(name === undefined ? notice(`The demo \`${demo}\` was not imported.`) : `::demo{src="${name}"}`);
      return true;
    }
    if (dialect === 'mui' && /^\{\{.*\}\}$/.test(trimmed)) {
      tell(`\`${trimmed}\` has no counterpart`);
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
    const closed = /^<\/([\w.]+)>$/.exec(trimmed)?.[1];
    if (closed !== undefined) {
      const isKnown = finish((end) => 'tag' in end && end.tag === closed);
      return isKnown || /^[A-Z]/.test(closed) || BLOCKS.has(closed);
    }
    // A tag may take several lines.
    let text = trimmed;
    let end = at;
    let tag = parseTag(text, 0);
    while (tag === undefined && end + 1 < lines.length && end - at < MAX_TAG_LINES && /^<[A-Za-z][\w.]*$|^<[A-Za-z][\w.]*\s[^>]*$/.test(text)) {
      text += `\n${lines[++end] ?? ''}`;
      tag = parseTag(text, 0);
    }
    if (tag === undefined || !(/^[A-Z]/.test(tag.name) || BLOCKS.has(tag.name))) return false;
    const rest = text.slice(tag.end).trim();
    lines.fill('', at, end + 1);
    takeElement(tag, rest, indent, tell);
    return true;
  }

  /** Begins an element, or puts one without content; `rest` stands behind its tag. */
  function takeElement(tag: Tag, rest: string, indent: number, tell: (reason: string) => void): void {
    const demo = demos.get(tag.name);
    if (demo !== undefined) put(`::demo{src="${demo}"}`);
    else if (tag.kind === 'alone') {
      const line = lineFor(tag);
      if (line === undefined) {
        tell(`the component \`<${tag.name}>\` has no counterpart`);
        put(notice(`\`<${tag.name}>\` of the former page was not imported.`));
      } else put(line);
    } else {
      const found = counterpartOf(tag);
      if (found?.loss !== undefined) tell(found.loss);
      if (found === undefined && /^[A-Z]/.test(tag.name)) tell(`the component \`<${tag.name}>\` has no counterpart; its content stays`);
      begin({ name: found?.name ?? '', label: found?.label, lead: found?.lead, blocks: [] }, { tag: tag.name });
    }
    if (rest === '') return;
    const closing = `</${tag.name}>`;
    const isWhole = tag.kind === 'open' && rest.endsWith(closing);
    const content = isWhole ? rest.slice(0, -closing.length).trim() : rest;
    if (content !== '') put(' '.repeat(indent) + inline(content, tell));
    if (isWhole) finish((end) => 'tag' in end && end.tag === tag.name);
  }
}

/** Lines that one tag may take. */
const MAX_TAG_LINES = 40;

/** Elements of HTML that hold blocks. */
const BLOCKS = new Set(['div', 'details', 'section', 'center', 'figure', 'p', 'summary', 'table', 'thead', 'tbody']);

function notice(text: string): Container {
  return { name: 'warning', label: 'Not imported', blocks: [text] };
}

/** `{ .md-button }`, `{: #id }` behind an element, and keys such as `++ctrl++`. */
function withoutAttributes(text: string): string {
  return text.replaceAll(/(?<=[\])`*])\{:?[^}]*\}/g, '').replaceAll(/\+\+([\w+-]+)\+\+/g, (_, keys: string) => keys.split('+').map((key) => `\`${key}\``).join('+'));
}
