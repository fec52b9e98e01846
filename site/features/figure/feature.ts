import { defineFeature } from '../../feature/feature.ts';
import { escapeAttribute } from '../../text/escape.ts';

/** A picture, a demo or anything else with a caption. */
export const figure = defineFeature({
  name: 'figure',
  says: 'A picture, or whatever else is in it, above a caption.',
  asked: ['block'],
  label: { as: 'markdown', required: true },
  ask: {
    src: { kind: 'file', says: 'Address of a picture.', example: '/static/buttons.png' },
    alt: { kind: 'text', says: 'What the picture shows, for readers who do not see it.', example: 'Three buttons' },
    width: { kind: 'number', min: 1, says: 'Width of the picture in pixels.' },
    height: { kind: 'number', min: 1, says: 'Its height, so that nothing moves when it appears.' },
  },
  html({ ask: { src, alt = '', width, height }, title, content }, { resolve }) {
    const picture = src === undefined ? undefined : resolve(src);
    const size = Object.entries({ width, height }).map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${value}"`,
    );
    const image =
      picture === undefined
        ? ''
        : `<img src="${escapeAttribute(picture.href)}" alt="${escapeAttribute(alt)}"${size.join('')} loading="lazy" decoding="async">`;
    return `<figure class="feature-figure">${image}${content}<figcaption>${title}</figcaption></figure>`;
  },
  markdown({ ask: { src, alt = '' }, title, content }, { resolve }) {
    const picture = src === undefined ? undefined : resolve(src);
    const image = picture === undefined ? '' : `![${alt.replaceAll(/[[\]]/g, '\\$&')}](${picture.href})`;
    return [image, content, `_${title}_`].filter(Boolean).join('\n\n');
  },
});
