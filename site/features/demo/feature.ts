import { defineFeature, type Drawing } from '../../feature/feature.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { PreparedDemo } from './prepared-demo.ts';
import { renderFigure } from './render-figure.ts';

/** A live demo; its data is bundled and rendered by `cli/make/demos`. */
export const demo = defineFeature({
  name: 'demo',
  says: 'A live demo with its source.',
  asked: ['line'],
  ask: {
    src: {
      kind: 'module',
      required: true,
      says: 'The path of a `.tsx` file from the page’s folder.',
      pattern: String.raw`^(?:[\w-]+/)*[\w-][\w.-]*\.[jt]sx(?:#[A-Z]\w*)?$`,
      example: 'BasicButton.tsx',
    },
    title: { kind: 'text', says: 'What it shows, for people who use a screen reader.', example: 'Sizes of buttons' },
    frame: {
      kind: 'number',
      says: 'Height in pixels of a document of its own.',
      min: 1,
      max: 4000,
      bare: 400,
    },
    wide: { kind: 'switch', says: 'As wide as the page’s text, without padding.' },
    client: { kind: 'switch', says: 'Rendered only by the browser, because it cannot be rendered on a server.' },
    controls: {
      kind: 'component',
      says: 'The component whose props readers can set: its package, a slash and its name.',
      pattern: String.raw`^(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)*\/[A-Z][\w.]*$`,
      example: '@mui/material/Button',
    },
  },
  made: true,
  needs: 'vite',
  words: {
    /** Link at the place of a demo that stands below the title. */
    demoAbove: 'See the demo at the top of this page',
  },
  html(_, drawing: Drawing<PreparedDemo, { readonly demoAbove: string }>) {
    const { data, place, words } = drawing;
    if (data === undefined || place !== 'above') return data && renderFigure(data, drawing);
    return `<p class="demo-above"><a href="#${data.name}.tsx">${escapeHtml(words.demoAbove)}</a></p>`;
  },
  markdown: (_, { data }) => data && `\`\`\`tsx title="${data.file}"\n${data.source.trimEnd()}\n\`\`\``,
});
