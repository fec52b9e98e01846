import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { readManifest } from '../read-manifest.ts';
import { findPackage } from '../read-packages.ts';
import { loadTool } from '../tools/load-tool.ts';

/** What importing one component costs. */
export interface MeasuredSize {
  /** Of the minified and compressed script (gzip), in bytes. */
  readonly bytes: number;
  /** Packages that it imports and that are not counted, since the project has them anyway: peers of its package. */
  readonly without: readonly string[];
}

/** The module that is bundled: the import, and that it is used. */
const ENTRY = 'docs-nav:size';

/**
 * Measures what a statement such as `import { Button } from 'library';` adds to an application: bundled by Vite as demos are, minified, and
 * compressed. Packages that the component's package expects beside it (`peerDependencies`) are left out. Throws where
 * the bundler finds no such export.
 */
export async function measureSize(
  root: string,
  { package: owner, statement }: { readonly package: string; readonly statement: string },
): Promise<MeasuredSize> {
  const { build } = await loadTool(root, 'vite');
  const peers = Object.keys(readManifest(findPackage(root, owner) ?? root).peerDependencies ?? {});
  const [, binding = ''] = /(\w+)(?: \})? from /.exec(statement) ?? [];
  const without = new Set<string>();
  const entry: Plugin = {
    name: 'docs-nav-size',
    enforce: 'pre',
    resolveId(id) {
      if (id === ENTRY) return `\0${ENTRY}`;
      const peer = peers.find((candidate) => id === candidate || id.startsWith(`${candidate}/`));
      if (peer === undefined) return null;
      without.add(peer);
      return { id, external: true };
    },
    load: (id) => (id === `\0${ENTRY}` ? `${statement}\nexport { ${binding} };` : null),
  };
  const outcome = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [entry],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { format: 'esm' } },
    },
  });
  const chunks = (outcome as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const bytes = loadedAtOnce(chunks).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return { bytes, without: [...without].toSorted() };
}

/** What a component loads later, such as the writer of a file, is not what importing it costs. */
function loadedAtOnce(chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found)
    for (const chunk of imports.flatMap((name) => byName.get(name) ?? [])) found.add(chunk);
  return [...found];
}
