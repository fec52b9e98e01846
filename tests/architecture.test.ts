import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PackageManifest } from '../cli/system/packages/read-manifest.ts';
import { packageOf } from '../cli/system/packages/read-packages.ts';
import { ROOT } from './support/docs-nav.ts';
import { importsOf, sourceFiles } from './support/source-files.ts';

/**
 * What the files of a folder may import at run time: packages by name, with everything below, and own files by path.
 */
interface Border {
  readonly name: string;
  readonly covers: (file: string) => boolean;
  readonly packages: readonly (string | RegExp)[];
  readonly files: readonly (string | RegExp)[];
}

const REACT = ['react', 'react-dom'];
const MUI = ['@mui/material', '@emotion/cache', '@emotion/react', '@emotion/server', '@emotion/styled'];
const NODE = /^node:/;
/** The engine's output and its path rules, which need no library. */
const OUTPUT = [
  'engine/manifest/manifest.ts',
  'engine/manifest/asks.ts',
  'engine/feature/traits.ts',
  ...['address', 'anchor', 'api-slug', 'embed', 'href', 'icon-file', 'page-file', 'pathname', 'reference'].map(
    (name) => `engine/address/${name}.ts`,
  ),
];
const within = (folder: string) => (file: string) => file.startsWith(`${folder}/`);

