import { stretchOf } from '../../../site/markdown/tree/destination.ts';
import { holdsPhrasing } from '../../../site/markdown/foreign/phrasing.ts';
import { isDirectiveLabel, type Node, type NodeOf } from '../../../site/markdown/tree/syntax-tree.ts';
import { exportedValue, readModuleCode } from '../read/module-code.ts';
import { calloutFor } from './components.ts';
import { findPart, includeCode, writeCode } from './write-code.ts';
import { nestMarkup, type PageNode } from './html-nodes.ts';
import { withId } from './markup-parts.ts';
import { readInclude } from './included-part.ts';
import { notice, writeDemo, type Page, type NodePlace } from './page.ts';
import { withCodeTabs } from './tab-sets.ts';
import { writeMarkup } from './write-markup.ts';

/** Writes a node of another tool's page in our syntax; what stays the same is copied. */
export function writeNode(page: Page, node: PageNode, place: NodePlace): string {
  const stretch = stretchOf(node);
  const written = page.source.slice(stretch.start, stretch.end);
  switch (node.type) {
    case 'markup':
      return writeMarkup(page, node, place);
    case 'text':
      return writeText(page, written, stretch.start, place);
    case 'inlineCode':
      return page.options.syntax.codeSuffix === undefined
        ? written
        : written.replace(page.options.syntax.codeSuffix, '');
    case 'delete':
      return writeDeletion(page, node, written);
    case 'code':
      return writeCode(page, node).text;
    case 'heading':
      return writeHeading(page, node, written);
    case 'paragraph':
      return writeParagraph(page, node, written);
    case 'containerDirective':
      return writeDirective(page, node);
    case 'html':
      return writeComment(page, node, place);
    case 'mdxjsEsm':
      readModule(page, written, stretch.start);
      return '';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return writeExpression(page, node, place);
    default: {
      if (!('children' in node)) return written;
      const isLine = holdsPhrasing(node as Node);
      return page.write(stretch, node.children as readonly Node[], isLine);
    }
  }
}

function writeText({ options, isMdx, tell }: Page, written: string, at: number, { before }: NodePlace): string {
  const { interpolation, linkAttributes } = options.syntax;
  let text = written;
  if (linkAttributes !== undefined && (before?.type === 'link' || before?.type === 'image'))
    text = text.replace(linkAttributes, '');
  if (interpolation !== undefined)
    text = text.replaceAll(interpolation, (whole, code: string, offset: number) => {
      const value = options.data[/^\$frontmatter\.(\w+)$/.exec(code)?.[1] ?? ''];
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      const below = written.slice(0, offset).split('\n').length - 1;
      tell(at, `the expression \`${whole}\` is code, which is not run`, below);
      return `\`${code}\``;
    });
  // In a page that was not parsed as MDX, its comments are text.
  return options.isMdx && !isMdx ? text.replaceAll(/\{\/\*[^]*?\*\/\}/g, '') : text;
}

/** Escapes single tildes, which do not delete text in every tool. */
function writeDeletion(page: Page, node: NodeOf<'delete'>, written: string): string {
  const text = page.write(stretchOf(node), node.children, true);
  return page.options.syntax.isTildeText === true && !written.startsWith('~~') ? `\\~${text.slice(1, -1)}\\~` : text;
}

function writeHeading(page: Page, node: NodeOf<'heading'>, written: string): string {
  const [, ...ids] = HEADING_ID.exec(written) ?? [];
  const id = ids.find((found) => found !== undefined)?.replaceAll('\\', '');
  const line = page.write(stretchOf(node), node.children, true).replace(HEADING_ID, '').trimEnd();
  const [, words] = NAME_IN_COMMENT.exec(written) ?? [];
  const isNamed = words !== undefined && /^#+$/.test(line.replaceAll(/<!--[^]*?-->/g, '').trim());
  if (isNamed)
    page.tell(stretchOf(node).start, `the heading is the comment \`${words}\`, which a program replaces there`);
  const text = isNamed ? `${/^#+/.exec(line)?.[0]} ${words}` : line;
  return withId(page, text, id);
}

