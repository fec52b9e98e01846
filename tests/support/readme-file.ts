import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './docs-nav.ts';

/** The text of a file as the README shows it: the code block whose first line is a comment that begins with its name. */
export function readmeFile(name: string): string {
  const blocks = readFileSync(path.join(ROOT, 'README.md'), 'utf8').matchAll(/^```\w+\n(?:#|\/\/) (\S+)[^\n]*\n([\s\S]*?)^```$/gm);
  for (const [, file, text = ''] of blocks) if (file === name) return text;
  throw new Error(`The README shows no ${name}.`);
}
