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

const BACK_REFERENCE = /\\([1-9])/g;

/** Joins rules to a grammar; of two that match at the same place, the first one wins. */
function flatGrammar(rules: readonly FlatRule[]): FlatGrammar {
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

const QUOTED = /"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'/;
const BLOCK_COMMENT = /\/\*[^]*?(?:\*\/|(?![^]))/;

/** JSON with comments. */
export const JSON_GRAMMAR = flatGrammar([
  { token: /"(?:\\.|[^"\\\n])*"(?=\s*:)/, class: 'a' },
  { token: /"(?:\\.|[^"\\\n])*"/, class: 's' },
  { token: new RegExp(`//.*|${BLOCK_COMMENT.source}`), class: 'c' },
  { token: /-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:false|true)\b/, class: 'n' },
  { token: /\bnull\b/, class: 'k' },
]);

/** What rules and at-rules have in common. */
const CSS_VALUES = [
  { token: QUOTED, class: 's' },
  { token: /(?<![-\w\u00A0-\uFFFF])[-_a-zA-Z\u00A0-\uFFFF][-\w\u00A0-\uFFFF]*(?=\s*:)/, class: 'a' },
  { token: /(?<![-\w])[-\w]+(?=\()/, class: 'f' },
  { token: /(?<=\burl\()[^"')\s][^)\n]*/, class: 's' },
];

/** The part of an at-rule before its block. */
const AT_RULE = flatGrammar([{ token: /@[-\w]+|(?<![-\w])(?:and|not|only|or)(?![-\w])/, class: 'k' }, ...CSS_VALUES]);

export const CSS_GRAMMAR = flatGrammar([
  { token: BLOCK_COMMENT, class: 'c' },
  { token: new RegExp(`@[-\\w](?:[^;{}"']|${QUOTED.source})*`), class: '', inside: AT_RULE },
  // Every selector is followed by a block, and no declaration is. Limited in length, because each word of a block without
  // any braces would otherwise read the rest again.
  {
    token: new RegExp(`(?<![^{};\\s])[^{};\\s](?:[^{};"'\\s]|\\s+(?![\\s{])|${QUOTED.source}){0,500}(?=\\s*\\{)`),
    class: 't',
  },
  ...CSS_VALUES,
  { token: /!important\b/, class: 'k' },
]);

const SHELL_VARIABLE = { token: /\$(?:\w+|[#?*!@$]|\{[^}]*\})/, class: 'v' };

const SHELL_KEYWORDS: ReadonlySet<string> = new Set(
  'case do done elif else esac fi for function if in select then until while'.split(' '),
);

/** Builtins of shells, and programs that documentation calls. Names that are mostly arguments, as `install`, are not here. */
const COMMANDS: ReadonlySet<string> = new Set(
  (
    'alias break cd command continue declare echo eval exec exit export getopts let local printf pwd read readonly ' +
    'return shift shopt source trap typeset ulimit umask unalias unset wait ' +
    'apt apt-get awk basename bash brew bun bunx bzip2 cargo cat chgrp chmod chown cmp comm composer cp curl cut date ' +
    'deno df diff dirname docker docker-compose du egrep env fgrep find gawk git go grep gunzip gzip head hostname ' +
    'iconv java kill killall less ln ls lsof make mkdir mktemp mv nano nc netstat nice node nohup npm npx open ping ' +
    'pip pip3 pkill pnpm podman ps python python3 rm rmdir rsync ruby scp sed seq sh sleep sort ssh stat su sudo tail ' +
    'tar tee time timeout touch tr tree uname uniq unzip vi vim wc wget which whoami xargs yarn yes zip zsh'
  ).split(' '),
);

function classOfWord(word: string): string {
  if (/^--?\w/.test(word)) return 'v';
  if (SHELL_KEYWORDS.has(word)) return 'k';
  if (COMMANDS.has(word)) return 'f';
  return word === 'true' || word === 'false' || /^\d+(?:\.\d+)?$/.test(word) ? 'n' : '';
}

export const SHELL_GRAMMAR = flatGrammar([
  // Up to a line that consists of the delimiter.
  { token: /<<-?[ \t]*["']?(\w+)[^]*?\n[ \t]*\1$/, class: 's' },
  { token: /#(?<![^\s;]#).*/, class: 'c' },
  {
    token: /"(?:\\[^]|\$\([^)]*\)|\$(?!\()|[^"\\$])*"/,
    class: 's',
    inside: flatGrammar([SHELL_VARIABLE]),
  },
  { token: /'[^']*'/, class: 's' },
  SHELL_VARIABLE,
  // Variables that are set, and those of loops.
  { token: /\w+(?=\+?=)|\w+(?=\s+in\s)(?<=\b(?:for|select)\s+\w+)/, class: 'v' },
  { token: /[\w-]+(?=\s*\(\s*\)\s*\{)/, class: 'f' },
  { token: /[^\s"'$;|&()<>=\\]+/, class: classOfWord },
  { token: /\\[^]/, class: '' },
]);
