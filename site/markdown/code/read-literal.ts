import type { AskValue } from '../../../engine/feature/declaration.ts';
import { isNode, type ScriptNode } from './parse-script.ts';

/** A value that is written out; `undefined` if an expression has names, calls or operators. */
type Literal = { readonly value: AskValue } | undefined;

/** Reads a literal of JavaScript from its node: texts, numbers, `true`, `false`, `null`, arrays and objects of them. */
export function literalOf(node: ScriptNode): Literal {
  const { type, value, operator, argument, elements, properties, quasis } = node;
  switch (type) {
    case 'Literal':
      return value === null ? isNull(node) : isPlain(value) ? { value } : undefined;
    case 'UnaryExpression': {
      const inner = operator === '-' && isNode(argument) ? literalOf(argument)?.value : undefined;
      return typeof inner === 'number' ? { value: -inner } : undefined;
    }
    case 'TemplateLiteral': {
      const [only, ...others] = Array.isArray(quasis) ? quasis : [];
      const text =
        isNode(only) && others.length === 0 ? (only['value'] as { readonly cooked?: unknown }).cooked : undefined;
      return typeof text === 'string' ? { value: text } : undefined;
    }
    case 'ArrayExpression': {
      const items = (elements as readonly unknown[]).map((element) =>
        isNode(element) ? literalOf(element) : undefined,
      );
      return items.every((item) => item !== undefined) ? { value: items.map((item) => item.value) } : undefined;
    }
    case 'ObjectExpression': {
      const entries = (properties as readonly ScriptNode[]).map(entryOf);
      return entries.every((entry) => entry !== undefined) ? { value: Object.fromEntries(entries) } : undefined;
    }
    default:
      return undefined;
  }
}

function entryOf({
  kind,
  computed,
  method,
  shorthand,
  key,
  value,
}: ScriptNode): readonly [string, AskValue] | undefined {
  if (kind !== 'init' || computed === true || method === true || shorthand === true) return undefined;
  const name = isNode(key) ? (key['name'] ?? key['value']) : undefined;
  const found = isNode(value) ? literalOf(value) : undefined;
  // With this key, an object literal sets the prototype.
  return found === undefined || name === undefined || name === '__proto__' ? undefined : [String(name), found.value];
}

/** A regular expression or a large integer has no value that JSON could hold either. */
function isNull({ raw }: ScriptNode): Literal {
  return raw === 'null' ? { value: null } : undefined;
}

function isPlain(value: unknown): value is string | number | boolean {
  return (
    typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  );
}
