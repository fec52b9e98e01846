import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { docsNav, ROOT } from './docs-nav.ts';

/** Compiles the repository's own `nav/` with the built bin. */
export function readReferenceManifest(): RouteManifest {
  const out = mkdtempSync(path.join(tmpdir(), 'docs-nav-routes-'));
  try {
    const { code, stderr } = docsNav(['routes', '--out', out], ROOT);
    expect(code, stderr).toBe(0);
    return JSON.parse(readFileSync(path.join(out, 'manifest.json'), 'utf8')) as RouteManifest;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
