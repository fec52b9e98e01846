import type { AskValue, AskValues } from '../../../engine/feature/declaration.ts';
import { readComponentSource } from '../../../engine/feature/own-components.ts';
import { stretchOf, type Stretch } from '../tree/destination.ts';
import { shorten } from '../../text/shorten.ts';
import type { Node, NodeOf } from '../tree/syntax-tree.ts';
import { makeComponent } from './make-component.ts';
import { ELEMENTS } from './html-elements.ts';
import { isComponentName } from './html-tokens.ts';
import type { Intake } from './intake.ts';
import { makeElement } from './make-element.ts';

type JsxElement = NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

/** Converts an MDX element to nodes. An element without a counterpart loses its tag and keeps its content. */
export function readJsx(element: JsxElement, isLine: boolean, intake: Intake): readonly Node[] {
  const children = element.children as readonly Node[];
  const { name, position } = element;
  if (name === null) return children;
  const whole = openingTag(element, intake.source);
  const tag = firstLineOf(whole, intake.source);
  const { attributes, props } = readAttributes(element, tag, intake);
  // A name of one letter may be an element of HTML or a component.
  const isMapped = Object.hasOwn(intake.components ?? {}, name);
  const isComponent = isMapped || isComponentName(name);
  const written = { name: isComponent ? name : name.toLowerCase(), attributes, props, children, position, tag };
  if (isComponent) {
    if (isMapped) return makeComponent({ ...written, whole }, intake);
    intake.lose({
      code: 'unmapped-component',
      at: tag,
      message: `The component \`${name}\` is not mapped to a directive, so ${children.length > 0 ? 'only its content is shown' : 'it is left out'}.`,
      help: 'name a directive for it under `components` in nav/site.yaml',
    });
    return children;
  }
  const allowed = Object.hasOwn(ELEMENTS, written.name) ? ELEMENTS[written.name] : undefined;
  if (allowed === undefined || (isLine && allowed.place === 'block')) {
    intake.lose({
      code: 'raw-html',
      at: tag,
      message: `\`<${shorten(name)}>\` is left out: pages cannot contain it${allowed === undefined ? '' : ' in a line of text'}.`,
      help: 'write it in Markdown',
    });
    return children;
  }
  return [makeElement(written, intake)];
}

function openingTag(element: JsxElement, source: string): Stretch {
  const { start, end } = stretchOf(element);
  const [first] = element.children as readonly Node[];
  const inner = first?.position?.start.offset;
  return { start, end: start + source.slice(start, inner ?? end).trimEnd().length };
}

function firstLineOf({ start, end }: Stretch, source: string): Stretch {
  const [line = ''] = source.slice(start, end).split(/[\r\n]/, 1);
  return { start, end: start + line.length };
}

/** What is written in a tag: as texts, and as the values that a component of the project gets. */
interface Attributes {
  readonly attributes: Readonly<Record<string, string>>;
  readonly props: AskValues;
}

function readAttributes(element: JsxElement, tag: Stretch, intake: Intake): Attributes {
  const isOwn = readComponentSource(intake.components?.[element.name ?? ''] ?? '') !== undefined;
  const attributes: Record<string, string> = {};
  const props: Record<string, AskValue> = {};
  const unread: string[] = [];
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      unread.push(`{${attribute.value}}`);
      continue;
    }
    const name = attribute.name === 'className' && !isOwn ? 'class' : attribute.name;
    const { value } = attribute;
    const read =
      value === null || value === undefined
        ? { text: '', value: true }
        : typeof value === 'string'
          ? { text: value, value }
          : readStatic(value.value);
    if (read === undefined) {
      unread.push(name);
      continue;
    }
    attributes[name] = read.text;
    props[name] = read.value;
  }
  // A component without an entry is reported as a whole.
  const isRead =
    element.name === null || !isComponentName(element.name) || intake.components?.[element.name] !== undefined;
  if (unread.length > 0 && isRead) {
    intake.lose({
      code: 'unrun-code',
      at: tag,
      message: `${unread.map((name) => `\`${shorten(name)}\``).join(', ')} of \`${element.name ?? ''}\` ${unread.length === 1 ? 'is' : 'are'} left out: pages run no code.`,
      help: 'use text or a number',
    });
  }
  return { attributes, props };
}

/** Evaluates an expression without names and calls, also to a text; returns `undefined` for any other. */
function readStatic(expression: string): { readonly text: string; readonly value: AskValue } | undefined {
  const code = expression.trim();
  const [, double, single, template] = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)$/.exec(code) ?? [];
  const text = double ?? single ?? template;
  if (text !== undefined) return { text, value: text };
  if (code === 'true' || code === 'false') return { text: code, value: code === 'true' };
  return /^-?\d+(?:\.\d+)?$/.test(code) ? { text: code, value: Number(code) } : undefined;
}

/** Returns whether an expression is empty or a comment. */
function isComment(expression: string): boolean {
  let rest = expression.trim();
  while (rest.startsWith('/*')) {
    const end = rest.indexOf('*/', '/*'.length);
    if (end < 0) return false;
    rest = rest.slice(end + '*/'.length).trimStart();
  }
  return rest === '';
}

/** Converts an expression with a literal value to text; leaves out any other. */
export function readExpression(
  node: NodeOf<'mdxFlowExpression' | 'mdxTextExpression'>,
  { lose }: Intake,
): readonly Node[] {
  if (isComment(node.value)) return [];
  const read = readStatic(node.value);
  if (read !== undefined)
    return [{ type: 'text', value: read.text, ...(node.position === undefined ? {} : { position: node.position }) }];
  lose({
    code: 'unrun-code',
    at: stretchOf(node),
    message: `\`{${shorten(node.value)}}\` is left out: pages run no code.`,
    help: 'write its result instead, or put it in backticks if readers should see it',
  });
  return [];
}

/** Reports imports and exports. A component is reported where it is used, unless it is mapped. */
export function readModule(node: NodeOf<'mdxjsEsm'>, { lose, source }: Intake): void {
  const { start } = stretchOf(node);
  let at = start;
  for (const line of node.value.split('\n')) {
    const names = /^import\s([^]*?)\sfrom\s/.exec(line)?.[1]?.match(/[A-Za-z_$][\w$]*/g) ?? [];
    const isShown = names.length > 0 && names.every((name) => name === 'as' || source.includes(`<${name}`));
    if (/^(?:im|ex)port\b/.test(line) && !isShown) {
      lose({
        code: 'unrun-code',
        at: { start: at, end: at + line.length },
        message: `\`${shorten(line)}\` is left out: pages run no code.`,
        help: 'remove it',
      });
    }
    at += line.length + 1;
  }
}
