import MiniSearch from 'minisearch';
import { fillText } from '../../browser/page-language.ts';
import { compact, isMessage, queryWords, titleWords, topicWords } from './query-words.ts';
import { endsOfRuns } from './space-words.ts';
import type { SearchTitles, TitledPage } from './titles.ts';

/** How well a page's title matches a query. */
export interface TitleScore {
  readonly score: number;
  /** Whether this is what the page is called. */
  readonly isExact: boolean;
  /** Whether it has all words of the query, misspelled ones included. */
  readonly isWhole: boolean;
}

/** Scores of titles for a query, by the page's index among all titles. */
type TitleScores = ReadonlyMap<number, TitleScore>;

/** Prepares all titles of a site for queries. */
export function openTitles({ sections, pages, apiTitle }: SearchTitles): (query: string) => TitleScores {
  const faces = pages.map(({ title, name, label = '', section, generated, guide }, id): Face => {
    const product = sections[section]?.name ?? '';
    const full = generated === 'api' ? fillText(apiTitle, { name: title }) : undefined;
    return {
      id,
      section,
      generated,
      guide,
      full: full === undefined ? undefined : compact(full),
      names: [title, ...(name === undefined ? [] : [name])].map(compact),
      words: new Set(
        [title, name ?? '', label, full ?? ''].flatMap((text) => [...titleWords(text), ...endsOfRuns(text)]),
      ),
      product: new Set(titleWords(product)),
    };
  });
  const index = new MiniSearch<Face>({
    fields: ['words', 'product'],
    extractField: (face, field) => (field === 'id' ? face.id : [...face[field as 'words' | 'product']].join(' ')),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(faces);

  return (query) => {
    const words = queryWords(query);
    if (words.length === 0) return new Map();
    const find = (terms: readonly string[], options: object) =>
      index
        .search(terms.join(' '), { combineWith: 'AND', prefix: true, ...options })
        .flatMap(({ id }) => faces[id as number] ?? []);
    const whole = find(words, {});
    // A name that is written as in code means just that.
    if (whole.length > 0) return rateWhole(whole, words, compact(query), CODE.test(query.trim()) ? [] : faces);
    const topic = topicWords(words);
    // What was pasted is spelled as it was written, and trying every word in other ways would take long.
    const typed = isMessage(topic) ? [] : topic;
    for (const meant of swapsOf(typed, (word) => find([word], {}).length > 0)) {
      const swapped = find(meant, {});
      if (swapped.length > 0) return rateWhole(swapped, meant, meant.join(''), faces);
    }
    const near = find(typed, { fuzzy: allowedTypos });
    if (near.length > 0)
      return scores(near, (face) => Math.max(rateWords(face, topic, topic.join('')), NEAR - lengthOf(face)));
    // Of a pasted message, the rare words say what it is about.
    const weights = new Map(
      topic.map((word) => {
        const count = faces.filter((face) => has(face, word)).length;
        return [word, Math.log((2 + faces.length) / (1 + count))] as const;
      }),
    );
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const some = scores(find(topic, { combineWith: 'OR', fuzzy: false }), (face) => {
      const said = Array.from(weights).reduce((sum, [word, weight]) => sum + (has(face, word) ? weight : 0), 0);
      return ((PART + (isSaid(face, topic) ? SAID : 0)) * said) / total;
    });
    return new Map(Array.from(some, ([page, score]) => [page, { ...score, isWhole: false }]));
  };
}

interface Face {
  readonly id: number;
  readonly section: number;
  readonly generated: TitledPage['generated'];
  readonly guide: number | undefined;
  /** Full name of an API page, without spaces. */
  readonly full: string | undefined;
  /** Names of the page, without spaces. */
  readonly names: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly product: ReadonlySet<string>;
}

const CODE = /^\p{Lu}\w*\p{Ll}\p{Lu}\w*$/u;

/** Scores of the exact title, alone and beside the name of its product. */
const [EXACT, EXACT_THERE] = [1.25, 1.24];

/** Score of a page that stands in for one with the exact title. */
const FAMILY = 1.22;

/** Scores: all words present, all words begin as typed, some words misspelled, only some words present. */
const [WHOLE, START, NEAR, PART] = [0.72, 0.55, 0.6, 0.6];

/** The query contains the whole title, among other words. */
const SAID = 0.3;

/**
 * Weights of a generated page: of the API with exactly that name, which comes before pages of other sections, and of any
 * other name.
 */
const [API, GENERATED] = [0.8, 0.65];

/**
 * Rates pages that contain all words. In a section without a written page of exactly this title, the main guide to the
 * API with that name stands in, as Tabs does for `tab`, and so does a page whose title begins with it: Radio Group for
 * `radio`. Guides are among `all`.
 */
function rateWhole(found: readonly Face[], words: readonly string[], query: string, all: readonly Face[]): TitleScores {
  const rated = new Map(found.map((face) => [face, rateWords(face, words, query)]));
  const exact = found.filter((face) => (rated.get(face) ?? 0) >= EXACT_THERE && face.full !== query);
  const complete = new Set(exact.filter(isWritten).map(({ section }) => section));
  const guides = new Set(exact.flatMap(({ guide }) => (guide === undefined ? [] : (all[guide] ?? []))));
  const rate = (face: Face): number => {
    const score = rated.get(face) ?? 0;
    if (!isWritten(face) || complete.has(face.section)) return score;
    if (guides.has(face)) return FAMILY;
    return score === WHOLE - lengthOf(face) && face.names.some((name) => name.startsWith(ownWords(face, words)))
      ? FAMILY - lengthOf(face)
      : score;
  };
  return scores([...new Set([...found, ...guides])], rate, words);
}

function isWritten({ generated }: Face): boolean {
  return generated === undefined;
}

function rateWords(face: Face, words: readonly string[], query: string): number {
  if (face.full === query || face.names.includes(query)) return EXACT;
  if (words.every((word) => face.words.has(word) || face.product.has(word))) {
    const own = ownWords(face, words);
    // The product's name alone says nothing about a page.
    if (own === '' && !words.some((word) => face.words.has(word))) return PART;
    return face.full === own || face.names.includes(own) ? EXACT_THERE : WHOLE - lengthOf(face);
  }
  return words.every((word) => has(face, word)) ? START - lengthOf(face) : 0;
}

/** Returns the words of a query that are not the product's name. */
function ownWords({ product }: Face, words: readonly string[]): string {
  return words.filter((word) => !product.has(word)).join('');
}

function isSaid({ names }: Face, words: readonly string[]): boolean {
  const said = words.join('');
  return names.some((name) => said.includes(name));
}

function has(face: Face, word: string): boolean {
  return [...face.words, ...face.product].some((own) => own.startsWith(word));
}

/** Returns a small penalty for length, so that the shorter of two equal matches ranks higher. */
function lengthOf({ names }: Face): number {
  return Math.min(0.1, (names[0]?.length ?? 0) / 400);
}

/**
 * The words with two neighboring letters of one that no title has in the other order, which is one slip and two wrong
 * letters.
 */
function swapsOf(words: readonly string[], isKnown: (word: string) => boolean): readonly (readonly string[])[] {
  return words.flatMap((word, at) =>
    allowedTypos(word) === 0 || isKnown(word)
      ? []
      : Array.from(word.slice(1), (letter, index) =>
          words.with(at, word.slice(0, index) + letter + word[index] + word.slice(index + 2)),
        ),
  );
}

/** Returns the number of allowed typos in a word. */
function allowedTypos(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

function scores(faces: readonly Face[], rate: (face: Face) => number, words: readonly string[] = []): TitleScores {
  return new Map(
    faces.flatMap((face) => {
      const score = rate(face);
      return score > 0 ? [[face.id, weigh(face, score, words)] as const] : [];
    }),
  );
}

/** Weighs the score of a generated page, which lists everything; by its full name it is what was asked for. */
function weigh(face: Face, score: number, words: readonly string[]): TitleScore {
  const { generated, full } = face;
  const isExact = score >= EXACT_THERE;
  const isFull = full !== undefined && [words.join(''), ownWords(face, words)].includes(full);
  const factor = generated === undefined || isFull ? 1 : isExact && generated === 'api' ? API : GENERATED;
  return { score: score * factor, isExact, isWhole: true };
}
