import ts from 'typescript-for-docs-nav';

/** What the JSDoc of a symbol says. */
export interface Comment {
  readonly text: string;
  /** Text of a tag such as `default`; `undefined` when it is not there. */
  tag(name: string): string | undefined;
  readonly parameters: readonly { readonly name: string; readonly description: string }[];
}

/** Reads the JSDoc of a symbol: that of the first of its declarations that has any. */
export function readComment(symbol: ts.Symbol): Comment {
  const declarations = (symbol.declarations ?? []).map(documentedNode);
  const documented = declarations.find((node) => ts.getJSDocCommentsAndTags(node).length > 0);
  const docs = documented === undefined ? [] : ts.getJSDocCommentsAndTags(documented).filter(ts.isJSDoc);
  // Of several comments above a declaration, the last one is about it.
  const doc = docs.at(-1);
  const tags = doc?.tags ?? [];
  return {
    text: textOf(doc?.comment),
    tag(name) {
      const tag = tags.find(({ tagName }) => tagName.text === name);
      return tag && textOf(tag.comment);
    },
    parameters: tags.flatMap((tag) =>
      ts.isJSDocParameterTag(tag) && textOf(tag.comment) !== ''
        ? [{ name: tag.name.getText(), description: textOf(tag.comment).replace(/^-\s*/, '') }]
        : [],
    ),
  };
}

/** Whether the authors keep something to themselves, as its comment says. */
export function isPrivate({ tag }: Comment): boolean {
  return ['internal', 'ignore', 'private', 'hidden'].some((name) => tag(name) !== undefined);
}

/** The comment of `declare const X` stands above the statement. */
function documentedNode(node: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\r\n?/g, '\n').trim();
}