/** The first border that covers a file applies. */
const BORDERS: readonly Border[] = [
  {
    name: 'the manifest and the path rules need only each other',
    covers: (file) => OUTPUT.includes(file),
    packages: [],
    files: OUTPUT,
  },
  {
    name: 'the engine is pure: no disk, no browser, no site',
    covers: within('engine'),
    packages: ['zod', 'js-yaml', 'yaml'],
    files: [/^engine\//],
  },
  {
    name: 'what every page runs contains neither React nor MUI',
    covers: (file) => ['browser', 'client', 'preferences', 'start'].some((name) => within(`site/${name}`)(file)),
    packages: [],
    files: [
      ...OUTPUT,
      /^site\/(browser|client|preferences|start)\//,
      'site/islands/hydrate.ts',
      'site/analytics/start.ts',
    ],
  },
  {
    name: 'what reports visits needs one library, and only knows the question of consent and the panel for the choice',
    covers: within('site/analytics'),
    packages: ['web-vitals'],
    files: [...OUTPUT, /^site\/(analytics|browser|preferences|islands\/consent)\//],
  },
  {
    name: 'what demos can know about their page needs React, and what the page itself knows',
    covers: within('site/react'),
    packages: ['react'],
    files: [/^site\/(react|browser|client|preferences)\//],
  },
  {
    name: 'what servers add for writers is separate from the pages, which know nothing about it',
    covers: within('site/workbench'),
    packages: [],
    files: [
      /^site\/workbench\//,
      'site/analytics/observer.ts',
      'site/browser/create-element.ts',
      'site/browser/late-stylesheets.ts',
    ],
  },
  {
    name: 'live code has an editor, which knows no page',
    covers: within('site/islands/demo/live'),
    packages: [/^@codemirror\//, /^@lezer\//, 'sucrase'],
    files: [/^site\/(browser|preferences|islands\/demo\/live)\//],
  },
  {
    name: 'the frame, the islands and the theme only know the manifest',
    covers: (file) =>
      ['site/ads', 'site/frame', 'site/islands', 'site/theme'].some((folder) => within(folder)(file)) &&
      !['site/islands/search', 'site/islands/demo/live'].some((folder) => within(folder)(file)),
    packages: ['virtual:feature-islands', ...REACT, ...MUI],
    files: [
      ...OUTPUT,
      'engine/text/once.ts',
      /^site\/(ads|browser|client|frame|islands|preferences|text|theme|words)\//,
      /^site\/features\/[\w-]+\/island\//,
      'site/rows/words.ts',
    ],
  },
  {
    name: 'search matches names with one library, and runs in pages without React',
    covers: within('site/islands/search'),
    packages: ['minisearch'],
    files: [...OUTPUT, /^site\/(islands\/search|preferences|browser|client)\//, 'site/text/tag-words.ts'],
  },
  {
    name: 'the service worker runs alone, with Workbox and the path rules of the pages',
    covers: within('site/service-worker'),
    packages: [/^workbox-/],
    files: [
      /^site\/service-worker\//,
      'site/browser/page-address.ts',
      'site/browser/worker-messages.ts',
      'site/text/escape-html.ts',
    ],
  },
  {
    name: 'what runs around demos needs the documented libraries, and only the theme and the settings of the shell',
    covers: within('site/reference/providers'),
    packages: ['docs-nav/react', ...REACT, ...MUI, '@mui/joy', '@mui/stylis-plugin-rtl', 'stylis'],
    files: [/^site\/(reference|theme|preferences)\//],
  },
  {
    name: 'what a feature makes may read and load, through what its project offers',
    covers: (file) => /^site\/features\/[\w-]+\/make\//.test(file),
    packages: [NODE, 'htmlparser2', 'postcss', 'postcss-selector-parser'],
    files: [/^site\/(feature|features|project)\//],
  },
  {
    name: 'the files for browsers are built from what lies in this room',
    covers: (file) => file === 'site/vite.config.ts',
    packages: [NODE, 'vite'],
    files: [/^site\/frame\//, 'site/features/index.ts'],
  },
  {
    name: 'Markdown and prerendering only render: no disk, no compiler, no command line',
    covers: within('site'),
    packages: ['vite', 'satteri', 'prismjs', 'docs-nav/react', ...REACT, ...MUI],
    files: [
      ...OUTPUT,
      'engine/diagnostic/diagnostic.ts',
      'engine/manifest/intake-settings.ts',
      /^engine\/feature\//,
      'engine/model/project-input.ts',
      'engine/text/defined-only.ts',
      'engine/text/enumerate.ts',
      'engine/text/keys.ts',
      'engine/text/gather.ts',
      'engine/text/limits.ts',
      'engine/text/once.ts',
      'engine/diagnostic/markdown-diagnostics.ts',
      'engine/diagnostic/merge-conflicts.ts',
      'engine/resolve/site-texts.ts',
      'engine/text/source.ts',
      'engine/text/suggest.ts',
      'engine/text/text-edit.ts',
      'engine/address/whole-address.ts',
      /^site\//,
    ],
  },
  {
    name: 'the package is built by plain modules, before anything else exists',
    covers: within('cli/package'),
    packages: [NODE, '@resvg/resvg-js', 'rolldown', 'vite', 'workbox-build'],
    files: [/^cli\/package\//],
  },
  {
    name: 'descriptions of packages only need the TypeScript compiler and a parser of comments',
    covers: within('cli/make/api'),
    packages: [NODE, 'typescript-for-docs-nav', '@microsoft/tsdoc'],
    files: [
      ...OUTPUT,
      'engine/text/defined-only.ts',
      /^cli\/(?:make\/api|system)\//,
      'site/api/api-rows.ts',
      'site/api/api-shelf.ts',
    ],
  },
  {
    name: 'demos are compiled by a bundler and formatted by a formatter',
    covers: within('cli/make/demos'),
    packages: [NODE, 'postcss', 'postcss-selector-parser', 'prettier', 'sucrase', ...MUI],
    files: [
      'engine/index.ts',
      'engine/text/defined-only.ts',
      ...OUTPUT,
      /^cli\//,
      /^site\/(components|demos|markdown)\//,
      'site/features/icons/make/read-icon-modules.ts',
      /^site\/features\/playground\/(controls|model)\//,
      'site/islands/demo/live/live-index.ts',
      'site/workbench/page-rules-note.ts',
    ],
  },
  {
    name: 'pictures of demos are drawn with an HTML parser and a CSS parser',
    covers: within('cli/make/pictures'),
    packages: [NODE, 'htmlparser2', 'postcss', 'postcss-selector-parser'],
    files: [...OUTPUT, /^cli\//, /^site\//],
  },
  {
    name: 'the features and rules of a project are loaded and checked in a thread of their own',
    covers: (file) =>
      /^cli\/make\/features\/(?:describe-(?:feature|module)|load-module|run-(?:feature|rule))\.ts$/.test(file),
    packages: [NODE, 'sucrase', 'zod'],
    files: ['engine/index.ts', 'engine/own-rules/index.ts', /^cli\/(?:make\/features|system)\//, /^site\//],
  },
  {
    name: 'commands only use the public modules of the engine',
    covers: within('cli'),
    packages: [
      NODE,
      '@babel/parser',
      'commander',
      'diff',
      'htmlparser2',
      'semver',
      'vscode-languageserver',
      'vscode-languageserver-textdocument',
      'yaml',
    ],
    files: [
      'engine/index.ts',
      'engine/diff/index.ts',
      'engine/edit/index.ts',
      'engine/address/most-bytes.ts',
      'engine/text/enumerate.ts',
      'engine/text/gather.ts',
      'engine/text/once.ts',
      'engine/text/project-files.ts',
      ...OUTPUT,
      /^cli\//,
      /^site\//,
      'package.json',
    ],
  },
];

const FILES = ['engine', 'cli', 'site'].flatMap(sourceFiles);

describe('imports', () => {
  test.each(BORDERS.map((border) => [border.name, border] as const))('%s', (_, border) => {
    const covered = FILES.filter((file) => BORDERS.find(({ covers }) => covers(file)) === border);
    const crossings = covered.flatMap((file) =>
      importsOf(file)
        .filter((target) => !isAllowed(target, border))
        .map((target) => `${file} → ${target}`),
    );
    expect(covered).not.toEqual([]);
    expect(crossings).toEqual([]);
  });

  test('the command line loads the site only when a command needs it', () => {
    expect(reachedFrom('cli/main.ts').filter((target) => /^site\/(frame|islands|output|pages)\//.test(target))).toEqual(
      [],
    );
  });

  test.each([
    'vite',
    'react',
    '@mui/material',
    'satteri',
    'prettier',
    'postcss',
    'typescript-for-docs-nav',
    'site/pages',
  ])('validate starts without %s', (library) => {
    expect(reachedFrom('cli/commands/validate.ts').filter((target) => matches(target, library))).toEqual([]);
  });

  test.each([
    'react',
    'react-dom',
    '@mui/material',
    '@emotion/react',
    'zod',
    'js-yaml',
    'yaml',
    'minisearch',
    'web-vitals',
    'site/analytics',
  ])('a page loads without %s', (library) => {
    const reached = ['site/start/main.ts', 'site/start/boot.ts'].flatMap(reachedFrom);
    expect(reached.filter((target) => matches(target, library))).toEqual([]);
  });

  test('the product needs no package that only the reference site has, types included', () => {
    const [own, reference] = ['package.json', 'site/reference/packages/package.json'].map((file) =>
      Object.keys((JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as PackageManifest).devDependencies ?? {}),
    );
    const product = FILES.filter((file) => !file.startsWith('site/reference/'));
    const needed = new Set(product.flatMap((file) => importsOf(file, { types: true })).map(packageOf));
    expect(reference).not.toEqual([]);
    expect(reference?.filter((name) => needed.has(name) || own?.includes(name))).toEqual([]);
  });

  test('no module imports itself through others, types included', () => {
    // The modules that render blocks import one another, since blocks contain blocks.
    const others = FILES.filter((file) => !file.startsWith('site/markdown/render/render-'));
    expect(
      findCircles(new Map(others.map((file) => [file, importsOf(file, { eagerOnly: true, types: true })]))),
    ).toEqual([]);
  });

  test('nothing imports tests', () => {
    expect(FILES.filter((file) => importsOf(file).some(within('tests')))).toEqual([]);
  });
});

/** Folders with a README. */
const DESCRIBED = ['nav', 'engine', 'cli', 'site', 'tests'].flatMap((top) => {
  const names = readdirSync(path.join(ROOT, top), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${top}/${name.replaceAll(path.sep, '/')}`,
  );
  return names.filter((name) => path.posix.basename(name) === 'README.md').map((name) => path.posix.dirname(name));
});

describe('a README names everything in its folder', () => {
  test.each(DESCRIBED)('%s', (folder) => {
    const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true }).filter(
      ({ name }) => name !== 'README.md' && !name.startsWith('.') && name !== 'node_modules',
    );
    const text = readFileSync(path.join(ROOT, folder, 'README.md'), 'utf8');
    // `render-*.ts` names several files, and `commands/<name>.ts` also names the folder.
    const names = Array.from(
      text.matchAll(/`([\w.*-]+(?:\/|(?=`)))/g),
      ([, name = '']) => new RegExp(`^${name.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`),
    );
    const missing = entries
      .map((entry) => entry.name + (entry.isDirectory() ? '/' : ''))
      .filter((entry) => !names.some((name) => name.test(entry)));
    expect(missing).toEqual([]);
  });
});

describe('a README names only what exists, in its folder or from the root', () => {
  const paths = DESCRIBED.flatMap((folder) => [
    `${folder}/`,
    ...readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }).map(
      (entry) =>
        `${path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}${entry.isDirectory() ? '/' : ''}`,
    ),
  ]);
  // Made by builds and commands, or a fixture of a project.
  const made = /^(?:dist|schemas|out|work|ok|\.docs-nav|docs-nav-tools)\//;
  test.each(DESCRIBED)('%s', (folder) => {
    const text = readFileSync(path.join(ROOT, folder, 'README.md'), 'utf8');
    const names = Array.from(text.matchAll(/`((?:[\w.*-]+\/)+(?:[\w.*-]+\.\w+)?)`/g), ([, name = '']) => name);
    const lost = names.filter((name) => {
      const shape = new RegExp(`(?:^|/)${name.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')}$`);
      return (
        !made.test(name) &&
        !paths.some((found) => shape.test(found) && (found.startsWith(`${folder}/`) || found.startsWith(name)))
      );
    });
    expect(lost).toEqual([]);
  });
});

describe('links of READMEs, CONTRIBUTING and DESIGN lead somewhere', () => {
  const files = [...readdirSync(ROOT), ...DESCRIBED.map((folder) => `${folder}/README.md`)];
  test.each(files.filter((file) => file.endsWith('.md')))('%s', (file) => {
    const links = readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g);
    const lost = Array.from(links).filter(([, target = '', anchor = '']) => {
      const place = target === '' ? path.join(ROOT, file) : path.join(ROOT, path.dirname(file), target);
      if (!existsSync(place)) return true;
      const headings = anchor === '' ? [] : readFileSync(place, 'utf8').matchAll(/^#+ (.+)$/gm);
      return anchor !== '' && !Array.from(headings, ([, heading = '']) => anchorOf(heading)).includes(anchor);
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });
});

test('slow tests are named as such: `npm run check` builds no site, starts no program and reads no types of packages', () => {
  const quick = sourceFiles('tests').filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !/\.(?:long|browser|ci)\.test|^tests\/(?:e2e|pages|engines|fuzz|incremental)\//.test(file),
  );
  expect(quick.length).toBeGreaterThan(90);
  // This file contains the patterns.
  expect(quick.filter(takesLong)).toEqual(['tests/architecture.test.ts']);
});

test.each(['CONTRIBUTING.md', 'DESIGN.md'])('%s only names existing files', (file) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const paths = Array.from(text.matchAll(/`((?:engine|cli|site|tests)\/[^`]+)`/g), ([, named = '']) =>
    named.replace(/[^/]*<[^/]*$|<\w+>\/$/, ''),
  );
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((named) => !existsSync(path.join(ROOT, named)))).toEqual([]);
});

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/**
 * Whether a test, or a helper that it shares with others, starts a program, builds or serves a site, or describes a
 * package.
 */
function takesLong(file: string): boolean {
  const signs = /'node:child_process'|\b(?:docsNav|startDocsNav|openApis|extractApis)\b|\(\['(?:build|dev)'/;
  // Many tests only import `docs-nav.ts` for the repository's folder; `docs-nav routes` runs for its navigation, in a
  // second.
  const shared = importsOf(file).filter(
    (target) => /^tests\/.*\.tsx?$/.test(target) && !/support\/(?:docs-nav|reference-manifest)\.ts$/.test(target),
  );
  return [file, ...shared].some((name) => signs.test(readFileSync(path.join(ROOT, name), 'utf8')));
}

/**
 * Modules in a circle of imports or between two: what is left after removing, again and again, all modules that import
 * nothing or that nothing imports.
 */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const left = new Set(imports.keys());
  for (let before = 0; before !== left.size;) {
    before = left.size;
    const imported = new Set([...left].flatMap((file) => imports.get(file) ?? []));
    for (const file of left)
      if (!imported.has(file) || !imports.get(file)?.some((target) => left.has(target))) left.delete(file);
  }
  return [...left];
}

/** Everything that is loaded together with a file, at any depth. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    if (FILES.includes(file)) for (const target of importsOf(file, { eagerOnly: true })) reached.add(target);
  }
  return [...reached];
}

function isAllowed(target: string, { packages, files }: Border): boolean {
  if (/^(engine|cli|site|tests)\/|^package\.json$/.test(target))
    return files.some((allowed) => matches(target, allowed));
  return packages.some((allowed) => matches(target, allowed));
}

function matches(target: string, allowed: string | RegExp): boolean {
  return typeof allowed === 'string' ? target === allowed || target.startsWith(`${allowed}/`) : allowed.test(target);
}
