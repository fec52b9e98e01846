import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { runCli, type Run } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';

type Files = Readonly<Record<string, string>>;

/** A separate folder for one test. */
export function makeWork(): string {
  const work = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-parts-')));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  return work;
}

/** The navigation of a site with two sections, which every pipeline has. */
export const NAV: Files = {
  'nav/site.yaml': 'title: Pebble\nurl: https://pebble.example\nsections: [guides, parts]\nkeep: 0\n',
  'nav/sections/guides.yaml':
    'id: guides\nname: Guides\nprefixes: [/guides]\npages:\n  - pathname: /guides/start\n  - pathname: /guides/next\n',
  'nav/sections/parts.yaml': 'id: parts\nname: Parts\nprefixes: [/parts]\npages:\n  - pathname: /parts/wall\n',
};

/** What each section's own repository contains. */
export const CONTENT = {
  guides: {
    'content/guides/start.md': '# Start\n\nSee [the bricks](/parts/wall#bricks).\n',
    'content/guides/next.md': '# Next\n\nMore.\n',
  },
  parts: { 'content/parts/wall.md': '---\ntitle: Wall\nrelated: [/guides/start]\n---\n\n## Bricks\n\nOf clay.\n' },
} as const satisfies Readonly<Record<string, Files>>;

/** Builds one section as its pipeline would; the output is `<name>/out`. */
export async function buildPart(
  work: string,
  name: string,
  section: string,
  files: Files,
  flags: readonly string[] = [],
): Promise<string> {
  const root = path.join(work, name);
  putFiles(root, { ...NAV, ...files });
  const { exitCode, stdout, stderr } = await runCli(['build', '--section', section, ...flags], root);
  expect(exitCode, stdout + stderr).toBe(0);
  return `${name}/out`;
}

/** Merges parts into `site`. */
export function mergeParts(work: string, parts: readonly string[]): Promise<Run> {
  return runCli(['merge', ...parts, '--out', 'site'], work);
}
