import path from 'node:path';
import { createBuilder, createLogger } from 'vite';

/** Builds what `site/vite.config.ts` says, into a folder in place of `dist/`; returns all files. */
export async function buildBrowser({ root, folder }) {
  const files = [];
  const intoFolder = {
    name: 'into-folder',
    configEnvironment: (_, { build }) => ({
      build: { outDir: path.join(folder, path.relative('../dist', build?.outDir ?? '../dist')), emptyOutDir: false },
    }),
    writeBundle(_, bundle) {
      files.push(...Object.values(bundle));
    },
  };
  const builder = await createBuilder({
    configFile: path.join(root, 'site/vite.config.ts'),
    customLogger: strictLogger(),
    plugins: [intoFolder],
  });
  await builder.buildApp();
  return files;
}

/** A warning, such as that of an import which is not found, would be a page that breaks at its reader's. */
function strictLogger() {
  const refuse = (message) => {
    throw new Error(message);
  };
  return Object.assign(createLogger('warn'), { warn: refuse, warnOnce: refuse });
}
