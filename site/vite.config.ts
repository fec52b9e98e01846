import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { renderFavicon, renderTouchIcon } from './frame/site-icons.ts';
import { FEATURES } from './features/index.ts';
import { renderPartStyles } from './frame/render-part-styles.tsx';

/**
 * Minifies with Lightning CSS for browsers that support `light-dark()` and `@scope`. Images are inlined, except for the
 * one that would delay the first view.
 */
const STYLES: BuildEnvironmentOptions = {
  cssMinify: 'lightningcss',
  cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari18', 'ios18'],
  assetsInlineLimit: (file) => !file.endsWith('/styles/icons.svg'),
};

/**
 * Builds the package's files for browsers: `npm run build` writes them to `dist/`, as does `vite build` in this folder.
 */
export default defineConfig({
  root: import.meta.dirname,
  // Relative, because a site can be at any address: stylesheets refer to the image next to them.
  base: './',
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [renderedIcon(), partStyles(), featureIslands()],
  // The script that searches: a module, which a page without workers imports.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: '[name].[hash].js', hashCharacters: 'base36' } },
  },
  // Build all environments with one command.
  builder: {},
  environments: {
    // Scripts of every page, and islands. The manifest contains the hashed names.
    client: {
      build: {
        ...modules({ main: 'start/main.ts' }, { isHashed: true }),
        outDir: '../dist/browser',
        manifest: 'manifest.json',
      },
    },
    // Stylesheets of pages, next to the scripts.
    styles: {
      consumer: 'client',
      build: {
        ...STYLES,
        outDir: '../dist/browser',
        emptyOutDir: false,
        manifest: 'styles.json',
        rolldownOptions: {
          input: Object.fromEntries([
            ...readdirSync(join(import.meta.dirname, 'styles'))
              .filter((file) => file.endsWith('.css'))
              .map((file) => [basename(file, '.css'), `styles/${file}`]),
            // Those of features, by the class that loads them.
            ...readdirSync(join(import.meta.dirname, 'features'))
              .filter((name) => existsSync(join(import.meta.dirname, 'features', name, 'style.css')))
              .map((name) => [`feature-${name}`, `features/${name}/style.css`]),
          ]),
          output: { assetFileNames: '[name].[hash][extname]', hashCharacters: 'base36' },
        },
      },
    },
    // Scripts that `dev` and `preview` add to pages; separate, because sites ship all files next to the pages' script.
    workbench: {
      consumer: 'client',
      build: {
        ...modules({ 'live-edits': 'workbench/live-edits.ts', inspector: 'workbench/inspector/main.ts' }),
        outDir: '../dist/workbench',
      },
    },
    // Modules for bundling demos, including `docs-nav/react`; React is the project's own. Modules that few demos use
    // are separate.
    demos: {
      consumer: 'client',
      build: {
        ...modules(
          {
            runtime: 'demos/runtime.tsx',
            'demo-tree': 'demos/demo-tree.tsx',
            live: 'demos/live-runtime.tsx',
            'part-runtime': 'demos/part-runtime.tsx',
            react: 'react/index.ts',
            'react-in-page': 'react/in-page.ts',
            'use-copy': 'react/use-copy.ts',
          },
          { external: /^(?:react|react-dom|docs-nav)(?:\/|$)/ },
        ),
        outDir: '../dist/demos',
      },
    },
    // The inline script of every page, that of pages with demos whose theme readers may change, the end of the script that describes such a theme, the script that explains what could not be loaded, the scripts of framed demos and of live code, and the service workers for `/sw.js`: one file each,
    // because browsers compare workers byte by byte.
    boot: { consumer: 'client', build: script('boot', 'start/boot.ts') },
    theme: { consumer: 'client', build: script('theme', 'start/theme.ts') },
    storedTheme: { consumer: 'client', build: script('stored-theme', 'start/stored-theme.ts') },
    explain: { consumer: 'client', build: script('explain', 'start/explain.ts') },
    frame: { consumer: 'client', build: script('start-frame', 'demos/start-frame.ts') },
    live: { consumer: 'client', build: script('live-frame', 'demos/live/start-live.ts') },
    worker: { consumer: 'client', build: script('worker', 'service-worker/worker.ts') },
    remove: { consumer: 'client', build: script('remove', 'service-worker/remove.ts') },
  },
});

/**
 * Builds modules that share chunks. As libraries, because Vite adds no preloading to these, and pages prefetch by
 * themselves. Modules that are bundled again with the project's packages are not minified.
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
        // Code that `main` shares with later chunks stays in it, so that a page needs only one request before it is
        // interactive.
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

/** Builds a script without imports at run time. */
function script(name: string, entry: string): BuildEnvironmentOptions {
  return {
    target: 'es2023',
    outDir: '../dist/scripts',
    emptyOutDir: false,
    lib: { entry, formats: ['iife'], name: 'docsNav', fileName: () => `${name}.js` },
  };
}

/** Renders the icon in the colors of the theme, and its version for phones. */
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

/** Lists the islands of the features that say when theirs starts. */
export function featureIslands(): Plugin {
  const name = 'virtual:feature-islands';
  const fileOf = (path: string) => JSON.stringify(join(import.meta.dirname, path));
  const islands = FEATURES.flatMap(({ name: own, trigger }) =>
    trigger === undefined
      ? []
      : `${JSON.stringify(own)}: [${trigger}, () => import(${fileOf(`features/${own}/island/mount-${own}.ts`)})]`,
  );
  const code =
    `import { onIdle as idle, onInteraction as interaction, onVisible as visible } from ${fileOf('islands/triggers/triggers.ts')};\n` +
    `export const FEATURE_ISLANDS = { ${islands.join(', ')} };`;
  return {
    name: 'feature-islands',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? code : undefined),
  };
}

/** Adds MUI's styles for the parts of the frame, in a separate layer. */
function partStyles(): Plugin {
  return {
    name: 'part-styles',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/styles/first.css') ? `${code}\n@layer widgets {${renderPartStyles()}}` : undefined,
  };
}
