import type { Tag } from '../../../engine/manifest.ts';
import type { ExcerptPiece } from './excerpt.ts';
import type { RowHit } from './find-rows.ts';
import type { TitleScores } from './find-titles.ts';
import type { SearchTitles } from './titles.ts';

/** A place that a reader can go to. */
export interface SearchPlace {
  readonly title: string;
  /** Address below the site's base and language. */
  readonly path: string;
  readonly excerpt: readonly ExcerptPiece[];
}

/** A page that was found, with its best places. */
export interface SearchHit extends SearchPlace {
  readonly section: number;
  readonly tags: readonly Tag[];
  readonly places: readonly SearchPlace[];
}

/** A page whose text holds the words of the query; `score` is 1 for the best one. */
export interface TextHit {
  readonly page: number;
  readonly score: number;
  readonly excerpt: readonly ExcerptPiece[];
  readonly places: readonly SearchPlace[];
}

/** All that a query found. */
export interface Found {
  readonly titles: TitleScores;
  readonly rows: readonly RowHit[];
  readonly texts: readonly TextHit[];
}

/** Places within one page that are shown below it. */
const PLACES = 3;

/** What a text counts for, beside a title that holds the same words. */
const TEXT = 0.45;

/** What a page of another section, and one that is generated, counts for. */
const [ELSEWHERE, GENERATED] = [0.8, 0.75];

/** Puts what was found in order, best first, with one hit for each page and its tabs; `own` is the reader's section. */
export function rankHits({ titles, rows, texts }: Found, { pages, sections }: SearchTitles, own: string): readonly SearchHit[] {
  const marks = new Map<number, Mark>();
  const markOf = (page: number): Mark => {
    const at = pages[page]?.tabOf ?? page;
    const mark = marks.get(at) ?? { score: 0, excerpt: [], places: [] };
    marks.set(at, mark);
    return mark;
  };
  const weigh = (page: number): number => {
    const { section = -1, generated } = pages[page] ?? {};
    return (sections[section]?.id === own ? 1 : ELSEWHERE) * (generated === undefined ? 1 : GENERATED);
  };
  const add = (page: number, score: number): Mark => {
    const mark = markOf(page);
    mark.score = Math.max(mark.score, score * weigh(page));
    return mark;
  };
  for (const [page, score] of titles) add(page, score);
  for (const { page, name, hash, score } of rows) add(page, score).places.push({ title: name, path: `${pages[page]?.path ?? ''}#${hash}`, excerpt: [] });
  for (const { page, score, excerpt, places } of texts) {
    const mark = markOf(page);
    mark.score += TEXT * score * weigh(page);
    if (pages[page]?.tabOf === undefined) mark.excerpt = excerpt;
    mark.places.push(...tabPlace(page, excerpt), ...places);
  }
  return [...marks]
    .toSorted(([, one], [, other]) => other.score - one.score)
    .flatMap(([at, { excerpt, places }]) => {
      const page = pages[at];
      return page === undefined ? [] : [{ title: page.title, path: page.path, section: page.section, tags: page.tags ?? [], excerpt, places: distinct(places).slice(0, PLACES) }];
    });

  /** A tab is a place of its page. */
  function tabPlace(page: number, excerpt: readonly ExcerptPiece[]): readonly SearchPlace[] {
    const tab = pages[page];
    return tab?.tabOf === undefined ? [] : [{ title: tab.title, path: tab.path, excerpt }];
  }
}

interface Mark {
  score: number;
  excerpt: readonly ExcerptPiece[];
  readonly places: SearchPlace[];
}

function distinct(places: readonly SearchPlace[]): readonly SearchPlace[] {
  return [...new Map(places.toReversed().map((place) => [place.path, place])).values()].toReversed();
}
