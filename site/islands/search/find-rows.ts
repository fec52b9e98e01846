import { compact, queryWords, titleWords, topicWords } from './query-words.ts';
import { kindOfRow, type HitKind } from './hit-kind.ts';
import { DEMOS, INHERITED, type PageRow, type SearchRows, type SearchTitles } from './titles.ts';

/** A named row or demo of a page that matches a query. */
export interface RowHit {
  /** Index of its page among all titles. */
  readonly page: number;
  readonly name: string;
  readonly kind: HitKind;
  /** Its type and default, as code. */
  readonly detail?: string | undefined;
  /** Id of the row on its page. */
  readonly hash: string;
  readonly score: number;
}

/**
 * Prepares what pages list by name for queries, with or without words of the page's title: props, classes, members and
 * demos.
 */
export function openRows(
  { pages, sections }: SearchTitles,
  { details, pages: listed }: SearchRows,
): (query: string) => readonly RowHit[] {
  const known = Object.entries(listed).map(([at, starts]) => {
    const page = Number(at);
    const { title = '', section = -1 } = pages[page] ?? {};
    return {
      page,
      rows: Object.entries(starts).flatMap(([start, list]) => list.map((row) => nameRow(start, row, details))),
      title: compact(title),
      words: [...titleWords(title), ...titleWords(sections[section]?.name ?? '')],
    };
  });

  return (query) => {
    const words = topicWords(queryWords(query));
    if (words.length === 0) return [];
    // Names of classes contain hyphens.
    const tokens = query.trim().split(/\s+/).map(compact);
    const found = known.flatMap(({ page, rows, title, words: own }) =>
      rows.flatMap((row): readonly RowHit[] => {
        const { folded, name, kind, detail, hash } = row;
        if (!words.some((word) => folded.includes(word))) return [];
        const match = matchName(row, words, tokens);
        if (match === undefined) return [];
        const { rest } = match;
        if (!rest.every((word) => own.some((known) => known.startsWith(word)))) return [];
        const beside = (rest.length > 0 ? BESIDE : 0) + (rest.join('') === title ? BESIDE : 0);
        const score = (match.score + beside) * (rest.length > 0 && kind !== 'demo' ? 1 : row.weight);
        return [{ page, name, kind, detail, hash, score }];
      }),
    );
    // A name that nearly every component has is not specific.
    return found.length > COMMON ? found.map((hit) => ({ ...hit, score: hit.score * SHARED })) : found;
  };
}

interface NamedRow extends Omit<RowHit, 'page' | 'score'> {
  /** The name in lower case, without hyphens. */
  readonly folded: string;
  readonly weight: number;
}

function nameRow(starts: string, row: PageRow, details: readonly string[]): NamedRow {
  const [start = '', named = ''] = starts.split(' ');
  const [end, more] = typeof row === 'string' ? [row] : row;
  const name = named + end;
  const isDemo = start === DEMOS;
  const key = encodeURIComponent(typeof more === 'string' ? more : end);
  return {
    name,
    kind: isDemo ? 'demo' : kindOfRow(start),
    detail: typeof more === 'number' ? details[more] : undefined,
    hash: isDemo ? `${key}.tsx` : start.replace(INHERITED, '') + key,
    folded: compact(name),
    weight: isDemo ? DEMO : start.startsWith(INHERITED) ? LENT : 1,
  };
}

/** Matches a name with the words of a query; `rest` are the words that it does not contain. */
function matchName(
  { folded, name, kind }: NamedRow,
  words: readonly string[],
  tokens: readonly string[],
): { readonly score: number; readonly rest: readonly string[] } | undefined {
  const others = words.filter((word) => !folded.includes(word));
  if (tokens.includes(folded)) return { score: EXACT, rest: others };
  const parts = titleWords(name);
  const said = words.filter(
    (word) => parts.includes(word) || parts.some((part) => word.length >= LEAST && part.startsWith(word)),
  );
  const rest = words.filter((word) => !said.includes(word));
  if (said.length === 0) return undefined;
  if (said.join('') === folded) return { score: EXACT, rest };
  const isStart = said.some((word) => word.length >= LEAST && folded.startsWith(word));
  // One word of several in a demo's name, or in the middle of another, says little, unless it is a size.
  const isWord = !said.some((word) => /\p{N}/u.test(word));
  if (said.length === 1 && rest.length === 0 && isWord && (!isStart || kind === 'demo')) return undefined;
  return { score: START + (PARTS * said.join('').length) / folded.length, rest };
}

/** Minimum number of letters for matching the start of a name. */
const LEAST = 4;

/** Number of rows above which a name is common, and the weight of such a row. */
const [COMMON, SHARED] = [12, 0.75];

const [EXACT, START, PARTS, BESIDE] = [0.8, 0.25, 0.2, 0.2];

/** Weights of a demo, and of a prop that another component declares, whose own page comes first. */
const [DEMO, LENT] = [0.5, 0.8];
