import Prism from 'prismjs';
import 'prismjs/components/prism-scss.js';
import 'prismjs/components/prism-yaml.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-markdown.js';
import 'prismjs/components/prism-graphql.js';
import { MAX_HIGHLIGHTED_BLOCK } from '../../../engine/text/limits.ts';
import { escapeText } from '../../text/escape.ts';
import { CSS_GRAMMAR, JSON_GRAMMAR, SHELL_GRAMMAR, type FlatGrammar, highlightFlat } from './flat-grammars.ts';
import { highlightScript } from './highlight-script.ts';
import { createTokenWriter } from './token-writer.ts';

/**
 * One-letter classes of highlighted tokens, by Prism's token type. `undefined` means the class of the token around it;
 * an empty string means plain, as for punctuation and operators, which have no markup to keep pages small.
 *
 * k keyword · s string · c comment · n number · f function · t tag, type or selector ·
 * a attribute or property · v variable · d removed line · i added line
 */
const TOKEN_CLASSES: Readonly<Record<string, string | undefined>> = {
  ...named('k', 'keyword rule important directive null interpolation-punctuation'),
  ...named('s', 'string char attr-value template-string regex url scalar code-snippet'),
  ...named('c', 'comment multiline-comment shebang prolog doctype cdata blockquote front-matter coord'),
  ...named('n', 'number boolean constant datetime entity file-descriptor'),
  ...named('f', 'function function-variable builtin'),
  ...named('t', 'tag selector class-name title placeholder'),
  ...named('a', 'attr-name property key string-property'),
  ...named('v', 'variable parameter assign-left for-or-select environment'),
  ...named('d', 'deleted deleted-sign deleted-arrow'),
  ...named('i', 'inserted inserted-sign inserted-arrow'),
  ...named('', 'punctuation operator interpolation script plain-text spread unchanged atrule'),
};

// Only use Prism's grammars; do not highlight the page automatically.
Prism.manual = true;

/** Names of languages in fences, by grammar, if they differ from the grammar's own name. */
const GRAMMARS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    typescript: ['ts', 'mts', 'cts'],
    javascript: ['js', 'mjs', 'cjs'],
    bash: ['sh', 'shell', 'zsh'],
    json: ['jsonc', 'json5'],
    yaml: ['yml'],
    markdown: ['md', 'mdx'],
    markup: ['html', 'xml', 'svg', 'vue'],
    graphql: ['gql'],
  }).flatMap(([grammar, names]) => names.map((name) => [name, grammar] as const)),
);

/** Languages with our own scanner. */
const SCRIPTS: ReadonlySet<string> = new Set(['tsx', 'jsx', 'javascript', 'typescript']);

/** Languages with a Prism grammar. */
const OTHERS: ReadonlySet<string> = new Set(['scss', 'markup', 'yaml', 'diff', 'markdown', 'graphql']);

/** Languages with a grammar of our own. */
const FLAT: ReadonlyMap<string, FlatGrammar> = new Map([
  ['bash', SHELL_GRAMMAR],
  ['json', JSON_GRAMMAR],
  ['css', CSS_GRAMMAR],
]);

/** Converts code to escaped text with `<i class=k>` around its tokens, or to plain text if the language is unknown. */
export function highlight(code: string, language: string): string {
  const name = GRAMMARS.get(language) ?? language;
  // Takes the same time for each character.
  if (SCRIPTS.has(name)) return highlightScript(code, { jsx: name !== 'typescript' });
  const grammar = FLAT.get(name);
  if (code.length > MAX_HIGHLIGHTED_BLOCK || (grammar === undefined && !OTHERS.has(name))) return escapeText(code);
  return grammar === undefined ? toHtml(code, tokenize(code, name)) : highlightFlat(code, grammar);
}

type Tokens = string | Prism.Token | (string | Prism.Token)[];

function tokenize(code: string, language: string): Tokens {
  const environment = {
    code,
    language,
    grammar: Prism.languages[language] as Prism.Grammar,
    tokens: [] as Tokens,
  };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Renders tokens with their innermost class. */
function toHtml(code: string, tokens: Tokens): string {
  const { write, finish } = createTokenWriter(code);
  let at = 0;
  const visit = (token: Tokens, around: string): void => {
    if (typeof token === 'string') write((at += token.length), around);
    else if (Array.isArray(token)) for (const part of token) visit(part, around);
    else visit(token.content as Tokens, classOf(token, around));
  };
  visit(tokens, '');
  return finish();
}

function classOf({ type, content }: Prism.Token, around: string): string {
  // The quotes of an attribute belong to its value.
  if (type === 'punctuation' && around === 's' && (content === '"' || content === "'")) return 's';
  return TOKEN_CLASSES[type] ?? around;
}

function named(className: string, types: string): Record<string, string> {
  return Object.fromEntries(types.split(' ').map((type) => [type, className]));
}
