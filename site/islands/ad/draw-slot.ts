import { IMAGE_SIZE } from '../../ads/constants.ts';
import type { AdStyle } from '../../ads/plan-slot.ts';
import type { ShownAd, SlotContent } from '../../ads/slot-content.ts';
import { servedBy, WORDS } from './words.ts';

/** Draws the slot's content in place of what it showed before; a script's own drawing is left as it is. */
export function drawSlot(slot: HTMLElement, content: SlotContent, style: AdStyle): void {
  const ad = 'ad' in content ? content.ad : undefined;
  slot.querySelector('.note')?.remove();
  slot.dataset.kind = content.kind;
  const isSilent = content.kind === 'empty' || content.kind === 'hidden';
  slot.role = isSilent ? null : 'note';
  slot.ariaLabel = isSilent ? null : WORDS.advertisement;
  if (ad !== undefined) {
    slot.append(drawAd(ad, style));
    for (const pixel of ad.pixels) {
      new Image().src = pixel;
    }
  }
}

/** Every text becomes a text node, so that an ad can never bring elements of its own. */
function drawAd(ad: ShownAd, style: AdStyle): HTMLElement {
  const note = make('div', `note ${style}`);
  const link = document.createElement('a');
  link.href = ad.link;
  if (link.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener sponsored';
  }
  if (style === 'image' && ad.img !== undefined) {
    link.append(drawImage(ad.img));
  }
  const text = make('span', 'note-text');
  if (ad.label !== undefined) {
    text.append(make('b', '', ad.label), ' ');
  }
  text.append(ad.description);
  link.append(text);
  note.append(link);
  if (ad.poweredby !== undefined) {
    note.append(make('small', '', servedBy(ad.poweredby)));
  }
  return note;
}

/** The text beside it says what the image is for. One that cannot be loaded leaves its place to the text. */
function drawImage(address: string): HTMLImageElement {
  const image = document.createElement('img');
  image.width = IMAGE_SIZE.width;
  image.height = IMAGE_SIZE.height;
  image.alt = '';
  image.addEventListener('error', () => image.remove());
  image.src = address;
  return image;
}

function make(name: 'div' | 'span' | 'b' | 'small', className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
