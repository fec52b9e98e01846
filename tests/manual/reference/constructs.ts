import { readExamples, type Reading } from '../../markdown/examples.ts';
import { capital, code, page, table, words } from './markdown.ts';

/** The page about Markdown from other tools: the same examples that the tests of the reader run. */
export function constructsPage(): string {
  return page(
    'Which Markdown and MDX of other tools docs-nav reads, and which diagnostics report the rest.',
    'CommonMark with GitHub’s tables, task lists, footnotes and strikethrough is the base; [Markdown and MDX](/docs-nav/markdown-and-mdx) describes what you would write yourself. This page lists what else works in pages written for Docusaurus, VitePress, Starlight, MkDocs and GitHub. Nothing is lost silently: what does not work is reported with file, line and column.',
    '## What works',
    table(
      ['Construct', 'Syntax'],
      readExamples('constructs').map(({ name, text, reading }) => [
        words(capital(name)) + noteOf(reading),
        written(text),
      ]),
    ),
    '## What is reported',
    table(
      ['Construct', 'Syntax', 'Diagnostic'],
      readExamples('losses').map(({ name, text, result, reading }) => [
        words(capital(name)) + noteOf(reading),
        written(text),
        [...new Set(result.split('\n').map(linkOf))].join(', '),
      ]),
    ),
  );
}

function noteOf({ settings }: Reading): string {
  if (settings?.math === true) return ', with `math: true`';
  return settings?.components === undefined ? '' : ', with `components`';
}

/** Each line as code, since a cell has no blocks. */
function written(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(code)
    .join('<br>');
}

function linkOf(problem: string): string {
  const [name = ''] = problem.split(' ');
  return `[\`${name}\`](/docs-nav/reference/diagnostics/pages#${name})`;
}
