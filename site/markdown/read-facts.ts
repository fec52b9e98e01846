import type { Declaration, Declarations } from '../../engine/feature/declaration.ts';
import { textsOf } from '../../engine/feature/traits.ts';
import type { MergeConflict } from '../../engine/diagnostic/merge-conflicts.ts';
import type { PageFacts, PageHeading, PagePart, PageProblem } from '../../engine/model/project-input.ts';
import { readCode } from './code/page-script.ts';
import { checkCode, checkDiagram } from './check/check-code.ts';
import { findPageConflicts, withConflicts } from './check/check-conflicts.ts';
import { checkDirective, type CheckedPage, checkStrayFence } from './check/check-directive.ts';
import { checkFootnotes, checkReferences } from './check/check-footnotes.ts';
import { checkLinkText } from './check/check-link-text.ts';
import { checkDefinitions, checkParagraph, checkStrong } from './check/check-marks.ts';
import { checkTable } from './check/check-table.ts';
import { collectLinks, type LinkedPage, referToAddress } from './read/collect-links.ts';
import { readFormula, isAddress, readPart } from './read/read-part.ts';
import { findValue } from './read/directive-source.ts';
import { iconPathname } from '../../engine/address/icon-file.ts';
import { stretchOf } from './tree/destination.ts';
import { IMAGE_SCHEMES, LINK_SCHEMES } from './read/safe-href.ts';
import { type FootnoteNumbers, noteId, referTo } from './read/footnote-numbers.ts';
import { checkFrontMatter, findFrontMatter } from './read/front-matter.ts';
import { isAdopted } from './foreign/make-directive.ts';
import { type ParsedPage, type ParseOptions, parsePage } from './read/parse-page.ts';
import { shorten } from '../text/shorten.ts';
import { createRanges, createReporter } from './tree/report-problem.ts';
import { surveyPage } from './read/survey.ts';
import {
  childrenOf,
  type Directive,
  isDirective,
  isDirectiveLabel,
  MAX_DEPTH,
  type Node,
  type NodeOf,
  toPlainText,
} from './tree/syntax-tree.ts';

/**
 * Reads the facts about a page for navigation and link checks: front matter, title, anchors, links and mistakes.
 * Only depends on the text, its format and the site's settings for it, and never throws.
 */
export function readFacts(text: string, options: Pick<ParseOptions, 'format' | 'settings' | 'values'> = {}): PageFacts {
  const page = parsePage(text, { ...options, positions: true, losses: true });
  const survey = surveyPage(page);
  const toRange = createRanges(text, page);
  const problems: PageProblem[] = [];
  const report = createReporter(problems, toRange);
  const reading: Reading = {
    page,
    survey,
    toRange,
    report,
    links: [],
    referred: new Set(),
    isDerailed: false,
    footnotes: new Map(),
    anchors: [],
    parts: [],
    rules: options.settings?.forRules === true ? { outline: [], notProse: [] } : undefined,
    demos: new Set(),
    inTitle: false,
    tooDeep: false,
    isPartial: page.isPartial === true,
  };
  const { anchors, footnotes, parts } = reading;
  for (const { code, at, ...words } of page.losses) report(code, at, words);
  const code = page.script && readCode(page.script, report, toRange);
  if (page.overload === undefined) checkFrontMatter(page, report);
  else
    report('overloaded-block', page.overload.at, {
      message: `This block has ${page.overload.what}.`,
      help: 'split it with blank lines, or put it in a code block',
    });
  if (page.source.trim() === '')
    report('empty-page', { start: 0, end: 0 }, { message: 'The page is empty.', help: 'write it, or remove the file' });
  readChildren(page.root, 0, reading);
  // Notes may refer to further notes, so the map grows while it is read.
  for (const [identifier, { number }] of footnotes) {
    anchors.push(noteId(number));
    const note = survey.footnotes.get(identifier);
    if (note !== undefined) readChildren(note, 1, reading);
  }
  // References may be nested too deeply to be found.
  if (!reading.tooDeep) checkFootnotes(survey, page.source, footnotes, report);

  const conflicts = findPageConflicts(page);
  return {
    ...frontMatterIn(page, conflicts),
    ...(survey.title === undefined ? {} : { heading: toPlainText(survey.title) }),
    anchors,
    links: reading.links.toSorted((a, b) => a.range.start.offset - b.range.start.offset),
    ...(parts.length === 0 ? {} : { parts }),
    ...reading.rules,
    ...(code === undefined ? {} : { code }),
    ...(reading.isPartial && options.settings?.unrunFeatures === true ? { isPartial: true } : {}),
    ...(options.values === undefined ? {} : { values: options.values }),
    problems: withConflicts(problems, conflicts, toRange).toSorted(
      (a, b) => a.range.start.offset - b.range.start.offset,
    ),
  };
}

