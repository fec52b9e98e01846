import { stretchOf } from '../../../site/markdown/tree/destination.ts';
import { parseTag } from '../read/parse-tag.ts';
import { counterpartOf, lineFor, plainName, type Written } from './components.ts';
import { fenced } from './convert-code.ts';
import { nestMarkup, type Markup } from './html-nodes.ts';
import { writeInLine } from './in-line.ts';
import { addressOf, contentLine, isComponent, withId, words } from './markup-parts.ts';
import { notice, writeDemo, type Page, type NodePlace } from './page.ts';
import { placeInSet, readTabSet, withCodeTabs } from './tab-sets.ts';

/** An entry of a file tree. */
const ENTRY = /<(?:\w+\.)?(?:File|Folder)\b/;

/** Attributes used by the component's equivalent. */
const READ = words(`
  alt body caption code cta default defaultIndex defaultOpen defaultTabIndex defaultValue del deprecated description
  file headline header hint href img ins items label lang language mark name open path post pre query required source
  sources src text tip title to type value values
`);

/** Attributes that affect appearance, or that save the reader's choice. */
const LOOKS = words(`
  arrow attributes block borderBottom class className color cols columns disabled dropdown emoji expanded frame full
  groupId height horizontal icon iconLibrary iconPlacement iconType id initialHeight key lazy noAnchor num placeholder
  queryString rel size slot stagger stepNumber storageKey style sync syncKey target titleSize variant vertical width wrap
`);

/** Attributes for scripts, accessibility and tracking. */
const FOR_PROGRAMS = /^(?:client:|set:|is:|v-|[:@]|data-|aria-|on[A-Z])/;

/** Writes an element in our syntax. */
export function writeMarkup(page: Page, node: Markup, { isLine }: NodePlace): string {
  const { tag } = node;
  const { name, attributes } = tag;
  const { start } = stretchOf(node);
  const tell = (reason: string): void => page.tell(start, reason);
  const imported = writeImported(page, node);
  if (imported !== undefined) return imported;
  if (LEFT_OUT.test(name) && !(name === 'Head' && node.inner === undefined)) {
    tell(
      name.toLowerCase() === 'head'
        ? '`<head>` is written by docs-nav, so what the page adds to it is left out'
        : `\`<${name}>\` is code, which pages cannot contain here`,
    );
    return '';
  }
  const inLine = writeInLine(page, node, isLine);
  if (inLine !== undefined) return inLine;
  const part = takePart(page, node);
  if (part !== undefined) return page.include(start, part);
  const isKnown = CODE.test(name) || (counterpartOf(tag, page.options.syntax) ?? lineFor(tag)) !== undefined;
  if (isKnown && isComponent(name)) loseAttributes(tag, tell);
  const code = CODE.test(name) ? codeIn(page, node, tell) : undefined;
  if (code !== undefined) return page.contain(start, { name: '' }, () => `\n${code}`);
  const details = page.details.at(-1);
  if (name === 'summary' && details !== undefined) {
    details.label = contentLine(page, node);
    return '';
  }
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined && node.inner !== undefined) {
    return withId(page, `\n${'#'.repeat(Number(level))} ${contentLine(page, node)}`, attributes['id']);
  }
  return node.inner === undefined ? writeAlone(page, node, isLine) : writeAround(page, node, isLine);
}

/** Writes an element that the page imports. */
function writeImported(page: Page, node: Markup): string | undefined {
  const { name, attributes } = node.tag;
  const { start } = stretchOf(node);
  const imported = page.imports.get(name);
  if (imported?.kind === 'part') return page.include(start, imported.convert(attributes));
  if (imported?.kind === 'file') return `![${attributes['title'] ?? ''}](${imported.href})`;
  // As a demo, a component would show nothing of what is written in it.
  if (imported?.kind !== 'demo' || node.inner !== undefined) return undefined;
  const names = Object.keys(attributes);
  if (names.length > 0) page.tell(start, `the demo \`<${name}>\` is shown without its attributes: ${names.join(', ')}`);
  return writeDemo(page, start, imported.use());
}

