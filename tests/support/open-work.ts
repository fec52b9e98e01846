import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Makes a folder for the tests of one file, which calls this at its top; it is removed after the last of them. */
export function openWork(name: string): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `docs-nav-${name}-`)));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
