import { transform } from 'sucrase';
import { editOutput, type EditedOutput } from './edit-output.ts';
import { findMistakes } from './find-mistake.ts';
import type { CompiledFile, CompiledImport, Failure } from './messages.ts';
import { isWithoutTags } from './syntax/parse-source.ts';
import { writeNamespaces } from './syntax/write-namespaces.ts';

/** Files of a demo by their names; the first is the demo itself. */
export type LiveFiles = Readonly<Record<string, string>>;

/** Code that is ready to run. */
export interface CompiledCode {
  /** Every file after those that it imports. */
  readonly files: readonly CompiledFile[];
  /** Ids of icons that they import. */
  readonly icons: readonly string[];
}

/** What the library has. */
export interface Library {
  readonly has: (id: string) => boolean;
  /** Whether an id is that of an icon, which is fetched by name and then a file. */
  readonly isIcon: (id: string) => boolean;
}

/** Compiles files, or finds the first mistake; files whose texts are known already are compiled only once. */
type Compiler = (files: LiveFiles, library: Library) => CompiledCode | { readonly failure: Failure };

/** Creates a compiler that remembers the last result for each file. The files are in `folder`, from the project's root. */
export function createCompiler(folder = ''): Compiler {
  const known = new Map<string, { readonly source: string; readonly result: EditedOutput | Failure }>();
  const outputOf = (name: string, source: string): EditedOutput | Failure => {
    const last = known.get(name);
    if (last?.source === source) return last.result;
    const result = toOutput(name, source);
    known.set(name, { source, result });
    return result;
  };
  return (files, library) => {
    const [entry = ''] = Object.keys(files);
    const done: CompiledFile[] = [];
    const icons = new Set<string>();
    const open = new Set<string>();
    const byPath = new Map(Object.keys(files).map((file) => [joinPath(folder, file), file]));
    const add = (name: string): Failure | undefined => {
      if (done.some((file) => file.name === name)) return undefined;
      open.add(name);
      const output = outputOf(name, files[name] ?? '');
      if ('message' in output) return output;
      const imports: CompiledImport[] = [];
      for (const found of output.imports) {
        const { from, line } = found;
        const fail = (message: string): Failure => ({ message, file: name, line });
        const path = from.startsWith('.') ? joinPath(folder, `${name}/..`, from) : '';
        const target = byPath.get(findFile(path, byPath) ?? '');
        const own = findFile(path, { has: (file) => library.has(`/${file}`) });
        if (target !== undefined) {
          if (open.has(target)) return fail(`'${target}' and '${name}' import each other.`);
          const failure = add(target);
          if (failure !== undefined) return failure;
          imports.push({ ...found, to: { file: target } });
        } else if (path !== '' && own !== undefined) imports.push({ ...found, to: { id: `/${own}` } });
        else if (library.isIcon(from)) {
          icons.add(from);
          imports.push({ ...found, to: { file: from } });
        } else if (library.has(from)) imports.push({ ...found, to: { id: from } });
        else return fail(`Cannot find module '${from}'.`);
      }
      open.delete(name);
      done.push({ name, code: output.code, imports });
      return undefined;
    };
    const failure = add(entry);
    return failure === undefined ? { files: done, icons: [...icons] } : { failure };
  };
}

function toOutput(name: string, source: string): EditedOutput | Failure {
  if (name.endsWith('.json')) return jsonModule(name, source);
  if (name.endsWith('.css')) return { code: styleModule(name, source), imports: [] };
  const { told, brokenAt } = findMistakes(source, name);
  if (told !== undefined) return { ...told, file: name };
  try {
    const { code } = transform(writeNamespaces(source, name), {
      transforms: isWithoutTags(name) ? ['typescript'] : ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    const output = editOutput(code);
    return output.brokenAt === undefined
      ? output
      : { message: 'SyntaxError: This is not valid code.', file: name, line: output.brokenAt };
  } catch (error) {
    return describeSyntax(error, name, brokenAt);
  }
}

/** Reads a mistake that the compiler found: its message ends with line and column. */
function describeSyntax(error: unknown, file: string, brokenAt: number | undefined): Failure {
  const { message, loc } = error as Error & { readonly loc?: { readonly line: number } };
  const line = brokenAt ?? loc?.line;
  return {
    message: `SyntaxError: ${message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')}`,
    file,
    ...(line === undefined ? {} : { line }),
  };
}

function jsonModule(name: string, source: string): EditedOutput | Failure {
  try {
    return { code: `export default ${JSON.stringify(JSON.parse(source))};`, imports: [] };
  } catch (error) {
    return { message: String(error), file: name };
  }
}

/** A stylesheet replaces the one of an earlier state. */
function styleModule(name: string, css: string): string {
  return `const id=${JSON.stringify(`style ${name}`)};const style=document.getElementById(id)??document.head.appendChild(Object.assign(document.createElement('style'),{id}));style.textContent=${JSON.stringify(css)};`;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** Finds the file that the path of an import means. */
function findFile(path: string, files: { readonly has: (file: string) => boolean }): string | undefined {
  const bare = path.replace(/\.jsx?$/, '');
  return [...ENDINGS.map((ending) => path + ending), `${bare}.ts`, `${bare}.tsx`].find((file) => files.has(file));
}

function joinPath(...paths: readonly string[]): string {
  const parts: string[] = [];
  for (const part of paths.join('/').split('/'))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return parts.join('/');
}
