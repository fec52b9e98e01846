import { posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Rewords the messages of tools from the perspective of a module's writer. Unknown messages stay as they are. */
export function reword(said: string): string {
  return said
    .replace(/ENOENT: no such file or directory, open '([^']+)'/, '`$1` leads to no file')
    .replace(/'([^']+)' wasn't found\. Tried - .*/, '`$1` leads to no file')
    .replace(
      /"\.([^"]*)" is not exported under the conditions .* from package .*?node_modules[\\/]((?:@[^\\/\s]+[\\/])?[^\\/\s]+)[^]*/,
      (_, part: string, owner: string) => `\`${owner.replace('\\', '/')}${part}\` ${UNLISTED}`,
    )
    .replace('The returned path from the "fileResolve" option must be absolute', 'what it composes leads to no file')
    .replace(/\[lightningcss minify\] (Unexpected token)?(?: \w+ ?[({].*)?/, '$1')
    .replace(/Module format "cjs" does not support top-level await\..*/, AWAITS)
    .replace(
      /plugin `builtin:vite-json` threw an error\s+Caused by:\s+(.*)/,
      'JSON that it imports cannot be read: $1',
    );
}

/** Rewords what a demo threw, without the names that the compiler made up. */
export function rewordThrown(said: string): string {
  return said
    .replace(/^\(0 ?, ?(?:[\w$]+\.)*([\w$]+)\) is not/, '`$1` is not')
    .replace(/^JSCompiler_[\w$]+\.(\w+) is not/, '`$1` is not');
}

/** Said of a part of a package that its `exports` do not list. */
export const UNLISTED = 'is not among the exports of its package';

/** Said of a module that others would have to wait for. */
export const AWAITS = 'it awaits something outside of its functions';

/**
 * Finds what a reworded message is about in the text of a module or stylesheet, as an offset. The positions of tools
 * refer to their output, which has no types or unused imports. `undefined` if the message is about something else, or
 * that is not in the text.
 */
export function findMeant(text: string, said: string): number | undefined {
  const at = offsetOf(text, said);
  return at === undefined || at < 0 ? undefined : at;
}

function offsetOf(text: string, said: string): number | undefined {
  if (said.includes(AWAITS)) return text.search(/\bawait\b/);
  if (said.includes('what it composes')) return text.search(/\bcomposes\s*:/);
  const path = findMissingImport(said) ?? ADDRESS.exec(said)?.[1];
  if (path !== undefined) return [`'${path}'`, `"${path}"`].map((quoted) => text.indexOf(quoted)).find((at) => at >= 0);
  const [, name, file = ''] = NO_EXPORT.exec(said) ?? [];
  return name === undefined ? undefined : indexOfImported(text, name, posix.parse(file).name);
}

/** Finds the import that a tool or Node cannot resolve. */
export function findMissingImport(said: string): string | undefined {
  return /(?:Could not resolve|failed to resolve import|Cannot find (?:module|package)) ['"]([^'"]+)['"]/i.exec(
    said,
  )?.[1];
}

const ADDRESS =
  /`([^`]+)`(?:, which `[^`]+` imports,)? (?:leads to (?:no file|`)|is a module of Node|is not among the exports)/;
const NO_EXPORT = /"([^"]+)" is not exported by "([^"]+)"/;

/** Finds where a name is imported from a module with the given name. */
function indexOfImported(text: string, name: string, module: string): number | undefined {
  return indexOfName(text, name, (from) => posix.parse(from).name === module || module === 'index');
}

/** Finds where a module imports a name from a package or one of its parts, as an offset. */
export function findImportFrom(text: string, name: string, specifier: string): number | undefined {
  return indexOfName(text, name, (from) => from === specifier);
}

function indexOfName(text: string, name: string, isMeant: (from: string) => boolean): number | undefined {
  for (const { index, 1: before = '', 2: names = '', 3: from = '' } of text.matchAll(IMPORT)) {
    if (!isMeant(from)) continue;
    const isDefault = name === 'default' && /^\s*[\w$]/.test(names);
    const at = isDefault ? names.search(/\S/) : names.split(/[^\w$]/).includes(name) ? names.indexOf(name) : -1;
    if (at >= 0) return index + before.length + at;
  }
  return undefined;
}

const IMPORT = /(\b(?:import|export)\b)(?!\s+type\b)([^;'"]*?)\bfrom\s*['"]([^'"]+)['"]/g;

/** Returns the first line of a tool's message, as a sentence. */
export function firstLine(said: string): string {
  const [line = ''] = stripVTControlCharacters(said).split('\n', 1);
  return line.trim().replace(/[.:]*$/, '.');
}
