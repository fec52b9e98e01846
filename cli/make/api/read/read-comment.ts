import { DocNodeKind, TSDocParser, type DocBlockTag, type DocNode } from '@microsoft/tsdoc';
import ts from 'typescript-for-docs-nav';
import type { ApiTag } from '../../../../site/api/api-data.ts';
import { heritageOf } from './declarations.ts';

/** The JSDoc of a symbol. */
export interface Comment {
  /** The comment without its tags. */
  readonly text: string;
  /** The comment as shown to readers, with its `@remarks` and the targets of its `@see` tags appended as paragraphs. */
  readonly description: string;
  /** Returns the text of a tag such as `default`; `undefined` if there is no such tag. */
  tag(name: string): string | undefined;
  readonly parameters: readonly { readonly name: string; readonly description: string }[];
  /** Its `@example` tags, as Markdown. */
  readonly examples: readonly string[];
  readonly hasTags: boolean;
  /** Tags that are shown under their own names. */
  readonly tags: readonly ApiTag[];
}

/** Reads the JSDoc of a symbol, from the first of its declarations that has any. */
export function readComment({ declarations = [] }: ts.Symbol): Comment {
  return readCommentOf(declarations.map(documentedNode).find((node) => commentAbove(node) !== undefined));
}

/**
 * Reads the JSDoc of a member. One without a text has that of the member that it overrides, and its tags if it has none
 * either. Beside a text of its own, an inherited default could contradict it.
 */
export function readMemberComment(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const own = readComment(symbol);
  const overridden = own.text === '' ? findOverridden(symbol, checker) : undefined;
  if (overridden === undefined) return own;
  const inherited = readMemberComment(overridden, checker);
  if (!own.hasTags) return inherited;
  const description = [inherited.description, own.description].filter(Boolean).join('\n\n');
  return { ...own, text: inherited.text, description };
}

/** Finds the member that another one overrides, in a type that its interface extends. */
function findOverridden({ name, declarations = [] }: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  for (const parent of declarations.flatMap((node) => heritageOf(node.parent))) {
    const found = checker.getPropertyOfType(checker.getTypeAtLocation(parent), name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads the JSDoc of a node, such as one of several signatures. */
export function readCommentOf(documented: ts.Node | undefined): Comment {
  const comment = documented && commentAbove(documented);
  if (documented === undefined || comment === undefined) return (noComment ??= readText(''));
  const known = READ.get(documented) ?? readText(comment);
  READ.set(documented, known);
  return known;
}

/** Whether a member is internal is asked before it is described. */
const READ = new WeakMap<ts.Node, Comment>();

/** Finds the JSDoc of a node; the compiler keeps none for a name in a pattern, `const { Provider } = createScope()`. */
function commentAbove(node: ts.Node): string | undefined {
  const { text } = node.getSourceFile();
  // If there are several comments above a declaration, the last one belongs to it.
  const doc = ts.isBindingElement(node)
    ? ts.getLeadingCommentRanges(text, node.pos)?.findLast(({ pos }) => text.startsWith('/**', pos))
    : ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  return doc && text.slice(doc.pos, doc.end);
}

function readText(comment: string): Comment {
  const { text: written, tags } = parseComment(comment);
  const textsOf = (...names: readonly string[]) =>
    tags.flatMap((tag) => (names.includes(tag.name) && tag.text !== '' ? [textOf(tag.text)] : []));
  const text = [textOf(written), ...textsOf('description', 'desc', 'summary')].filter(Boolean).join('\n\n');
  const seen = tags.flatMap((tag) => (tag.name === 'see' ? seeAlso(textOf(tag.text)) : []));
  return {
    text,
    description: [text, ...textsOf('remarks'), ...seen].join('\n\n').trim(),
    tag(name) {
      const tag = tags.find((each) => each.name === name);
      return tag && textOf(name === 'returns' ? withoutType(tag.text) : tag.text);
    },
    parameters: tags.flatMap((tag) => (tag.name === 'param' ? readParameter(textOf(tag.text)) : [])),
    examples: textsOf('example').flatMap(readExample),
    hasTags: tags.length > 0,
    tags: tags.flatMap((tag) => showTag(tag.name, textOf(tag.text))),
  };
}

/** The comment of what has none. */
let noComment: Comment | undefined;

/** Reads `name - description`, with a type in braces before it or brackets around it as in JSDoc. */
function readParameter(text: string): Comment['parameters'] {
  const [, name = '', description = ''] = /^(\[[^\]]*\]|[^\s]+)\s*(?:-\s*)?([^]*)$/.exec(withoutType(text)) ?? [];
  return description === '' ? [] : [{ name: name.replace(/^\[|(?:=[^\]]*)?\]$/g, ''), description }];
}

/** Removes the type at the start of a JSDoc tag: `{string} name`, but not an inline tag. */
function withoutType(text: string): string {
  return text.replace(/^\{(?!@)(?:[^{}]|\{[^{}]*\})*\}\s*/, '');
}

/** Returns a tag if it is shown under its own name; its meaning may be all that it says, as with `@beta`. */
function showTag(name: string, text: string): readonly ApiTag[] {
  if (STAGES.has(name)) return [{ name, text }];
  if (name === 'template' || name === 'typeParam') {
    const [, parameter = '', meaning = ''] = /^(\S+)\s*(?:-\s*)?([^]*)$/.exec(withoutType(text)) ?? [];
    return meaning === '' ? [] : [{ name: 'typeParam', text: `\`${parameter}\` ${meaning}` }];
  }
  if (text === '' || UNSHOWN.has(name)) return [];
  return [{ name, text: name === 'throws' ? withoutType(text) : text }];
}

/** Tags that tell how far an interface is developed (https://tsdoc.org/pages/tags/beta/). */
const STAGES = new Set(['alpha', 'beta', 'experimental']);

/** Tags that are shown elsewhere, and those that say something to tools only. */
const UNSHOWN = new Set(
  (
    'arg argument async augments author callback category class component constructor copyright decorator default ' +
    'defaultValue defaultvalue demos deprecated desc description document enum eventProperty example export exports ' +
    'extends file fileoverview function group hidden hide ignore implements inheritDoc inheritdoc interface internal ' +
    'kind label lends license memberof method mixin mixes module name namespace overload override ' +
    'packageDocumentation param private prop property propType protected public readonly remarks return returns ' +
    'satisfies sealed see static summary todo type typedef virtual jsx jsxImportSource jsxRuntime'
  ).split(' '),
);

/**
 * Reads an example, which is code unless it contains code blocks with text around them. `<caption>` is its title in
 * JSDoc (https://jsdoc.app/tags-example).
 */
function readExample(text: string): readonly string[] {
  const [, caption = '', shown = ''] = /^(?:<caption>([^]*?)<\/caption>\s*)?([^]*)$/.exec(text) ?? [];
  if (shown === '') return [];
  const code = shown.replace(/^`([^`\n]+)`$/, '$1');
  const body = /^\s*(?:`{3}|~{3})/m.test(shown) ? shown : `\`\`\`tsx\n${code}\n\`\`\``;
  return [caption.trim() === '' ? body : `${caption.trim()}\n\n${body}`];
}

