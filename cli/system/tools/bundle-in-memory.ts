import type { Plugin, Rolldown } from 'vite';
import type { Bundling } from '../../../site/project/project.ts';
import { loadTool } from './load-tool.ts';

const ENTRY = 'docs-nav:entry';

/** A prefix that no environment variable has: Vite would put those that begin with `VITE_` into scripts. */
export const NO_VARIABLE = '=';

/** Bundles one module with the project's Vite, but without its configuration, and writes nothing. */
export async function bundleInMemory(
  root: string,
  { entry, isExternal, conditions, platform, output, minify, onRead }: Bundling,
): Promise<readonly Rolldown.OutputChunk[]> {
  const { build } = await loadTool(root, 'vite');
  const plugin: Plugin = {
    name: 'docs-nav-entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : isExternal(id) ? { id, external: true } : null),
    load: (id) => (id === `\0${ENTRY}` ? entry : null),
    moduleParsed: ({ id }) => onRead?.(id),
  };
  const outcome = await build({
    root,
    configFile: false,
    envDir: false,
    envPrefix: NO_VARIABLE,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [plugin],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: [...conditions] },
    build: {
      write: false,
      minify,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        platform,
        preserveEntrySignatures: 'strict',
        output,
      },
    },
  });
  return (outcome as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}
