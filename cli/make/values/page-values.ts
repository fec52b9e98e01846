import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  indexLines,
  readFrontMatter,
  type CheckedPageFacts,
  type IntakeSettings,
  type PageFile,
  type PageProblem,
  type Range,
} from '../../../engine/index.ts';
import type { PageCode, PageValues } from '../../../engine/feature/page-values.ts';
import { pageFormat } from '../../../engine/address/page-file.ts';
import type { Project } from '../../../site/project/project.ts';
import { decodeText } from '../../system/files/read-files.ts';
import { onceEach } from '../../system/base/once.ts';
import { MODULE_FLAGS, workerFile } from '../../system/start-thread.ts';
import { shorten } from '../../../site/text/shorten.ts';
import { gather, watchJob } from '../demos/render/watch-job.ts';
import { evaluateHere } from './evaluate-here.ts';
import { hashOf } from '../../system/files/hash.ts';
import { stateOfRun } from '../../system/variables.ts';
import { stateOfFile, type FileState } from '../features/file-state.ts';
import type { EvaluatedPage, PageToEvaluate, ValueFault, ValueJob } from './value-job.ts';

/** The values of expressions in the pages of a site. */
export interface SiteValues {
  /**
   * Evaluates the code of pages, and reads them again with its values; other pages stay the same. `hashes` are those of
   * their bytes, by path.
   */
  fill(pages: readonly PageFile[], hashes: ReadonlyMap<string, string>): Promise<readonly PageFile[]>;
  /** Returns the files, from the root, that the values depend on. */
  reads(): readonly string[];
  /** Returns a value that changes with these files. */
  state(): string;
}

/** The facts of a page with its values. */
interface KeptFacts {
  /** Changes with the page and its code. */
  readonly key: string;
  readonly reads: readonly FileState[];
  readonly facts: CheckedPageFacts;
}

const KEPT = 'values.json';
const READS = 'value-files.json';

/**
 * Opens the values of a site; evaluates nothing that has not changed since the last run, and nothing at all if they are
 * `given`.
 */
export function openValues(
  project: Project,
  settings: IntakeSettings,
  given?: ReadonlyMap<string, PageValues>,
): SiteValues {
  const { root, cache } = project;
  let reads = cache.read<readonly string[]>(READS) ?? [];
  return {
    async fill(pages, hashes) {
      const kept = cache.entries<KeptFacts>(KEPT, JSON.stringify([settings, stateOfRun(project)]));
      const filled = new Map<string, KeptFacts>();
      const missing: { readonly page: PageFile; readonly code: PageCode; readonly key: string }[] = [];
      // Many pages import the same few files.
      const hashNow = onceEach((path: string) => stateOfFile(root, path)[1]);
      for (const page of pages) {
        const { code } = page.facts;
        if (code === undefined) continue;
        const key = hashes.get(page.path) ?? '';
        const known = kept.find(page.path);
        if (known?.key === key && known.reads.every(([path, hash]) => hashNow(path) === hash))
          filled.set(page.path, known);
        else missing.push({ page, code, key });
      }
      if (missing.length > 0) {
        const { readFacts } = await import('../../../site/markdown/read-facts.ts');
        const found =
          given === undefined
            ? await evaluateCode(
                project,
                missing.map(({ page, code }) => ({ path: page.path, ...code })),
              )
            : missing.map(({ page }): EvaluatedPage => ({ values: given.get(page.path) ?? {}, faults: [], reads: [] }));
        for (const [at, { page, code, key }] of missing.entries()) {
          const text = decodeText(readFileSync(join(root, page.path)));
          const { values, faults, reads: files } = found[at] as EvaluatedPage;
          const facts = readFrontMatter(readFacts(text, { format: pageFormat(page.path), settings, values }));
          const told = faults.map((fault) => describeFault(fault, code, text));
          const problems = [...facts.problems, ...told].toSorted((a, b) => a.range.start.offset - b.range.start.offset);
          const own = { key, reads: files, facts: { ...facts, problems } };
          filled.set(page.path, own);
          // What failed may succeed next time.
          if (faults.length === 0) kept.keep(page.path, own);
        }
      }
      kept.save((path) => filled.has(path));
      const now = [
        ...new Set(Array.from(filled.values()).flatMap((own) => own.reads.map(([path]) => path))),
      ].toSorted();
      if (now.join('\n') !== reads.join('\n')) cache.keep(READS, now);
      reads = now;
      return pages.map((page) => ({ ...page, facts: filled.get(page.path)?.facts ?? page.facts }));
    },
    reads: () => reads,
    state: () => hashOf(JSON.stringify(reads.map((path) => stateOfFile(root, path)))),
  };
}

function describeFault(fault: ValueFault, { imports, expressions }: PageCode, text: string): PageProblem {
  const { code, message, help } = fault;
  const range =
    'import' in fault
      ? imports[fault.import]?.range
      : 'expression' in fault
        ? expressions[fault.expression]?.range
        : undefined;
  return {
    code,
    message,
    ...(help === undefined ? {} : { help }),
    range: range ?? rangeOfLine('line' in fault ? fault.line : 1, text),
  };
}

function rangeOfLine(line: number, text: string): Range {
  const lines = indexLines(text);
  const written = text.split('\n');
  const before = written.slice(0, line - 1).reduce((length, { length: own }) => length + own + 1, 0);
  const end = before + (written[line - 1] ?? '').trimEnd().length;
  return { start: lines.position(Math.min(before, text.length)), end: lines.position(Math.min(end, text.length)) };
}

/** How many pages may end their thread, which takes seconds each; those after them are not evaluated. */
const MOST_ENDS = 3;

/**
 * Evaluates the expressions of pages in a thread like that of demos, which their code can neither end nor block: a page
 * that never finishes is ended, and others continue in a new thread. Tests run the sources, on this thread.
 */
async function evaluateCode(
  { root, threads }: Project,
  pages: readonly PageToEvaluate[],
): Promise<readonly EvaluatedPage[]> {
  if (!existsSync(workerFile('value-worker'))) return gather(evaluateHere({ root, pages }));
  const found: EvaluatedPage[] = [];
  for (let ends = 0; ends < MOST_ENDS && found.length < pages.length; ends++) {
    const rest = pages.slice(found.length);
    const thread = threads.start('value-worker', { execArgv: MODULE_FLAGS });
    const job: ValueJob = { root, pages: rest };
    const { answers, end } = await watchJob<ValueJob, EvaluatedPage>(thread, job, rest.length);
    await thread.terminate();
    found.push(...answers);
    const ended = end === undefined ? undefined : pages[found.length];
    if (end === undefined || ended === undefined) continue;
    found.push(endedPage(ended, end.demo, end.crash.message));
  }
  const others = 'The code of this page was not run: that of others never finishes.';
  return [...found, ...pages.slice(found.length).map(({ module }) => unevaluated(module, others))];
}

/** The result of a page whose thread was ended at an expression, or before the first one. */
function endedPage({ module, expressions }: PageToEvaluate, at: number, what: string): EvaluatedPage {
  const { source } = expressions[at] ?? {};
  if (source === undefined) return unevaluated(module, `The code of this page fails: ${what}.`);
  const message = `\`{${shorten(source)}}\` fails: ${what}.`;
  return { values: {}, faults: [{ code: 'expression-failed', expression: at, message }], reads: [] };
}

function unevaluated(module: string, message: string): EvaluatedPage {
  const [before = ''] = /^\s*(?=\S)/.exec(module) ?? [];
  return { values: {}, faults: [{ code: 'expression-failed', line: before.split('\n').length, message }], reads: [] };
}