/** Returns whether a comment says nothing to readers: no text, and no reason why something is deprecated. */
export function isSilent({ text, tag }: Comment): boolean {
  return text === '' && !tag('deprecated');
}

/** Returns whether a comment marks something as internal. */
export function isPrivate({ tag }: Comment): boolean {
  return ['internal', 'ignore', 'private', 'hidden'].some((name) => tag(name) !== undefined);
}

/** Returns the node with the comment, which is above the statement for `declare const X`. */
function documentedNode(node: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

/** Returns the text of a `@see` tag as a sentence. */
function seeAlso(text: string): readonly string[] {
  if (text === '') return [];
  const target = /^[A-Za-z_$][\w$.#]*$/.test(text) ? `{@link ${text}}` : text;
  return [/^see\b/i.test(text) ? target : `See ${target}`];
}

/** A reference that is replaced by another comment: https://tsdoc.org/pages/tags/inheritdoc/. */
const INHERITED = /\{@inheritDoc\b\s*([^{}]*?)\s*\}/gi;

function textOf(comment: string): string {
  const text = comment
    .replace(INHERITED, (_, target: string) => (target === '' ? '' : `See {@link ${target}}.`))
    .trim();
  // Authors escape bars for the tables of their own documentation.
  return /^\|/m.test(text) ? text : text.replaceAll('\\|', '|');
}

/** A comment, split at its tags. */
interface ParsedComment {
  /** The text before the first tag. */
  readonly text: string;
  /** The tags in their order, without the at sign; the text of each reaches to the next tag. */
  readonly tags: readonly { readonly name: string; readonly text: string }[];
}

/**
 * Splits a comment, with its slashes and asterisks, into its text and its tags. TSDoc's parser decides what is a tag
 * (https://tsdoc.org/pages/spec/tag_kinds/): not what is inside code, such as `@media`, and no name of a package. All
 * texts are as written, since they are Markdown. A word with an at sign within a line is a tag only if TSDoc or JSDoc
 * define it.
 */
function parseComment(comment: string): ParsedComment {
  const { docComment, lines } = (parser ??= new TSDocParser()).parseString(comment);
  const starts: number[] = [];
  let length = 0;
  for (const line of lines) {
    starts.push(length);
    length += line.length + 1;
  }
  const whole = lines.map((line) => line.toString()).join('\n');
  /** Finds the place in the text without asterisks of a place in the comment. */
  const placeOf = (at: number) => {
    const index = lines.findLastIndex(({ pos }) => pos <= at);
    return (starts[index] ?? 0) + at - (lines[index]?.pos ?? 0);
  };
  const found = tagsIn(docComment)
    .map((tag) => ({ name: tag.tagName.slice(1), start: placeOf(tag.getTokenSequence().tokens[0]?.range.pos ?? 0) }))
    .filter(({ name, start }) => isLineStart(whole, start) || KNOWN.has(name))
    .toSorted((a, b) => a.start - b.start);
  return {
    text: tidy(whole.slice(0, found[0]?.start)),
    tags: found.map(({ name, start }, at) => ({
      name,
      text: tidy(whole.slice(start + name.length + 1, found[at + 1]?.start)),
    })),
  };
}

let parser: TSDocParser | undefined;

/** Tags that count within a line as well: `/** Internal. @ignore *\/`. */
const KNOWN = new Set(
  (
    'alpha beta default defaultValue deprecated description example experimental hidden ignore internal param private ' +
    'remarks returns see since summary template throws typeParam'
  ).split(' '),
);

function tagsIn(node: DocNode): readonly DocBlockTag[] {
  return node.kind === DocNodeKind.BlockTag ? [node as DocBlockTag] : node.getChildNodes().flatMap(tagsIn);
}

function isLineStart(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
}

/** Removes the space around a text that begins below its tag, and the indentation that all of its lines have. */
function tidy(text: string): string {
  const whole = text.replace(/\r\n?/g, '\n');
  const lines = whole.split('\n');
  if (lines[0]?.trim() !== '') return whole.trim();
  const depth = Math.min(...lines.flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)])));
  return lines
    .map((line) => line.slice(depth))
    .join('\n')
    .replace(/^\s*\n|\s+$/g, '');
}
