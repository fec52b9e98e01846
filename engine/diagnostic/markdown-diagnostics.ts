import type { DiagnosticDefinition } from './diagnostic.ts';
import type { MERGE_CONFLICT } from './merge-conflicts.ts';

/* What the Markdown parser can find wrong with a page; it reports findings by code (`PageProblem`). */

type Described = Readonly<Record<string, Omit<DiagnosticDefinition, 'code' | 'severity'>>>;

/** Findings that do not stop a build. */
const WARNINGS = {
  'raw-html': {
    summary: 'A page contains HTML that is not allowed, or a tag without its opening or closing one.',
    why:
      'Text elements such as `details`, `kbd`, `img` or `table` are allowed. Elements that run, load or restyle something are not, ' +
      'so that no page can break the layout, the navigation or the site’s script policy. ' +
      'HTML comments are fine: they are left out.',
  },
  'html-attribute': {
    summary: 'An HTML element has attributes that are not allowed in pages.',
    why: 'Styles, classes and handlers could break the layout or run code. The element is shown without them.',
  },
  'repeated-anchor': {
    summary: 'The id of a heading or an element is already taken, or cannot be part of an address.',
    why: 'A link to it would lead to another place on the page, or nowhere.',
  },
  'expression-differs': {
    summary: 'An expression in an MDX page has another value each time.',
    why: 'What depends on chance or on the time of the build changes without an edit, and a page that is kept shows an old value.',
  },
  'repeated-demo': {
    summary: 'A page includes the same demo twice.',
    why: 'Both share one address, and only one set of `frame`, `wide`, `client` and `title` can apply.',
  },
  'unmapped-component': {
    summary: 'A page uses a component that this site does not map to anything.',
    why: 'Pages do not run components. `components` in nav/site.yaml maps each one to a directive or element.',
  },
  'unrun-code': {
    summary: 'A page contains an `import`, an `export` or an expression.',
    why: 'Tools for MDX or Vue would run it. Here, readers would miss its result, or see the code itself.',
  },
  'foreign-markup': {
    summary: 'A page contains another tool’s markup, which has no meaning here.',
    why: 'Readers see the raw marks, and their meaning is lost.',
  },
  'lost-directive-title': {
    summary: 'The first line of a directive has words that are not shown.',
    why: 'A callout, details or a tab has one title, other directives have none. Whatever else is there is lost to readers.',
  },
  'lost-code-setting': {
    summary: 'A code block has a title, marks or another setting that has no effect.',
    why: 'Readers see neither the title nor the marks that the text around the block may speak of.',
  },
  'undrawn-diagram': {
    summary: 'A page contains a diagram in a code block for Mermaid, which is shown as code.',
    why:
      'Many tools draw such blocks. Here, readers would see the code, unless the block is in one of the project’s own features, ' +
      'which can draw it: `features` in nav/site.yaml lists them.',
  },
  'unclosed-code': {
    summary: 'A code block has no closing line.',
    why: 'Everything up to the end of the page or of the surrounding block becomes code, and no link in it is checked.',
  },
  'misplaced-front-matter': {
    summary: 'Front matter is below other lines, or between lines of more than three dashes.',
    why: 'Only what is between `---` lines at the very start of a page is front matter: its keys have no effect here, and are shown as text.',
  },
  'lost-table-cell': {
    summary: 'A row of a table has more cells than the table has columns.',
    why: 'Cells without a column are not shown. Often, a `|` inside a cell ends the cell, even within backticks.',
  },
  'missing-footnote': {
    summary: 'A page refers to a footnote that it does not have.',
    why: 'Readers see the brackets instead of a number that leads somewhere.',
  },
  'unused-footnote': {
    summary: 'Nothing on a page refers to one of its footnotes.',
    why: 'Only footnotes that something refers to are shown, and only their links are checked.',
  },
  'repeated-footnote': {
    summary: 'Two footnotes of a page have the same name.',
    why: 'Every reference leads to the first one; the others are not shown.',
  },
  'shown-as-text': {
    summary:
      'Markdown syntax is shown as text: that of a heading, a list, a table, a link, strong text, or a named character.',
    why: 'Readers see the syntax instead of its meaning, and links and headings written that way are neither checked nor targets of links.',
  },
  'empty-address': {
    summary: 'A link or picture has no address.',
    why: 'It leads back to its own page or shows nothing. Usually, the address was to be added later.',
  },
  'empty-link': {
    summary: 'A link has no text, or only a picture without a description.',
    why: 'Nobody can see the link, or screen readers read its address instead of where it leads.',
  },
  'stray-directive-fence': {
    summary: 'A line of colons neither opens nor closes a directive and is shown as text.',
    why:
      'Usually, a directive is inside another one with the same number of colons, so the first closing line ends the outer one. ' +
      'Or the colons are not followed by a name.',
  },
  'unclosed-directive': {
    summary: 'A directive has no closing line.',
    why: 'Everything up to the end of the page or of the surrounding block becomes part of it.',
  },
  'repeated-title': {
    summary: 'A page has a level-1 heading besides its title.',
    why: 'A page has one title. Further level-1 headings are shown as level 2, to keep the outline correct.',
  },
  'deep-nesting': {
    summary: 'Blocks are nested more than 100 levels deep; anything deeper is shown as plain text.',
    why: 'No readable text needs that, and browsers struggle with such pages.',
  },
} satisfies Described;