/** `{#id}`, `{/* #id *\/}`, `{: #id .class }` or `{: id="id" }` at the end of a heading. */
const HEADING_ID =
  /\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\}|\\?\{:?\s*#((?:\\.|[\w.:+-])+)[^}]*\}|\{:?\s*id="?([^"\s}]+)"?[^}]*\})\s*(?:#+\s*)?$/;

/** The subject of a heading that is only a comment, such as `<!-- md:setting config.dir -->`. */
const NAME_IN_COMMENT = /^#+\s+(?:<!--|\{\/\*)\s*(?:\w+:\w+\s+)?(.*?)\s*(?:-->|\*\/\})/;

function writeParagraph(page: Page, node: NodeOf<'paragraph'>, written: string): string {
  const { options, isMdx, source } = page;
  const { start } = stretchOf(node);
  const { demo, unknown } = options.syntax;
  if (/^[ \t>]*:{3,}$/.test(written) || /^\[\[?_?toc_?\]?\]$/i.test(written)) return '';
  const shown = demo?.exec(written)?.[1];
  if (shown !== undefined) {
    const taken = options.take(`./${shown.replace(/\.js$/, '')}`, 'default');
    if (taken?.kind === 'demo') return writeDemo(page, start, taken.use());
    page.tell(start, `there is no TypeScript module for the demo \`${shown}\``);
    return notice(page, start, `The demo \`${shown}\` was not imported.`);
  }
  if (unknown?.test(written) === true) {
    page.tell(start, `\`${written}\` has no counterpart`);
    return '';
  }
  if (options.isMdx && !isMdx && /^(?:import|export)\s/.test(written)) {
    readModule(page, written, start);
    return '';
  }
  const nodes = nestMarkup(node.children, source);
  const isBlock = nodes.every(({ type, ...rest }) =>
    type === 'text' ? String('value' in rest && rest.value).trim() === '' : type === 'markup' || type === 'html',
  );
  const text = page.write(stretchOf(node), nodes, !isBlock);
  // Spaces after what is left out, and colons that end nothing.
  return text === written ? text : text.replace(/^[ \t]*\n?(?=\S)|^ +/, '');
}

function writeDirective(page: Page, node: NodeOf<'containerDirective'>): string {
  const { source } = page;
  const { start, end } = stretchOf(node);
  const [labelNode] = node.children.filter(isDirectiveLabel);
  const children = node.children.filter((child) => child !== labelNode);
  const label =
    labelNode === undefined
      ? undefined
      : page
          .write(stretchOf(labelNode), (labelNode as NodeOf<'paragraph'>).children, true)
          .slice(1, -1)
          .replaceAll(/\\([[\]])/g, '$1');
  const line = source.indexOf('\n', start);
  const last = source.lastIndexOf('\n', end - 1);
  const isClosed = last >= start && /^[\s>]*:{3,}\s*$/.test(source.slice(last + 1, end));
  const range = { start: line < 0 || line > end ? end : line + 1, end: isClosed ? Math.max(last, line + 1) : end };
  const content = () => page.write(range, children, false);
  if (node.name === 'code-group')
    return page.contain(start, { name: 'tabs' }, () => withCodeTabs(page, range, children));
  if (node.name === 'details') {
    const attributes = node.attributes?.['open'] === undefined ? '' : '{open}';
    return page.contain(start, { name: 'details', label: label ?? 'Details', attributes }, content);
  }
  const isOwn =
    node.name === 'tab' || (node.name === 'tabs' && children.some((child) => 'name' in child && child.name === 'tab'));
  const callout = isOwn ? { name: node.name, label } : calloutFor(node.name, label);
  if (callout !== undefined) return page.contain(start, callout, content);
  page.tell(start, `\`:::${node.name}\` has no counterpart; its content is kept`);
  const lead = label === undefined ? undefined : `**${label.replaceAll('*', '')}**`;
  return page.contain(start, { name: '', lead }, content);
}

function writeComment(page: Page, comment: NodeOf<'html'>, { isLine }: NodePlace): string {
  const include = readInclude(comment.value);
  const { start } = stretchOf(comment);
  // In a line, a comment is invisible.
  if (include === undefined) return isLine && comment.value.startsWith('<!--') ? comment.value : '';
  if (include.code !== undefined) return `\n${includeCode(page, comment, false)?.text ?? ''}`.trimEnd();
  const part = findPart(page, include, start);
  return part === undefined ? '' : page.include(start, part.convert(part.text));
}

function writeExpression(
  page: Page,
  node: NodeOf<'mdxFlowExpression' | 'mdxTextExpression'>,
  { isLine }: NodePlace,
): string {
  const code = node.value.trim();
  const { start } = stretchOf(node);
  if (code === '' || code.startsWith('/*')) return '';
  const imported = page.imports.get(code);
  if (imported?.kind === 'value') return imported.value;
  const text = /^(["'`])((?:(?!\1)[^\\$])*)\1$/.exec(code)?.[2];
  if (text !== undefined) return text;
  if (!isLine && code.includes('\n')) {
    page.tell(start, 'an expression over several lines is code, which is not run');
    return notice(page, start, 'An expression of the former page was not imported.');
  }
  page.tell(start, `the expression \`{${code}}\` is code, which is not run`);
  // The name of a value means something to readers; code with elements does not.
  return code.includes('<') || code.includes('\n') ? '' : `\`${code}\``;
}

/** Reads the imports and exports of an MDX page at an offset. */
function readModule(page: Page, code: string, start: number): void {
  const lines = code.split('\n');
  for (let at = 0; at < lines.length; at++) {
    if (!/^(?:import|export)\b/.test(lines[at] ?? '')) continue;
    const { end, imports, isExport } = readModuleCode(lines, at);
    const own = /^export\s+const\s+([\w$]+)/.exec(lines[at] ?? '')?.[1];
    const value = own === undefined ? undefined : exportedValue(lines.slice(at, end + 1).join('\n'), own);
    if (own !== undefined && value !== undefined) page.imports.set(own, { kind: 'value', value });
    else if (isExport) page.tell(start, 'the page exports code, which pages cannot do here', at);
    for (const { name, specifier, exported } of imports) {
      const imported = page.options.take(specifier, exported);
      if (imported !== undefined) page.imports.set(name, imported);
    }
    at = end;
  }
}
