import { textsOf, exportOf, type AskedExport } from '../feature/traits.ts';
import type { Attribute, Declaration, Kinds } from '../feature/declaration.ts';
import type { Origin } from '../text/source.ts';
import { placeIn, type PageFile, type PagePart } from './project-input.ts';

/* What pages ask of features, by what these are, with its places. */

/** What a page asks of a feature, at the place of one of its attributes. */
interface Asked {
  readonly page: PageFile;
  readonly feature: Declaration;
  readonly at: Origin;
}

/** Lists the texts that pages give to attributes of a kind, in the order of the pages. */
export function askedTexts(
  kind: Attribute['kind'],
  pages: readonly PageFile[],
  kinds: Kinds,
): readonly (Asked & { readonly value: string })[] {
  return askedParts([kind], pages, kinds).flatMap(({ page, part, feature }) =>
    textsOf(kind, feature, part.ask).map(([name, value]) => ({ page, feature, value, at: placeOf(page, part, name) })),
  );
}

/** Lists the exports of packages that pages name, in the order of the pages. */
export function askedExports(
  pages: readonly PageFile[],
  kinds: Kinds,
): readonly (Asked & { readonly target: AskedExport })[] {
  return askedParts(['export', 'component'], pages, kinds).flatMap(({ page, part, feature }) => {
    const target = exportOf(feature, part.ask);
    return target === undefined ? [] : [{ page, feature, target, at: placeOf(page, part, target.from.name) }];
  });
}

/** Lists what pages ask of features that have an attribute of some kinds: few have, and a check asks this often. */
function askedParts(
  attributes: readonly Attribute['kind'][],
  pages: readonly PageFile[],
  kinds: Kinds,
): readonly { readonly page: PageFile; readonly part: PagePart; readonly feature: Declaration }[] {
  const having = new Map(
    [...kinds].filter(([, { ask = {} }]) => Object.values(ask).some(({ kind }) => attributes.includes(kind))),
  );
  const found = [];
  for (const page of pages)
    for (const part of page.facts.parts ?? []) {
      const feature = having.get(part.kind);
      if (feature !== undefined) found.push({ page, part, feature });
    }
  return found;
}

function placeOf({ path: file }: PageFile, part: PagePart, attribute: string): Origin {
  return { file, range: placeIn(part, attribute) };
}
