// npm run check:content [-- folder…]
// Type-checks every demo and every fenced ts/tsx block of the reference site with the project's own compiler.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { PACKAGES, readExportedNames } from './package-names.mjs';
import { listFiles, readSnippets } from './snippets.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const CONTENT = path.join(ROOT, 'site/reference/content');
const FRAMEWORKS = path.join(ROOT, 'site/reference/content/frameworks.d.ts');
const COMPILER = path.join(ROOT, 'node_modules/typescript/bin/tsc');
/** Two programs at a time, with one checker each: more would process the types of the same package several times. */
const EFFORT = ['--builders', '2', '--checkers', '1'];

const AUGMENTATION = /^\s*declare (?:module|global)\b/m;

const OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  // React's own declarations and Node's `process`, as in every bundler's template.
  types: ['react', 'node'],
  strict: true,
  skipLibCheck: true,
  // A reader's own bundler takes care of stylesheets and fonts.
  noUncheckedSideEffectImports: false,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/**
 * Checks the content of some folders.
 * @param {readonly string[]} folders paths; the whole content folder by default
 * @returns {Promise<{ demos: number, snippets: number, errors: readonly string[] }>} errors as `file(line,column): error …`
 */
export async function checkContent(folders = [CONTENT]) {
  const work = path.join(ROOT, '.docs-nav', `check-content-${process.pid}`);
  try {
    const names = readExportedNames(ROOT);
    const demos = folders.flatMap((folder) => listFiles(folder, ['.ts', '.tsx']));
    const snippets = folders.flatMap((folder) => listFiles(folder, ['.md'])).flatMap(readSnippets);
    const modules = [
      ...demos.map((file) => ({ page: path.dirname(file), file, code: fs.readFileSync(file, 'utf8') })),
      ...snippets.map((snippet) => ({ page: snippet.file, file: write(snippet, work, names), code: snippet.code })),
    ];
    // What changes a package's types applies to the rest of its own page, as it does for a reader who follows the page.
    const alone = new Map();
    const together = [];
    for (const module of modules) {
      const group = alone.get(module.page) ?? (AUGMENTATION.test(module.code) ? [] : together);
      if (group !== together) alone.set(module.page, group);
      group.push(module);
    }
    const programs = [together, ...alone.values()]
      .filter((group) => group.length > 0)
      .map((group) => group.map(({ file }) => file));
    const lines = await compile(programs, work);
    const errors = lines.map((line) => line.replace(/^.*?check-content-\d+\/(.*?\.md)\.\d+\.tsx?\(/, '$1('));
    return { demos: demos.length, snippets: snippets.length, errors: [...new Set(errors)].toSorted() };
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** Writes a snippet as a module in which every line keeps its number from the page. */
function write({ file, extension, line, lead, code, tail }, work, names) {
  const relative = path.relative(ROOT, file);
  const target = path.join(work, `${relative}.${line}${extension}`);
  const imports = importsFor(code, names, PACKAGES[path.relative(CONTENT, file).split(path.sep)[0]] ?? []);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${'\n'.repeat(line - 1)}${imports} ${lead}\n${code}\n${tail}\n`);
  return target;
}

/** Imports for the names that a snippet uses and neither imports nor declares. */
function importsFor(code, names, packages) {
  const bare = code.replaceAll(/\/\*[^]*?\*\/|\/\/.*$|'[^'\n]*'|"[^"\n]*"/gm, ' ');
  const own = new Set([
    ...[...bare.matchAll(/\b(?:const|let|function|class|type|interface|enum)\s+(\w+)/g)].map(([, name]) => name),
    ...[...bare.matchAll(/\b(?:const|let)\s*[{[]([^=]*?)[}\]]\s*=/g)].flatMap(([, list]) => list.match(/\w+/g) ?? []),
    ...[...bare.matchAll(/\bimport\b([^]*?)\bfrom\b/g)].flatMap(([, list]) => list.match(/\w+/g) ?? []),
  ]);
  const used = new Set((bare.match(/(?<![.\w$])[A-Za-z]\w+/g) ?? []).filter((name) => !own.has(name)));
  const found = new Map();
  for (const name of used) {
    const from = packages.find((candidate) => names.get(candidate)?.has(name));
    if (from !== undefined) found.set(from, [...(found.get(from) ?? []), name]);
  }
  // The compiler resolves a module that is imported, but not one that is only augmented.
  const augmented = [...code.matchAll(/^\s*declare module '([^']+)'/gm)].map(([, name]) => `import '${name}';`);
  const react = used.has('React') ? "import * as React from 'react';" : '';
  return [
    react,
    ...augmented,
    ...[...found].map(([from, list]) => `import { ${list.join(', ')} } from '${from}';`),
  ].join(' ');
}

/** One compiler makes all programs, so that it reads the packages that they share only once. */
function compile(programs, work) {
  fs.mkdirSync(work, { recursive: true });
  const configs = programs.map((files, at) => {
    const config = path.join(work, `tsconfig-${at}.json`);
    fs.writeFileSync(config, JSON.stringify({ compilerOptions: OPTIONS, files: [FRAMEWORKS, ...files] }));
    return config;
  });
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [COMPILER, '--build', ...configs, ...EFFORT, '--pretty', 'false'],
      { cwd: ROOT, maxBuffer: 1 << 26 },
      (error, stdout) => {
        if (error !== null && stdout.trim() === '') reject(error);
        else resolve(stdout.trim() === '' ? [] : joinDetails(stdout.trim().split('\n')));
      },
    );
  });
}

/** Indented lines explain the error above them. */
function joinDetails(lines) {
  const errors = [];
  for (const line of lines) {
    if (line.startsWith(' ') && errors.length > 0) errors[errors.length - 1] += `\n${line}`;
    else errors.push(line);
  }
  return errors;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folders = process.argv.slice(2).map((folder) => path.resolve(folder));
  const { demos, snippets, errors } = await checkContent(folders.length > 0 ? folders : undefined);
  for (const error of errors) console.log(error);
  console.log(`${demos} demos and modules, ${snippets} snippets: ${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
