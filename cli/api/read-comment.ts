import ts from 'typescript-for-docs-nav';

/** The JSDoc of a symbol. */
export interface Comment {
  /** The comment without its tags. */
  readonly text: string;
  /** The comment as shown to readers, with the targets of its `@see` tags appended as paragraphs. */
  readonly description: string;
  /** Returns the text of a tag such as `default`; `undefined` if there is no such tag. */
  tag(name: string): string | undefined;
  readonly parameters: readonly { readonly name: string; readonly description: string }[];
  /** Its `@example` tags, as Markdown. */
  readonly examples: readonly string[];
  readonly hasTags: boolean;
}

/** Reads the JSDoc of a symbol, from the first of its declarations that has any. */
export function readComment({ declarations = [] }: ts.Symbol): Comment {
  return readCommentOf(declarations.map(documentedNode).find((node) => ts.getJSDocCommentsAndTags(node).length > 0));
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
  const parents = declarations.flatMap(({ parent }) =>
    ts.isInterfaceDeclaration(parent) ? (parent.heritageClauses ?? []).flatMap(({ types }) => [...types]) : [],
  );
  for (const parent of parents) {
    const found = checker.getPropertyOfType(checker.getTypeAtLocation(parent), name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads the JSDoc of a node, such as one of several signatures. */
export function readCommentOf(documented: ts.Node | undefined): Comment {
  const docs = documented === undefined ? [] : ts.getJSDocCommentsAndTags(documented).filter(ts.isJSDoc);
  // If there are several comments above a declaration, the last one belongs to it.
  const doc = docs.at(-1);
  const tags = doc?.tags ?? [];
  const text = textOf(doc?.comment);
  return {
    text,
    description: [text, ...tags.flatMap((tag) => (ts.isJSDocSeeTag(tag) ? seeAlso(tag) : []))].join('\n\n').trim(),
    tag(name) {
      const tag = tags.find(({ tagName }) => tagName.text === name);
      return tag && textOf(tag.comment);
    },
    parameters: tags.flatMap((tag) =>
      ts.isJSDocParameterTag(tag) && textOf(tag.comment) !== ''
        ? [{ name: tag.name.getText(), description: textOf(tag.comment).replace(/^-\s*/, '') }]
        : [],
    ),
    examples: tags
      .filter(({ tagName }) => tagName.text === 'example')
      .flatMap((tag) => readExample(textOf(tag.comment))),
    hasTags: tags.length > 0,
  };
}

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

/** Returns whether a comment marks something as internal. */
export function isPrivate({ tag }: Comment): boolean {
  return ['internal', 'ignore', 'private', 'hidden'].some((name) => tag(name) !== undefined);
}

/** Returns the node with the comment, which is above the statement for `declare const X`. */
function documentedNode(node: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

/** Returns the text of a `@see` tag: the compiler takes its first word for a name, even in an address or a sentence. */
function seeAlso(tag: ts.JSDocSeeTag): readonly string[] {
  const text = tag
    .getText()
    .replace(/^@see\s*/, '')
    .replace(/\s*\n\s*\*?[ \t]?/g, '\n')
    .trim();
  if (text === '') return [];
  const target = /^[A-Za-z_$][\w$.#]*$/.test(text) ? `{@link ${text}}` : text;
  return [/^see\b/i.test(text) ? target : `See ${target}`];
}

/** A reference that is replaced by another comment: https://tsdoc.org/pages/tags/inheritdoc/. */
const INHERITED = /\{@inheritDoc\b\s*([^{}]*?)\s*\}/gi;

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  const text = (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(INHERITED, (_, target: string) => (target === '' ? '' : `See {@link ${target}}.`))
    .trim();
  // Authors escape bars for the tables of their own documentation.
  return /^\|/m.test(text) ? text : text.replaceAll('\\|', '|');
}
