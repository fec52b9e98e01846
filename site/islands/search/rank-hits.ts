import type { Tag } from '../../../engine/manifest/manifest.ts';
import { fillText } from '../../browser/page-language.ts';
import type { ExcerptPiece } from './excerpt.ts';
import type { RowHit } from './find-rows.ts';
import type { TitleScore } from './find-titles.ts';
import type { HitKind } from './hit-kind.ts';
import type { Scope } from './near-sections.ts';
import type { OtherWords } from './other-words.ts';
import type { SearchTitles } from './titles.ts';

/** A heading that a page of text is found by. */
interface TextPlace {
  readonly title: string;
  /** Address below the site's base and language. */
  readonly path: string;
  readonly excerpt: readonly ExcerptPiece[];
  /** Whether its heading, with the page's title, has all words of the query, so that it is the answer. */
  readonly covers: boolean;
  /** Whether its heading is the query. */
  readonly isQuery?: boolean;
}

/** A page whose text contains the words of the query; `score` is 1 for the best one. */
export interface TextHit {
  readonly page: number;
  readonly score: number;
  /** Share of the query covered by the page's title and one of its headings. */
  readonly named: number;
  readonly excerpt: readonly ExcerptPiece[];
  readonly places: readonly TextPlace[];
}

/** One answer: a page, or a place on it. */
export interface SearchHit {
  readonly kind: HitKind;
  readonly title: string;
  /** Address below the site's base and language. */
  readonly path: string;
  readonly section: number;
  readonly tags: readonly Tag[];
  readonly excerpt: readonly ExcerptPiece[];
  /** Title of its page, if it is a place on one. */
  readonly page?: string;
  /** Type and default of a prop, as code. */
  readonly detail?: string;
  /** The reader's words that stand for those of the title. */
  readonly instead?: string;
}

/** What was found for the query as typed, and for it in other words. */
export interface Found {
  readonly titles: ReadonlyMap<number, TitleScore & Omit<OtherWords, 'query'>>;
  readonly rows: readonly (RowHit & Omit<OtherWords, 'query'>)[];
  readonly texts: readonly TextHit[];
}

/** The site that is searched. */
export interface Ranked {
  readonly titles: SearchTitles;
  readonly kindOf: (page: number) => HitKind;
}

/** Maximum number of rows of one page that are answers of their own. */
const ROWS = 3;

/** Weight of a text, relative to a title with the same words. */
const TEXT = 0.45;

/** Weight of a page's title and heading that cover the whole query together. */
const NAMED = 0.72;

/** Weights of a page in another section: of its name, and of its text. */
const [ELSEWHERE, TOLD_ELSEWHERE] = [0.7, 0.6];

/** Weights of a generated page: of its rows and headings, and of its text, which lists everything. */
const [GENERATED, LISTED] = [0.65, 0.4];

/** Weight of a deprecated page that is not asked for by its name, and the least difference of two scores. */
const [PAST, LEAST] = [0.5, 1e-6];