/** Findings that stop a build. */
const ERRORS = {
  'expression-without-value': {
    isAdjustable: true,
    summary: 'An expression in an MDX page is no value that a page can contain.',
    why:
      'With `mdx: evaluate`, texts, numbers, lists and objects are put into pages when they are built. Functions, elements and state ' +
      'only mean something where React runs: in a demo, or in a component of your own.',
  },
  'expression-failed': {
    isAdjustable: true,
    summary: 'An expression or an import of an MDX page cannot be evaluated.',
    why: 'With `mdx: evaluate`, a build runs the code of MDX pages. What it throws would leave a gap in the page.',
  },
  'mdx-syntax': {
    summary: 'A page cannot be read as MDX.',
    why: 'In MDX, braces and angle brackets are code. Until the mistake is fixed, the whole page is plain text.',
  },
  'unsafe-link': {
    summary: 'A link or image has an address that is neither a path nor a full http, https or mailto address.',
    why:
      'Addresses such as `javascript:` run code in the reader’s browser, and others lead nowhere on a public site. ' +
      'The link is shown as text.',
  },
  'unknown-directive': {
    isAdjustable: true,
    summary: 'A directive has an unknown name.',
    why: 'A mistyped callout or tab loses its look and meaning: at best, readers see a plain paragraph.',
  },
  'directive-attribute': {
    summary: 'A directive lacks a required attribute, or has one that is unknown or has an invalid value.',
    why: 'Without its attributes a demo or an API table cannot be found, and readers would see a gap.',
  },
  'misplaced-directive': {
    isAdjustable: true,
    summary:
      'A directive is in the wrong place, such as a tab outside `tabs`, or something else directly inside `tabs` or a file tree.',
    why: 'A tab needs `tabs` around it, a card `cards` and a step `steps`; readers cannot reach what is between them.',
  },
  'empty-page': {
    isAdjustable: true,
    summary: 'A page has no content.',
    why: 'Readers follow a link to a page on which there is nothing.',
  },
  'empty-heading': {
    isAdjustable: true,
    summary: 'A heading has no text.',
    why: 'Readers see a gap, and an entry without a name in the contents of the page.',
  },
  'untitled-block': {
    isAdjustable: true,
    summary: 'A tab, card or step has no title.',
    why: 'Readers find it by its title, and screen readers announce it.',
  },
  'unclosed-front-matter': {
    summary: 'The front matter has no closing `---` line.',
    why: 'The title and the other keys are then shown as text at the top of the page, and have no effect.',
  },
  'unsupported-front-matter': {
    summary: 'The front matter is between `+++` lines.',
    why: 'Only YAML between `---` lines is read; values in other formats would be silently lost.',
  },
  'overloaded-block': {
    summary: 'A block has more markup, levels or characters than docs-nav reads.',
    why: 'Reading it would take minutes, or use up all memory. It is most likely generated text, or data in the wrong file. The page is shown as plain text.',
  },
} satisfies Described;

/** Code of a mistake in a page's Markdown. */
export type MarkdownCode = keyof typeof WARNINGS | keyof typeof ERRORS | (typeof MERGE_CONFLICT)['code'];

/** Every kind of mistake in a page's Markdown. */
export const MARKDOWN_DIAGNOSTICS: readonly DiagnosticDefinition[] = [
  ...define('warning', WARNINGS),
  ...define('error', ERRORS),
];

function define(severity: DiagnosticDefinition['severity'], described: Described): readonly DiagnosticDefinition[] {
  return Object.entries(described).map(([code, words]) => ({ code, severity, ...words }));
}
