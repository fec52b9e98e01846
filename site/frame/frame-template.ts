/**
 * A slot in the frame.
 * `head`: title, description, canonical and social tags. `side`: sidebar rows. `toc`: the table of contents.
 * `code`: attributes of the root element, on pages with code in two languages and on wide ones. `opening`: title and lead.
 * `looks`: links to the stylesheets for the rest. `main`: the rest.
 * `address`: the page's pathname as it is served, escaped, without a trailing slash and empty for `/`; occurs many
 * times, in language links. `version 0`: the address of the first entry of the version menu, escaped; and so on.
 */
type SlotName = 'code' | 'head' | 'side' | 'toc' | 'opening' | 'looks' | 'main' | 'address' | VersionSlot;

/** The slot of the version at an index. */
export type VersionSlot = `version ${number}`;

/** A page's strings by slot, as HTML. */
export type PageSlots = Readonly<Record<Exclude<SlotName, VersionSlot>, string> & Partial<Record<VersionSlot, string>>>;

/** A section's page without its content: html = parts[0] + slots[0] + parts[1] + … + parts[n]. */
export interface FrameTemplate {
  readonly parts: readonly string[];
  /** One fewer than `parts`. */
  readonly slots: readonly SlotName[];
}

/** Fills the slots with a page's strings, unchanged. */
export function fillFrame(template: FrameTemplate, slots: PageSlots): string {
  let html = template.parts[0] ?? '';
  for (let at = 0; at < template.slots.length; at++) {
    html += (slots[template.slots[at] as SlotName] ?? '') + (template.parts[at + 1] ?? '');
  }
  return html;
}

/** Returns the mark of a slot for rendering the frame; its private-use character cannot occur in escaped data. */
export function markSlot(name: SlotName): string {
  return `${EDGE}${name}${EDGE}`;
}

/** Cuts rendered HTML at its marked slots. */
export function cutSlots(html: string): FrameTemplate {
  const pieces = html.split(EDGE);
  return {
    parts: pieces.filter((_, at) => at % 2 === 0),
    slots: pieces.filter((_, at) => at % 2 === 1) as SlotName[],
  };
}

/** Removes the mark's character from data, so that a title cannot forge a slot. */
export function withoutMarks(text: string): string {
  return text.includes(EDGE) ? text.replaceAll(EDGE, '') : text;
}

const EDGE = '\uE000';

/**
 * Text of a script after the stylesheets in a page. It does nothing, but it blocks rendering: browsers run a script
 * only after the stylesheets before it have loaded, and show what follows only after the script has run. Without it,
 * some browsers would show the page's text without its styles.
 */
export const SHEETS_AWAITED = ' ';
