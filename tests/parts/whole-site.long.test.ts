import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { ROOT } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { buildPart, makeWork, mergeParts } from './support.ts';

/** A navigation with what a merge brings together: two languages, search, redirects, and a worker that lists all pages. */
const NAV = {
  'nav/site.yaml':
    'title: Pebble\nurl: https://pebble.example\nsections: [guides, parts]\nlanguages: [{ code: en, name: English }, { code: de, name: Deutsch }]\nserviceWorker: register\nhosts: [nginx]\nrules: { missing-translation: off }\nredirects:\n  - { from: /guides/old, to: "/parts/wall#bricks" }\n',
  'nav/sections/guides.yaml':
    'id: guides\nname: Guides\nprefixes: [/guides]\npages:\n  - pathname: /guides/start\n  - pathname: /guides/next\n',
  'nav/sections/parts.yaml': 'id: parts\nname: Parts\nprefixes: [/parts]\npages:\n  - pathname: /parts/wall\n',
};

/** What each section’s own repository contains: a demo, a picture, and links to the other section. */
const CONTENT = {
  guides: {
    'content/guides/start.md': '# Start\n\nSee [the bricks](/parts/wall#bricks).\n\n![A plan](plan.svg)\n',
    'content/guides/start.de.md': '# Anfang\n\nMit [Steinen](/parts/wall).\n',
    'content/guides/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>\n',
    'content/guides/next.md': '# Next\n\nMore.\n',
  },
  parts: {
    'content/parts/wall/index.md':
      '---\ntitle: Wall\nrelated: [/guides/start]\n---\n\n## Bricks\n\nOf clay.\n\n::demo{src="Wall.tsx"}\n',
    'content/parts/wall/Wall.tsx':
      'import \'./wall.css\';\n\nexport default function Wall() {\n  return <b className="wall">Wall</b>;\n}\n',
    'content/parts/wall/wall.css': '.wall { color: teal }\n',
  },
};

function installReact(root: string): void {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
}

// `.ci/run` does the same with three sections, API pages, cards and components in the frame: whole-site.ci.test.ts.
test('two sections that are built separately and merged equal a single build, byte for byte', async () => {
  const work = makeWork();
  const root = path.join(work, 'whole');
  putFiles(root, { ...NAV, ...CONTENT.guides, ...CONTENT.parts });
  installReact(root);
  const { exitCode, stdout, stderr } = await runCli(['build'], root);
  expect(exitCode, stdout + stderr).toBe(0);
  installReact(path.join(work, 'walls'));
  const parts = [
    await buildPart(work, 'texts', 'guides', { ...NAV, ...CONTENT.guides }),
    await buildPart(work, 'walls', 'parts', { ...NAV, ...CONTENT.parts }),
  ];
  // Once more, in another order, over the existing output.
  for (const order of [parts, parts.toReversed()]) {
    const merged = await mergeParts(work, order);
    expect(merged.exitCode, merged.stdout + merged.stderr).toBe(0);
    expect(hashFolder(path.join(work, 'site'))).toEqual(hashFolder(path.join(root, 'out')));
  }
});
