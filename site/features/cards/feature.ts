import { iconPathname } from '../../../engine/address/icon-file.ts';
import { defineFeature } from '../../feature/feature.ts';
import { escapeAttribute } from '../../text/escape.ts';

/** A grid of cards. */
export const cards = defineFeature({
  name: 'cards',
  says: 'A grid of cards, each a way to another page.',
  asked: ['block'],
  html: ({ content }) => `<ul class="feature-cards">${content}</ul>`,
  markdown: ({ content }) => content,
});

/** One card of a grid. */
export const card = defineFeature({
  name: 'card',
  says: 'One card of a grid: a title, a text, and where it leads.',
  asked: ['block'],
  label: { as: 'markdown', required: true },
  within: 'cards',
  ask: {
    href: { kind: 'page', says: 'The page or address that it leads to.', example: '/getting-started/installation' },
    icon: { kind: 'icon', says: 'Name of an icon in the content folder, as in the navigation.', example: 'rocket' },
    picture: { kind: 'file', says: 'Address of a picture above the title.', example: '/static/buttons.png' },
  },
  html({ ask, title, content }, { resolve }) {
    const link = ask.href === undefined ? undefined : resolve(ask.href);
    const icon = ask.icon === undefined ? undefined : resolve(iconPathname(ask.icon));
    const picture = ask.picture === undefined ? undefined : resolve(ask.picture);
    const name =
      link === undefined
        ? title
        : `<a href="${escapeAttribute(link.href)}"${link.external ? ' rel="noopener"' : ''}>${title}</a>`;
    return (
      '<li>' +
      (picture === undefined ? '' : `<img src="${escapeAttribute(picture.href)}" alt="" loading="lazy">`) +
      `<p class="card-name">${icon === undefined ? '' : `<span class="card-icon" style="--dn-card-icon:url('${escapeAttribute(icon.href)}')"></span>`}${name}</p>` +
      `${content}</li>`
    );
  },
  markdown({ ask, text, content }, { resolve }) {
    const link = ask.href === undefined ? undefined : resolve(ask.href);
    return `**${link === undefined ? text : `[${text}](${link.href})`}**\n\n${content}\n`;
  },
});
