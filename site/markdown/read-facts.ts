import type { Declaration, Declarations } from '../../engine/feature/declaration.ts';
import type { IntakeSettings } from '../../engine/manifest/intake-settings.ts';
import type { MergeConflict } from '../../engine/diagnostic/merge-conflicts.ts';
import type { PageValues } from '../../engine/feature/page-values.ts';
import type { PageFacts, PageHeading, PagePart, PageProblem } from '../../engine/model/project-input.ts';
import { readCode } from './code/page-script.ts';
import { checkCode, checkDiagram } from './check/check-code.ts';
import { findPageConflicts, withConflicts } from './check/check-conflicts.ts';
import { createDirectiveChecks } from './check/check-directive.ts';
import { checkFootnotes, checkReferences } from './check/check-footnotes.ts';
import { checkLinkText } from './check/check-link-text.ts';
import { checkDefinitions, checkParagraph } from './check/check-marks.ts';
import { checkTable } from './check/check-table.ts';
import { checkStrong } from './check/check-text.ts';
import { createLinkCollector } from './read/collect-links.ts';
import { readFormula } from './read/read-formula.ts';
import { isAddress, readPart } from './read/read-part.ts';
import { findValue } from './read/directive-source.ts';
import { iconPathname } from '../../engine/address/icon-file.ts';
import { stretchOf } from './tree/destination.ts';
import { IMAGE_SCHEMES, LINK_SCHEMES } from './read/safe-href.ts';
import { createFootnoteNumbers, noteId } from './read/footnote-numbers.ts';
import { checkFrontMatter, findFrontMatter } from './read/front-matter.ts';
import type { PageFormat } from './foreign/intake.ts';
import { isAdopted } from './foreign/make-directive.ts';
import { type ParsedPage, parsePage } from './read/parse-page.ts';
import type { Overload } from './read/overload.ts';
import { shorten } from '../text/shorten.ts';
import { createRanges, createReporter, type ReportProblem } from './tree/report-problem.ts';
import { surveyPage } from './read/survey.ts';
import { childrenOf, type Directive, isDirectiveLabel, MAX_DEPTH, type Node, toPlainText } from './tree/syntax-tree.ts';

/**
 * Reads the facts about a page for navigation and link checks: front matter, title, anchors, links and mistakes.
 * Only depends on the text, its format and the site's settings for it, and never throws.
 */
