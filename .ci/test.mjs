// Runs every check, one after the other, and ends with the line `N passed, N failed`.
// Each tool's run counts as one check, and so does every single test.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.join(import.meta.dirname, '..');
const work = mkdtempSync(path.join(tmpdir(), 'docs-nav-test-'));
const total = { passed: 0, failed: 0 };

check('Types of the engine', 'typescript/bin/tsc', ['-p', 'engine']);
check('Types', 'typescript/bin/tsc', ['-p', '.']);
check('Lint', 'oxlint/bin/oxlint', ['--deny-warnings']);
check('Navigation of the reference site', '../dist/docs-nav.js', ['validate', '--max-warnings', '0']);
check('Types of demos and snippets', '../tests/content/check-types.mjs', []);
test('Unit tests', 'unit');
test('Browser tests', 'e2e');

rmSync(work, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);

function check(title, script, args) {
  const ok = run(title, script, args) === 0;
  count(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

function test(title, project) {
  const report = path.join(work, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = run(title, 'vitest/vitest.mjs', ['run', '--project', project, ...reporters]);
  const counted = countTests(report);
  // A run that failed without a failed test, or that ran nothing, is a failure of its own.
  if (counted.failed === 0 && (status !== 0 || counted.passed === 0)) counted.failed = 1;
  count(counted);
}

function countTests(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that broke before its first test has no failed test to be counted by.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed'),
  );
  for (const file of broken) console.log(`Broken test file: ${file.name}\n${file.message ?? ''}`);
  return { passed, failed: numFailedTests + broken.length };
}

function run(title, script, args) {
  console.log(`\n# ${title}`);
  const { status, error, signal } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules', script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const end = signal ? `ended by ${signal}` : `exit code ${status}`;
  if (status !== 0) console.log(`${title}: ${error?.message ?? end}`);
  return status;
}

function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}
