import { createTokenWriter } from './token-writer.ts';

/**
 * One kind of token: its expression, and its class, which may depend on its text. If there is a grammar for what is
 * inside, the class is that of what this leaves.
 */
interface FlatRule {
  /** Without flags; `^` and `$` match at lines. */
  readonly token: RegExp;
  readonly class: string | ((token: string) => string);
  readonly inside?: FlatGrammar;
}

/** A language whose tokens can be recognized from what is next to them; see `flatGrammar`. */
export interface FlatGrammar {
  /** The rules as alternatives, each in a group of its own. */
  readonly expression: RegExp;
  /** By the number of their group. */
  readonly rules: readonly (readonly [group: number, rule: FlatRule])[];
}

/** Joins rules to a grammar; of two that match at the same place, the first one wins. */
export function flatGrammar(rules: readonly FlatRule[]): FlatGrammar {
  const sources: string[] = [];
  const numbered: (readonly [number, FlatRule])[] = [];
  let groups = 0;
  for (const rule of rules) {
    const own = ++groups;
    const { source } = rule.token;
    numbered.push([own, rule]);
    sources.push(`(${source.replace(BACK_REFERENCE, (_, group) => `\\${Number(group) + own}`)})`);
    groups += (new RegExp(`${source}|`).exec('') ?? []).length - 1;
  }
  return { expression: new RegExp(sources.join('|'), 'gm'), rules: numbered };
}

const BACK_REFERENCE = /\\([1-9])/g;

/**
 * Highlights code in one pass with a single expression. Prism searches the whole text for every rule in turn, which
 * takes several times as long; that matters for the languages that nearly every page shows.
 */
export function highlightFlat(code: string, grammar: FlatGrammar): string {
  const { write, finish } = createTokenWriter(code);
  const paint = (text: string, from: number, { rules, expression }: FlatGrammar, around: string): void => {
    for (const match of text.matchAll(expression)) {
      const [token] = match;
      const rule = rules.find(([group]) => match[group] !== undefined)?.[1];
      if (rule === undefined) continue;
      const start = from + match.index;
      write(start, around);
      const own = typeof rule.class === 'string' ? rule.class : rule.class(token);
      if (rule.inside === undefined) write(start + token.length, own);
      else paint(token, start, rule.inside, own);
    }
    write(from + text.length, around);
  };
  paint(code, 0, grammar, '');
  return finish();
}
