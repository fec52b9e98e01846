/** `docs-nav/node` of the built package, in programs of an adopter. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { makeFolder, putFiles } from '../cli/support/folder.ts';
import { addPackages, runInstalled } from '../installed/support/installation.ts';
import { DEMO, project, TEXT } from '../installed/support/projects.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { ROOT } from '../support/docs-nav.ts';

const BROKEN =
  'id: library\nname: Library\nprefixes: [/library]\npages:\n  - pathname: /library/start\n    titel: Start\n';

/** A demo that shows what it is rendered for, in a project whose code leaves traces wherever it runs. */
const FILES = {
  ...DEMO,
  'content/library/Press.tsx':
    "import { className } from 'labels';\nexport default () => <button className={className}>Press</button>;\n",
  'node_modules/labels/package.json': '{ "name": "labels", "version": "1.0.0", "main": "index.js" }',
  'node_modules/labels/index.js':
    "exports.className = process.env.NODE_ENV === 'production' ? 'css-1' : 'css-1-Button-root';\n",
  'vite.config.mjs':
    "console.log('config');\nconsole.error('config');\nprocess.exitCode = 7;\nprocess.env.TOUCHED = 'yes';\nglobalThis.touched = true;\nexport default {};\n",
  'broken/nav/site.yaml': DEMO['nav/site.yaml'] ?? '',
  'broken/nav/sections/library.yaml': BROKEN,
  'broken/content/library/start.md': '# Start\n',
};

/** Calls what the package exports, and writes what it saw, as it must print nothing. */
const PROGRAM = `
  import { writeFileSync } from 'node:fs';
  import { createRequire } from 'node:module';
  import { build, findRoute, readManifest, validate } from 'docs-nav/node';
  const surroundings = () => JSON.stringify([process.env, process.cwd(), process.exitCode, globalThis.touched]);
  const before = surroundings();
  // At once, two of them into one folder.
  const [built, again, based, broken] = await Promise.all([
    build({ search: false }),
    build({ search: false }),
    build({ search: false, out: 'based', base: 'docs', dir: '.' }),
    validate({ dir: 'broken' }),
  ]);
  const reasons = await Promise.all(
    [validate({ dri: '.' }), validate({ dir: 'content' }), build({ out: 1 }), build({ base: '../docs' })].map((call) =>
      call.then(() => 'none', (error) => error.message)),
  );
  const manifest = await readManifest('based/_nav/manifest.json');
  const found = findRoute(manifest, 'https://docs.example.com/docs/library/button/#press');
  const texts = Object.fromEntries(['pretty', 'compact', 'json', 'sarif', 'github'].map((name) => [name, broken.format(name)]));
  writeFileSync('saw.json', JSON.stringify({
    isUntouched: before === surroundings(),
    isRequired: createRequire(import.meta.url)('docs-nav/node').build === build,
    ok: [built.ok, again.ok, based.ok, broken.ok],
    built: [built.diagnostics, built.format()],
    found: [found.route.title, found.hash],
    broken: broken.diagnostics,
    texts,
    reasons,
  }));
`;

function makeProject(): string {
  const root = project(FILES);
  addPackages(root, ['vite', 'react', 'react-dom']);
  return root;
}

test('a program builds and checks like the command, whatever NODE_ENV says, and nobody notices', () => {
  const root = makeProject();
  putFiles(root, {
    'program.mjs': PROGRAM,
    'small.mjs': "import { build } from 'docs-nav/node';\nawait build({ search: false });\n",
  });
  const commanded = makeProject();
  expect(runInstalled(commanded, 'build', '--no-search').code).toBe(0);
  const expected = hashFolder(path.join(commanded, 'out'));
  for (const [NODE_ENV, program] of [
    ['development', 'program.mjs'],
    ['production', 'small.mjs'],
  ] as const) {
    const { stdout, stderr, status } = spawnSync(process.execPath, [program], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV },
    });
    expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
    expect(hashFolder(path.join(root, 'out'))).toEqual(expected);
  }
  const { texts, ...saw } = JSON.parse(readFileSync(path.join(root, 'saw.json'), 'utf8')) as {
    readonly texts: Readonly<Record<string, string>>;
  };
  expect(saw).toEqual({
    isUntouched: true,
    isRequired: true,
    ok: [true, true, true, false],
    built: [[], expect.stringMatching(/^Built 4 pages in .* in out\n$/)],
    found: ['Button', 'press'],
    broken: [
      {
        code: 'unknown-key',
        severity: 'error',
        file: 'nav/sections/library.yaml',
        range: {
          start: { line: 6, column: 5, offset: BROKEN.indexOf('titel') },
          end: { line: 6, column: 10, offset: BROKEN.lastIndexOf(':') },
        },
        message: 'Unknown key `titel`.',
        help: 'did you mean `title`',
        related: [],
      },
    ],
    reasons: [
      '`validate` has no option `dri`.\n  help: its options are dir, section, maxWarnings, api and code',
      expect.stringContaining('The folder `content` contains no nav/site.yaml.'),
      'The option `out` must be a string.',
      'The option `base` must be a path such as `/docs/`.',
    ],
  });
  for (const [format, text] of Object.entries(texts))
    expect(text).toBe(runInstalled(root, 'validate', 'broken', '--format', format).stdout);
});

