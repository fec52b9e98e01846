import { appendFileSync } from 'node:fs';
import { defineFeature } from 'docs-nav/feature';
import { parse, type Row } from './parse';

// So that a test can tell whether a run has loaded this.
appendFileSync(new URL('../../loaded.txt', import.meta.url), 'chart\n');

export default defineFeature({
  name: 'chart',
  says: 'A chart of a CSV file.',
  asked: ['line', 'pages'],
  ask: {
    file: { kind: 'text', required: true, says: 'Path of the file from the project’s root.' },
    kind: { kind: 'choice', of: ['bar', 'line'], says: 'How it is drawn.' },
    row: { kind: 'text', says: 'The only row to draw.' },
    more: { kind: 'page', says: 'Where to read on.' },
  },
  list: ({ file }, host) =>
    parse(host.read(file) ?? '').map(({ name }) => ({
      title: `All about ${name}`,
      slug: name.toLowerCase(),
      ask: { file, row: name },
      description: `How ${name} sold.`,
    })),
  look: (asks, host) =>
    asks
      .filter(({ ask }) => host.read(ask.file) === undefined)
      .map(({ key, ask }) => ({
        key,
        attribute: 'file',
        message: `There is no file \`${ask.file}\`.`,
        help: 'correct the path',
      })),
  make: (asks, host) => ({
    data: Object.fromEntries(
      asks.map(({ key, ask }) => [
        key,
        parse(host.read(ask.file) ?? '').filter(({ name }) => ask.row === undefined || ask.row === name),
      ]),
    ),
  }),
  html({ ask }, { data, island, language, resolve }) {
    const rows = (data as readonly Row[]).map(({ name, value }) => `<p>${name}: ${value.toLocaleString(language)}</p>`);
    const more = ask.more === undefined ? undefined : resolve(ask.more);
    const link = more === undefined ? '' : `<a href="${more.href}">More</a>`;
    return `<figure class="feature-chart ${ask.kind ?? 'bar'}" ${island}>${rows.join('')}${link}</figure>`;
  },
  markdown: (_, { data }) => (data as readonly Row[]).map(({ name, value }) => `- ${name}: ${value}`).join('\n'),
  style: new URL('./style.css', import.meta.url),
  island: new URL('./island.ts', import.meta.url),
});
