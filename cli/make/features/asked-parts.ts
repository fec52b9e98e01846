import {
  indexLines,
  locateFindings,
  partKey,
  type AskValues,
  type CheckResult,
  type FileFinding,
  type PageFile,
  type PagePart,
  type ProjectInput,
} from '../../../engine/index.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { Mistake, Placed } from '../../../site/feature/feature.ts';
import type { FailedDrawing } from './page-answers.ts';

/** What pages ask of features, by feature; each request once. */
export type AskedParts = ReadonlyMap<string, readonly Placed<AskValues>[]>;

/** Gathers what pages ask, from their facts. */
export function askedIn(pages: readonly PageFile[]): AskedParts {
  return gather(
    pages.flatMap(({ path, facts }) =>
      (facts.parts ?? []).map((part) => [part.kind, { ...part, file: path }] as const),
    ),
  );
}

/** Gathers what the pages of a manifest ask. */
export function askedBy({ routes }: Pick<RouteManifest, 'routes'>): AskedParts {
  return gather(
    Object.values(routes).flatMap(({ file = '', asks = [], shows = [] }) =>
      [...asks, shows].flat().map((part) => [part.kind, { ...part, file }] as const),
    ),
  );
}

function gather(
  parts: readonly (readonly [
    kind: string,
    part: Pick<PagePart, 'name' | 'ask' | 'text'> & { readonly file: string },
  ])[],
): AskedParts {
  const found = new Map<string, Map<string, Placed<AskValues>>>();
  for (const [kind, { name = kind, ask, text = '', file }] of parts) {
    const key = partKey(kind, { name, ask, text });
    const own = found.get(kind) ?? new Map<string, Placed<AskValues>>();
    found.set(kind, own);
    if (!own.has(key)) own.set(key, { key, name, ask, text, file });
  }
  return new Map(Array.from(found, ([kind, own]) => [kind, [...own.values()]]));
}

/** Finds the places of the mistakes that a feature found. */
export function locateMistakes(
  kind: string,
  mistakes: readonly Mistake[],
  pages: readonly PageFile[],
): readonly FileFinding[] {
  if (mistakes.length === 0) return [];
  const byKey = new Map<string, Mistake[]>();
  for (const mistake of mistakes) byKey.set(mistake.key, [...(byKey.get(mistake.key) ?? []), mistake]);
  return pages.flatMap(({ path, facts }) =>
    (facts.parts ?? [])
      .filter((part) => part.kind === kind)
      .flatMap((part) =>
        (byKey.get(partKey(kind, part)) ?? []).map(
          ({ attribute = '', code = 'feature-mistake', message, help, offset }): FileFinding => ({
            code,
            file: path,
            range: rangeOf(part, attribute, offset),
            message,
            ...(help === undefined ? {} : { help }),
          }),
        ),
      ),
  );
}

/** Finds where pages ask for what could not be drawn; what no page asks is at its feature, with the name of the page. */
export function findingsOfDrawing(input: ProjectInput, failed: readonly FailedDrawing[]): CheckResult {
  const found = failed.flatMap(({ kind, key, message, help, route, file, at }): readonly FileFinding[] => {
    const mistake = { key, code: 'feature-failed', message, help };
    const pages = input.pages.filter(({ path }) => path === file);
    const places = locateMistakes(kind, [mistake], pages);
    return places.length > 0 || at === undefined
      ? places
      : [{ code: mistake.code, message, help: `${help}: it is shown on \`${route}\``, ...at }];
  });
  // In each format, and on each page that a feature lists, the same is wrong.
  const once = new Map(found.map((each) => [JSON.stringify([each.file, each.range, each.message]), each]));
  return locateFindings(input, [...once.values()]);
}

/** Returns the place of an attribute, or from an offset in its value to its end. */
function rangeOf(part: PagePart, attribute: string, offset: number | undefined): PagePart['range'] {
  const whole = part.at[attribute] ?? part.range;
  const value = part.ask[attribute];
  if (offset === undefined || typeof value !== 'string' || part.at[attribute] === undefined) return whole;
  const from = indexLines(value).position(Math.max(0, Math.min(offset, value.length - 1)));
  const { start, end } = whole;
  const column = from.line === 1 ? start.column + from.offset : from.column;
  return { start: { offset: start.offset + from.offset, line: start.line + from.line - 1, column }, end };
}
