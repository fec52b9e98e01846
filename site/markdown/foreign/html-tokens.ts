/** A piece of HTML; offsets count from the start of the text that was read. */
type HtmlToken =
  | HtmlTag
  | { readonly kind: 'text' | 'comment'; readonly raw: string; readonly start: number; readonly end: number };

/** A tag, allowed or not. */
export interface HtmlTag {
  readonly kind: 'open' | 'close';
  /** As written; HTML's own names are in lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly closesItself: boolean;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

// https://spec.commonmark.org/0.31.2/#raw-html; names of components can also contain dots.
const ATTRIBUTE = /\s+([A-Za-z_:@][\w.:@-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const OPEN = new RegExp(`<([A-Za-z][\\w.-]*)((?:${ATTRIBUTE.source.replaceAll(/\((?!\?)/g, '(?:')})*)\\s*(/?)>`, 'y');
const CLOSE = /<\/([A-Za-z][\w.-]*)\s*>/y;

/** Splits HTML into tags, comments and text. */
export function readHtml(html: string): readonly HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let from = 0;
  const add = (token: HtmlToken): number => {
    if (token.start > from)
      tokens.push({ kind: 'text', raw: html.slice(from, token.start), start: from, end: token.start });
    tokens.push(token);
    return (from = token.end);
  };
  const lastCommentEnd = html.lastIndexOf('-->');
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const token = (at < lastCommentEnd ? readComment(html, at) : undefined) ?? readTag(html, at);
    at = token === undefined ? at + 1 : add(token);
  }
  if (from < html.length) tokens.push({ kind: 'text', raw: html.slice(from), start: from, end: html.length });
  return tokens;
}

function readComment(html: string, at: number): HtmlToken | undefined {
  if (!html.startsWith('<!--', at)) return undefined;
  const end = html.indexOf('-->', at + '<!--'.length);
  return end < 0 ? undefined : { kind: 'comment', raw: html.slice(at, end + 3), start: at, end: end + 3 };
}

function readTag(html: string, at: number): HtmlTag | undefined {
  CLOSE.lastIndex = at;
  const closing = CLOSE.exec(html);
  if (closing !== null)
    return {
      kind: 'close',
      name: toName(closing[1]),
      attributes: {},
      closesItself: false,
      raw: closing[0],
      start: at,
      end: CLOSE.lastIndex,
    };
  OPEN.lastIndex = at;
  const opening = OPEN.exec(html);
  if (opening === null) return undefined;
  const [raw, name, attributes = '', slash] = opening;
  return {
    kind: 'open',
    name: toName(name),
    attributes: readAttributes(attributes),
    closesItself: slash === '/',
    raw,
    start: at,
    end: OPEN.lastIndex,
  };
}

/** Converts a name to lowercase, except for components, whose names are case-sensitive. */
function toName(name = ''): string {
  return isComponentName(name) ? name : name.toLowerCase();
}

/** Returns whether a name is that of a component, not an element. */
export function isComponentName(name: string): boolean {
  return name.includes('.') || (/^[A-Z]/.test(name) && !/^[A-Z\d]+$/.test(name));
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    attributes[name.toLowerCase() === 'classname' ? 'class' : name] ??= double ?? single ?? bare ?? '';
  return attributes;
}
