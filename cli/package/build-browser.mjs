import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createBuilder, createLogger } from 'vite';

/** Runs the build in `site/vite.config.ts`, into a folder instead of `dist/`; returns all files. */
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
  const ofWorkers = {
    name: 'of-workers',
    generateBundle(_, bundle) {
      files.push(...Object.values(bundle));
    },
  };
  const builder = await createBuilder({
    worker: { plugins: () => [ofWorkers] },
    configFile: path.join(root, 'site/vite.config.ts'),
    customLogger: strictLogger(),
    plugins: [intoFolder],
  });
  await builder.buildApp();
  drawTouchIcon(path.join(folder, 'browser'));
  return files;
}

/**
 * Draws the touch icon, because phones need pixels. Done here because most sites have no logo of their own, and loading
 * the renderer takes a hundredth of the time of a small build.
 */
function drawTouchIcon(folder) {
  const [svg, png] = ['svg', 'png'].map((ending) => path.join(folder, `touch-icon.${ending}`));
  writeFileSync(png, new Resvg(readFileSync(svg, 'utf8')).render().asPng());
  rmSync(svg);
}

/** Fails on warnings, such as an unresolved import: the page would break for its readers; a slow build breaks nothing. */
function strictLogger() {
  const refuse = (message) => {
    if (!message.includes('PLUGIN_TIMINGS')) throw new Error(message);
  };
  return Object.assign(createLogger('warn'), { warn: refuse, warnOnce: refuse });
}
