import ts from 'typescript-for-docs-nav';
import type { ApiValue } from '../../../engine/index.ts';
import type { Project } from '../../../site/project/project.ts';
import type { Answer, Job, ModuleNames } from './compiler-thread.ts';
import { extractApis } from './describe/extract.ts';
import { isContext, listExports } from './exports/list-exports.ts';
import { openProgram, type ApiProgram } from './exports/open-program.ts';
import { describeProps } from './props/describe-props.ts';
import { HOOK } from './exports/export-names.ts';
import { isPrivate, readComment } from './read/read-comment.ts';
import { aliased } from './types/aliased.ts';

/**
 * Answers a question about packages, or about components of the project. Slow: loads TypeScript, and reads everything
 * that their types need.
 */
export function answerJob(project: Project, job: Job): Answer {
  if ('components' in job) return describeProps(project, job.components);
  if ('wanted' in job) return extractApis(project, job.wanted);
  if ('modules' in job) return listModules(project, job.modules);
  const program = openProgram(project, [], { listed: job.list });
  return Object.fromEntries(
    job.list.map((name) => {
      const components = listExports(name, program);
      return [name, { components, values: listValues(name, components, program) }];
    }),
  );
}

/** Lists what modules of packages export; nothing for one that does not exist. */
function listModules(project: Project, specifiers: readonly string[]): readonly ModuleNames[] {
  const { checker, findModule } = openProgram(project, [], { specifiers });
  return specifiers.map((specifier) => {
    const found = findModule(specifier);
    const exported = found === undefined ? [] : checker.getExportsOfModule(found);
    const isValue = (symbol: ts.Symbol) => (aliased(checker, symbol).flags & ts.SymbolFlags.Value) !== 0;
    const [values, types] = [exported.filter(isValue), exported.filter((symbol) => !isValue(symbol))];
    return { values: values.map(({ name }) => name), types: types.map(({ name }) => name) };
  });
}

/**
 * Lists what users can import from a package by name besides components and hooks, which `listExports` lists: functions,
 * classes, enumerations, constants and types. Of a package with a main module, only what that exports: others often hold
 * internal helpers.
 */
function listValues(owner: string, components: readonly string[], program: ApiProgram): readonly ApiValue[] {
  const listed = new Set(components.flatMap((name) => [name, name.split('.')[0] ?? '']));
  const roots = program.rootsOf(owner);
  const hasMain = roots.some(({ specifiers }) => specifiers[0] === owner);
  return roots
    .filter(({ name, called, specifiers }) => name === called && (!hasMain || specifiers[0] === owner))
    .flatMap(({ name, symbol }): readonly ApiValue[] => {
      const kind = listed.has(name) || name.startsWith('_') ? undefined : kindOf(name, symbol, program);
      return kind === undefined || isPrivate(readComment(symbol)) ? [] : [{ name, kind }];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function kindOf(name: string, symbol: ts.Symbol, { checker, isComponent }: ApiProgram): ApiValue['kind'] | undefined {
  const { flags } = symbol;
  if ((flags & ts.SymbolFlags.Value) === 0)
    return flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias) ? 'type' : undefined;
  if (flags & ts.SymbolFlags.Enum) return 'enum';
  const type = checker.getTypeOfSymbol(symbol);
  // Another spelling of what is listed already.
  if (HOOK.test(name) || (/^[A-Z]/.test(name) && isComponent(type))) return undefined;
  if (flags & ts.SymbolFlags.Class) return 'class';
  // Since React 19, a context can be called, as its provider.
  return type.getCallSignatures().length > 0 && !isContext(symbol, checker) ? 'function' : 'constant';
}
