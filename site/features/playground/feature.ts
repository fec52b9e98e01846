import { defineFeature, type Drawing } from '../../feature/feature.ts';
import type { PreparedDemo } from '../demo/prepared-demo.ts';
import { renderFigure } from '../demo/render-figure.ts';
import { PLAYGROUND_WORDS } from './island/words.ts';

/** A component with controls for its props; made a demo by `cli/make/demos`. */
export const playground = defineFeature({
  name: 'playground',
  says: 'A component of a package, with controls for its props.',
  asked: ['line'],
  ask: {
    package: { kind: 'package', required: true, says: 'Name of the package.' },
    name: { kind: 'export', required: true, says: 'Name of the component.' },
    preset: {
      kind: 'text',
      says: 'Values that it starts with, written as in the address of a playground that is set so.',
      example: 'variant:outlined,disabled',
    },
  },
  made: true,
  needs: 'vite',
  words: PLAYGROUND_WORDS,
  wordsInBrowser: true,
  html: (_, drawing: Drawing<PreparedDemo>) => drawing.data?.playground && renderFigure(drawing.data, drawing),
  markdown: (_, { data }) => data && `\`\`\`tsx\n${data.source.trimEnd()}\n\`\`\``,
});