/** Code, and what a page adds to its head; `<Template />` and the like are components. */
const LEFT_OUT = /^(?:script|style|template|head|Head)$/;

/** Components that show a text as code. */
const CODE = /^(?:Code(?:Block)?|Source)$/;

function writeAlone(page: Page, node: Markup, isLine: boolean): string {
  const { tag } = node;
  const { name } = tag;
  const { start } = stretchOf(node);
  if (node.isUnclosed === true) {
    if (isComponent(name)) page.tell(start, `the component \`<${name}>\` has no end, so only its content is kept`);
    return '';
  }
  const line = pictureFor(page, tag) ?? lineFor(tag);
  if (name === 'DocCardList') page.tell(start, '`<DocCardList>` lists the pages of its group; here, `::pages` does');
  // An end without a start.
  if (line === undefined && !isComponent(name)) return '';
  if (line !== undefined) return isLine || line === '' ? line : page.contain(start, { name: '' }, () => `\n${line}`);
  page.tell(start, `the component \`<${name}>\` has no counterpart`);
  return isLine ? '' : notice(page, start, `\`<${name}>\` of the former page was not imported.`);
}

function writeAround(page: Page, node: Markup, isLine: boolean): string {
  const { tag, inner, children } = node;
  const { start } = stretchOf(node);
  const name = plainName(tag.name);
  const found = counterpartOf(tag, page.options.syntax);
  if (found === undefined && isComponent(tag.name))
    page.tell(start, `the component \`<${tag.name}>\` has no counterpart; its content is kept`);
  if (isLine || inner === undefined) return inner === undefined ? '' : page.write(inner, children, true);
  if (found?.loss !== undefined) page.tell(start, found.loss);
  const tree = TREE.test(name) ? readFileTree(page, node) : undefined;
  if (tree !== undefined) return tree.title + page.contain(start, { name: 'file-tree' }, () => `\n${tree.list}`);
  if (found?.name === 'tabs') {
    page.tabs.push(readTabSet(tag, (reason) => page.tell(start, reason)));
    const text = page.contain(start, found, () => withCodeTabs(page, inner, children));
    page.tabs.pop();
    return text;
  }
  if (found?.name === 'tab') {
    const { label = found.label, isFirstThere } = placeInSet(page, tag);
    if (isFirstThere) page.tell(start, `the tab \`${label ?? ''}\` is open at first there; here, the first one is`);
    return page.contain(start, { ...found, label }, () => page.write(inner, children, false));
  }
  if (tag.name !== 'details')
    return page.contain(start, found ?? { name: '' }, () => page.write(inner, children, false));
  // The title is in the content, and known once that is written.
  const details = { ...found, name: 'details' };
  return page.contain(start, details, () => {
    page.details.push(details);
    const text = page.write(inner, children, false);
    page.details.pop();
    return text;
  });
}

/** Trees of files, whose entries may be elements. */
const TREE = /^(?:File)?Tree$/;

/** Reads Mintlify's `<Snippet file="a.mdx" />` and Storybook's `<Markdown>{Readme}</Markdown>`, with an imported text. */
function takePart(page: Page, node: Markup) {
  const { name, attributes } = node.tag;
  const { file } = attributes;
  if (name === 'Snippet' && file !== undefined) {
    const taken =
      page.options.take(`/snippets/${file}`, 'default') ?? page.options.take(`/_snippets/${file}`, 'default');
    return taken?.kind === 'part' ? taken.convert({}) : undefined;
  }
  const imported = name === 'Markdown' ? page.imports.get(bare(textIn(page, node))) : undefined;
  return imported?.kind === 'text' ? imported.convert() : undefined;
}

/**
 * Reads `<CodeBlock language="js">{source}</CodeBlock>` and `<Code code={source} lang="js" />`, with an imported or
 * literal text.
 */