/** A page that is being read, and what has been found in it so far. */
interface Reading extends LinkedPage, CheckedPage {
  readonly page: ParsedPage;
  readonly footnotes: FootnoteNumbers;
  readonly anchors: string[];
  readonly parts: PagePart[];
  /** What rules of the project see, if there are any. */
  readonly rules: { readonly outline: PageHeading[]; readonly notProse: (readonly [number, number])[] } | undefined;
  /** Files of the demos so far. */
  readonly demos: Set<string>;
  /** Whether this is in the title, which is shown as plain text. */
  inTitle: boolean;
  tooDeep: boolean;
  isPartial: boolean;
}

function readChildren(parent: Node, depth: number, reading: Reading): void {
  const { page, report } = reading;
  const children = childrenOf(parent);
  if (depth <= MAX_DEPTH) {
    for (const child of children) if (isShown(child, parent, page.features)) readNode(child, parent, depth, reading);
  } else if (children.length > 0 && !reading.tooDeep) {
    reading.tooDeep = true;
    report('deep-nesting', stretchOf(parent), {
      message: `Blocks are nested more than ${MAX_DEPTH} levels deep here.`,
      help: 'nest them less deeply',
    });
  }
}

function readNode(node: Node, parent: Node, depth: number, reading: Reading): void {
  const { survey, toRange, rules } = reading;
  // Shown at the end of the page, and only if something refers to it.
  if (node.type === 'footnoteDefinition') return;
  collectLinks(node, reading);
  if (rules !== undefined && NOT_PROSE.has(node.type)) {
    const { start, end } = toRange(stretchOf(node));
    rules.notProse.push([start.offset, end.offset]);
  }
  if (node === survey.title) reading.inTitle = true;
  const anchor = anchorOf(node, reading);
  if (anchor !== undefined) reading.anchors.push(anchor);
  if (node.type === 'heading') readHeading(node, anchor, reading);
  else if (isDirective(node)) readDirective(node, parent, reading);
  else if (node.type === 'math' || node.type === 'inlineMath') reading.parts.push(readFormula(node, reading));
  else checkNode(node, parent, reading);
  readChildren(node, depth + 1, reading);
  if (node === survey.title) reading.inTitle = false;
}

/** Returns the anchor that a node makes, other than those within it. */
function anchorOf(node: Node, { survey, footnotes, inTitle }: Reading): string | undefined {
  if (node.type === 'footnoteReference') return inTitle ? undefined : referTo(node.identifier, footnotes).id;
  if (node.type === 'element') return inTitle ? undefined : node.attributes['id'];
  return survey.ids.get(node);
}

function readHeading(node: NodeOf<'heading'>, id: string | undefined, reading: Reading): void {
  const { survey, toRange, report, rules } = reading;
  const text = toPlainText(node);
  const range = rules && toRange(stretchOf(node));
  if (range !== undefined) rules?.outline.push({ level: node.depth, text, ...(id === undefined ? {} : { id }), range });
  if (text === '')
    report('empty-heading', stretchOf(node), {
      message: 'This heading has no text.',
      help: 'write its text, or remove the line',
    });
  if (node.depth === 1 && survey.hasTitle && node !== survey.title) {
    const what = survey.title === undefined ? 'a level-1 heading below the page’s title' : 'a second level-1 heading';
    report('repeated-title', stretchOf(node), {
      message: `\`${shorten(text)}\` is ${what}.`,
      help: 'start it with `##`',
    });
  }
}

