/** Context of an element and its content: a line of text, or blocks. */
type Place = 'inline' | 'block';

/** An element that pages can contain. */
interface AllowedElement {
  readonly place: Place;
  readonly isVoid: boolean;
  /** Its attributes, with their allowed values. */
  readonly attributes: Readonly<Record<string, RegExp>>;
}

const ANY = /^[\s\S]*$/;
const LENGTH = /^\d{1,5}(?:px|%)?$/;
const COUNT = /^\d{1,4}$/;
const FLAG = /^(?:|true|[a-z]+)$/;
/** The address of a file; the check of all addresses decides whether pages can show it. */
const ADDRESS = /^[^\s,]*$/;

const EVERYWHERE = { title: ANY, lang: /^[A-Za-z-]{2,35}$/, dir: /^(?:ltr|rtl|auto)$/ };
const ALIGNED = { align: /^(?:left|center|right)$/ };
const MEDIA = {
  src: ADDRESS,
  controls: FLAG,
  loop: FLAG,
  muted: FLAG,
  autoplay: FLAG,
  preload: /^(?:none|metadata|auto)$/,
};
const CELL = { ...ALIGNED, colspan: COUNT, rowspan: COUNT };

/** Attributes for which this site does the same anyway, or which readers would not miss. */
export const SELF_EVIDENT: ReadonlySet<string> = new Set('target rel loading decoding cite markdown type'.split(' '));

/** The headings. */
export const HEADINGS: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const INLINE = 'abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var';
const BLOCK =
  'blockquote dd details div dl dt figcaption figure ol p pre summary table tbody td tfoot th thead tr ul li caption';

const OWN_ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  details: { open: FLAG },
  div: ALIGNED,
  p: ALIGNED,
  table: ALIGNED,
  tr: ALIGNED,
  td: CELL,
  th: { ...CELL, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  ol: { start: /^-?\d{1,9}$/, reversed: FLAG },
  li: { value: /^-?\d{1,9}$/ },
  // The language of a code block.
  code: { class: /^language-[\w+#.-]+$/ },
};

/** Elements that pages can contain, by name; none of them runs code, loads a page or changes its surroundings. */
export const ELEMENTS: Readonly<Record<string, AllowedElement>> = {
  ...listed(INLINE, 'inline'),
  ...listed(BLOCK, 'block'),
  ...Object.fromEntries(HEADINGS.map((name) => [name, element('block', {})])),
  a: element('inline', { href: ANY, name: ANY }),
  audio: element('inline', MEDIA),
  br: element('inline', {}, true),
  hr: element('block', {}, true),
  img: element('inline', { ...ALIGNED, src: ANY, alt: ANY, width: LENGTH, height: LENGTH }, true),
  picture: element('inline', {}),
  source: element('inline', { src: ADDRESS, srcset: ADDRESS, media: ANY, type: ANY }, true),
  time: element('inline', { datetime: ANY }),
  track: element('inline', { src: ADDRESS, kind: /^\w+$/, srclang: /^[A-Za-z-]+$/, label: ANY, default: FLAG }, true),
  video: element('inline', { ...MEDIA, poster: ADDRESS, width: LENGTH, height: LENGTH, playsinline: FLAG }),
  wbr: element('inline', {}, true),
};

/** Attributes with the address of a file that the page shows. */
export const FILE_ATTRIBUTES: readonly string[] = ['src', 'srcset', 'poster'];

function element(place: Place, attributes: Readonly<Record<string, RegExp>>, isVoid = false): AllowedElement {
  return { place, isVoid, attributes: { ...EVERYWHERE, ...attributes } };
}

function listed(names: string, place: Place): Readonly<Record<string, AllowedElement>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, element(place, OWN_ATTRIBUTES[name] ?? {})]));
}
