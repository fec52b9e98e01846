import Prism from 'prismjs';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-scss.js';
import 'prismjs/components/prism-yaml.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-markdown.js';
import 'prismjs/components/prism-graphql.js';
import { MAX_HIGHLIGHTED_BLOCK } from '../../engine/limits.ts';
import { escapeText } from './escape.ts';
import { highlightScript } from './highlight-script.ts';
import { TOKEN_CLASSES } from './token-classes.ts';
import { createTokenWriter } from './token-writer.ts';

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

/** Languages with our own scanner, and whether it expects JSX. */
const SCRIPTS: ReadonlyMap<string, { readonly jsx: boolean }> = new Map([
  ['tsx', { jsx: true }],
  ['jsx', { jsx: true }],
  ['javascript', { jsx: true }],
  ['typescript', { jsx: false }],
]);

/** Languages with a Prism grammar. */
const OTHERS: ReadonlySet<string> = new Set([
  'bash',
  'json',
  'css',
  'scss',
  'markup',
  'yaml',
  'diff',
  'markdown',
  'graphql',
]);

/**
 * Grammars without the rules for marks that stay plain text, if no later rule depends on them. These marks are the most
 * frequent, and each would create a token.
 */
const LEAN: Readonly<Record<string, Prism.Grammar>> = {
  json: without(Prism.languages['json'], ['punctuation', 'operator']),
  css: without(Prism.languages['css'], ['punctuation']),
};

function without(grammar: Prism.Grammar = {}, rules: readonly string[]): Prism.Grammar {
  return Object.fromEntries(Object.entries(grammar).filter(([name]) => !rules.includes(name)));
}

/** Maximum size of the cache for repeated blocks such as install commands, in characters of HTML. */
const MEMORY = 2_000_000;

const remembered = new Map<string, string>();
let rememberedLength = 0;

/** Converts code to escaped text with `<i class=k>` around its tokens, or to plain text if the language is unknown. */
export function highlight(code: string, language: string): string {
  const name = GRAMMARS.get(language) ?? language;
  const script = SCRIPTS.get(name);
  // Our own scanner reads everything once.
  const isReadable = script !== undefined || (OTHERS.has(name) && code.length <= MAX_HIGHLIGHTED_BLOCK);
  if (!isReadable) return escapeText(code);
  const key = `${name}\n${code}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const html = script === undefined ? toHtml(tokenize(code, name)) : highlightScript(code, script);
  rememberedLength += key.length + html.length;
  if (rememberedLength > MEMORY) {
    remembered.clear();
    rememberedLength = key.length + html.length;
  }
  remembered.set(key, html);
  return html;
}

type Tokens = string | Prism.Token | (string | Prism.Token)[];

function tokenize(code: string, language: string): Tokens {
  const environment = {
    code,
    language,
    grammar: LEAN[language] ?? (Prism.languages[language] as Prism.Grammar),
    tokens: [] as Tokens,
  };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Renders tokens with their innermost class. */
function toHtml(tokens: Tokens): string {
  const { write, finish } = createTokenWriter();
  const visit = (token: Tokens, around: string): void => {
    if (typeof token === 'string') write(token, around);
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
