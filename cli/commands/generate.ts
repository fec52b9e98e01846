import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { DEMO_FAILED, didYouMean, readComponentPath } from '../../engine/index.ts';
import type { Route } from '../../engine/manifest/manifest.ts';
import type { ApiName } from '../../site/api/api-data.ts';
import { loadApis } from '../make/api/load-apis.ts';
import { listNames } from '../make/api/list-names.ts';
import { writePlaygroundFile } from '../make/playgrounds/write-playground-file.ts';
import { loadProject, type LoadedProject } from '../project/load-project.ts';
import { openProject } from '../project/open-project.ts';
import { compileOrReport } from '../report/compile-or-report.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { writeFiles } from '../system/files/write-files.ts';
import { triedOn } from '../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';

/** Options of `docs-nav generate`. */
interface GenerateOptions {
  /** `Button`, or with its package: `@mui/material/Button`. */
  readonly name: string;
  /** Where to write, from the project's root: a file, or a folder. */
  readonly out?: string | undefined;
}

/**
 * Writes the file of a component's playground beside the page about the component, and says which line shows it. Exits
 * with 1 if the project has errors; overwrites nothing.
 */
export async function generatePlayground({ name, out }: GenerateOptions, io: Io): Promise<number> {
  const project = await loadProject(await openProject(io));
  // That a component cannot be shown without the file is why it is written.
  const findings =
    project.input.findings?.filter((found) => !('asked' in found && found.code === DEMO_FAILED.code)) ?? [];
  const manifest = await compileOrReport({ ...project, input: { ...project.input, findings } }, io);
  if (manifest === undefined) return 1;
  const target = await findComponent(project, name);
  const { ready, read } = loadApis(project, [target], project.keys);
  await ready;
  const entry = read(target);
  if (entry?.kind !== 'component')
    throw new Failure(`\`${target.name}\` of ${target.package} is no component.`, 'name one of its components');
  const written = writePlaygroundFile(entry);
  const page = findPage(Object.values(manifest.routes), target);
  const folder = out ?? (page?.file === undefined ? undefined : posix.dirname(page.file));
  if (folder === undefined)
    throw new Failure(
      `No page is about \`${target.name}\`.`,
      `say where to write with \`--out\`, such as \`--out ${project.content}\``,
    );
  const path = /\.[jt]sx$/.test(folder) ? folder : posix.join(folder, written.name);
  if (existsSync(join(project.root, path)))
    throw new Failure(`${path} exists.`, 'remove it, or choose another place with `--out`');
  await writeFiles(project.root, [{ path, content: written.content }]);
  // A page finds demos from its folder on.
  const from = page?.file === undefined ? undefined : posix.relative(posix.dirname(page.file), path);
  const isWithin = from !== undefined && !from.startsWith('../');
  const line = written.line.replace(written.name, isWithin ? from : posix.basename(path));
  io.stdout.write(`${line}\n`);
  io.stderr.write(`wrote ${path}; put the line above into ${isWithin ? page?.file : 'the page beside it'}\n`);
  return 0;
}

/** Finds the package of a component among those that the navigation is about, and those that pages name. */
async function findComponent(project: LoadedProject, name: string): Promise<ApiName> {
  const known = Object.entries(project.input.packages);
  const packages = known.flatMap(([owner, { version, components }]) =>
    (version ?? components) === undefined ? [] : [owner],
  );
  const path = readComponentPath(name);
  if (path !== undefined && packages.includes(path.package)) return path;
  const names = await listNames(project, packages, project.keys);
  const owners = packages.filter((owner) => names[owner]?.includes(name) === true);
  const [owner] = owners;
  if (owner === undefined) {
    throw new Failure(
      `No package of this site has a component \`${name}\`.`,
      didYouMean(name, Object.values(names).flat()) ??
        'add its package to a version of its section, or its line to a page: `::playground`',
    );
  }
  if (owners.length > 1)
    throw new Failure(`${owners.join(' and ')} both have a component \`${name}\`.`, `choose one: \`${owner}/${name}\``);
  return { package: owner, name };
}

/** Finds the page about a component: what its front matter says, or what it shows a playground of. */
function findPage(routes: readonly Route[], { package: owner, name }: ApiName): Route | undefined {
  const isOne = (one: { readonly package?: unknown; readonly name?: unknown } | undefined) =>
    one?.package === owner && one.name === name;
  const written = routes.filter(({ file }) => file !== undefined);
  return (
    written.find((route) => triedOn(route, FEATURE_KINDS).some(isOne)) ??
    written.find(({ component }) => isOne(component))
  );
}
