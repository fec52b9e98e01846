import type { BodyPage, Tell } from './body-page.ts';
import { fenced } from './convert-code.ts';
import { notice } from './notice.ts';

/** Lines that mean something to one tool alone. */
export function isSpecial(page: BodyPage, trimmed: string, tell: Tell): boolean {
  if (/^\[\[?toc\]?\]$/i.test(trimmed)) return true;
  const included = INCLUDES.map((pattern) => pattern.exec(trimmed)?.[1]).find((path) => path !== undefined);
  if (included !== undefined) {
    const found = page.options.include(included);
    if (found === undefined) tell(`the file \`${included}\`, which the page includes, does not exist`);
    else if (trimmed.startsWith('<<<')) page.put(fenced(found.text, included.split('.').at(-1) ?? ''));
    else page.takePart(found.convert());
    return true;
  }
  const demo = /^\{\{\s*"demo":\s*"([^"]+)"/.exec(trimmed)?.[1];
  if (demo !== undefined) {
    const taken = page.options.take(`./${demo.replace(/\.js$/, '')}`, 'default');
    if (taken?.kind !== 'demo') tell(`there is no TypeScript module for the demo \`${demo}\``);
    page.put(taken?.kind === 'demo' ? `::demo{src="${taken.name}"}` : notice(`The demo \`${demo}\` was not imported.`));
    return true;
  }
  if (page.options.dialect === 'mui' && /^\{\{.*\}\}$/.test(trimmed)) {
    tell(`\`${trimmed}\` has no counterpart`);
    return true;
  }
  return /^<!--.*-->$/.test(trimmed);
}

/** Includes of VitePress, of code and of Markdown, and of MkDocs. */
const INCLUDES = [/^<<<\s*(\S+?)(?:[#{].*)?$/, /^<!--\s*@include:\s*([^\s{#]+).*-->$/, /^-{1,2}8<-{1,2}\s+"([^"]+)"$/];
