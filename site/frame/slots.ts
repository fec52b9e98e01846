import type { FrameSlot } from '../../engine/manifest/manifest.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** A component of the site itself, rendered by the build. */
interface RenderedSlot {
  readonly html: string;
  /** Stylesheet links and style elements that it needs. */
  readonly styles: string;
  /** Public address of the module that hydrates it; absent if it stays HTML. */
  readonly module?: string;
}

/** The components by their place in the frame. */
export type RenderedSlots = Readonly<Partial<Record<FrameSlot, RenderedSlot>>>;

/**
 * Renders the component at a place in the frame; empty if there is none. Its styles are confined like those of demos.
 */
export function renderSlot(name: FrameSlot, slots: RenderedSlots): string {
  const slot = slots[name];
  if (slot === undefined) return '';
  const life =
    slot.module === undefined ? '' : ` data-island="slot" data-name="${name}" data-module="${escapeHtml(slot.module)}"`;
  return `<div class="slot ${CLASSES[name]}"${life}>${slot.styles}<div class="demo-stage">${slot.html}</div></div>`;
}

const CLASSES = {
  barEnd: 'slot-bar',
  aboveContent: 'slot-above',
  belowContent: 'slot-below',
  footer: 'slot-foot',
  home: 'slot-home',
} as const satisfies Record<FrameSlot, string>;

const EDGE = '\uE002';

/** Returns the mark of a place in the frame while React renders it, since its component is already HTML. */
export function markFrameSlot(name: FrameSlot, slots: RenderedSlots): string | null {
  return slots[name] === undefined ? null : EDGE + name + EDGE;
}

/** Inserts the components into the frame's rendered HTML. */
export function fillFrameSlots(html: string, slots: RenderedSlots): string {
  return html.replaceAll(/\uE002(\w+)\uE002/g, (_, name: FrameSlot) => renderSlot(name, slots));
}
