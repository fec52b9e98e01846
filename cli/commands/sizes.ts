import type { Project } from '../../site/project/project.ts';
import type { ComponentFacts } from '../../engine/manifest/manifest.ts';
import { shelfKey } from '../../site/api/api-shelf.ts';
import { Failure, messageOf } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { loadProject } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { compileOrReport } from '../report/compile-or-report.ts';
import { plural } from '../system/summary.ts';
import { findImportStatements, measureSize } from '../make/sizes/measure-size.ts';
import { readSizeFile, SIZE_FILE, type SizeFile } from '../make/sizes/size-file.ts';
import { writeFiles } from '../system/files/write-files.ts';

/** Options of `docs-nav sizes`. */
interface SizesOptions {
  readonly dir?: string | undefined;
  /** Only reports sizes that are missing or were measured with another version. */
  readonly check?: boolean;
}

/**
 * Measures the components that pages document, and saves their sizes in `nav/sizes.json`. Sizes measured with the
 * installed version are kept. Exits with 1 if the project has errors or, with `check`, if something has to be measured.
 */
export async function sizes({ dir, check: isCheck = false }: SizesOptions, io: Io): Promise<number> {
  const project = await loadProject(await openProject(io, dir));
  const manifest = await compileOrReport(project, io);
  if (manifest === undefined) return 1;
  const wanted = componentsOf(Object.values(manifest.routes).flatMap(({ component }) => component ?? []));
  if (wanted.length === 0) {
    io.stderr.write('No page specifies its component; add `component` to the front matter of one.\n');
    return 0;
  }
  const known = readSizeFile(project);
  const missing = wanted.filter(
    ({ package: owner, name }) =>
      known[owner]?.version !== project.packages.version(owner) || known[owner]?.components[name] === undefined,
  );
  if (isCheck) {
    for (const { package: owner, name } of missing)
      io.stdout.write(
        `${name} of ${owner} has not been measured with version ${project.packages.version(owner) ?? 'none'}\n`,
      );
    if (missing.length > 0) io.stderr.write('Run `docs-nav sizes` to measure what is missing.\n');
    return missing.length > 0 ? 1 : 0;
  }
  const measured = new Map<string, Awaited<ReturnType<typeof measureSize>>>();
  const importOf = await findImportStatements(project, missing);
  for (const target of missing) {
    measured.set(shelfKey(target), await measure(project, target, importOf(target)));
    io.stderr.write(`measured ${target.name} of ${target.package}\n`);
  }
  const content = `${JSON.stringify(merge({ project, wanted, known, measured }), undefined, 2)}\n`;
  const changed = await writeFiles(project.root, [{ path: SIZE_FILE, content }]);
  io.stderr.write(
    changed.length === 0 ? `${SIZE_FILE} is up to date\n` : `wrote ${plural(wanted.length, 'size')} to ${SIZE_FILE}\n`,
  );
  return 0;
}

/** Lists each component once, by package and name. */
function componentsOf(components: readonly ComponentFacts[]): readonly Target[] {
  const found = new Map(components.map((component) => [shelfKey(component), component]));
  return [...found.values()].toSorted((a, b) => (shelfKey(a) < shelfKey(b) ? -1 : 1));
}

type Target = Pick<ComponentFacts, 'package' | 'name'>;

async function measure(project: Project, target: Target, statement: string | undefined) {
  try {
    if (statement === undefined) throw new Error('it has no such part');
    return await measureSize(project, { package: target.package, statement });
  } catch (error) {
    const reason =
      messageOf(error)
        .split('\n')
        .findLast((line) => /\w/.test(line)) ?? '';
    throw new Failure(
      `\`${target.name}\` of \`${target.package}\` cannot be bundled: ${reason.trim()}`,
      'check that the package is installed and exports it by this name',
    );
  }
}

interface Findings {
  readonly project: Project;
  readonly wanted: readonly Target[];
  readonly known: SizeFile;
  readonly measured: ReadonlyMap<string, { readonly bytes: number; readonly without: readonly string[] }>;
}

/** Merges known and new sizes, keeping only those that pages need. */
function merge({ project, wanted, known, measured }: Findings): SizeFile {
  const owners = [...new Set(wanted.map((target) => target.package))];
  return Object.fromEntries(
    owners.map((owner) => {
      const own = wanted.filter((target) => target.package === owner);
      const version = project.packages.version(owner) ?? '';
      const kept = known[owner]?.version === version ? known[owner] : undefined;
      const without = new Set([
        ...(kept?.without ?? []),
        ...own.flatMap((target) => measured.get(shelfKey(target))?.without ?? []),
      ]);
      const components = Object.fromEntries(
        own.map((target) => [target.name, measured.get(shelfKey(target))?.bytes ?? kept?.components[target.name] ?? 0]),
      );
      return [owner, { version, without: [...without].toSorted(), components }];
    }),
  );
}
