import { IMAGE_SIZE } from '../../ads/constants.ts';
import type { AdStyle } from '../../ads/plan-slot.ts';
import type { ShownAd, SlotContent } from '../../ads/slot-content.ts';
import { createElement } from '../../browser/create-element.ts';
import { fillText } from '../../browser/page-language.ts';
import { WORDS } from './words.ts';

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
  const pitch = createElement('div', { className: `pitch ${style}` });
  if (style === 'image' && ad.img !== undefined) {
    pitch.append(drawImage(ad.img, onPale));
  }
  const by = ad.poweredby === undefined ? WORDS.advertisement : fillText(WORDS.servedBy, { name: ad.poweredby });
  pitch.append(createElement('div', { className: 'pitch-body' }, drawLink(ad), createElement('small', {}, by)));
  return pitch;
}

/** Creates the link, whose name is its text; its style makes it cover the whole ad. */
function drawLink({ link: address, label, description }: ShownAd): HTMLAnchorElement {
  const text = createElement('span', { className: 'pitch-text' });
  if (label !== undefined) {
    text.append(createElement('b', {}, label), ' ');
  }
  text.append(description);
  const link = createElement('a', { href: address }, text);
  if (link.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener sponsored';
  }
  return link;
}

/** Creates the image, which is decorative because of the text next to it. */
function drawImage(address: string, onPale?: () => void): HTMLImageElement {
  const image = createElement('img', { ...IMAGE_SIZE, alt: '' });
  image.addEventListener('error', () => image.isConnected && onPale?.());
  image.src = address;
  return image;
}
