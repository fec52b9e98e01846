import { posix } from 'node:path';
import type { BodyPage, Tell } from './body-page.ts';
import { fenced } from './convert-code.ts';
import { readInclude, selectPart, trimCode, type Include } from './included-part.ts';
import { notice } from './notice.ts';

/** Reads lines that only one tool gives a meaning. */
export function isSpecial(
  page: BodyPage,
  trimmed: string,
  { at, tell }: { readonly at: number; readonly tell: Tell },
): boolean {
  if (/^\[\[?toc\]?\]$/i.test(trimmed)) return true;
  if (page.options.dialect === 'mkdocs' && SNIPPETS.test(trimmed)) return takeSnippets(page, at);
  const include = readInclude(trimmed);
  if (include !== undefined) {
    takeInclude(page, include, tell);
    return true;
  }
  const demo = /^\{\{\s*"demo":\s*"([^"]+)"/.exec(trimmed)?.[1];
  if (demo !== undefined) {
    const taken = page.options.take(`./${demo.replace(/\.js$/, '')}`, 'default');
    if (taken?.kind !== 'demo') tell(`there is no TypeScript module for the demo \`${demo}\``);
    page.put(
      taken?.kind === 'demo' ? `::demo{src="${taken.use()}"}` : notice(`The demo \`${demo}\` was not imported.`),
    );
    return true;
  }
  if (page.options.dialect === 'mui' && /^\{\{.*\}\}$/.test(trimmed)) {
    tell(`\`${trimmed}\` has no counterpart`);
    return true;
  }
  return /^<!--.*-->$/.test(trimmed);
}

/** Opens and closes a list of snippets, one per line. */
const SNIPPETS = /^-{1,2}8<-{1,2}$/;

/** Converts each line to an include of one file, to be read later. */
function takeSnippets(page: BodyPage, from: number): boolean {
  const end = page.lines.findIndex((line, at) => at > from && SNIPPETS.test(line.trim()));
  if (end < 0) return false;
  for (let at = from + 1; at < end; at++) {
    const path = (page.lines[at] ?? '').trim();
    page.lines[at] = path === '' ? '' : `--8<-- "${path}"`;
  }
  page.lines[end] = '';
  return true;
}

function takeInclude(page: BodyPage, include: Include, tell: Tell): void {
  const { path, region, code } = include;
  const found = page.options.include(path);
  if (found === undefined) {
    tell(`the file \`${path}\`, which the page includes, does not exist`);
    return;
  }
  const part = selectPart(found.text, include);
  if (part === undefined) tell(`the file \`${path}\` does not mark \`${region}\`, so all of it is shown`);
  const text = part ?? found.text;
  if (code === undefined) {
    page.takePart(found.convert(text));
    return;
  }
  // In a group of code blocks, each one needs a title.
  const title = code.title || (page.current()?.container.name === 'tabs' ? posix.basename(path) : '');
  const info = `${code.language}${title === '' ? '' : ` title="${title}"`}${code.marked === '' ? '' : ` {${code.marked}}`}`;
  page.put(fenced(trimCode(text), info));
}
