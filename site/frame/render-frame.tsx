import type { FrameInput } from './frame-input.ts';
import { cutSlots, markSlot, type FrameTemplate } from './frame-template.ts';
import { BOOT_SCRIPT, CODE, Frame, lineStyles, OPENING_STYLES } from './Frame.tsx';
import { renderWithStyles } from './render-with-styles.tsx';
import { fillFrameSlots } from './slots.ts';

/** Renders a section's frame once; `fillFrame` creates its pages. */
export function renderFrameTemplate(input: FrameInput): { readonly template: FrameTemplate } {
  const { html } = renderWithStyles(<Frame {...input} />);
  const document = `<!doctype html>${shrinkHtml(html)}`
    .replace(BOOT_SCRIPT, () => input.assets.bootScript)
    .replace(OPENING_STYLES, () => input.assets.openingStyles + lineStyles(input))
    .replace(` data-code="${CODE}"`, markSlot('code'));
  return { template: cutSlots(fillFrameSlots(document, input.slots)) };
}

/**
 * Removes unnecessary parts of a rendered document: marker classes without styles, the default `tabindex` of buttons
 * and links, the `type` of buttons outside forms, variables of parts without a shadow, React's preload links for logos,
 * which would load before the stylesheet, and optional tags
 * (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags).
 */
function shrinkHtml(html: string): string {
  return (
    html
      .replace(/ class="([^"]*)"/g, (_, list: string) => {
        const names = list.split(' ').filter((name) => name !== '' && !name.startsWith('Mui'));
        return names.length === 0 ? '' : ` class="${names.join(' ')}"`;
      })
      .replace(/(<(?:a|button)\b[^>]*?) tabindex="0"/g, '$1')
      .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
      .replaceAll(/ style="--Paper-shadow:[^"]*"/g, '')
      .replaceAll(/ (data-mode-toggle|popover)=""/g, ' $1')
      .replaceAll(' popover="auto"', ' popover')
      .replaceAll(' type="button"', '')
      .replace(/ [a-z]+[A-Z][A-Za-z]*="/g, (name) => name.toLowerCase())
      .replace(/<\/?head>|<\/body>|<\/html>/g, '')
      // Attributes use double quotes, so single quotes need no escape.
      .replaceAll('&#x27;', "'")
      .replace(/ \/>|\/>/g, '>')
  );
}
