import type { AskValue, AskValues } from '../../../engine/feature/declaration.ts';
import { readComponentSource } from '../../../engine/feature/own-components.ts';
import { firstLine, wordsWithin, stretchOf, type Stretch } from '../tree/destination.ts';
import { escapeAttribute } from '../../text/escape.ts';
import { toMarkdown } from '../code/page-script.ts';
import { shorten } from '../../text/shorten.ts';
import type { Node, NodeOf } from '../tree/syntax-tree.ts';
import { adviseName, makeComponent } from './make-component.ts';
import { ELEMENTS } from './html-elements.ts';
import { isComponentName } from './html-tokens.ts';
import type { Intake } from './intake.ts';
import { makeElement } from './make-element.ts';
import { readPageLiteral, readStatic, readValue, pageTextOf, UNKNOWN, type Reading } from './read-value.ts';

type JsxElement = NodeOf<'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

/**
 * Converts an MDX element to nodes. An element without a counterpart loses its tag and keeps its content. `isBeside` says
 * that there is another one in the same line.
 */
export function readJsx(element: JsxElement, isLine: boolean, intake: Intake, isBeside = false): readonly Node[] {
  const children = element.children as readonly Node[];
  const { name, position } = element;
  if (name === null) return children;
  const whole = openingTag(element, intake.source);
  const tag = firstLine(intake.source, whole);
  const { attributes, props, isUnknown } = readAttributes(element, tag, whole, intake);
  // A name of one letter may be an element of HTML or a component.
  const isMapped = Object.hasOwn(intake.components ?? {}, name);
  const isComponent = isMapped || isComponentName(name);
  const written = { name: isComponent ? name : name.toLowerCase(), attributes, props, children, position, tag };
  if (isComponent) {
    // What is asked without one of its values would be something else.
    if (isMapped && isUnknown) return children;
    if (isMapped)
      return makeComponent({ ...written, whole, isLine: isBeside || element.type === 'mdxJsxTextElement' }, intake);
    intake.lose({
      code: 'unmapped-component',
      at: tag,
      message: `The component \`${name}\` is not mapped to a directive, so ${children.length > 0 ? 'only its content is shown' : 'it is left out'}.`,
      help: adviseName(name, intake),
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

type JsxAttribute = Extract<JsxElement['attributes'][number], { readonly type: 'mdxJsxAttribute' }>;

function openingTag(element: JsxElement, source: string): Stretch {
  const { start, end } = stretchOf(element);
  const [first] = element.children as readonly Node[];
  const inner = first?.position?.start.offset;
  return { start, end: start + source.slice(start, inner ?? end).trimEnd().length };
}

/** What is written in a tag: as texts, and as the values that a component of the project gets. */
interface Attributes {
  readonly attributes: Readonly<Record<string, string>>;
  readonly props: AskValues;
  /** Whether the value of an attribute is not known, which is told elsewhere. */
  readonly isUnknown: boolean;
}

function readAttributes(element: JsxElement, tag: Stretch, whole: Stretch, intake: Intake): Attributes {
  const { script, components = {} } = intake;
  const { name: own } = element;
  const place: Place = {
    whole,
    isOwn: readComponentSource(components[own ?? ''] ?? '') !== undefined,
    // A component without an entry is reported as a whole.
    isRead: own === null || !isComponentName(own) || components[own] !== undefined,
  };
  const attributes: Record<string, string> = {};
  const props: Record<string, AskValue> = {};
  const unread: string[] = [];
  let isUnknown = false;
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const spread = readSpread(attribute.value, place, intake);
      if (spread === UNKNOWN) isUnknown = true;
      else if (spread === undefined) unread.push(`{${attribute.value}}`);
      else Object.assign(props, spread);
      continue;
    }
    const name = attribute.name === 'className' && !place.isOwn ? 'class' : attribute.name;
    const read = readWritten(attribute.value, place, intake);
    if (read === UNKNOWN) isUnknown = true;
    else if (read === undefined) unread.push(name);
    else {
      props[name] = read.value;
      const text = textInTag(attribute.value, read, place, intake);
      if (text !== undefined) attributes[name] = text;
    }
  }
  if (unread.length > 0 && place.isRead) {
    intake.lose({
      code: 'unrun-code',
      at: tag,
      message: `${unread.map((name) => `\`${shorten(name)}\``).join(', ')} of \`${own ?? ''}\` ${unread.length === 1 ? 'is' : 'are'} left out${script === undefined ? ': pages run no code' : ''}.`,
      help: script === undefined ? 'use text or a number' : 'write its attributes one by one',
    });
  }
  return { attributes, props, isUnknown };
}

