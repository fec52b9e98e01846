/** DOM interfaces that are not named after their elements (https://html.spec.whatwg.org/multipage/indices.html#elements-3). */
const NAMED: Readonly<Record<string, string>> = {
  HTMLAnchorElement: 'a',
  HTMLBRElement: 'br',
  HTMLDListElement: 'dl',
  HTMLDataListElement: 'datalist',
  HTMLElement:
    'abbr address article aside b bdi bdo cite code dd dfn dt em figcaption figure footer header hgroup i kbd main mark nav noscript rp rt ruby s samp search section small strong sub summary sup u var wbr',
  HTMLFieldSetElement: 'fieldset',
  HTMLHRElement: 'hr',
  HTMLHeadingElement: 'h1 h2 h3 h4 h5 h6',
  HTMLIFrameElement: 'iframe',
  HTMLImageElement: 'img',
  HTMLLIElement: 'li',
  HTMLModElement: 'del ins',
  HTMLOListElement: 'ol',
  HTMLOptGroupElement: 'optgroup',
  HTMLParagraphElement: 'p',
  HTMLQuoteElement: 'blockquote q',
  HTMLTableCaptionElement: 'caption',
  HTMLTableCellElement: 'td th',
  HTMLTableColElement: 'col colgroup',
  HTMLTableRowElement: 'tr',
  HTMLTableSectionElement: 'tbody tfoot thead',
  HTMLTextAreaElement: 'textarea',
  HTMLUListElement: 'ul',
  SVGSVGElement: 'svg',
};

const INTERFACES = new Map(
  Object.entries(NAMED).flatMap(([name, tags]) => tags.split(' ').map((tag) => [tag, name] as const)),
);

/** Elements in an `svg`, as far as components render them as their root. */
const IN_SVG = new Set(['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect', 'text', 'use']);

/**
 * Returns the DOM interface of an element.
 *
 * @example
 * 'span'    → 'HTMLSpanElement'
 * 'th'      → 'HTMLTableCellElement'
 * 'my-menu' → 'HTMLElement'
 */
export function interfaceOf(tag: string): string {
  if (IN_SVG.has(tag)) return `SVG${capitalize(tag)}Element`;
  return INTERFACES.get(tag) ?? (tag.includes('-') ? 'HTMLElement' : `HTML${capitalize(tag)}Element`);
}

function capitalize(tag: string): string {
  return `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
}

/** Returns whether an object with a DOM interface is of a type: that interface, or one that it extends. */
export function mayBe(received: string, type: string): boolean {
  const family = received.startsWith('SVG') ? 'SVGElement' : 'HTMLElement';
  return [received, family, 'Element', 'Node'].includes(type);
}

/**
 * Returns whether a custom element may be of a type: only those who define the element know its interface, which is none
 * that browsers have.
 *
 * @example
 * isOfCustomElement('ion-button', 'HTMLIonButtonElement')  // true
 * isOfCustomElement('ion-button', 'HTMLButtonElement')     // false
 */
export function isOfCustomElement(tag: string, type: string): boolean {
  return tag.includes('-') && !(type in NAMED) && !/^(?:HTML[A-Z][a-z]+|SVG\w+|MathML)Element$/.test(type);
}
