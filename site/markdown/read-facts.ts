import type { PageFacts, PageProblem, PageReference } from '../../engine/project-input.ts';
import { createDirectiveChecks } from './check-directive.ts';
import { findDestination, stretchOf } from './destination.ts';
import { DEEP_NESTING, RAW_HTML, REPEATED_TITLE, UNSAFE_LINK } from './diagnostics.ts';
import { CALLOUT_TITLES } from './directives.ts';
import { createFootnoteNumbers, noteId } from './footnote-numbers.ts';
import { checkFrontMatter, readFrontMatter } from './front-matter.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';
import { createRanges, createReporter, type ReportProblem } from './report-problem.ts';
import { IMAGE_SCHEMES, isSafeHref, LINK_SCHEMES } from './safe-href.ts';
import { surveyPage } from './survey.ts';
import {
  childrenOf,
  isDirectiveLabel,
  MAX_DEPTH,
  type Node,
  type NodeOf,
  toPlainText,
  withoutComments,
} from './syntax-tree.ts';

/**
 * Reads what navigation and link checks need of a page: front matter, title, anchors, links and mistakes.
 * Depends on the text alone and never throws, whatever the text.
 */
export function readFacts(text: string): PageFacts {
  const page = parsePage(text, { positions: true });
  const survey = surveyPage(page);
  const toRange = createRanges(text, page);
  const problems: PageProblem[] = [];
  const report = createReporter(problems, toRange);
  const links: PageReference[] = [];
  const anchors: string[] = [];
  const footnotes = createFootnoteNumbers();
  const directives = createDirectiveChecks(page.source, report);
  const referred = new Set<Node>();
  let tooDeep = false;
  let inTitle = false;

  const addLink = (node: NodeOf<'link' | 'image' | 'definition'>, schemes: readonly string[]): void => {
    const at = findDestination(page.source, node);
    if (isSafeHref(node.url, schemes)) links.push({ href: node.url, range: toRange(at) });
    else reportUnsafe(node.url, at, schemes);
  };

  const addReference = (node: NodeOf<'linkReference' | 'imageReference'>, schemes: readonly string[]): void => {
    const definition = survey.definitions.get(node.identifier);
    // The address stands once in the page, however often it is used.
    if (definition === undefined || referred.has(definition)) return;
    referred.add(definition);
    addLink(definition, schemes);
  };

  const reportUnsafe = (href: string, at: { start: number; end: number }, schemes: readonly string[]): void => {
    report(UNSAFE_LINK, at, {
      message: `\`${shorten(href)}\` is no address that a page may ${schemes === IMAGE_SCHEMES ? 'show' : 'link to'}.`,
      help: `use a path, or an address that starts with ${schemes.map((scheme) => `\`${scheme}:\``).join(', ')}`,
    });
  };

  const visit = (node: Node, parent: Node, depth: number): void => {
    switch (node.type) {
      case 'heading': {
        inTitle = node === survey.title;
        const id = survey.ids.get(node);
        if (id !== undefined) anchors.push(id);
        if (node.depth === 1 && node !== survey.title && survey.title !== undefined) {
          report(REPEATED_TITLE, stretchOf(node), {
            message: `\`${shorten(toPlainText(node))}\` is a second level-1 heading.`,
            help: 'start it with `##`',
          });
        }
        break;
      }
      case 'link':
        addLink(node, LINK_SCHEMES);
        break;
      case 'image':
        addLink(node, IMAGE_SCHEMES);
        break;
      case 'linkReference':
        addReference(node, LINK_SCHEMES);
        break;
      case 'imageReference':
        addReference(node, IMAGE_SCHEMES);
        break;
      case 'html':
        checkHtml(node, page, report);
        break;
      case 'footnoteReference':
        // The title is shown as plain text.
        if (!inTitle) anchors.push(footnotes.refer(node.identifier).id);
        break;
      case 'containerDirective':
      case 'leafDirective':
        directives.directive(node, parent);
        break;
      case 'paragraph':
        directives.paragraph(node);
        break;
      // Shown at the end of the page, and only when something refers to it.
      case 'footnoteDefinition':
        return;
      default:
    }
    visitChildren(node, depth + 1);
    if (node === survey.title) inTitle = false;
  };

  const visitChildren = (parent: Node, depth: number): void => {
    const children = childrenOf(parent);
    if (depth > MAX_DEPTH && children.length > 0) {
      if (!tooDeep) {
        report(DEEP_NESTING, stretchOf(parent), {
          message: `Blocks are nested more than ${MAX_DEPTH} deep here.`,
          help: 'write it with fewer levels',
        });
      }
      tooDeep = true;
      return;
    }
    for (const child of children) {
      if (!isDirectiveLabel(child) || isCallout(parent)) visit(child, parent, depth);
    }
  };

  checkFrontMatter(page, report);
  visitChildren(page.root, 0);
  for (const identifier of footnotes.order) {
    const note = survey.footnotes.get(identifier);
    anchors.push(noteId(footnotes.order.indexOf(identifier) + 1));
    if (note !== undefined) visitChildren(note, 1);
  }

  const frontMatter = readFrontMatter(page);
  return {
    ...(frontMatter === undefined ? {} : { frontMatter }),
    ...(survey.title === undefined ? {} : { heading: toPlainText(survey.title) }),
    anchors,
    links: links.toSorted(byPlace),
    problems: problems.toSorted(byPlace),
  };
}

/** Callouts alone show their label as it was written; a tab's is plain text. */
function isCallout(node: Node): boolean {
  return node.type === 'containerDirective' && CALLOUT_TITLES.has(node.name);
}

function checkHtml(node: NodeOf<'html'>, { source }: ParsedPage, report: ReportProblem): void {
  const visible = withoutComments(node.value);
  const tag = /<[^>\r\n]*>?/.exec(visible)?.[0];
  // A closing tag alone is the end of something that was reported where it starts.
  if (tag === undefined || tag.startsWith('</')) return;
  const whole = stretchOf(node);
  const start = source.indexOf(tag, whole.start);
  report(RAW_HTML, start === -1 || start >= whole.end ? whole : { start, end: start + tag.length }, {
    message: `\`${shorten(tag)}\` is shown as text: pages hold no HTML.`,
    help: 'write it in Markdown, or in backticks if readers should see the tag',
  });
}

function byPlace(a: { readonly range: PageReference['range'] }, b: { readonly range: PageReference['range'] }): number {
  return a.range.start.offset - b.range.start.offset;
}

/** Keeps a message on one line of a terminal, whatever the page holds. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
