import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of a run share, in all workers. */
    readonly runFolder: string;
  }
}

/** Makes the folder of a run, and removes it afterwards: vitest's `globalSetup`. */
export default function makeRunFolder(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nav-run-'));
  project.provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
