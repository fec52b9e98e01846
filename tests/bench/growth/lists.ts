import type { Files } from './stages.ts';

/** Makes a project with this many of one thing, and with as much of everything else as that requires. */
export type MakeProject = (count: number) => Files;

/** What a project can have many of. */
export const LISTS: Readonly<Record<string, MakeProject>> = {
  sections: (count) => ({
    ...site(),
    ...Object.fromEntries(
      numbers(count).map((at) => [
        `nav/sections/s${at}.yaml`,
        `id: s${at}\nname: Section ${at}\nprefixes: [/s${at}]\npages:\n  - pathname: /s${at}/page\n`,
      ]),
    ),
    ...Object.fromEntries(numbers(count).map((at) => page(`/s${at}/page`, `See [it](/s${(at + 1) % count}/page).`))),
  }),
  pages: (count) => pages(count, (at) => `  - pathname: /w/page-${at}\n`),
  'pages in groups of ten': (count) =>
    pages(
      count,
      (at) => `${at % 10 === 0 ? `  - title: Group ${at}\n    children:\n` : ''}      - pathname: /w/page-${at}\n`,
    ),
  'groups of a page each': (count) =>
    pages(count, (at) => `  - title: Group ${at}\n    children:\n      - pathname: /w/page-${at}\n`),
  'groups of one name': (count) =>
    pages(count, (at) => `  - title: Same\n    children:\n      - pathname: /w/page-${at}\n`),
  'pages of a folder': (count) => pages(count, (at) => (at === 0 ? '  - pathname: /w\n    generate: directory\n' : '')),
  'pages with tags': (count) =>
    pages(
      count,
      (at) =>
        `  - { pathname: /w/page-${at}, plan: pro, beta: true, newFeature: { until: 9.0.0 }, deprecated: { replacement: /w/page-0 } }\n`,
    ),
  'pages with tabs': (count) =>
    pages(count, (at) => `  - { pathname: /w/page-${at}, tabs: [{ title: One }, { title: Two, segment: two }] }\n`),
  'links of the navigation': (count) =>
    pages(
      1,
      () =>
        lines(count, (at) => `  - { title: Link ${at}, pathname: 'https://elsewhere.example/${at}' }\n`) +
        '  - pathname: /w/page-0\n',
    ),
  'pages without a file': (count) => ({
    ...site('rules: { unwritten-page: warning }\n'),
    ...section(lines(count, (at) => `  - pathname: /w/page-${at}\n`)),
  }),
  'files without a page': (count) => ({ ...site(), ...section('  - pathname: /w/other\n'), ...contents(count) }),
  'misspelt pages': (count) => ({
    ...site(),
    ...section(lines(count, (at) => `  - pathname: /w/pgae-${at}\n`)),
    ...contents(count),
  }),
  'pages twice': (count) => pages(count, (at) => `  - pathname: /w/page-${at}\n  - pathname: /w/page-${at}\n`),
  'wrong keys': (count) => ({
    ...site(),
    ...section(`  - pathname: /w/page-0\n${lines(count, (at) => `    color${at}: red\n`)}`),
    ...contents(1),
  }),
  'wrong keys of a section': (count) => ({
    ...site(),
    ...section(`  - pathname: /w/page-0\n${lines(count, (at) => `color${at}: red\n`)}`),
    ...contents(1),
  }),
  'wrong nodes': (count) => pages(count, (at) => `  - { pathname: /w/page-${at}, titel: 5, plan: gold, tabs: [] }\n`),
  prefixes: (count) => ({
    ...site(),
    'nav/sections/w.yaml': `id: w\nname: W\nprefixes: [/w${lines(count, (at) => `, /x${at}/y`)}]\npages:\n  - pathname: /w/page-0\n`,
    ...contents(1),
  }),
  versions: (count) => ({
    ...site(),
    'nav/sections/w.yaml': `id: w\nname: W\nprefixes: [/w]\nversions:\n${lines(count, (at) => `  - { text: v${at}, pathTemplate: 'https://v${at}.example{pathname}' }\n`)}pages:\n  - pathname: /w/page-0\n`,
    ...contents(1),
  }),
  redirects: (count) => ({
    ...site(`redirects:\n${lines(count, (at) => `  - { from: /old/${at}, to: /w/page-0 }\n`)}`),
    ...section('  - pathname: /w/page-0\n'),
    ...contents(1),
  }),
  'redirects of a page': (count) => ({
    ...site(),
    ...section('  - pathname: /w/page-0\n'),
    'content/w/page-0.md': `---\nredirectFrom:\n${lines(count, (at) => `  - /old/${at}\n`)}---\n\n# A\n`,
  }),
  'redirects in a row': (count) => ({
    ...site(`redirects:\n${lines(count, (at) => `  - { from: /old/${at}, to: /old/${at + 1} }\n`)}`),
    ...section('  - pathname: /w/page-0\n'),
    ...contents(1),
  }),
  synonyms: (count) => ({
    ...site(`synonyms:\n${lines(count, (at) => `  word${at}: [page]\n`)}`),
    ...section('  - pathname: /w/page-0\n'),
    ...contents(1),
  }),
  stylesheets: (count) => ({
    ...site(
      `stylesheets:\n${lines(count, (at) => `  - { href: 'https://elsewhere.example/${at}.css', prefixes: [/w] }\n`)}`,
    ),
    ...section('  - pathname: /w/page-0\n'),
    ...contents(1),
  }),
  'translated titles': (count) => ({
    ...pages(count, (at) => `  - pathname: /w/page-${at}\n`),
    ...site('languages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\n'),
    'nav/translations/de.yaml': `titles:\n${lines(count, (at) => `  /w/page-${at}: Seite ${at}\n`)}`,
  }),
  'titles to translate': (count) => ({
    ...pages(count, (at) => `  - pathname: /w/page-${at}\n`),
    ...site('languages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\n'),
    'nav/translations/de.yaml': `titles:\n${lines(count, (at) => `  /w/pgae-${at}: Seite ${at}\n`)}`,
  }),
  'links of a page': (count) =>
    onePage(lines(count, (at) => `See [it](/w/page-0#part-${at % 10}) or [that](/w/nothing-${at}).\n\n`)),
  anchors: (count) =>
    onePage(lines(count, (at) => `## Part ${at}\n\nSee [it](#part-${(at * 7) % count}) and [that](#prat-${at}).\n\n`)),
  'headings of one text': (count) => onePage(lines(count, () => '## Same\n\n')),
  directives: (count) => onePage(lines(count, (at) => `:::info\nCallout ${at}\n:::\n\n`)),
  'wrong directives': (count) => onePage(lines(count, (at) => `::demoo{src="${at}.tsx"}\n\n`)),
  demos: (count) => ({
    ...onePage(lines(count, (at) => `::demo{src="Demo${at}.tsx"}\n\n`)),
    ...Object.fromEntries(numbers(count).map((at) => [`content/w/Demo${at}.tsx`, ''])),
  }),
  'missing demos': (count) => onePage(lines(count, (at) => `::demo{src="Demo${at}.tsx"}\n\n`)),
  'blocks of code': (count) =>
    onePage(lines(count, (at) => `\`\`\`tsx\nconst value${at} = <b>{${at}}</b>;\n\`\`\`\n\n`)),
  'rows of a table': (count) => onePage(`| a | b |\n|---|---|\n${lines(count, (at) => `| ${at} | \`b\` |\n`)}`),
  footnotes: (count) => onePage(lines(count, (at) => `Note[^${at}].\n\n[^${at}]: Text ${at}.\n\n`)),
  'entries of a list': (count) => onePage(lines(count, (at) => `- entry *${at}*\n`)),
  assets: (count) => ({
    ...onePage(lines(count, (at) => `![one](/static/${at}.svg) ![other](/static/x${at}.svg)\n\n`)),
    ...Object.fromEntries(numbers(count).map((at) => [`content/static/${at}.svg`, ''])),
  }),
};

function site(more = ''): Files {
  return { 'nav/site.yaml': `title: Growth\nurl: https://growth.example\n${more}` };
}

function section(nodes: string): Files {
  return { 'nav/sections/w.yaml': `id: w\nname: W\nprefixes: [/w]\npages:\n${nodes}` };
}

/** A section of pages with their files; each page links to the next one. */
function pages(count: number, node: (at: number) => string): Files {
  return { ...site(), ...section(lines(count, node)), ...contents(count) };
}

function contents(count: number): Files {
  return Object.fromEntries(
    numbers(count).map((at) =>
      page(`/w/page-${at}`, `See [the next one](/w/page-${(at + 1) % count}#part).\n\n## Part\n`),
    ),
  );
}

function onePage(text: string): Files {
  return { ...site(), ...section('  - pathname: /w/page-0\n'), 'content/w/page-0.md': `# A\n\n${text}` };
}

function page(pathname: string, text: string): readonly [string, string] {
  return [`content${pathname}.md`, `# Page of ${pathname.slice(1)}\n\n${text}`];
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function lines(count: number, line: (at: number) => string): string {
  return numbers(count).map(line).join('');
}
