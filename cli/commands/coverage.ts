import { listNames } from '../make/api/list-names.ts';
import { wantedApis } from '../make/arrange-apis.ts';
import { gatherFindings } from '../make/maker.ts';
import { openMakers } from '../make/makers.ts';
import { findLeftOut } from '../coverage/left-out.ts';
import { measureCoverage, type PackageCoverage } from '../coverage/measure-coverage.ts';
import { printCoverage } from '../coverage/print-coverage.ts';
import { findShownProps } from '../coverage/shown-props.ts';
import { harmlessJson } from '../system/base/terminal-text.ts';
import type { Io } from '../system/base/io.ts';
import { loadProject } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { compileOrReport } from '../report/compile-or-report.ts';
import { reportProject } from '../report/report-project.ts';

/** Options of `docs-nav coverage`. */
interface CoverageOptions {
  readonly dir?: string | undefined;
  readonly format: 'text' | 'json';
}

/**
 * Lists what of the documented packages has no page, description or demo, and which code blocks are not checked. Exits
 * with 1 if the project has errors, else with 0.
 */
export async function coverage({ dir, format }: CoverageOptions, io: Io): Promise<number> {
  const project = await loadProject(await openProject(io, dir));
  const { keys } = project;
  const manifest = await compileOrReport(project, io);
  if (manifest === undefined) return 1;
  const left = findLeftOut(project);
  const print = (packages: readonly PackageCoverage[]): number => {
    const unchecked = left.map(({ file, range, reason }) => ({ file, line: range.start.line, reason }));
    const text = format === 'text' ? printCoverage(packages, left) : `${harmlessJson({ packages, unchecked })}\n`;
    io.stdout.write(text);
    return 0;
  };
  const wanted = wantedApis(manifest.routes);
  if (wanted.length === 0) {
    io.stderr.write('No page documents an export; add `::api` to one, or a group with `generate: api`.\n');
    return left.length === 0 ? 0 : print([]);
  }
  const site = { project, manifest, mode: 'build', base: '' } as const;
  const { demos, apis, end } = openMakers(site);
  const findings = await gatherFindings(site, [await apis.site().finally(end)]);
  if (findings.diagnostics.some(({ severity }) => severity === 'error')) {
    io.stdout.write(await reportProject(project, findings, { format: 'pretty', io }));
    return 1;
  }
  const { context } = await apis.complete();
  const { found } = await demos.sources();
  const packages = measureCoverage({
    entries: wanted.flatMap((target) => context.read(target) ?? []),
    names: await listNames(project, [...new Set(wanted.map((target) => target.package))], keys),
    shown: await findShownProps(
      project,
      found.flatMap(({ demos }) => demos),
      new Set(Object.keys(context.shelf)),
    ),
  });
  return print(packages);
}
