// Runs all checks but those that only `.ci/run` makes, which sets DOCS_NAV_TEST_RUNS, or with `quick` those that take a
// minute, with `pages` those of every page, with `engines` those in other browsers, with `adopters` those of other
// libraries' sites, and ends with the line `N passed, N failed`. Each tool's run counts as one check, and so does every
// test.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.join(import.meta.dirname, '..');
/** In `npm test`, every law is proven once; `.ci/run` tries the rest, which has longer files: tests/README.md. */
const IS_ONCE = !process.env.DOCS_NAV_TEST_RUNS;
if (IS_ONCE) process.env.DOCS_NAV_TEST_LAYER = 'once';
const work = mkdtempSync(path.join(tmpdir(), 'docs-nav-test-'));
const total = { passed: 0, failed: 0 };

if (process.argv[2] === 'pages') {
  // One file with a few long tests, each listed as it ends.
  await test('Every page', ['pages'], 'verbose');
} else if (process.argv[2] === 'engines') {
  await test('Chromium, Firefox, and WebKitGTK', ['engines'], 'verbose');
} else if (process.argv[2] === 'adopters') {
  await test('Sites of other libraries', ['adopters']);
} else if (process.argv[2] === 'quick') {
  await Promise.all(startTools());
  await test('Unit tests', ['unit']);
} else {
  await Promise.all([
    ...startTools(),
    check('Types of demos and code blocks', '../dist/docs-nav.cjs', ['check-code', '--max-warnings', '0']),
  ]);
  const alsoTells = IS_ONCE ? [`--reporter=${path.join(import.meta.dirname, 'slow-files.mjs')}`] : [];
  await test('Unit tests', ['unit', 'long'], 'default', alsoTells);
  await test('Browser tests', ['e2e'], 'default', alsoTells);
}

rmSync(work, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);

/** Starts the checks that only look at files. */
function startTools() {
  return [
    check('Types of the engine', 'typescript/bin/tsc', ['-p', 'engine']),
    check('Types', 'typescript/bin/tsc', ['-p', '.']),
    check('Lint', 'oxlint/bin/oxlint', ['--deny-warnings']),
    check('Format', 'oxfmt/bin/oxfmt', ['--check', '.']),
    check('Navigation of the reference site', '../dist/docs-nav.cjs', ['validate', '--max-warnings', '0']),
  ];
}

/** Runs a tool in parallel with others, and prints its output when it has ended. */
async function check(title, script, args) {
  const { ok, said } = await run(script, args, 'pipe');
  console.log(`\n# ${title}\n${said}`.trimEnd());
  count(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function test(title, projects, reporter = 'default', options = []) {
  console.log(`\n# ${title}`);
  const report = path.join(work, `${projects[0]}.json`);
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`];
  const { ok, said } = await run(
    'vitest/vitest.mjs',
    ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters, ...options],
    'inherit',
  );
  if (!ok) console.log(said);
  const counted = countTests(report);
  // A run that failed without a failed test, or that ran nothing, counts as one failure.
  if (counted.failed === 0 && (!ok || counted.passed === 0)) counted.failed = 1;
  count(counted);
}

function countTests(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that broke before its first test has no failed test to count.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed'),
  );
  for (const file of broken) console.log(`Broken test file: ${file.name}\n${file.message ?? ''}`);
  return { passed, failed: numFailedTests + broken.length };
}

/** Runs a script of a package to its end; `said` is its output, unless inherited, and how it failed. */
function run(script, args, output) {
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', output, output],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (trouble) => resolve({ ok: trouble === '', said: Buffer.concat(chunks).toString('utf8') + trouble });
    child.once('error', (error) => end(error.message));
    child.once('close', (status, signal) => {
      const how = signal ? `Ended by ${signal}.` : `Ended with exit code ${status}.`;
      end(status === 0 ? '' : how);
    });
  });
}

function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}
