import type { AskValues } from '../../../engine/feature/declaration.ts';
import { shorten } from '../../text/shorten.ts';
import type { Stretch } from '../tree/destination.ts';
import { joinLeaves, type Node, visibleText } from '../tree/syntax-tree.ts';
import { ELEMENTS, HEADINGS, SELF_EVIDENT } from './html-elements.ts';
import type { Intake } from './intake.ts';
import { isPhrasing, unwrapPhrasing, wrapPhrasing } from './phrasing.ts';
import type { AdoptedDirective } from './make-directive.ts';

/** An element as written in HTML or JSX. */
export interface WrittenElement extends Pick<AdoptedDirective, 'name' | 'closing' | 'children' | 'position'> {
  readonly attributes: Readonly<Record<string, string>>;
  /** Of a component in MDX: the attributes with their values. */
  readonly props?: AskValues;
  /** Its opening tag; of one over several lines, the first. */
  readonly tag: Stretch;
  /** All lines of its opening tag; the same as `tag` if left out. */
  readonly whole?: Stretch;
  /** Whether it is written within a line of text. */
  readonly isLine?: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Elements of text that Markdown has marks for, by name. */
const MARKED: ReadonlyMap<string, 'strong' | 'emphasis' | 'delete'> = new Map(
  Object.entries({ b: 'strong', strong: 'strong', i: 'emphasis', em: 'emphasis', s: 'delete', del: 'delete' }),
);

/** Creates the node of an allowed element; if Markdown has an equivalent, that node. */
export function makeElement(written: WrittenElement, intake: Intake): Node {
  const { name, children, position } = written;
  const attributes = keepAttributes(written, intake);
  const mark = MARKED.get(name);
  if (mark !== undefined) return plain(mark, written, attributes);
  if (HEADINGS.includes(name)) return makeHeading(written, attributes);
  switch (name) {
    case 'a':
      return makeLink(written, attributes, intake);
    case 'img': {
      const { src = '', alt = '', title, ...shape } = attributes;
      return { type: 'image', url: src, alt, title: title ?? null, data: { shape }, position } as Node;
    }
    case 'br':
      return { type: 'break', position } as Node;
    case 'hr':
      return { type: 'thematicBreak', position } as Node;
    case 'blockquote':
      return plain('blockquote', { ...written, children: wrapPhrasing(children) }, attributes);
    case 'details':
      return { type: 'element', name, attributes, children: wrapPhrasing(children), position };
    case 'p':
      return children.every(isPhrasing)
        ? plain('paragraph', written, attributes)
        : { type: 'element', name: 'div', attributes, children, position };
    case 'pre':
      return makeCode(written);
    default:
      return { type: 'element', name, attributes, children, position };
  }
}

/** Creates a link; one that is only the target of others becomes an element with its id. */
function makeLink(
  { children, position, tag }: WrittenElement,
  { href, name: anchor, ...rest }: Attributes,
  intake: Intake,
): Node {
  const id = rest['id'] ?? (anchor === undefined ? undefined : claimId(anchor, tag, intake));
  const line = toLine(children);
  const name = line === undefined ? 'div' : 'span';
  const target = { type: 'element', name, attributes: id === undefined ? {} : { id }, position } as const;
  if (href !== undefined && line !== undefined) {
    const link = { type: 'link', url: href, title: rest['title'] ?? null, children: line, position } as Node;
    return id === undefined ? link : { ...target, children: [link] };
  }
  if (href !== undefined) {
    intake.lose({
      code: 'raw-html',
      at: tag,
      message: 'A link cannot contain blocks, so its content is shown without the link.',
      help: 'link the words that name the page',
    });
  }
  return { ...target, children };
}

function makeHeading({ name, children, position }: WrittenElement, attributes: Attributes): Node {
  const line = toLine(children);
  if (line === undefined) return { type: 'element', name: 'div', attributes, children, position };
  const data = attributes['id'] === undefined ? {} : { data: { id: attributes['id'] } };
  return { type: 'heading', depth: Number(name[1]), children: line, ...data, position } as unknown as Node;
}

function plain(
  type: 'strong' | 'emphasis' | 'delete' | 'blockquote' | 'paragraph',
  { name, children, position }: WrittenElement,
  attributes: Attributes,
): Node {
  const isPlain = Object.keys(attributes).length === 0 && (type === 'blockquote' || children.every(isPhrasing));
  return isPlain ? ({ type, children, position } as Node) : { type: 'element', name, attributes, children, position };
}

/** Converts nodes to inline nodes by unwrapping paragraphs; returns `undefined` if there is any other block. */
function toLine(children: readonly Node[]): readonly Node[] | undefined {
  const line = unwrapPhrasing(children);
  return line.every(isPhrasing) ? line : undefined;
}

/** Creates a code block from `<pre>`, with or without `<code>`. */
function makeCode({ children, position }: WrittenElement): Node {
  const [code] = children;
  const lang =
    code?.type === 'element' && children.length === 1 ? (code.attributes['class'] ?? '').replace('language-', '') : '';
  const value = children
    .map((child) => joinLeaves(child, (leaf) => (leaf.type === 'break' ? '\n' : visibleText(leaf))))
    .join('');
  return {
    type: 'code',
    lang: lang === '' ? null : lang,
    meta: null,
    value: value.replace(/^\n/, '').trimEnd(),
    position,
  } as Node;
}

function keepAttributes({ name, attributes, tag }: WrittenElement, intake: Intake): Attributes {
  const allowed = ELEMENTS[name]?.attributes ?? {};
  const kept: Record<string, string> = {};
  const lost: string[] = [];
  for (const [written, value] of Object.entries(attributes)) {
    const key = written.toLowerCase();
    if (key === 'id') {
      const id = claimId(value, tag, intake);
      if (id !== undefined) kept['id'] = id;
    } else if (Object.hasOwn(allowed, key) && allowed[key]?.test(value) === true)
      kept[key] = value.replace(/^(\d+)px$/, '$1');
    else if (!SELF_EVIDENT.has(key)) lost.push(`\`${shorten(written)}\``);
  }
  if (lost.length > 0) {
    intake.lose({
      code: 'html-attribute',
      at: tag,
      message: `${lost.slice(0, MOST_NAMED).join(', ')}${lost.length > MOST_NAMED ? ' …' : ''} of \`<${name}>\` ${lost.length === 1 ? 'is' : 'are'} left out.`,
      help: 'remove it, or write it in Markdown',
    });
  }
  return kept;
}

const MOST_NAMED = 5;

/** What may follow the `#` of an address unescaped, and letters of all scripts (https://url.spec.whatwg.org/#url-code-points). */
const FRAGMENT = /^[\p{L}\p{M}\p{N}._~!$&'()*+,;=:@/?-]+$/u;

/** Claims an id set by a writer; returns `undefined` if it is taken or invalid as a hash. */
export function claimId(written: string, at: Stretch, { ids, lose }: Intake): string | undefined {
  const id = FRAGMENT.test(written) && !/\p{Surrogate}/u.test(written) ? encodeURI(written) : undefined;
  if (id !== undefined && !ids.has(id)) {
    ids.add(id);
    return id;
  }
  lose({
    code: 'repeated-anchor',
    at,
    message:
      id === undefined
        ? `\`${shorten(written)}\` cannot be part of an address.`
        : `The page already has the id \`${shorten(written)}\`.`,
    help: id === undefined ? 'use letters, digits, hyphens and underscores' : 'give it another id',
  });
  return undefined;
}
