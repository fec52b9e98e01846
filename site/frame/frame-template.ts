/**
 * A hole in the frame.
 * `head`: title, description, canonical and social tags. `side`: sidebar rows. `toc`: the page's contents.
 * `code`: an attribute of the root element on pages with code in two languages. `opening`: its title and lead. `looks`: links to the stylesheets that the rest needs. `main`: the rest.
 * `address`: the page's pathname as it is served, escaped, without a trailing slash and empty for `/`; is in
 * language links, many times. `version 0`: where the first entry of the version menu leads, escaped; and so on.
 */
export type SlotName = 'code' | 'head' | 'side' | 'toc' | 'opening' | 'looks' | 'main' | 'address' | VersionSlot;

/** The hole of the version at an index. */
export type VersionSlot = `version ${number}`;

/** A page's strings by the holes that they go into; they must be HTML already. */
export type PageSlots = Readonly<Record<Exclude<SlotName, VersionSlot>, string> & Partial<Record<VersionSlot, string>>>;

/** A section's page without its contents: html = parts[0] + slots[0] + parts[1] + … + parts[n]. */
export interface FrameTemplate {
  readonly parts: readonly string[];
  /** One fewer than `parts`. */
  readonly slots: readonly SlotName[];
}

/** Puts a page's strings into the holes, as they are. */
export function fillFrame(template: FrameTemplate, slots: PageSlots): string {
  let html = template.parts[0] ?? '';
  for (let at = 0; at < template.slots.length; at++) {
    html += (slots[template.slots[at] as SlotName] ?? '') + (template.parts[at + 1] ?? '');
  }
  return html;
}

/** Stands for a slot while the frame is rendered; the private-use character cannot come from escaped data. */
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

/** Takes the mark's character out of data, so that a title cannot forge a slot. */
export function withoutMarks(text: string): string {
  return text.includes(EDGE) ? text.replaceAll(EDGE, '') : text;
}

const EDGE = '\uE000';