function readDirective(node: Directive, parent: Node, reading: Reading): void {
  const feature = reading.page.features[node.name];
  if (feature === undefined) reading.isPartial = true;
  else {
    readAddresses(node, feature, reading);
    if (feature.made === true) readAskedPart(node, feature, reading);
  }
  checkDirective(node, parent, reading);
}

/** Adds the addresses in the attributes of a directive to the links of its page. */
function readAddresses(node: Directive, { ask = {} }: Declaration, reading: Reading): void {
  for (const [name, attribute] of Object.entries(ask)) {
    const value = node.attributes?.[name];
    if (!value || !isAddress(attribute)) continue;
    referToAddress(
      attribute.kind === 'icon' ? iconPathname(value) : value,
      findValue(reading.page.source, node, { name, value }),
      attribute.kind === 'page' || attribute.kind === 'group' ? LINK_SCHEMES : IMAGE_SCHEMES,
      reading,
    );
  }
}

function readAskedPart(node: Directive, feature: Declaration, reading: Reading): void {
  const { report, parts, demos } = reading;
  const part = readPart(node, feature, reading);
  if (part !== undefined) parts.push(part);
  if (part === undefined || feature.needs === undefined) return;
  for (const [, src] of textsOf('module', feature, part.ask)) {
    if (demos.has(src))
      report('repeated-demo', stretchOf(node), {
        message: `The page already includes \`${shorten(src)}\`.`,
        help: 'remove one of them, or give this one a file or an export of its own',
      });
    demos.add(src);
  }
}

/** Reports mistakes in what writers write in Markdown itself. */
function checkNode(node: Node, parent: Node, reading: Reading): void {
  const { page, survey, report } = reading;
  const { source, features } = page;
  switch (node.type) {
    case 'paragraph':
      checkStrayFence(node, reading);
      checkParagraph(node, source, report);
      break;
    case 'text':
      checkReferences(node, source, report);
      checkDefinitions(node, { source, definitions: survey.definitions }, report);
      checkStrong(node, source, report);
      break;
    case 'link':
    case 'linkReference':
      checkLinkText(node, report);
      break;
    case 'table':
      checkTable(node, source, report);
      break;
    case 'code':
      if (page.isPlain === true) break;
      checkCode(node, source, report);
      checkDiagram(node, { source, parent, features }, report);
      break;
    default:
  }
}

/** Kinds of nodes that readers do not read as sentences. */
const NOT_PROSE: ReadonlySet<string> = new Set(['yaml', 'toml', 'code', 'inlineCode', 'math', 'inlineMath']);

/** Returns the front matter, or both versions of it if it contains a conflict, which together are not valid YAML. */
function frontMatterIn(
  page: ParsedPage,
  [conflict]: readonly MergeConflict[],
): Pick<PageFacts, 'frontMatter' | 'tornFrontMatter'> {
  const frontMatter = findFrontMatter(page);
  const end = frontMatter === undefined ? 0 : frontMatter.offset + frontMatter.text.length;
  // If a page begins with a conflict, both versions may have front matter.
  if (conflict !== undefined && conflict.start <= end)
    return { tornFrontMatter: page.source.slice(0, Math.max(end, conflict.upTo)) };
  return frontMatter === undefined ? {} : { frontMatter };
}

/** Returns whether a node is shown as written; a label may be plain text. */
function isShown(node: Node, parent: Node, features: Declarations): boolean {
  return (
    !isDirectiveLabel(node) ||
    (parent.type === 'containerDirective' && !isAdopted(parent) && features[parent.name]?.label?.as === 'markdown')
  );
}
