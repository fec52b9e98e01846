import type { Made, Mistake, Placed } from '../../feature/feature.ts';
import type { Host } from '../../feature/host.ts';
import type { ProjectTools } from '../../project/project.ts';

/** A formula as HTML, or what is wrong with it. */
type Drawing = { readonly html: string } | { readonly mistake: Mistake };

/**
 * Draws formulas as MathML, or takes them from the last run; a site without the package that draws is told so
 * elsewhere.
 */
export function drawFormulas(
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
