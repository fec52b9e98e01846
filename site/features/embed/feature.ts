import { findEmbed } from '../../../engine/address/embed.ts';
import { fillText } from '../../browser/page-language.ts';
import { defineFeature } from '../../feature/feature.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';

/** A page of another site in a frame, which readers load; without script, and in print, a link. */
export const embed = defineFeature({
  name: 'embed',
  says: 'A page of another site, such as a design in Figma, which readers load if they want to.',
  asked: ['line'],
  ask: {
    src: {
      kind: 'address',
      required: true,
      says: 'Its address, as it is copied from a browser.',
      example: 'https://www.figma.com/design/…',
    },
    title: { kind: 'text', required: true, says: 'What it shows.', example: 'Checkout flow' },
    ratio: {
      kind: 'text',
      pattern: String.raw`^[1-9]\d{0,4}/[1-9]\d{0,4}$`,
      says: 'Its width and height in relation to each other; `16/9` when left out.',
      example: '4/3',
    },
    height: { kind: 'number', min: 100, max: 2000, says: 'Its height in pixels, instead of `ratio`.' },
  },
  settings: {
    embeds: {
      kind: 'origins',
      says: 'What pages may embed: `figma`, `youtube`, `codesandbox`, `stackblitz`, or the host of a Storybook, such as `ui.example.com`. Nothing when left out.',
    },
  },
  made: true,
  trigger: 'interaction',
  words: {
    /** Part of the button’s name, after the title. */
    embedLoad: 'Load from {host}',
    embedConsent: 'Nothing is sent to {host} until you load this. From then on, its privacy policy applies.',
  },
  html({ ask: { src, title, ratio = '16/9', height } }, { words, island, settings: { embeds = [] } }) {
    const found = findEmbed(src);
    const name = escapeText(title);
    if (found === undefined) return `<p>${name}</p>`;
    const { host, frame, source, allow, referrer } = found;
    const link = `<a href="${escapeAttribute(src)}" rel="noopener">${name}</a> <span class="embed-host">${escapeText(host)}</span>`;
    if (frame === undefined || !embeds.includes(source)) return `<p>${link}</p>`;
    const say = (text: string): string => escapeText(fillText(text, { host }));
    const size = height === undefined ? `--dn-embed-ratio:${ratio}` : `--dn-embed-height:${height}px`;
    return (
      `<figure class="feature-embed"><div class="embed-stage" style="${size}" data-pagefind-ignore>` +
      `<button type="button" ${island} data-src="${escapeAttribute(frame)}" data-allow="${allow}" data-referrer="${referrer}">` +
      `<span class="embed-title">${name}</span> <span class="embed-load">${say(words.embedLoad)}</span></button>` +
      `<div class="embed-consent">${say(words.embedConsent)}</div></div><figcaption>${link}</figcaption></figure>`
    );
  },
  // Brackets in an address would end the link.
  markdown: ({ ask: { src, title } }) =>
    `[${title.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${src.replaceAll('(', '%28').replaceAll(')', '%29')})`,
});
