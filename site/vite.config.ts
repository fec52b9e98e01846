import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { renderFavicon } from './frame/favicon.ts';
import { renderPartStyles } from './frame/render-part-styles.tsx';
import { renderTouchIcon } from './frame/touch-icon.ts';

/** Lightning CSS minifies, for browsers that know `light-dark()` and `@scope`; pictures are in the stylesheets, but for the one that the first view would wait for. */
const STYLES: BuildEnvironmentOptions = {
  cssMinify: 'lightningcss',
  cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari18', 'ios18'],
  assetsInlineLimit: (file) => !file.endsWith('/frame/styles/icons.svg'),
};

/** What browsers get of the package: `npm run build` puts it into `dist/`, and so does `vite build` in this folder. */
export default defineConfig({
  root: import.meta.dirname,
  // A site may be at any address: stylesheets name the picture beside them.
  base: './',
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [renderedIcon(), partStyles()],
  // One command builds all of them.
  builder: {},
  environments: {
    // What every page loads, and what wakes up later. The manifest tells the hashed names.
    client: {
      build: {
        ...modules({ main: 'client/main.ts' }, { isHashed: true }),
        outDir: '../dist/browser',
        manifest: 'manifest.json',
      },
    },
    // The stylesheets of pages, which are beside the scripts.
    styles: {
      consumer: 'client',
      build: {
        ...STYLES,
        outDir: '../dist/browser',
        emptyOutDir: false,
        manifest: 'styles.json',
        rolldownOptions: {
          input: Object.fromEntries(
            ['opening', 'marks', 'banner', 'first', 'later', 'api', 'demos', 'landings', 'home', 'ends', 'slots'].map(
              (name) => [name, `frame/styles/${name}.css`],
            ),
          ),
          output: { assetFileNames: '[name].[hash][extname]', hashCharacters: 'base36' },
        },
      },
    },
    // What `dev` and `preview` add to the pages that they serve; apart, since sites ship what is beside the pages' script.
    workbench: {
      consumer: 'client',
      build: {
        ...modules({ 'live-edits': 'workbench/live-edits.ts', inspector: 'workbench/inspector/main.ts' }),
        outDir: '../dist/workbench',
      },
    },
    // What the demos of a site are bundled with, `docs-nav/react` among it; React is that of the project. What few demos use is apart.
    demos: {
      consumer: 'client',
      build: {
        ...modules(
          {
            runtime: 'demos/runtime.tsx',
            'demo-tree': 'demos/demo-tree.tsx',
            react: 'react/index.ts',
            'react-in-page': 'react/in-page.ts',
            'use-copy': 'react/use-copy.ts',
          },
          { external: /^(?:react|react-dom|docs-nav)(?:\/|$)/ },
        ),
        outDir: '../dist/demos',
      },
    },
    // What is in every page, what framed demos begin with, and what a site may serve as `/sw.js`: one file each, as browsers compare workers byte by byte.
    boot: { consumer: 'client', build: script('boot', 'client/boot.ts') },
    frame: { consumer: 'client', build: script('start-frame', 'demos/start-frame.ts') },
    worker: { consumer: 'client', build: script('worker', 'service-worker/worker.ts') },
    remove: { consumer: 'client', build: script('remove', 'service-worker/remove.ts') },
  },
});

/**
 * Modules that share parts. They are built as libraries, which Vite adds no preloading to: a page fetches what a reader
 * is about to need by itself. What is bundled once more, with packages of the project, stays readable until then.
 */
function modules(
  entry: Record<string, string>,
  { isHashed = false, external }: { isHashed?: boolean; external?: RegExp } = {},
): BuildEnvironmentOptions {
  const names = isHashed ? '[name].[hash].js' : '[name].js';
  return {
    ...STYLES,
    target: 'es2023',
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      ...(external === undefined ? {} : { external }),
      preserveEntrySignatures: 'exports-only',
      output: {
        // What `main` shares with later parts stays in it: one request before a reader can do something.
        ...(isHashed ? { codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] } } : {}),
        entryFileNames: names,
        chunkFileNames: names,
        assetFileNames: '[name].[hash][extname]',
        hashCharacters: 'base36',
        minify: external === undefined,
        comments: external !== undefined,
        topLevelVar: false,
      },
    },
  };
}

/** A script that imports nothing when it runs. */
function script(name: string, entry: string): BuildEnvironmentOptions {
  return {
    target: 'es2023',
    outDir: '../dist/scripts',
    emptyOutDir: false,
    lib: { entry, formats: ['iife'], name: 'docsNav', fileName: () => `${name}.js` },
  };
}

/** The icon, which is drawn in the colors of the theme, and what phones show of it. */
function renderedIcon(): Plugin {
  return {
    name: 'rendered-icon',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'icon.svg', originalFileName: 'icon.svg', source: renderFavicon() });
      const icon = `data:image/svg+xml;base64,${Buffer.from(renderFavicon()).toString('base64')}`;
      this.emitFile({ type: 'asset', fileName: 'touch-icon.svg', source: renderTouchIcon(icon) });
    },
  };
}

/** Adds what MUI makes for the parts of the frame, in a layer of its own. */
function partStyles(): Plugin {
  return {
    name: 'part-styles',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/frame/styles/first.css') ? `${code}\n@layer widgets {${renderPartStyles()}}` : undefined,
  };
}
