import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder with these files for the duration of one test; returns its absolute path. */
export function makeFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-cli-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  putFiles(folder, files);
  return folder;
}

export function putFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/** Changes the text of a file below a folder. */
export function editFile(folder: string, file: string, change: (text: string) => string): void {
  const place = path.join(folder, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

/** The smallest project without any diagnostics. */
export const PROJECT = {
  'nav/site.yaml': 'title: Library\nurl: https://docs.example.com\n',
  'nav/sections/library.yaml': `id: library
name: Library
prefixes: [/library]
pages:
  - pathname: /library/start
    title: Start
  - title: Components
    pathname: /library/components
    children:
      - pathname: /library/button
        newFeature: true
`,
  'content/library/start.md': '# Start\n\nSee the [button](/library/button).\n',
  'content/library/button.md': '# Button\n\nPress it.\n',
} as const;
