import { defineDiagnostic, type DiagnosticDefinition } from './diagnostic.ts';

/* What the Markdown parser can find wrong with one page; it hands them over by code (`PageProblem`). */

export const RAW_HTML = defineDiagnostic({
  code: 'raw-html',
  severity: 'warning',
  summary: 'A page contains HTML that is not allowed, or a tag without its counterpart.',
  why:
    'Text elements such as `details`, `kbd`, `img` or `table` are allowed. Elements that run, load or restyle something are not, ' +
    'so that no page can break the layout, the navigation or the site’s script policy. ' +
    'HTML comments are fine: they are left out.',
});

export const HTML_ATTRIBUTE = defineDiagnostic({
  code: 'html-attribute',
  severity: 'warning',
  summary: 'An HTML element has attributes that are not allowed in pages.',
  why: 'Styles, classes and handlers could break the layout or run code. The element is shown without them.',
});

export const REPEATED_ANCHOR = defineDiagnostic({
  code: 'repeated-anchor',
  severity: 'warning',
  summary: 'The id of a heading or an element is already taken, or cannot be part of an address.',
  why: 'A link to it would lead to another place on the page, or nowhere.',
});

export const REPEATED_DEMO = defineDiagnostic({
  code: 'repeated-demo',
  severity: 'warning',
  summary: 'A page includes the same demo twice.',
  why: 'Both share one address, and only one set of `frame`, `wide`, `client` and `title` can apply.',
});

export const UNMAPPED_COMPONENT = defineDiagnostic({
  code: 'unmapped-component',
  severity: 'warning',
  summary: 'A page uses a component that this site does not map to anything.',
  why: 'Pages do not run components. `components` in nav/site.yaml names the directive or element that each one becomes.',
});

export const UNRUN_CODE = defineDiagnostic({
  code: 'unrun-code',
  severity: 'warning',
  summary: 'A page contains an `import`, an `export` or an expression.',
  why: 'Tools for MDX or Vue would run it. Here, readers would miss its result, or see the code itself.',
});

export const FOREIGN_MARKUP = defineDiagnostic({
  code: 'foreign-markup',
  severity: 'warning',
  summary: 'A page contains another tool’s markup, which has no meaning here.',
  why: 'Readers see the raw marks, and their meaning is lost.',
});

export const MDX_SYNTAX = defineDiagnostic({
  code: 'mdx-syntax',
  severity: 'error',
  summary: 'A page cannot be read as MDX.',
  why: 'In MDX, braces and angle brackets are code. Until the mistake is fixed, the whole page is plain text.',
});

export const UNSAFE_LINK = defineDiagnostic({
  code: 'unsafe-link',
  severity: 'error',
  summary: 'A link or image has an address that is neither a path nor an http, https or mailto address.',
  why:
    'Addresses such as `javascript:` run code in the reader’s browser, others lead nowhere on a public site. ' +
    'The link is shown as text.',
});

export const UNKNOWN_DIRECTIVE = defineDiagnostic({
  code: 'unknown-directive',
  severity: 'error',
  isAdjustable: true,
  summary: 'A directive has an unknown name.',
  why: 'A mistyped callout or tab loses its look and meaning: at best, readers see a plain paragraph.',
});

export const DIRECTIVE_ATTRIBUTE = defineDiagnostic({
  code: 'directive-attribute',
  severity: 'error',
  summary: 'A directive lacks a required attribute, or has one that is unknown or has an invalid value.',
  why: 'Without its attributes a demo or an API table cannot be found, and readers would see a gap.',
});

export const MISPLACED_DIRECTIVE = defineDiagnostic({
  code: 'misplaced-directive',
  severity: 'error',
  isAdjustable: true,
  summary: 'A directive is in the wrong place: a tab outside of `tabs`, or something else directly inside.',
  why: 'Tabs need `tabs` around them, and readers can only reach what is inside a tab.',
});

export const UNNAMED_TAB = defineDiagnostic({
  code: 'unnamed-tab',
  severity: 'error',
  isAdjustable: true,
  summary: 'A content tab has no label.',
  why: 'Readers choose the tab by its label, and screen readers announce it.',
});

export const LOST_DIRECTIVE_TITLE = defineDiagnostic({
  code: 'lost-directive-title',
  severity: 'warning',
  summary: 'Text follows the label of a directive.',
  why: 'A directive has one title, with or without brackets. Text after it is not shown.',
});

export const STRAY_DIRECTIVE_FENCE = defineDiagnostic({
  code: 'stray-directive-fence',
  severity: 'warning',
  summary: 'A line of colons opens or closes nothing and is shown as text.',
  why:
    'Usually, a directive is inside another one with the same number of colons, so the first closing line ends the outer one. ' +
    'Or the colons are not followed by a name.',
});

export const UNCLOSED_DIRECTIVE = defineDiagnostic({
  code: 'unclosed-directive',
  severity: 'warning',
  summary: 'A directive has no closing line.',
  why: 'Everything up to the end of the page or of the surrounding block becomes part of it.',
});

export const UNCLOSED_FRONT_MATTER = defineDiagnostic({
  code: 'unclosed-front-matter',
  severity: 'error',
  summary: 'The front matter has no closing `---` line.',
  why: 'The title and the other keys are then shown as text at the top of the page, and have no effect.',
});

export const UNSUPPORTED_FRONT_MATTER = defineDiagnostic({
  code: 'unsupported-front-matter',
  severity: 'error',
  summary: 'The front matter stands between `+++` lines.',
  why: 'Only YAML between `---` lines is read; values in other formats would be silently lost.',
});

export const REPEATED_TITLE = defineDiagnostic({
  code: 'repeated-title',
  severity: 'warning',
  summary: 'A page has more than one level-1 heading.',
  why: 'A page has one title. Further level-1 headings are shown as level 2, to keep the outline correct.',
});

export const DEEP_NESTING = defineDiagnostic({
  code: 'deep-nesting',
  severity: 'warning',
  summary: 'Blocks are nested more than 100 deep; anything deeper is shown as plain text.',
  why: 'No readable text needs that, and browsers struggle with such pages.',
});

export const OVERLOADED_BLOCK = defineDiagnostic({
  code: 'overloaded-block',
  severity: 'error',
  summary: 'A block has more markup, levels or characters than docs-nav reads.',
  why: 'Reading it would take minutes or all memory. It is most likely generated text, or data in the wrong file. The page is shown as plain text.',
});

/** Every kind of mistake in a page's Markdown. */
export const MARKDOWN_DIAGNOSTICS: readonly DiagnosticDefinition[] = [
  RAW_HTML,
  HTML_ATTRIBUTE,
  REPEATED_ANCHOR,
  REPEATED_DEMO,
  UNMAPPED_COMPONENT,
  UNRUN_CODE,
  FOREIGN_MARKUP,
  MDX_SYNTAX,
  UNSAFE_LINK,
  UNKNOWN_DIRECTIVE,
  DIRECTIVE_ATTRIBUTE,
  MISPLACED_DIRECTIVE,
  UNNAMED_TAB,
  LOST_DIRECTIVE_TITLE,
  STRAY_DIRECTIVE_FENCE,
  UNCLOSED_DIRECTIVE,
  UNCLOSED_FRONT_MATTER,
  UNSUPPORTED_FRONT_MATTER,
  REPEATED_TITLE,
  DEEP_NESTING,
  OVERLOADED_BLOCK,
];
