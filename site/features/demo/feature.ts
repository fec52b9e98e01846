import type { Declaration } from '../../../engine/feature/declaration.ts';

/** A live demo; bundled and rendered by `cli/make/demos`, drawn by `site/demos`. */
export const demo = {
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
} as const satisfies Declaration;
