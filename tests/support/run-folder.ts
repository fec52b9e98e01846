import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of a run share, in all workers. */
    readonly runFolder: string;
  }
}

/**
 * Makes the folder of a run, and removes it afterwards: vitest's `globalSetup`. It also replaces the system's temporary
 * folder for test files and their processes, so that an interrupted run leaves nothing behind either. `.ci/run` names one
 * for its three runs, in which a site is built only once, and removes it itself.
 */
export default function makeRunFolder(project: TestProject): (() => void) | void {
  const given = process.env['DOCS_NAV_TEST_FOLDER'];
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'docs-nav-run-'));
  process.env['TMPDIR'] = folder;
  project.provide('runFolder', folder);
  if (given !== undefined) return;
  // A closing browser keeps writing for a moment.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
