import type { FrameInput } from './frame-input.ts';
import { cutSlots, markSlot, type FrameTemplate } from './frame-template.ts';
import { BOOT_SCRIPT, CODE, Frame, lineStyles, OPENING_STYLES } from './Frame.tsx';
import { renderWithStyles } from './render-with-styles.tsx';
import { shrinkHtml } from './shrink-html.ts';
import { fillFrameSlots } from './slots.ts';

/** Renders a section's frame once; `fillFrame` creates its pages. */
export function renderFrame(input: FrameInput): { readonly template: FrameTemplate } {
  const { html } = renderWithStyles(<Frame {...input} />);
  const document = `<!doctype html>${shrinkHtml(html)}`
    .replace(BOOT_SCRIPT, () => input.assets.bootScript)
    .replace(OPENING_STYLES, () => input.assets.openingStyles + lineStyles(input))
    .replace(` data-code="${CODE}"`, markSlot('code'));
  return { template: cutSlots(fillFrameSlots(document, input.slots)) };
}
