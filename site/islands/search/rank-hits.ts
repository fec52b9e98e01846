import type { Tag } from '../../../engine/manifest/manifest.ts';
import { fillText } from '../../browser/page-language.ts';
import type { ExcerptPiece } from './excerpt.ts';
import type { RowHit } from './find-rows.ts';
import { EXACT, type TitleScores } from './find-titles.ts';
import type { SearchTitles } from './titles.ts';

/** A place that a result links to. */
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

/** A page whose text contains the words of the query; `score` is 1 for the best one. */
export interface TextHit {
  readonly page: number;
  readonly score: number;
  /** Share of the query covered by the page's title and one of its headings. */
  readonly named: number;
  readonly excerpt: readonly ExcerptPiece[];
  readonly places: readonly SearchPlace[];
}

/** All results of a query. */
export interface Found {
  readonly titles: TitleScores;
  readonly rows: readonly RowHit[];
  readonly texts: readonly TextHit[];
}

/** Maximum number of places shown below a page. */
const PLACES = 3;

/** Weight of a text, relative to a title with the same words. */
const TEXT = 0.45;

/** Weight of a page's title and heading that cover the whole query together. */
const NAMED = 0.72;

/** Weights of a page in another section: of its name, and of its text. */
const [ELSEWHERE, TOLD_ELSEWHERE] = [0.7, 0.6];

/**
 * Weights of a generated page: of the name of exactly the API that is asked for, which comes before pages of other
 * sections, of any other name, and of its text, which lists everything.
 */
const [API, GENERATED, LISTED] = [0.8, 0.65, 0.4];

/** Ranks results, best first, with one hit for each page and its tabs; `near` are the sections that rank highest. */
export function rankHits(
  { titles, rows, texts }: Found,
  { pages, sections, apiTitle }: SearchTitles,
  near: readonly string[],
): readonly SearchHit[] {
  const marks = new Map<number, Mark>();
  const markOf = (page: number): Mark => {
    const at = pages[page]?.tabOf ?? page;
    const mark = marks.get(at) ?? { name: 0, text: 0, excerpt: [], places: [] };
    marks.set(at, mark);
    return mark;
  };
  const close = (page: number, elsewhere: number): number =>
    near.includes(sections[pages[page]?.section ?? -1]?.id ?? '') ? 1 : elsewhere;
  const made = (page: number, factor: number): number => (pages[page]?.generated === undefined ? 1 : factor);
  const name = (page: number, score: number, elsewhere = ELSEWHERE): Mark => {
    const mark = markOf(page);
    mark.name = Math.max(mark.name, score * close(page, elsewhere));
    return mark;
  };
  const tell = (page: number, score: number): Mark => {
    const mark = markOf(page);
    mark.text = Math.max(mark.text, TEXT * score * close(page, TOLD_ELSEWHERE) * made(page, LISTED));
    return mark;
  };
  for (const [page, score] of titles) {
    const isExact = score === EXACT;
    name(page, score * made(page, isExact && pages[page]?.generated === 'api' ? API : GENERATED));
    // A page with exactly this title is relevant, even if its text ranks too low to be read.
    if (isExact) tell(page, 1);
  }
  for (const { page, name: title, hash, score } of rows)
    name(page, score * GENERATED).places.push({ title, path: `${pages[page]?.path ?? ''}#${hash}`, excerpt: [] });
  for (const { page, score, named, excerpt, places } of texts) {
    name(page, NAMED * named * made(page, GENERATED), TOLD_ELSEWHERE);
    const mark = tell(page, score);
    if (pages[page]?.tabOf === undefined) mark.excerpt = excerpt;
    mark.places.push(...tabPlace(page, excerpt), ...places);
  }
  return [...marks]
    .toSorted(([, one], [, other]) => other.name + other.text - one.name - one.text)
    .flatMap(([at, { excerpt, places }]) => {
      const page = pages[at];
      return page === undefined
        ? []
        : [
            {
              title: page.generated === 'api' ? fillText(apiTitle, { name: page.title }) : page.title,
              path: page.path,
              section: page.section,
              tags: page.tags ?? [],
              excerpt,
              places: distinct(places).slice(0, PLACES),
            },
          ];
    });

  /** Returns a tab as a place of its page. */
  function tabPlace(page: number, excerpt: readonly ExcerptPiece[]): readonly SearchPlace[] {
    const tab = pages[page];
    return tab?.tabOf === undefined ? [] : [{ title: tab.title, path: tab.path, excerpt }];
  }
}

interface Mark {
  /** Score of its title or rows. */
  name: number;
  /** Score of the text of the page or of one of its tabs. */
  text: number;
  excerpt: readonly ExcerptPiece[];
  readonly places: SearchPlace[];
}

function distinct(places: readonly SearchPlace[]): readonly SearchPlace[] {
  return [...new Map(places.toReversed().map((place) => [place.path, place])).values()].toReversed();
}