test('a build with errors or a budget that is exceeded says so, and leaves the output as it was', () => {
  const root = project({
    ...TEXT,
    'content/library/button.md': '# Button\n\nSee [nothing](/library/knob).\n',
    'program.mjs': `
      import { readdirSync, writeFileSync } from 'node:fs';
      import { build } from 'docs-nav/node';
      const wrong = await build({ search: false });
      writeFileSync('content/library/button.md', '# Button\\n');
      writeFileSync('nav/site.yaml', \`${TEXT['nav/site.yaml']}budgets: { pageBytes: 10 }\\n\`);
      const large = await build({ search: false });
      const files = readdirSync('.');
      writeFileSync('saw.json', JSON.stringify([wrong, wrong.format(), large, large.format(), files.includes('out')]));
    `,
  });
  const told = runInstalled(root, 'build', '--no-search').stdout;
  expect(spawnSync(process.execPath, ['program.mjs'], { cwd: root, encoding: 'utf8' }).stderr).toBe('');
  const [wrong, text, large, budget, isWritten] = JSON.parse(
    readFileSync(path.join(root, 'saw.json'), 'utf8'),
  ) as unknown[];
  expect(wrong).toMatchObject({ ok: false, diagnostics: [{ code: 'broken-link', file: 'content/library/button.md' }] });
  expect(text).toBe(told);
  expect(large).toMatchObject({ ok: false, diagnostics: [] });
  expect(budget).toContain('above the budget `pageBytes` of 10.');
  expect(isWritten).toBe(false);
});

const TYPED = `
import { build, findRoute, readManifest, validate, type BuildOptions, type Diagnostic, type Result } from 'docs-nav/node';
import { languagePrefix, MANIFEST_FORMAT, type Route, type RouteManifest } from 'docs-nav/manifest';

const options: BuildOptions = { base: '/docs/', section: ['library'], search: false, maxWarnings: 0 };
export async function main(): Promise<Result> {
  const { ok, diagnostics, format } = await validate({ api: true, code: true });
  const [first]: readonly Diagnostic[] = diagnostics;
  const text: string = \`\${first?.file}:\${first?.range.start.line} \${first?.related[0]?.message} \${format('sarif')} \${ok}\`;
  const manifest: RouteManifest = await readManifest({ href: text });
  const route: Route | undefined = findRoute(manifest, '/')?.route;
  const format2: number = MANIFEST_FORMAT;
  // @ts-expect-error -- no option of this function
  await validate({ out: route?.title });
  return build({ ...options, url: languagePrefix(manifest.site, 'de') ?? String(format2) });
}
`;

test.each([
  ['esnext', 'bundler'],
  ['node16', 'node16'],
])('the types compile as %s modules with the resolution %s, without skipLibCheck', (module, moduleResolution) => {
  const root = makeFolder({
    'package.json': '{ "type": "module" }',
    'main.ts': TYPED,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        target: 'es2023',
        lib: ['es2023'],
        types: [],
        module,
        moduleResolution,
      },
      files: ['main.ts'],
    }),
  });
  addPackages(root, [['docs-nav', '..']]);
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', root, '--pretty', 'false'], { encoding: 'utf8' });
  expect(stdout).toBe('');
});
