import { Parser } from 'htmlparser2';

/** What link checks need from a document. */
export interface DocumentFacts {
  readonly references: readonly HtmlReference[];
  /** Possible targets of a fragment; undefined for documents other than pages, such as stylesheets. */
  readonly ids: ReadonlySet<string> | undefined;
  /** The immediate redirect of the document. */
  readonly refresh: HtmlReference | undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** Reads the addresses and anchors of an HTML document, or of a part of one. Never throws, whatever the text. */
export function readHtml(html: string): DocumentFacts {
  const references: HtmlReference[] = [];
  const ids = new Set<string>();
  let refresh: HtmlReference | undefined;
  // Links in a demo are only for show.
  let demo = 0;
  let isStyle = false;
  const parser = new Parser({
    onopentag(name, attributes: Attributes) {
      const place = { start: parser.startIndex, end: parser.endIndex + 1 };
      if (attributes['id']) ids.add(attributes['id']);
      if (name === 'a' && attributes['name']) ids.add(attributes['name']);
      const target = name === 'meta' ? refreshOf(attributes) : undefined;
      if (target !== undefined) refresh = { href: target, ...place };
      if (demo > 0 || attributes['class']?.split(' ').includes('demo-stage')) demo += 1;
      if (demo > 0 && name === 'a') return;
      for (const href of addressesIn(name, attributes)) references.push({ href: href.trim(), ...place });
      for (const { href } of readCss(attributes['style'] ?? '')) references.push({ href, ...place });
      isStyle = name === 'style';
    },
    ontext(text) {
      if (!isStyle) return;
      for (const { href, start, end } of readCss(text))
        references.push({ href, start: parser.startIndex + start, end: parser.startIndex + end });
    },
    onclosetag() {
      isStyle = false;
      if (demo > 0) demo -= 1;
    },
  });
  parser.end(html);
  return { references, ids, refresh };
}

/**
 * Attributes with one address each, and the elements that have them
 * (https://html.spec.whatwg.org/multipage/indices.html#attributes-3).
 */
const ADDRESS_ATTRIBUTES = Object.entries({
  href: 'a area image link use',
  'xlink:href': 'image use',
  src: 'audio embed iframe img input script source track video',
  data: 'object',
  poster: 'video',
}).map(([attribute, names]) => ({ attribute, elements: new Set(names.split(' ')) }));

/** Links to a host rather than to a document on it. */
const HINTS = new Set(['preconnect', 'dns-prefetch']);

/** Properties of link previews whose content is an address (https://ogp.me). */
const PREVIEWS = new Set(['og:image', 'og:url', 'twitter:image']);

function* addressesIn(name: string, attributes: Attributes): Generator<string> {
  if (name === 'meta' && PREVIEWS.has(attributes['property'] ?? attributes['name'] ?? ''))
    yield attributes['content'] ?? '';
  if (name === 'link' && HINTS.has(attributes['rel'] ?? '')) return;
  for (const { attribute, elements } of ADDRESS_ATTRIBUTES) {
    const address = attributes[attribute];
    if (address !== undefined && elements.has(name)) yield address;
  }
  if (name === 'img' || name === 'source') yield* candidatesOf(attributes['srcset'] ?? '');
}

/** Returns the addresses in a `srcset`, each before a space or the end of its candidate. */
function candidatesOf(srcset: string): readonly string[] {
  return srcset
    .split(/,\s+/)
    .flatMap((candidate) => candidate.trim().split(/\s/, 1))
    .filter((address) => address !== '');
}

/** Returns the address after `url=`, as in `0;url=/a/`. */
function refreshOf(attributes: Attributes): string | undefined {
  if (attributes['http-equiv']?.toLowerCase() !== 'refresh') return undefined;
  return /^[\d.\s]*[;,]\s*url\s*=\s*['"]?([^'"]*)/i.exec(attributes['content'] ?? '')?.[1]?.trim();
}

/** An address in a document, with its tag. */
export interface HtmlReference {
  readonly href: string;
  /** Offsets of the tag. */
  readonly start: number;
  readonly end: number;
}

// Also matches comments and strings, so that addresses in them are ignored. An unclosed comment ends the stylesheet,
// and an escaped quote does not start a string: without these two rules, each one would be searched to the end of the
// stylesheet.
const TOKENS =
  /\/\*[^]*?(?:\*\/|$)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')|url\(\s*(?:(?:"([^"\n]*)"|'([^'\n]*)'|([^'"()\s]+))\s*)?\)|(?<!\\)"(?:[^"\\\n]|\\[^])*"|(?<!\\)'(?:[^'\\\n]|\\[^])*'/gi;

/**
 * Reads the addresses of a stylesheet, or of the value of a `style` attribute
 * (https://www.w3.org/TR/css-values-4/#urls).
 */
export function readCss(css: string): readonly HtmlReference[] {
  return Array.from(css.matchAll(TOKENS)).flatMap(({ index, 0: whole, 1: one, 2: two, 3: three, 4: four, 5: five }) => {
    const href = (one ?? two ?? three ?? four ?? five ?? '').replaceAll(/\\([^\da-f])/gi, '$1').trim();
    // A fragment refers to the document itself.
    return href === '' || href.startsWith('#') ? [] : [{ href, start: index, end: index + whole.length }];
  });
}