/** The tag of an attribute. */
interface Place {
  readonly whole: Stretch;
  /** Whether it is a component of the project, whose props need not be texts. */
  readonly isOwn: boolean;
  /** Whether its attributes are read. */
  readonly isRead: boolean;
}

/** Reads the props in `{...props}`; `undefined` if they are no object, or if none is asked for. */
function readSpread(value: string, { whole, isOwn }: Place, intake: Intake): AskValues | typeof UNKNOWN | undefined {
  if (!isOwn || intake.script === undefined) return undefined;
  const at = wordsWithin(`{${value}}`, whole, intake.source);
  const read = readValue(value.trim().replace(/^\.{3}/, ''), at, intake);
  if (read === UNKNOWN) return UNKNOWN;
  return isObject(read.value) ? read.value : undefined;
}

/** Reads the value of an attribute; `undefined` if it is code, and this page runs none. */
function readWritten(
  value: JsxAttribute['value'],
  { whole, isOwn, isRead }: Place,
  intake: Intake,
): Reading | typeof UNKNOWN | undefined {
  if (value === null || value === undefined) return { text: '', value: true };
  if (typeof value === 'string') return { text: value, value };
  if (intake.script !== undefined && isRead)
    return readValue(value.value, wordsWithin(`{${value.value}}`, whole, intake.source), intake);
  return isOwn ? readPageLiteral(value.value) : readStatic(value.value);
}

/** Returns the text of an attribute of an element or a directive; `undefined` if its value leaves it out. */
function textInTag(
  written: JsxAttribute['value'],
  { value, text }: Reading,
  { whole, isOwn }: Place,
  intake: Intake,
): string | undefined {
  const { script, source } = intake;
  // Only values in braces are replaced.
  if (script === undefined || isOwn || typeof written !== 'object' || written === null) return text;
  const at = wordsWithin(`{${written.value}}`, whole, source);
  const shown = value === true ? '' : pageTextOf(value, written.value.trim(), at, intake);
  script.replaced.push({ stretch: at, text: `"${escapeAttribute(shown ?? '')}"` });
  return value === false || value === null ? undefined : shown;
}

function isObject(value: AskValue): value is AskValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/**
 * Converts an expression to the text of its value. On a site whose pages are not evaluated, only literals have one, and
 * any other is left out.
 */
export function readExpression(
  node: NodeOf<'mdxFlowExpression' | 'mdxTextExpression'>,
  intake: Intake,
): readonly Node[] {
  const { lose, script, isChecked } = intake;
  if (isComment(node.value)) {
    script?.replaced.push({ stretch: stretchOf(node), text: '' });
    return [];
  }
  const toText = (value: string): readonly Node[] => [{ type: 'text', value, position: node.position } as Node];
  if (script !== undefined) {
    const at = stretchOf(node);
    const read = readValue(node.value, at, intake);
    const text = read === UNKNOWN ? undefined : pageTextOf(read.value, node.value.trim(), at, intake);
    // What is not known is told once: without the sign, a heading would also be empty.
    const shown = text ?? (isChecked ? '…' : '');
    script.replaced.push({ stretch: at, text: toMarkdown(shown) });
    return shown === '' ? [] : toText(shown);
  }
  const read = readStatic(node.value);
  if (read !== undefined) return toText(read.text);
  lose({
    code: 'unrun-code',
    at: stretchOf(node),
    message: `\`{${shorten(node.value)}}\` is left out: pages run no code.`,
    help: 'write its result instead, or put it in backticks if readers should see it',
  });
  return [];
}

/**
 * Reports imports and exports, or keeps them for what is evaluated. A component is reported where it is used, unless it
 * is mapped.
 */
export function readModule(node: NodeOf<'mdxjsEsm'>, { lose, source, script }: Intake): void {
  if (script !== undefined) {
    script.modules.push(node);
    script.replaced.push({ stretch: stretchOf(node), text: '' });
    return;
  }
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
