/** Code of a prop's value: a text, an expression or an element; or the whole attribute as a file has it. */
export type Code =
  | { readonly text: string }
  | { readonly expression: string }
  | { readonly tag: string; readonly props: ReadonlyMap<string, Code> }
  | { readonly attribute: string };

const WIDTH = 80;

/**
 * Writes a component that returns one element, as formatters print it: on one line if it fits, else in brackets, with
 * one prop a line where even the tag is too long.
 */
export function writeReturn(tag: string, props: ReadonlyMap<string, Code>): string {
  const { attributes, content } = partsOf(props);
  const flat = `  return ${writeFlat(tag, attributes, content)};`;
  if (isLine(flat) && !isTall(attributes, content)) return flat;
  return `  return (\n${writeElement(tag, attributes, content, '    ')}\n  );`;
}

/** Where an element stands in a file. */
interface Spot {
  readonly before: string;
  /** What the file writes in the element. */
  readonly content?: string | undefined;
  readonly after: string;
}

/**
 * Writes an element between the code of a file, as formatters print it there: on the line where it stands if it fits,
 * else with one prop a line.
 */
export function writeBetween(
  { before, content: own, after }: Spot,
  tag: string,
  props: ReadonlyMap<string, Code>,
): string {
  const { attributes, content } = partsOf(props);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  if (own !== undefined) {
    const flat = `<${[tag, ...attributes.map(writeAttribute)].join(' ')}>`;
    const fits = isLine(`${line}${flat}${own.split('\n')[0] ?? ''}`);
    return `${before}${fits ? flat : writeOpening(tag, attributes, { indent, end: '>' }).trimStart()}${own}</${tag}>${after}`;
  }
  const flat = writeFlat(tag, attributes, content);
  return isLine(`${line}${flat}${after.split('\n')[0] ?? ''}`) && !isTall(attributes, content)
    ? `${before}${flat}${after}`
    : `${before}${writeElement(tag, attributes, content, indent).trimStart()}${after}`;
}

/** Separates what is between the tags. */
function partsOf(props: ReadonlyMap<string, Code>): { readonly attributes: Attributes; readonly content: string } {
  const children = props.get('children');
  return {
    attributes: Array.from(props).filter(([name]) => name !== 'children'),
    content: children === undefined || !('text' in children || 'expression' in children) ? '' : writeContent(children),
  };
}

type Attributes = readonly (readonly [name: string, value: Code])[];

/** Formatters give content lines of its own if there are several props, or if it is an element, and then all around it. */
function isTall(attributes: Attributes, content: string): boolean {
  if (content !== '' && (attributes.length > 1 || content.startsWith('<'))) return true;
  return attributes.some(([, code]) => {
    if (!('tag' in code)) return false;
    const inner = partsOf(code.props);
    return isTall(inner.attributes, inner.content);
  });
}

function isLine(text: string): boolean {
  return !text.includes('\n') && widthOf(text) <= WIDTH;
}

function writeElement(tag: string, attributes: Attributes, content: string, indent: string): string {
  const flat = `${indent}${writeFlat(tag, attributes, content)}`;
  if (isLine(flat) && !isTall(attributes, content)) return flat;
  const end = content === '' ? ' />' : '>';
  const opening = `${indent}<${[tag, ...attributes.map(writeAttribute)].join(' ')}${end}`;
  const [only] = attributes;
  // A tag whose only prop is a text stays on its line, as formatters do it.
  const isOneLine = isLine(opening) || (attributes.length === 1 && only !== undefined && isPlain(only[1]));
  const start = isOneLine ? opening : writeOpening(tag, attributes, { indent, end: end.trim() });
  return content === '' ? start : [start, ...fill(content, `${indent}  `), `${indent}</${tag}>`].join('\n');
}

/** Writes a tag with one prop a line. */
function writeOpening(
  tag: string,
  attributes: Attributes,
  { indent, end }: { readonly indent: string; readonly end: string },
): string {
  return [
    `${indent}<${tag}`,
    ...attributes.map((attribute) => writeLongAttribute(attribute, `${indent}  `)),
    `${indent}${end}`,
  ].join('\n');
}

