import { defineFeature } from '../../feature/feature.ts';
import { escapeText } from '../../text/escape.ts';

/** Formulas in TeX, drawn as MathML; only pages of a site with `math: true` ask for them. */
export const formula = defineFeature({
  name: 'formula',
  says: 'A formula in TeX.',
  asked: ['math'],
  ask: {
    tex: { kind: 'text', required: true, says: 'Its TeX.' },
    block: { kind: 'switch', says: 'Whether it stands on lines of its own.' },
  },
  settings: {
    math: {
      kind: 'switch',
      says: 'Whether `$…$` and `$$…$$` are formulas in TeX, which the package `temml` draws at build time.',
    },
  },
  made: true,
  needs: 'temml',
  async look(asks, host) {
    return (await import('./draw-formulas.ts')).drawFormulas(asks, host).mistakes;
  },
  async make(asks, host) {
    return (await import('./draw-formulas.ts')).drawFormulas(asks, host);
  },
  html({ ask: { tex, block } }, { data }) {
    if (typeof data === 'string') return data;
    const code = `<code>${escapeText(tex)}</code>`;
    return block === true ? `<p>${code}</p>` : code;
  },
  markdown: ({ ask: { tex, block } }) => (block === true ? `$$\n${tex}\n$$` : `$${tex}$`),
});