export function readFacts(
  text: string,
  options: {
    readonly format?: PageFormat | undefined;
    readonly settings?: IntakeSettings | undefined;
    /** The values of its expressions; what they are is `code` of the facts without them. */
    readonly values?: PageValues | undefined;
  } = {},
): PageFacts {
  const page = parsePage(text, { ...options, positions: true, losses: true });
  const survey = surveyPage(page);
  const toRange = createRanges(text, page);
  const problems: PageProblem[] = [];
  const report = createReporter(problems, toRange);
  const links = createLinkCollector(page.source, survey, { toRange, report });
  const directives = createDirectiveChecks(page, report);
  const footnotes = createFootnoteNumbers();
  const anchors: string[] = [];
  const outline: PageHeading[] = [];
  const notProse: (readonly [number, number])[] = [];
  const forRules = options.settings?.forRules === true;
  const parts: PagePart[] = [];
  const demos = new Set<string>();
  let inTitle = false;
  let tooDeep = false;
  let isPartial = page.isPartial === true;

  const readAsked = (node: Directive, feature: Declaration): void => {
    for (const [name, attribute] of Object.entries(feature.ask ?? {})) {
      const value = node.attributes?.[name];
      if (!value || !isAddress(attribute)) continue;
      links.refer(
        attribute.kind === 'icon' ? iconPathname(value) : value,
        findValue(page.source, node, { name, value }),
        attribute.kind === 'page' || attribute.kind === 'group' ? LINK_SCHEMES : IMAGE_SCHEMES,
      );
    }
    if (feature.made !== true) return;
    const part = readPart(node, feature, { source: page.source, toRange });
    if (part !== undefined) parts.push(part);
    const { src } = part?.ask ?? {};
    if (feature.name !== 'demo' || typeof src !== 'string') return;
    if (demos.has(src))
      report('repeated-demo', stretchOf(node), {
        message: `The page already includes \`${shorten(src)}\`.`,
        help: 'remove one of them, or give this one a file or an export of its own',
      });
    demos.add(src);
  };

  const visit = (node: Node, parent: Node, depth: number): void => {
    links.visit(node);
    if (forRules && NOT_PROSE.has(node.type)) {
      const { start, end } = toRange(stretchOf(node));
      notProse.push([start.offset, end.offset]);
    }
    switch (node.type) {
      case 'heading': {
        inTitle = node === survey.title;
        const id = survey.ids.get(node);
        if (id !== undefined) anchors.push(id);
        if (forRules)
          outline.push({
            level: node.depth,
            text: toPlainText(node),
            ...(id === undefined ? {} : { id }),
            range: toRange(stretchOf(node)),
          });
        if (toPlainText(node) === '')
          report('empty-heading', stretchOf(node), {
            message: 'This heading has no text.',
            help: 'write its text, or remove the line',
          });
        if (node.depth === 1 && survey.hasTitle && !inTitle) {
          const what =
            survey.title === undefined ? 'a level-1 heading below the page’s title' : 'a second level-1 heading';
          report('repeated-title', stretchOf(node), {
            message: `\`${shorten(toPlainText(node))}\` is ${what}.`,
            help: 'start it with `##`',
          });
        }
        break;
      }
      case 'footnoteReference':
        // The title is shown as plain text.
        if (!inTitle) anchors.push(footnotes.refer(node.identifier).id);
        break;
      case 'element':
        // The title is shown as plain text.
        if (!inTitle && node.attributes['id'] !== undefined) anchors.push(node.attributes['id']);
        break;
      case 'textDirective':
      case 'leafDirective':
      case 'containerDirective': {
        const id = survey.ids.get(node);
        if (id !== undefined) anchors.push(id);
        const feature = page.features[node.name];
        if (feature === undefined) isPartial = true;
        else readAsked(node, feature);
        directives.directive(node, parent);
        break;
      }
      case 'math':
      case 'inlineMath':
        parts.push(readFormula(node, { source: page.source, toRange }));
        break;
      case 'paragraph':
        directives.paragraph(node);
        checkParagraph(node, page.source, report);
        break;
      case 'text':
        checkReferences(node, page.source, report);
        checkDefinitions(node, { source: page.source, definitions: survey.definitions }, report);
        checkStrong(node, page.source, report);
        break;
      case 'link':
      case 'linkReference':
        checkLinkText(node, report);
        break;
      case 'table':
        checkTable(node, page.source, report);
        break;
      case 'code':
        if (page.isPlain === true) break;
        checkCode(node, page.source, report);
        checkDiagram(node, { source: page.source, parent, features: page.features }, report);
        break;
      // Shown at the end of the page, and only if something refers to it.
      case 'footnoteDefinition':
        return;
      default:
    }
    visitChildren(node, depth + 1);
    if (node === survey.title) inTitle = false;
  };

  const visitChildren = (parent: Node, depth: number): void => {
    const children = childrenOf(parent);
    if (depth <= MAX_DEPTH) {
      for (const child of children) if (isShown(child, parent, page.features)) visit(child, parent, depth);
    } else if (children.length > 0 && !tooDeep) {
      tooDeep = true;
      report('deep-nesting', stretchOf(parent), {
        message: `Blocks are nested more than ${MAX_DEPTH} levels deep here.`,
        help: 'nest them less deeply',
      });
    }
  };

  for (const { code, at, ...text } of page.losses) report(code, at, text);
  const code = page.script && readCode(page.script, report, toRange);
  if (page.overload === undefined) checkFrontMatter(page, report);
  else reportOverload(page.overload, report);
  if (page.source.trim() === '')
    report('empty-page', { start: 0, end: 0 }, { message: 'The page is empty.', help: 'write it, or remove the file' });
  visitChildren(page.root, 0);
  // Notes may refer to further notes, so the list grows while it is read.
  for (let at = 0; at < footnotes.order.length; at++) {
    anchors.push(noteId(at + 1));
    const note = survey.footnotes.get(footnotes.order[at] ?? '');
    if (note !== undefined) visitChildren(note, 1);
  }
  // References may be nested too deeply to be found.
  if (!tooDeep) checkFootnotes(survey, page.source, footnotes, report);

  const conflicts = findPageConflicts(page);
  return {
    ...frontMatterIn(page, conflicts),
    ...(survey.title === undefined ? {} : { heading: toPlainText(survey.title) }),
    anchors,
    links: links.links(),
    ...(parts.length === 0 ? {} : { parts }),
    ...(forRules ? { outline, notProse } : {}),
    ...(code === undefined ? {} : { code }),
    ...(isPartial && options.settings?.unrunFeatures === true ? { isPartial } : {}),
    ...(options.values === undefined ? {} : { values: options.values }),
    problems: withConflicts(problems, conflicts, toRange).toSorted(
      (a, b) => a.range.start.offset - b.range.start.offset,
    ),
  };
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

function reportOverload({ at, what }: Overload, report: ReportProblem): void {
  report('overloaded-block', at, {
    message: `This block has ${what}.`,
    help: 'split it with blank lines, or put it in a code block',
  });
}

/** Returns whether a node is shown as written; a label may be plain text. */
function isShown(node: Node, parent: Node, features: Declarations): boolean {
  return (
    !isDirectiveLabel(node) ||
    (parent.type === 'containerDirective' && !isAdopted(parent) && features[parent.name]?.label?.as === 'markdown')
  );
}
