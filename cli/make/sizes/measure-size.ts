import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Project } from '../../../site/project/project.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { loadApis } from '../api/load-apis.ts';
import type { ComponentSize } from '../../../site/pages/context/site-context.ts';
import type { ApiName } from '../../../site/api/api-data.ts';

/**
 * Measures what a statement such as `import { Button } from 'library';` adds to an application: bundled by Vite like
 * demos, minified, and compressed (gzip). Peer dependencies of the component's package are excluded: the project has them
 * anyway. Throws if the bundler finds no such export.
 */
export async function measureSize(
  project: Project,
  { package: owner, statement }: { readonly package: string; readonly statement: string },
): Promise<ComponentSize> {
  const peers = Object.keys(readPackageJson(project.packages.find(owner) ?? project.root).peerDependencies ?? {});
  const [, binding = ''] = /(\w+)(?: \})? from /.exec(statement) ?? [];
  const without = new Set<string>();
  const chunks = await project.tools.bundle({
    // Imports the component and uses it.
    entry: `${statement}\nexport { ${binding} };`,
    isExternal: (id) => {
      const peer = peers.find((candidate) => id === candidate || id.startsWith(`${candidate}/`));
      if (peer !== undefined) without.add(peer);
      return peer !== undefined;
    },
    conditions: ['module', 'browser', 'production'],
    platform: 'browser',
    output: { format: 'esm' },
    minify: true,
  });
  const bytes = loadedAtOnce(chunks).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return { bytes, without: [...without].toSorted() };
}

/** Returns the chunks loaded at once: what a component loads on demand is not a cost of importing it. */
function loadedAtOnce(chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found)
    for (const chunk of imports.flatMap((name) => byName.get(name) ?? [])) found.add(chunk);
  return [...found];
}

/**
 * Finds the import statements of components, as on their API pages: `import { Drawer } from 'vaul';` for
 * `Drawer.Content`. For a plain name, the main module is assumed to export it, and the bundler checks that; `undefined`
 * for a part that its owner lacks.
 */
export async function findImportStatements(
  project: Project,
  targets: readonly ApiName[],
): Promise<(target: ApiName) => string | undefined> {
  const hasTypes = project.tools.find('typescript') !== undefined;
  const apis = hasTypes ? loadApis(project, targets) : undefined;
  await apis?.ready;
  return (target) => {
    const [statement] = apis?.read(target)?.imports ?? [];
    const [owner = '', ...parts] = target.name.split('.');
    if (statement !== undefined || (hasTypes && parts.length > 0)) return statement;
    return `import { ${owner} } from ${JSON.stringify(target.package)};`;
  };
}
