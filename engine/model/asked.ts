import { textsOf, exportOf, type AskedExport } from '../feature/traits.ts';
import type { Attribute, Declaration, Kinds } from '../feature/declaration.ts';
import type { Origin } from '../text/source.ts';
import { placeIn, type PageFile, type PagePart } from './project-input.ts';

/* What pages ask of features, by what these are, with its places. */

interface AskedPart {
  readonly page: PageFile;
  readonly part: PagePart;
  readonly feature: Declaration;
}

/** A text that a page gives to an attribute. */
interface AskedText extends AskedPart {
  readonly attribute: string;
  readonly value: string;
  readonly at: Origin;
}

/** Lists the texts that pages give to attributes of a kind, in the order of the pages. */
export function askedTexts(kind: Attribute['kind'], pages: readonly PageFile[], kinds: Kinds): readonly AskedText[] {
  const found: AskedText[] = [];
  for (const { page, part, feature } of askedParts([kind], pages, kinds))
    for (const [attribute, value] of textsOf(kind, feature, part.ask))
      found.push({ page, part, feature, attribute, value, at: placeOf({ page, part }, attribute) });
  return found;
}

/** Lists the exports of packages that pages name, in the order of the pages. */
export function askedExports(
  pages: readonly PageFile[],
  kinds: Kinds,
): readonly (AskedPart & { readonly target: AskedExport; readonly at: Origin })[] {
  return askedParts(['export', 'component'], pages, kinds).flatMap((asked) => {
    const target = exportOf(asked.feature, asked.part.ask);
    return target === undefined ? [] : [{ ...asked, target, at: placeOf(asked, target.from.name) }];
  });
}

/** Lists what pages ask of features that have an attribute of some kinds: few have, and a check asks this often. */
function askedParts(
  attributes: readonly Attribute['kind'][],
  pages: readonly PageFile[],
  kinds: Kinds,
): readonly AskedPart[] {
  const having = new Map(
    [...kinds].filter(([, { ask = {} }]) => Object.values(ask).some(({ kind }) => attributes.includes(kind))),
  );
  const found: AskedPart[] = [];
  for (const page of pages)
    for (const part of page.facts.parts ?? []) {
      const feature = having.get(part.kind);
      if (feature !== undefined) found.push({ page, part, feature });
    }
  return found;
}

function placeOf({ page, part }: Pick<AskedPart, 'page' | 'part'>, attribute: string): Origin {
  return { file: page.path, range: placeIn(part, attribute) };
}
