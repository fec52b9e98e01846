import { defineFeature, type Made, type Mistake, type Placed } from '../../feature/feature.ts';
import type { Host } from '../../feature/host.ts';
import type { ProjectTools } from '../../project/project.ts';
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
  look: (asks, host) => drawFormulas(asks, host).mistakes,
  make: (asks, host) => drawFormulas(asks, host),
  html({ ask: { tex, block } }, { data }) {
    if (typeof data === 'string') return data;
    const code = `<code>${escapeText(tex)}</code>`;
    return block === true ? `<p>${code}</p>` : code;
  },
  markdown: ({ ask: { tex, block } }) => (block === true ? `$$\n${tex}\n$$` : `$${tex}$`),
});

/** A formula as HTML, or what is wrong with it. */
type Drawing = { readonly html: string } | { readonly mistake: Mistake };

/**
 * Draws formulas as MathML, or takes them from the last run; a site without the package that draws is told so
 * elsewhere.
 */
function drawFormulas(
  asks: readonly Placed<{ readonly tex: string; readonly block?: boolean }>[],
  { project: { cache, tools } }: Host,
): Required<Pick<Made<string>, 'data' | 'mistakes'>> {
  const data: Record<string, string> = {};
  const mistakes: Mistake[] = [];
  const found = tools.find('temml');
  if (found === undefined) return { data, mistakes };
  const known = cache.entries<Drawing>('formulas.json', found.version);
  for (const { key, ask } of asks) {
    let drawing = known.find(key);
    if (drawing === undefined) known.keep(key, (drawing = draw(key, ask, tools)));
    if ('html' in drawing) data[key] = drawing.html;
    else mistakes.push(drawing.mistake);
  }
  const wanted = new Set(asks.map(({ key }) => key));
  known.save((key) => wanted.has(key));
  return { data, mistakes };
}

function draw(
  key: string,
  { tex, block = false }: { readonly tex: string; readonly block?: boolean },
  tools: ProjectTools,
): Drawing {
  const temml = tools.require('temml');
  try {
    return { html: (temml.default ?? temml).renderToString(tex, { displayMode: block, throwOnError: true }) };
  } catch (error) {
    return { mistake: mistakeOf(key, error) };
  }
}

/** Reads Temml's error, whose message ends with the place and the TeX around it; `position` is an offset in the TeX. */
function mistakeOf(key: string, error: unknown): Mistake {
  const { message = String(error), position } = error as { readonly message?: string; readonly position?: unknown };
  const said = (message.split('\n', 1)[0] ?? '').replace(/ at (?:position \d+|end of input): ?.*$/, '').trim();
  return {
    key,
    attribute: 'tex',
    code: 'broken-formula',
    message: `This formula cannot be drawn: ${said.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}.`,
    help: 'correct its TeX',
    ...(typeof position === 'number' ? { offset: position } : {}),
  };
}