/** Ranks answers, best first: one for each page and its tabs, or one for each of its rows that are asked for. */
export function rankHits(
  { titles: named, rows, texts }: Found,
  site: Ranked,
  { near, others, after }: Scope,
): readonly SearchHit[] {
  const { pages, sections } = site.titles;
  const sectionOf = (page: number): string => sections[pages[page]?.section ?? -1]?.id ?? '';
  const marks = new Map<number, Mark>();
  const markOf = (page: number): Mark => {
    const at = pages[page]?.tabOf ?? page;
    const mark = marks.get(at) ?? {
      isTitled: false,
      isSaid: false,
      isLent: false,
      name: 0,
      text: 0,
      rows: [],
      places: [],
      excerpt: [],
      instead: undefined,
    };
    marks.set(at, mark);
    return mark;
  };
  const isNear = (page: number): boolean => near.includes(sectionOf(page));
  const close = (page: number, elsewhere: number): number => (isNear(page) ? 1 : elsewhere);
  const made = (page: number, factor: number): number => (pages[page]?.generated === undefined ? 1 : factor);
  const tell = (mark: Mark, page: number, score: number): void => {
    mark.text = Math.max(mark.text, TEXT * score * close(page, TOLD_ELSEWHERE) * made(page, LISTED));
  };
  for (const [page, { score, isExact, isWhole, instead, isShipped = false }] of named) {
    const mark = markOf(page);
    if (name(mark, score * close(page, ELSEWHERE), isShipped)) mark.instead = instead;
    mark.isTitled ||= isWhole;
    mark.isSaid ||= isExact && instead === undefined;
    // A page with exactly this title is relevant, even if its text ranks too low to be read.
    if (isExact) tell(mark, page, 1);
  }
  for (const row of rows) {
    const mark = markOf(row.page);
    name(mark, row.score * GENERATED * close(row.page, ELSEWHERE), row.isShipped);
    mark.rows.push(row);
  }
  for (const { page, score, named: share, excerpt, places } of texts) {
    const mark = markOf(page);
    name(mark, NAMED * share * made(page, GENERATED) * close(page, TOLD_ELSEWHERE));
    mark.isSaid ||= places.some(({ isQuery = false }) => isQuery);
    tell(mark, page, score);
    const tab = pages[page];
    if (tab?.tabOf === undefined) mark.excerpt = excerpt;
    else mark.places.push({ title: tab.title, path: tab.path, excerpt, covers: true });
    mark.places.push(...places);
  }
  const scopes = new Set([...near, ...others]);
  const lastOf = (page: number): number => (after.has(sectionOf(page)) ? 1 : 0);
  const ranked = [...marks].filter(([page]) => scopes.has(sectionOf(page)));
  // What a shipped synonym finds comes after what is called as was typed, in a section that is as near.
  const saidIn = (isIn: (page: number) => boolean): number =>
    Math.max(0, ...ranked.flatMap(([page, mark]) => (mark.isSaid && isIn(page) ? scoreOf(page, mark) : [])));
  const said = { near: saidIn(isNear), all: saidIn((page) => lastOf(page) === 0) };
  const scores = new Map(ranked.map(([page, mark]) => [page, limit(page, mark)]));
  // A page that replaces another one stands before it.
  for (const [page, score] of scores) {
    const { replacedBy = -1 } = pages[page] ?? {};
    const own = scores.get(replacedBy);
    if (own !== undefined && own <= score) scores.set(replacedBy, score + LEAST);
  }
  return ranked
    .toSorted(([one], [other]) => lastOf(one) - lastOf(other) || (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
    .flatMap(([page, mark]) => answersOf(page, mark, site));

  /** Raises the score of a page's name, and returns whether it is higher than before. */
  function name(mark: Mark, score: number, isShipped = false): boolean {
    if (score <= mark.name) return false;
    mark.isLent = isShipped;
    mark.name = score;
    return true;
  }

  /** A page that lists the row which is asked for is like a generated one, whoever wrote it. */
  function scoreOf(page: number, { isTitled, isSaid, rows: own, name: best, text }: Mark): number {
    const { generated, tags = [] } = pages[page] ?? {};
    const isList = !isTitled && generated === undefined && own.some(({ kind }) => kind !== 'demo');
    const isPast = !isSaid && tags.includes('deprecated');
    return (best + text * (isList ? LISTED : 1)) * (isPast ? PAST : 1);
  }

  function limit(page: number, mark: Mark): number {
    const score = scoreOf(page, mark);
    const most = isNear(page) ? said.near : said.all;
    return mark.isLent && !mark.isSaid && most > 0 ? Math.min(score, most - LEAST) : score;
  }
}

/** Returns what readers see of a page: the page, or what on it is asked for. */
function answersOf(
  at: number,
  { isTitled, instead, excerpt, places, rows }: Mark,
  { titles: { pages, apiTitle }, kindOf }: Ranked,
): readonly SearchHit[] {
  const page = pages[at];
  if (page === undefined) return [];
  const title = page.generated === 'api' ? fillText(apiTitle, { name: page.title }) : page.title;
  const { path, section, tags = [] } = page;
  const whole: SearchHit = { kind: kindOf(at), title, path, section, tags, excerpt, ...(instead && { instead }) };
  const place = places.find(({ covers }) => covers);
  // A heading with what was typed is the answer, and not the page that only a synonym names.
  if (isTitled && (instead === undefined || place === undefined)) return [whole];
  const part = { section, tags: [], page: title };
  const best = Math.max(0, ...rows.map(({ score }) => score));
  const asked = rows
    .filter(({ score, kind }) => score >= best * CLOSE && (kind !== 'demo' || place === undefined))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, ROWS)
    .map(({ page: owner, kind, name, hash, detail, instead: meant }) => ({
      ...part,
      kind,
      title: name,
      path: `${pages[owner]?.path ?? ''}#${hash}`,
      excerpt: [],
      ...(detail === undefined ? {} : { detail }),
      ...(meant === undefined ? {} : { instead: meant }),
    }));
  if (asked.length > 0) return asked;
  if (place !== undefined)
    return [{ ...part, kind: 'heading', title: place.title, path: place.path, excerpt: place.excerpt }];
  const [told] = places;
  return [told === undefined ? whole : { ...whole, path: told.path, excerpt: told.excerpt }];
}

/** Share of the best row's score that others must have to be answers as well. */
const CLOSE = 0.8;

interface Mark {
  /** Whether its title has the whole query, so that no place on it is a better answer. */
  isTitled: boolean;
  /** Whether its title, or a heading on it, is the query. */
  isSaid: boolean;
  /** Whether it has the score of its name by a synonym that is shipped. */
  isLent: boolean;
  /** Score of its title, a heading, or its rows. */
  name: number;
  /** Score of the text of the page or of one of its tabs. */
  text: number;
  excerpt: readonly ExcerptPiece[];
  instead: string | undefined;
  readonly rows: Found['rows'][number][];
  readonly places: TextPlace[];
}
