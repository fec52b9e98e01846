import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
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
  drawTouchIcon(path.join(folder, 'browser'));
  return files;
}

/** Phones want pixels. Drawn here, as most sites have no logo of their own, and loading what draws takes a build of few pages a hundredth of its time. */
function drawTouchIcon(folder) {
  const [svg, png] = ['svg', 'png'].map((ending) => path.join(folder, `touch-icon.${ending}`));
  writeFileSync(png, new Resvg(readFileSync(svg, 'utf8')).render().asPng());
  rmSync(svg);
}

/** A warning, such as that of an import which is not found, would be a page that breaks at its reader's. */
function strictLogger() {
  const refuse = (message) => {
    throw new Error(message);
  };
  return Object.assign(createLogger('warn'), { warn: refuse, warnOnce: refuse });
}
