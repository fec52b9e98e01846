import { IMAGE_SIZE } from '../../ads/constants.ts';
import type { AdStyle } from '../../ads/plan-slot.ts';
import type { ShownAd, SlotContent } from '../../ads/slot-content.ts';
import { servedBy, WORDS } from './words.ts';

/**
 * Draws the slot's content in place of the previous content, but leaves an ad that a script has drawn. `onPale` is called
 * if the picture of the ad cannot be loaded while it is shown.
 */
export function drawSlot(slot: HTMLElement, { kind, ad }: SlotContent, style: AdStyle, onPale?: () => void): void {
  slot.querySelector('.pitch')?.remove();
  slot.dataset.kind = kind;
  const isSilent = kind === 'empty' || kind === 'hidden';
  slot.role = isSilent ? null : 'note';
  slot.ariaLabel = isSilent ? null : WORDS.advertisement;
  if (ad !== undefined) {
    slot.append(drawAd(ad, style, onPale));
    for (const pixel of ad.pixels ?? []) {
      new Image().src = pixel;
    }
  }
}

/** Draws an ad. Every text becomes a text node, so that an ad can never contain its own elements. */
function drawAd(ad: ShownAd, style: AdStyle, onPale?: () => void): HTMLElement {
  const pitch = make('div', `pitch ${style}`);
  if (style === 'image' && ad.img !== undefined) {
    pitch.append(drawImage(ad.img, onPale));
  }
  const body = make('div', 'pitch-body');
  body.append(
    drawLink(ad),
    make('small', '', ad.poweredby === undefined ? WORDS.advertisement : servedBy(ad.poweredby)),
  );
  pitch.append(body);
  return pitch;
}

/** Creates the link, whose name is its text; its style makes it cover the whole ad. */
function drawLink({ link: address, label, description }: ShownAd): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  if (link.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener sponsored';
  }
  const text = make('span', 'pitch-text');
  if (label !== undefined) {
    text.append(make('b', '', label), ' ');
  }
  text.append(description);
  link.append(text);
  return link;
}

/** Creates the image, which is decorative because of the text next to it. */
function drawImage(address: string, onPale?: () => void): HTMLImageElement {
  const image = document.createElement('img');
  image.width = IMAGE_SIZE.width;
  image.height = IMAGE_SIZE.height;
  image.alt = '';
  image.addEventListener('error', () => image.isConnected && onPale?.());
  image.src = address;
  return image;
}

function make(name: 'div' | 'span' | 'b' | 'small', className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
