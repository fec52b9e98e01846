import type { FrameSlot } from '../../engine/manifest.ts';
import { escapeHtml } from './page/escape-html.ts';

/** A component of the site's own, as the build rendered it. */
export interface RenderedSlot {
  readonly html: string;
  /** Stylesheet links and style elements that it needs. */
  readonly styles: string;
  /** Public address of the module that brings it to life; absent for one that stays HTML. */
  readonly module?: string;
}

/** What is in places of the frame. */
export type RenderedSlots = Readonly<Partial<Record<FrameSlot, RenderedSlot>>>;

/** Renders what is in a place of the frame; empty where there is nothing. Its styles are confined as those of demos are. */
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

/** Stands for a place of the frame while React renders it; what is put there is HTML already. */
export function markFrameSlot(name: FrameSlot, slots: RenderedSlots): string | null {
  return slots[name] === undefined ? null : EDGE + name + EDGE;
}

/** Puts what is in the frame's places into its rendered HTML. */
export function fillFrameSlots(html: string, slots: RenderedSlots): string {
  return html.replaceAll(/\uE002(\w+)\uE002/g, (_, name: FrameSlot) => renderSlot(name, slots));
}