function codeIn(page: Page, node: Markup, tell: (reason: string) => void): string | undefined {
  const { attributes } = node.tag;
  const { code } = attributes;
  const imported = page.imports.get(bare(textIn(page, node) || (code ?? '')));
  const text = imported?.kind === 'text' ? imported.text : imported?.kind === 'value' ? imported.value : code;
  if (text === undefined) return undefined;
  if (imported === undefined && /^[A-Za-z_$][\w$.]*$/.test(text))
    tell(`the code \`${text}\` may be the name of a value, which is not known here`);
  const language =
    attributes['lang'] ?? attributes['language'] ?? /language-([\w-]+)/.exec(attributes['className'] ?? '')?.[1] ?? '';
  const title = attributes['title'] === undefined ? '' : ` title="${attributes['title']}"`;
  const marked = ['mark', 'ins', 'del'].flatMap((key) => {
    const written = attributes[key] ?? '';
    if (key !== 'mark' && written !== '') tell(`the lines of \`${key}\` become marked lines`);
    if (/[^\d\s,'"[\]-]/.test(written)) tell(`the marks \`${written}\` of the code are left out`);
    return /[^\d\s,'"[\]-]/.test(written) ? [] : Array.from(written.matchAll(/\d+(?:-\d+)?/g), ([lines]) => lines);
  });
  return fenced(text, `${language}${title}${marked.length === 0 ? '' : ` {${marked.join(',')}}`}`);
}

function textIn({ source }: Page, { inner }: Markup): string {
  return inner === undefined ? '' : source.slice(inner.start, inner.end);
}

/** Returns the name in `{name}`. */
function bare(code: string): string {
  return code
    .trim()
    .replaceAll(/^\{|\}$/g, '')
    .trim();
}

/** Converts components that show an image. */
function pictureFor(page: Page, { name, attributes }: Written): string | undefined {
  if (!/^(?:(?:Themed|Ideal)?Image|ImageZoom)$/.test(name)) return undefined;
  const { sources } = attributes;
  const source =
    sources === undefined
      ? (attributes['src'] ?? attributes['img'])
      : /\blight:\s*([^,}\n]+?)\s*[,}\n]/.exec(sources)?.[1]?.replaceAll(/^['"]|['"]$/g, '');
  return source === undefined ? undefined : `![${attributes['alt'] ?? ''}](${addressOf(page, source)})`;
}

/**
 * Converts a file tree written as elements to a list, as in Starlight: Nextra's `<FileTree.Folder name="src">`,
 * Mintlify's `<Tree.File name="a.ts" />`; `undefined` for any other content. A tree has no title, so that is text above it.
 */
function readFileTree(
  page: Page,
  { inner, children }: Markup,
): { readonly title: string; readonly list: string } | undefined {
  const text = inner === undefined ? '' : page.source.slice(inner.start, inner.end);
  const list: string[] = [];
  let depth = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const tag = parseTag(text, at);
    const kind = /(?:^|\.)(File|Folder)$/.exec(tag?.name ?? '')?.[1];
    if (tag === undefined || kind === undefined) continue;
    if (tag.kind !== 'close') {
      const entry = `\`${tag.attributes['name'] ?? ''}${kind === 'Folder' ? '/' : ''}\``;
      list.push(`${'  '.repeat(depth)}- ${tag.attributes['active'] === undefined ? entry : `**${entry}**`}`);
    }
    if (kind === 'Folder' && tag.kind !== 'alone') depth = Math.max(0, depth + (tag.kind === 'open' ? 1 : -1));
    at = tag.end - 1;
  }
  if (list.length === 0) return undefined;
  const title = nestMarkup(children, page.source)
    .filter(
      (node) => node.type !== 'markup' && !ENTRY.test(page.source.slice(stretchOf(node).start, stretchOf(node).end)),
    )
    .map((node) => page.writeNode(node, { isLine: true, before: undefined }).trim())
    .join(' ');
  return { title: title === '' ? '' : `\n${title}\n`, list: list.join('\n') };
}

/** Reports the attributes of a component that are neither used nor only for appearance. */
function loseAttributes({ name, attributes }: Written, tell: (reason: string) => void): void {
  for (const key of Object.keys(attributes))
    if (!READ.has(key) && !LOOKS.has(key) && !FOR_PROGRAMS.test(key)) tell(`\`${key}\` of \`<${name}>\` is left out`);
}
