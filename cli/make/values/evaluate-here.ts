import { dirname, join } from 'node:path';
import type { AskValue } from '../../../engine/feature/declaration.ts';
import { suggest } from '../../../engine/index.ts';
import { shorten } from '../../../site/text/shorten.ts';
import { adviseDemo } from '../../../site/markdown/code/find-behavior.ts';
import { startAnotherTime } from '../demos/render/another-time.ts';
import { contain } from '../demos/render/contain.ts';
import type { NoteStep } from '../demos/render/watch-job.ts';
import { stateOfFile } from '../features/file-state.ts';
import { openLoader } from '../features/load-module.ts';
import { saidBy } from '../../system/base/failure.ts';
import { toValue } from './to-value.ts';
import type { EvaluatedPage, PageToEvaluate, ValueFault, ValueJob } from './value-job.ts';

/** Evaluates the expressions of pages, on this thread; yields the result of each page. */
export async function* evaluateHere(
  { root, pages }: ValueJob,
  note: NoteStep = () => {},
): AsyncGenerator<EvaluatedPage> {
  // The line of the page is below those of everything that it has called.
  Error.stackTraceLimit = 100;
  for (const [at, page] of pages.entries()) {
    note(at);
    const file = join(root, page.path);
    const reads = new Set<string>();
    const evaluation: Evaluation = {
      file,
      read: (path) => void reads.add(path),
      note: (expression) => note(at, expression),
    };
    const found = await evaluatePage(page, evaluation);
    const end = startAnotherTime();
    const again = found.faults.length > 0 ? found : await evaluatePage(page, evaluation);
    end();
    const isSame = (source: string) => JSON.stringify(found.values[source]) === JSON.stringify(again.values[source]);
    const differing = page.expressions.flatMap(({ source }, index) => (isSame(source) ? [] : differs(source, index)));
    const faults = [...found.faults, ...differing];
    reads.delete(file);
    yield { ...found, faults, reads: Array.from(reads, (path) => stateOfFile(root, path)) };
  }
}

interface Evaluation {
  /** Absolute path of the page. */
  readonly file: string;
  /** Records a file that the page depends on. */
  readonly read: (path: string) => void;
  /** Records the expression that is evaluated next. */
  readonly note: (expression: number) => void;
}

async function evaluatePage(
  page: PageToEvaluate,
  { file, read, note }: Evaluation,
): Promise<Pick<EvaluatedPage, 'values' | 'faults'>> {
  const { result: loaded, late } = await contain(() => loadPage(page, file, read));
  if ('faults' in loaded) return { values: {}, faults: loaded.faults };
  if (late.length > 0) return { values: {}, faults: [faultOf(late[0], file)] };
  const values: Record<string, AskValue> = {};
  const faults: ValueFault[] = [];
  for (const [at, evaluate] of loaded.evaluations.entries()) {
    const { source = '' } = page.expressions[at] ?? {};
    note(at);
    const { result, late: later } = await contain(() => {
      try {
        return toValue(evaluate());
      } catch (error) {
        return { failed: saidBy(error) };
      }
    });
    if (later.length > 0 || 'failed' in result) {
      const why = 'failed' in result ? result.failed : saidBy(later[0]);
      faults.push({ code: 'expression-failed', expression: at, message: `\`{${shorten(source)}}\` fails: ${why}.` });
    } else if ('value' in result) values[source] = result.value;
    else faults.push(withoutValue(source, result.gave, at));
  }
  return { values, faults };
}

/** Describes an expression that depends on the time or on chance, as for components. */
function differs(source: string, at: number): ValueFault {
  const message = `\`{${shorten(source)}}\` is different each time.`;
  const help = 'write the value itself, or read it from a file';
  return { code: 'expression-differs', expression: at, message, help };
}

function withoutValue(source: string, gave: string, at: number): ValueFault {
  const isMissing = gave.endsWith('undefined');
  return {
    code: 'expression-without-value',
    expression: at,
    message: `\`{${shorten(source)}}\` ${gave}${isMissing ? '' : ', so it is no value'}.`,
    help: isMissing ? 'correct a name in it, or define what it means' : adviseDemo('Example'),
  };
}

/** Loads the imports of a page, and then its code. */
async function loadPage(
  page: PageToEvaluate,
  file: string,
  read: Evaluation['read'],
): Promise<{ readonly evaluations: readonly (() => unknown)[] } | { readonly faults: readonly ValueFault[] }> {
  const { imports, module, expressions } = page;
  const loader = await openLoader(file, read);
  const missing: ValueFault[] = [];
  for (const [at, { from }] of imports.entries()) {
    try {
      missing.push(...missingExports(await loader.find(from), at, page));
    } catch (error) {
      return { faults: [faultOfImport(error, at, { from, file, read })] };
    }
  }
  if (missing.length > 0) return { faults: missing };
  // Below all lines of the page.
  const text = [
    module,
    'export const __pageValues = [',
    ...expressions.map(({ source }) => `() => (${source}\n),`),
    '];',
  ];
  try {
    const loaded = (await loader.load(text.join('\n'))) as { readonly __pageValues: readonly (() => unknown)[] };
    return { evaluations: loaded.__pageValues };
  } catch (error) {
    return { faults: [faultOf(error, file)] };
  }
}

function missingExports(loaded: object, at: number, { imports }: PageToEvaluate): readonly ValueFault[] {
  const { from = '', names = [] } = imports[at] ?? {};
  return names
    .filter((name) => name !== 'default' && !(name in loaded))
    .map((name) => {
      const near = suggest(name, Object.keys(loaded));
      return {
        code: 'expression-failed',
        import: at,
        message: `\`${from}\` has no export \`${name}\`.`,
        help: near === undefined ? 'correct the name, or export it there' : `did you mean \`${near}\`?`,
      };
    });
}

/** Describes why the code of a page fails, at its line. */
function faultOf(error: unknown, file: string): ValueFault {
  const line = lineIn(error, file) ?? 1;
  return { code: 'expression-failed', line, message: `This line fails: ${saidBy(error)}.` };
}

/** Describes why a module could not be loaded. */
function faultOfImport(
  error: unknown,
  at: number,
  { from, file, read }: { readonly from: string } & Pick<Evaluation, 'file' | 'read'>,
): ValueFault {
  const code = 'expression-failed';
  const isMissing = saidBy(error).includes(from) && MISSING.has((error as NodeJS.ErrnoException).code ?? '');
  if (!isMissing) return { code, import: at, message: `\`${from}\` fails: ${saidBy(error)}.` };
  if (!from.startsWith('.'))
    return {
      code,
      import: at,
      message: `The module \`${from}\` cannot be found.`,
      help: 'install its package, or correct the name',
    };
  // A file that appears in one of these places is noticed.
  for (const ending of ['', '.ts', '.tsx', '.js', '.json']) read(join(dirname(file), `${from}${ending}`));
  return {
    code,
    import: at,
    message: `There is no file \`${from}\`.`,
    help: 'correct the path, which starts at the folder of this page',
  };
}

const MISSING: ReadonlySet<string> = new Set(['MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED']);

/** Finds the line of the page that has thrown, or that has called what did. */
function lineIn(error: unknown, file: string): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`${file}:`);
  const [, line] = (at < 0 ? null : /^:(\d+)/.exec(stack.slice(at + file.length))) ?? [];
  return line === undefined ? undefined : Number(line);
}