function writeFlat(tag: string, attributes: Attributes, content: string): string {
  const opening = [tag, ...attributes.map(writeAttribute)].join(' ');
  return content === '' ? `<${opening} />` : `<${opening}>${content}</${tag}>`;
}

function writeAttribute([name, value]: Attributes[number]): string {
  if ('attribute' in value) return value.attribute;
  if ('tag' in value) {
    const { attributes, content } = partsOf(value.props);
    return `${name}={${writeFlat(value.tag, attributes, content)}}`;
  }
  if ('expression' in value) return value.expression === 'true' ? name : `${name}={${value.expression}}`;
  if (!isPlain(value)) return `${name}={${quoteText(value.text)}}`;
  return value.text.includes('"') ? `${name}='${value.text}'` : `${name}="${value.text}"`;
}

/** Writes a prop on its own line; a value that is too long for it gets a line of its own. */
function writeLongAttribute([name, code]: Attributes[number], indent: string): string {
  const line = `${indent}${writeAttribute([name, code])}`;
  if ('attribute' in code) return line;
  if ('tag' in code) {
    const { attributes, content } = partsOf(code.props);
    return isLine(line) && !isTall(attributes, content)
      ? line
      : `${indent}${name}={\n${writeElement(code.tag, attributes, content, `${indent}  `)}\n${indent}}`;
  }
  const [, start = '', value = ''] = /^([^=]*=\{)([^]*)\}$/.exec(line) ?? [];
  return value === '' || widthOf(line) <= WIDTH ? line : `${start}\n${indent}  ${value}\n${indent}}`;
}

/** Returns whether a text can be written in the quotes of an attribute, where nothing but a reference is special. */
function isPlain(code: Code): boolean {
  return (
    'text' in code &&
    !UNPRINTABLE.test(code.text) &&
    !REFERENCE.test(code.text) &&
    !(code.text.includes('"') && code.text.includes("'"))
  );
}

/** `&amp;` would be read as `&`. */
const REFERENCE = /&#?\w+;/;

function writeContent(code: { readonly text: string } | { readonly expression: string }): string {
  if ('expression' in code) return code.expression.startsWith('<') ? code.expression : `{${code.expression}}`;
  const isText = !UNPRINTABLE.test(code.text) && !REFERENCE.test(code.text) && !NO_TEXT.test(code.text);
  return isText ? code.text : `{${quoteText(code.text)}}`;
}

/** What JSX reads as code, or as no space. */
const NO_TEXT = /[{}<>]|^\s|\s\s|\s$|^$/;

/** Breaks a text into lines; an expression that is too long for its brackets gets a line of its own. */
function fill(content: string, indent: string): readonly string[] {
  const line = `${indent}${content}`;
  if (content.startsWith('{') && widthOf(line) > WIDTH) {
    return [`${indent}{`, `${indent}  ${content.slice(1, -1)}`, `${indent}}`];
  }
  if (content.startsWith('{') || content.startsWith('<')) return [line];
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`${indent}${word}`);
  }
  return lines;
}

/** Counts columns as formatters do: letters of East Asia and emoji take two, marks on letters none. */
function widthOf(line: string): number {
  return Array.from(line.replaceAll(/[\p{Mn}\p{Me}]/gu, '').replaceAll(WIDE, '  ')).length;
}

const WIDE = /\p{Emoji_Presentation}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uFF01-\uFF60]/gu;

/**
 * Writes a text as a string of JavaScript, in the quotes that need fewer escapes.
 *
 * @example
 * quoteText("it's") // "it's", in double quotes
 */
export function quoteText(text: string): string {
  const count = (mark: string) => text.split(mark).length;
  const mark = count("'") > count('"') ? '"' : "'";
  const escaped = text.replaceAll(SPECIAL, (letter) => {
    if (letter === "'" || letter === '"') return letter === mark ? `\\${letter}` : letter;
    return ESCAPES[letter] ?? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `${mark}${escaped}${mark}`;
}

/** What no line of code can hold as it is: control characters, other line ends, halves of a pair of UTF-16. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF]/u;

const SPECIAL = new RegExp(`['"\\\\]|${UNPRINTABLE.source}`, 'gu');

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
