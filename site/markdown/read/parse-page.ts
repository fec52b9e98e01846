import type { Declarations } from '../../../engine/feature/declaration.ts';
import type { IntakeSettings } from '../../../engine/manifest/intake-settings.ts';
import { directiveNames, withBuiltIn } from '../../features/index.ts';
import type { PageValues } from '../../../engine/feature/page-values.ts';
import type { PageScript } from '../code/page-script.ts';
import { adopt } from '../foreign/adopt.ts';
import type { Loss, PageFormat } from '../foreign/intake.ts';
import { respell } from '../foreign/respell.ts';
import { findOverload, type Overload } from './overload.ts';
import type { Stretch } from '../tree/destination.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';
import { parseTree } from './parse-tree.ts';

/** A Markdown text as a tree. */
export interface ParsedPage {
  readonly root: NodeOf<'root'>;
  /** The text that the tree's positions refer to, without a byte order mark. */
  readonly source: string;
  /** Maps an offset in `source` to one in the page's text. */
  readonly toWritten: (offset: number) => number;
  /** Parts that could not be converted as their writer meant them. */
  readonly losses: readonly Loss[];
  /** What directives can ask for, by name. */
  readonly features: Declarations;
  /** Ids set by writers on headings and elements. */
  readonly ids: ReadonlySet<string>;
  /** Its code, if the expressions of the page are evaluated. */
  readonly script?: PageScript;
  /** Why the page is a single block of plain text; absent for nearly all pages. */
  readonly overload?: Overload;
  /** Whether the page is a single block of plain text, because it could not or must not be parsed. */
  readonly isPlain?: boolean;
  /** Whether something in it may be asked of a feature that is not known. */
  readonly isPartial?: boolean;
}

/** Options for parsing a page. */
export interface ParseOptions {
  /** Whether nodes have positions, in UTF-16 units. These add a tenth to the time. */
  readonly positions: boolean;
  /** Whether to find `losses`, which takes additional time. */
  readonly losses?: boolean;
  /** Markdown by default. */
  readonly format?: PageFormat | undefined;
  readonly settings?: IntakeSettings | undefined;
  /** The values of its expressions, once they are evaluated; what they are is `code` of the facts without them. */
  readonly values?: PageValues | undefined;
}

const FEATURES = { gfm: true, frontmatter: true, directive: true };

const BYTE_ORDER_MARK = 0xfeff;

/** Finds the end of the front matter; returns 0 if there is none or it is not closed. */
function endOfFrontMatter(source: string): number {
  const fence = source.slice(0, 3);
  if (fence !== '---' && fence !== '+++') return 0;
  const closed = (fence === '---' ? CLOSING_DASHES : CLOSING_PLUSES).exec(source);
  return closed === null ? 0 : closed.index + closed[0].length;
}

const CLOSING_DASHES = /(?<=[\r\n])---[ \t]*(?:[\r\n]|$)/;
const CLOSING_PLUSES = /(?<=[\r\n])\+\+\+[ \t]*(?:[\r\n]|$)/;

/** Creates a page whose body is a single block of text; its front matter is still read. */
function toPlainBlock(source: string, bodyStart: number): NodeOf<'root'> {
  const from = (start: number, end: number) => ({
    start: { line: 1, column: 1, offset: start },
    end: { line: 1, column: 1, offset: end },
  });
  const text = source.slice(0, bodyStart).trimEnd();
  const yaml = { type: 'yaml', value: text, position: from(0, text.length) } as const;
  const position = from(bodyStart, source.length);
  const body = { type: 'code', lang: null, meta: null, value: source.slice(bodyStart), position } as const;
  return { type: 'root', children: text.startsWith('---') ? [yaml, body] : [body], position: from(0, source.length) };
}

/** Parses a page and converts it to nodes that this site supports. */
export function parsePage(
  text: string,
  { positions, losses: isChecked = false, format = 'md', settings = {}, values }: ParseOptions,
): ParsedPage {
  const shift = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  const written = (shift === 0 ? text : text.slice(1)).replaceAll('\0', '\uFFFD');
  const bodyStart = endOfFrontMatter(written);
  const known = withBuiltIn(settings.features);
  const plain = {
    features: known,
    source: written,
    toWritten: (offset: number) => offset + shift,
    ids: new Set<string>(),
  };
  const overload = findOverload(written, bodyStart, format);
  if (overload !== undefined)
    return { ...plain, root: toPlainBlock(written, bodyStart), losses: [], overload, isPlain: true };
  const respelled = respell(written, bodyStart, format, settings.components);
  const { source } = respelled;
  const toWritten = (offset: number) => respelled.toWritten(offset) + shift;
  // If there were only an opening line, the parser would look for the closing one from every line.
  const features = { ...FEATURES, frontmatter: bodyStart > 0, math: settings.math === true };
  const inText = settings.unrunFeatures === true ? 'any' : directiveNames(known, ['text']);
  const tree = parseTree(source, features, format, { positions, inText });
  if ('failed' in tree) {
    const at = lineAt(source, tree.line);
    const loss: Loss = {
      code: 'mdx-syntax',
      at,
      message: `This is not valid MDX: ${tree.failed.replace(/ \(\d+:\d+\)$/, '')}.`,
      help: 'fix it, or rename the file to `.md` if it holds no components',
    };
    return { ...plain, root: toPlainBlock(source, bodyStart), source, toWritten, losses: [loss], isPlain: true };
  }
  const { root } = tree;
  const losses: Loss[] = [];
  const { ids } = plain;
  const isEvaluated = format === 'mdx' && settings.mdx === 'evaluate';
  const script = isEvaluated ? { values, modules: [], expressions: new Map(), replaced: [] } : undefined;
  let isPartial = false;
  const noteUnknown = () => void (isPartial = true);
  const lose = (loss: Loss) => void losses.push(loss);
  adopt(root, { ...settings, known, format, source, ids, script, isChecked, lose, noteUnknown });
  return { ...plain, root, source, toWritten, losses, isPartial, ...(script === undefined ? {} : { script }) };
}

/**
 * Parses a page for a build, whose HTML and Markdown copy share the tree. Converts all line endings to line feeds.
 */
export function parseForOutput(
  text: string,
  options: Pick<ParseOptions, 'format' | 'settings' | 'values'>,
): ParsedPage {
  return parsePage(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, { ...options, positions: true });
}

function lineAt(source: string, line: number): Stretch {
  let start = 0;
  for (let at = 1; at < line && start >= 0; at++) start = source.indexOf('\n', start) + 1;
  const end = source.indexOf('\n', start);
  return { start, end: end < 0 ? source.length : end };
}
