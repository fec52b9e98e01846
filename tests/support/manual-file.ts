import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSnippets } from '../manual/support/read-snippets.ts';
import { ROOT } from './docs-nav.ts';

/**
 * The text of a file in the last form that a page of the manual shows; `page` is the page's path below
 * `site/reference/content/docs-nav`.
 */
export function manualFile(page: string, name: string): string {
  const steps = readSnippets(readFileSync(path.join(ROOT, 'site/reference/content/docs-nav', page), 'utf8'));
  const file = steps.findLast((step) => step.kind === 'file' && step.path === name);
  if (file?.kind !== 'file') throw new Error(`${page} shows no ${name}.`);
  return file.text;
}
