import ts from 'typescript-for-docs-nav';

/** A default longer than this says little in a table. */
const MAX_LENGTH = 60;

/** Finds the defaults that a component or hook gives in its code, by `const { size = 'medium' } = props` or in its parameters. `props` are those worth a look. */
export function readDefaults(
  script: string,
  name: string,
  props: readonly string[] | undefined,
): ReadonlyMap<string, string> {
  // Most components document their defaults; a look at the text is far cheaper than parsing it.
  if (
    !new RegExp(
      `[{,]\\s*'?(?:${props?.filter((prop) => /^[\w-]+$/.test(prop)).join('|') ?? '\\w+'})'?(?:: \\w+)? = `,
    ).test(script)
  )
    return new Map();
  const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const source = ts.createSourceFile('script.js', script, options, false, ts.ScriptKind.JS);
  const defaults = new Map<string, string>();
  const take = (pattern: ts.ObjectBindingPattern): void => {
    for (const { propertyName, name: binding, initializer } of pattern.elements) {
      const key = propertyName ?? binding;
      const text = initializer && printDefault(initializer, script);
      const prop = ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : undefined;
      if (prop !== undefined && text !== undefined && !defaults.has(prop)) defaults.set(prop, text);
    }
  };
  const body = findFunction(source, name);
  if (body === undefined) return defaults;
  const [first] = body.parameters;
  if (first && ts.isObjectBindingPattern(first.name)) take(first.name);
  const statements = body.body && ts.isBlock(body.body) ? body.body.statements : [];
  for (const declaration of statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  )) {
    if (
      ts.isObjectBindingPattern(declaration.name) &&
      declaration.initializer &&
      isProps(declaration.initializer, first)
    )
      take(declaration.name);
  }
  return defaults;
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** `function Name() {}`, or a function inside of what `const Name =` is set to, such as the argument of `forwardRef`. */
function findFunction(source: ts.SourceFile, name: string): FunctionNode | undefined {
  let found: FunctionNode | undefined;
  const visit = (node: ts.Node, isInside: boolean): void => {
    if (found) return;
    const isFunction = ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);
    if (isFunction && (isInside || (!ts.isArrowFunction(node) && node.name?.text === name))) found = node;
    else if (!isFunction) {
      const isNamed = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name;
      ts.forEachChild(node, (child) => visit(child, isInside || isNamed));
    }
  };
  visit(source, false);
  return found;
}

/** The parameter itself, or what components make of it: `props`, `inProps`, `useThemeProps({ props })`. */
function isProps(node: ts.Expression, parameter: ts.ParameterDeclaration | undefined): boolean {
  if (ts.isIdentifier(node))
    return (
      /props$/i.test(node.text) ||
      (parameter !== undefined && ts.isIdentifier(parameter.name) && parameter.name.text === node.text)
    );
  return ts.isCallExpression(node) && /Props\b/.test(ts.isIdentifier(node.expression) ? node.expression.text : '');
}

function printDefault(node: ts.Expression, script: string): string | undefined {
  const isPlain =
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    ts.isPrefixUnaryExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind) ||
    ((ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) &&
      node.getEnd() - node.pos <= MAX_LENGTH) ||
    // Names that compilers make up are no use to readers.
    (ts.isIdentifier(node) && /^[A-Z][a-zA-Z]+$/.test(node.text));
  if (!isPlain) return undefined;
  return ts.isStringLiteral(node) ? `'${node.text}'` : script.slice(node.pos, node.end).trim().replace(/\s+/g, ' ');
}
