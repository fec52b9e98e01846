import type { BodyPage, Tell } from './body-page.ts';
import { counterpartOf, lineFor } from './components.ts';
import { fenced } from './convert-code.ts';
import { loseAttributes } from './lose-attributes.ts';
import { notice } from './notice.ts';
import type { Tag } from '../read/parse-tag.ts';
import { placeInSet, readTabSet } from './tab-sets.ts';

/** Where an element was found. */
interface ElementPlace {
  /** The text after its tag on the line. */
  readonly rest: string;
  readonly indent: number;
  readonly tell: Tell;
  /** Reads what follows if that is another component. */
  takeMore(text: string): boolean;
}

/** Starts an element, or puts one without content. */
export function takeElement(page: BodyPage, tag: Tag, { rest: behind, indent, tell, takeMore }: ElementPlace): void {
  const imported = page.imports.get(tag.name);
  const [, summary, rest = behind] = (tag.name === 'details' && SUMMARY.exec(behind)) || [];
  const { content, after = '' } = contentOf(tag, rest) ?? {};
  const isKnown = CODE.test(tag.name) || (counterpartOf(tag, page.options.dialect) ?? lineFor(tag)) !== undefined;
  if (imported === undefined && isKnown && /^[A-Z]/.test(tag.name)) loseAttributes(tag, tell);
  // As a demo, a component would show nothing of what is written in it.
  if (imported?.kind === 'demo' && tag.kind === 'alone') {
    const attributes = Object.keys(tag.attributes);
    if (attributes.length > 0)
      tell(`the demo \`<${tag.name}>\` is shown without its attributes: ${attributes.join(', ')}`);
    page.put(`::demo{src="${imported.use()}"}`);
  } else if (imported?.kind === 'part') page.takePart(imported.convert(tag.attributes));
  else if (imported?.kind === 'file') page.put(`![${tag.attributes['title'] ?? ''}](${imported.href})`);
  else if (tag.name === 'Snippet' && takeSnippet(page, tag.attributes['file'] ?? '')) return;
  else if (CODE.test(tag.name) && takeText(page, tag, { content: content ?? tag.attributes['code'] ?? '', tell }))
    return;
  else if (tag.name === 'Markdown' && takeMarkdown(page, content ?? '')) return;
  else if (tag.kind === 'alone') {
    const line = pictureFor(page, tag) ?? lineFor(tag);
    if (tag.name === 'DocCardList') tell('`<DocCardList>` lists the pages of its group; here, `::pages` does');
    if (line === undefined) {
      tell(`the component \`<${tag.name}>\` has no counterpart`);
      page.put(notice(`\`<${tag.name}>\` of the former page was not imported.`));
    } else page.put(line);
  } else {
    const found = counterpartOf(tag, page.options.dialect);
    const { label, isFirstThere } = placeInSet(page, tag);
    tellDirectives(page, tag, tell);
    if (found?.loss !== undefined) tell(found.loss);
    if (isFirstThere) tell(`the tab \`${label ?? found?.label ?? ''}\` is open at first there; here, the first one is`);
    if (found === undefined && /^[A-Z]/.test(tag.name))
      tell(`the component \`<${tag.name}>\` has no counterpart; its content is kept`);
    page.begin(
      {
        name: found?.name ?? '',
        label: (summary && page.inline(summary, tell)) ?? label ?? found?.label,
        attributes: found?.attributes,
        lead: found?.lead,
        tail: found?.tail,
        blocks: [],
      },
      { tag: tag.name, tabs: found?.name === 'tabs' ? readTabSet(tag, tell) : undefined },
    );
  }
  if (rest === '') return;
  if ((content ?? rest) !== '' && !takeMore(content ?? rest))
    page.put(' '.repeat(indent) + page.inline(content ?? rest, tell));
  if (content === undefined) return;
  page.finish((end) => 'tag' in end && end.tag === tag.name);
  if (after !== '' && !takeMore(after)) page.put(page.inline(after, tell));
}

/** Components that show a text as code. */
const CODE = /^(?:Code(?:Block)?|Source)$/;

/** Reports what Vue does with an element, such as showing it conditionally. */
function tellDirectives(page: BodyPage, { attributes, name }: Tag, tell: Tell): void {
  for (const key of Object.keys(attributes))
    if (page.options.dialect === 'vitepress' && /^(?:v-|:|@)/.test(key) && /^[a-z]/.test(name))
      tell(`\`${key}\` of \`<${name}>\` is code, which is not run`);
}

/** The summary of `<details>` on the line of its tag, and the rest of the line. */
const SUMMARY = /^<summary(?:\s[^>]*)?>(.*?)<\/summary>\s*(.*)$/;

/** Reads Mintlify's `<Snippet file="a.mdx" />`. */
function takeSnippet(page: BodyPage, file: string): boolean {
  const taken = page.options.take(`/snippets/${file}`, 'default') ?? page.options.take(`/_snippets/${file}`, 'default');
  if (taken?.kind === 'part') page.takePart(taken.convert({}));
  return taken?.kind === 'part';
}

/**
 * Reads `<CodeBlock language="js">{source}</CodeBlock>` and `<Code code={source} lang="js" />`, with an imported or
 * literal text.
 */
function takeText(
  page: BodyPage,
  { attributes }: Tag,
  { content, tell }: { readonly content: string; readonly tell: Tell },
): boolean {
  const { code } = attributes;
  const name = content.replace(/^\{|\}$/g, '').trim();
  const imported = page.imports.get(name);
  const text = imported?.kind === 'text' ? imported.text : imported?.kind === 'value' ? imported.value : code;
  if (text === undefined) return false;
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
  page.put(fenced(text, `${language}${title}${marked.length === 0 ? '' : ` {${marked.join(',')}}`}`));
  return true;
}

/** Reads Storybook's `<Markdown>{Readme}</Markdown>`, with an imported text. */
function takeMarkdown(page: BodyPage, content: string): boolean {
  const imported = page.imports.get(/^\{\s*([\w$]+)\s*\}$/.exec(content)?.[1] ?? '');
  if (imported?.kind === 'text') page.takePart(imported.convert());
  return imported?.kind === 'text';
}

/** Converts components that show an image. */
function pictureFor(page: BodyPage, { name, attributes }: Tag): string | undefined {
  if (!/^(?:(?:Themed|Ideal)?Image|ImageZoom)$/.test(name)) return undefined;
  const sources = attributes['sources'];
  const source =
    sources === undefined
      ? (attributes['src'] ?? attributes['img'])
      : /\blight:\s*([^,}\n]+?)\s*[,}\n]/.exec(sources)?.[1]?.replaceAll(/^['"]|['"]$/g, '');
  return source === undefined ? undefined : `![${attributes['alt'] ?? ''}](${page.addressOf(source)})`;
}

/** Returns the content between a tag and its end on the same line, if only another component follows. */
function contentOf(
  { name, kind }: Tag,
  rest: string,
): { readonly content: string; readonly after: string } | undefined {
  if (kind !== 'open') return undefined;
  let depth = 1;
  for (const { 0: tag, index } of rest.matchAll(new RegExp(`</?${name.replaceAll('.', String.raw`\.`)}\\b`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 0) continue;
    const after = rest.slice(rest.indexOf('>', index) + 1).trim();
    return after === '' || /^<\/?[A-Z]/.test(after) ? { content: rest.slice(0, index).trim(), after } : undefined;
  }
  return undefined;
}
