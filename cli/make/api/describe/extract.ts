import type { Project } from '../../../../site/project/project.ts';
import type { ApiEntry, ApiFinding, ApiName } from '../../../../site/api/api-data.ts';
import { onceEach } from '../../../system/base/once.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { adapterFor } from '../adapters/index.ts';
import { explainNames } from './explain-names.ts';
import { isHook } from '../exports/export-names.ts';
import { extractComponent } from './extract-component.ts';
import { extractFunction } from './extract-function.ts';
import { extractConstant, extractType } from './extract-type.ts';
import type { Extraction } from './extraction.ts';
import { findExport, type FoundExport } from '../exports/find-export.ts';
import { isContext } from '../exports/list-exports.ts';
import { openProgram } from '../exports/open-program.ts';
import { unresolvedInProject } from './report-unresolved.ts';

/**
 * Describes exports of installed packages from their declarations, in the order of `wanted`; `undefined` for one that
 * does not exist, or is not a component, hook or type. Slow: loads TypeScript and reads everything that the exports
 * need.
 */
export function extractApis(project: Project, wanted: readonly ApiName[]): readonly (ApiEntry | undefined)[] {
  const program = openProgram(project, wanted);
  const stylePropsOf = onceEach((place: Adapter['styleProps']) => {
    const type = place && program.findType(place.package, place.type);
    return new Set(type?.getProperties().map(({ name }) => name));
  });
  const parents: Extraction['parents'] = new Map();
  const unresolved = unresolvedInProject(program);
  return wanted.map((name) => {
    const adapter = adapterFor(name.package);
    const found = findExport(name, program);
    if (found === undefined) return undefined;
    const findings: ApiFinding[] = [...unresolved];
    const extraction: Extraction = {
      program,
      printing: { checker: program.checker, adapter },
      styleProps: stylePropsOf(adapter.styleProps),
      parents,
      report(finding) {
        const isKnown = findings.some((other) => JSON.stringify(other) === JSON.stringify(finding));
        if (!isKnown) findings.push(finding);
      },
    };
    const entry = extractExport(name, found, extraction);
    if (entry === undefined) return undefined;
    const explained = { ...entry, ...explainNames(entry, found, program) };
    return findings.length === 0 ? explained : { ...explained, findings };
  });
}

function extractExport(wanted: ApiName, found: FoundExport, extraction: Extraction): ApiEntry | undefined {
  if (isContext(found.symbol, extraction.program.checker)) return extractConstant(wanted, found, extraction);
  if (isHook(wanted.name)) return extractFunction(wanted, found, extraction);
  return (
    (/(?:^|\.)[A-Z]\w*$/.test(wanted.name) ? extractComponent(wanted, found, extraction) : undefined) ??
    extractType(wanted, found, extraction) ??
    extractFunction(wanted, found, extraction) ??
    extractConstant(wanted, found, extraction)
  );
}
