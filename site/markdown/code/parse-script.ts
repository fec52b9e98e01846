import { defineHastPlugin, mdxToJs } from 'satteri';

/** A node of a script (https://github.com/estree/estree), with its range in UTF-16 units of the script. */
export interface ScriptNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A parsed script, or why it is none. */
export type Script = { readonly body: readonly ScriptNode[] } | { readonly failed: string };

/** The parser’s message: `2:6: Could not parse esm with oxc: Unexpected token (mdxjs-rs:oxc)`. */
const MISTAKE = /^(?:Error: )?\d+:\d+: (?:Could not parse \w+ with oxc: )?([^]*?)(?: \([\w-]+:[\w-]+\))?$/;

/**
 * Parses an expression of a page, or its imports and exports, with the parser of MDX; nothing is run. `undefined` if
 * there is nothing but comments.
 */
export function parseScript(code: string, kind: 'expression' | 'module'): Script | undefined {
  let program: unknown;
  const take = (node: { readonly parseExpression: () => unknown }): void => {
    program ??= node.parseExpression() ?? undefined;
  };
  const plugin = defineHastPlugin({
    name: 'script',
    mdxFlowExpression: take,
    mdxTextExpression: take,
    mdxjsEsm: take,
  });
  try {
    mdxToJs(kind === 'module' ? code : `{${code}}`, { hastPlugins: [plugin] });
  } catch (error) {
    const [, failed] = (error instanceof Error && MISTAKE.exec(error.message)) || [];
    if (failed === undefined) throw error;
    return { failed: failed.replace(/^./, (letter) => letter.toLowerCase()) };
  }
  if (!isNode(program)) return undefined;
  const body = Array.isArray(program['body']) ? program['body'].filter(isNode) : [];
  return { body: inUnits(body, code) };
}

/** Parses an expression; `undefined` if it is none. */
export function parseExpression(code: string): ScriptNode | undefined {
  const script = parseScript(code, 'expression');
  const [statement] = script === undefined || 'failed' in script ? [] : script.body;
  return isNode(statement?.['expression']) ? statement['expression'] : undefined;
}

/** Calls a function with a node and all nodes within it, in the order of the script. */
export function visitScript(node: ScriptNode, visit: (node: ScriptNode) => void): void {
  const open: ScriptNode[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    visit(next);
    open.push(...partsOf(next).toReversed());
  }
}

function partsOf(node: ScriptNode): readonly ScriptNode[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Returns whether a value is a node. */
export function isNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The parser counts bytes of UTF-8. Only the ranges of whole statements are used, so only theirs are converted. */
function inUnits(body: readonly ScriptNode[], code: string): readonly ScriptNode[] {
  const bytes = new TextEncoder().encode(code);
  if (bytes.length === code.length) return body;
  const unitsAt = (offset: number) => new TextDecoder().decode(bytes.subarray(0, offset)).length;
  return body.map((node) => ({ ...node, start: unitsAt(node.start), end: unitsAt(node.end) }));
}
