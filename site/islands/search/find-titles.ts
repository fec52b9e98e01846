import MiniSearch from 'minisearch';
import { compact, queryWords, titleWords, topicWords } from './query-words.ts';
import type { SearchTitles } from './titles.ts';

/**
 * Scores of titles for a query, by the page's index among all titles: 0 is no match, `EXACT` is the exact title.
 */
export type TitleScores = ReadonlyMap<number, number>;

/** Prepares all titles of a site for queries. */
export function openTitles({ sections, pages }: SearchTitles): (query: string) => TitleScores {
  const faces = pages.map(({ title, name, label = '', section, generated, guide }, id): Face => {
    const product = sections[section]?.name ?? '';
    return {
      id,
      section,
      isWritten: generated === undefined,
      guide,
      names: [title, ...(name === undefined ? [] : [name])].map(compact),
      words: new Set([title, name ?? '', label].flatMap(titleWords)),
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
    if (whole.length > 0) return rateWhole(whole, words, compact(query), faces);
    const topic = topicWords(words);
    for (const meant of swapsOf(topic)) {
      const swapped = find(meant, {});
      if (swapped.length > 0) return rateWhole(swapped, meant, meant.join(''), faces);
    }
    const near = find(topic, { fuzzy: allowedTypos });
    if (near.length > 0)
      return scores(near, (face) => Math.max(rateWords(face, topic, topic.join('')), NEAR - lengthOf(face)));
    const some = find(topic, { combineWith: 'OR', fuzzy: false });
    return scores(
      some,
      (face) =>
        (PART * topic.filter((word) => has(face, word)).length) / topic.length + (isSaid(face, topic) ? SAID : 0),
    );
  };
}

interface Face {
  readonly id: number;
  readonly section: number;
  readonly isWritten: boolean;
  readonly guide: number | undefined;
  /** Names of the page, without spaces. */
  readonly names: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly product: ReadonlySet<string>;
}

/** Score of the exact title. */
export const EXACT = 1.25;

/** Score of a page that stands in for one with the exact title. */
const FAMILY = 1.22;

/** Scores: all words present, all words begin as typed, some words misspelled, only some words present. */
const [WHOLE, START, NEAR, PART] = [0.72, 0.55, 0.6, 0.6];

/** The query contains the whole title, among other words. */
const SAID = 0.3;

/**
 * Rates pages that contain all words. In a section without a written page of exactly this title, the main guide to the
 * API with that name stands in, as Tabs does for `tab`, and so does a page whose title begins with it: Radio Group for
 * `radio`.
 */
function rateWhole(found: readonly Face[], words: readonly string[], query: string, all: readonly Face[]): TitleScores {
  const rated = scores(found, (face) => rateWords(face, words, query));
  const exact = found.filter(({ id }) => rated.get(id) === EXACT);
  const complete = new Set(exact.filter(({ isWritten }) => isWritten).map(({ section }) => section));
  const guides = new Set(exact.flatMap(({ guide }) => (guide === undefined ? [] : (all[guide] ?? []))));
  return scores([...new Set([...found, ...guides])], (face) => {
    const score = rated.get(face.id) ?? 0;
    if (!face.isWritten || complete.has(face.section)) return score;
    if (guides.has(face)) return FAMILY;
    return score === WHOLE - lengthOf(face) && face.names.some((name) => name.startsWith(ownWords(face, words)))
      ? FAMILY - lengthOf(face)
      : score;
  });
}

function rateWords(face: Face, words: readonly string[], query: string): number {
  if (face.names.includes(query)) return EXACT;
  if (words.every((word) => face.words.has(word) || face.product.has(word))) {
    const own = ownWords(face, words);
    // The product's name alone says nothing about a page.
    if (own === '' && !words.some((word) => face.words.has(word))) return PART;
    return face.names.includes(own) ? EXACT : WHOLE - lengthOf(face);
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

/** The words with two neighboring letters of one of them in the other order, which is one slip and two wrong letters. */
function swapsOf(words: readonly string[]): readonly (readonly string[])[] {
  return words.flatMap((word, at) =>
    allowedTypos(word) === 0
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

function scores(faces: readonly Face[], rate: (face: Face) => number): TitleScores {
  return new Map(faces.map((face) => [face.id, rate(face)] as const).filter(([, score]) => score > 0));
}
