import { defineDiagnostic, type DiagnosticDefinition } from './diagnostic.ts';

/* What the Markdown parser can find wrong with one page; it hands them over by code (`PageProblem`). */

export const RAW_HTML = defineDiagnostic({
  code: 'raw-html',
  severity: 'warning',
  summary: 'A page holds HTML that pages cannot have, or a tag without its other half.',
  why:
    'Elements of text, such as `details`, `kbd`, `img` or `table`, are part of a page. Those that run, load or restyle something are not, ' +
    'so that no page can break the layout, the navigation or the script policy of the site. ' +
    'HTML comments are left out and are no mistake.',
});

export const HTML_ATTRIBUTE = defineDiagnostic({
  code: 'html-attribute',
  severity: 'warning',
  summary: 'An HTML element has attributes that pages cannot have.',
  why: 'Styles, classes and handlers could break the layout or run code. The element is shown without them.',
});

export const REPEATED_ANCHOR = defineDiagnostic({
  code: 'repeated-anchor',
  severity: 'warning',
  summary: 'An id that a page gives to a heading or an element is taken, or could not be part of an address.',
  why: 'A link to it would lead to another place of the page, or nowhere.',
});

export const REPEATED_DEMO = defineDiagnostic({
  code: 'repeated-demo',
  severity: 'warning',
  summary: 'A page includes the same demo twice.',
  why: 'Both have one address, and only one `frame`, `wide`, `client` and `title` can hold for them.',
});

export const UNMAPPED_COMPONENT = defineDiagnostic({
  code: 'unmapped-component',
  severity: 'warning',
  summary: 'A page uses a component that nothing stands for on this site.',
  why: 'Pages run no components of their own. `components` in nav/site.yaml names the directive or element that each one becomes.',
});

export const UNRUN_CODE = defineDiagnostic({
  code: 'unrun-code',
  severity: 'warning',
  summary: 'A page holds an `import`, an `export` or an expression.',
  why: 'Tools that read MDX or Vue would run it. Here readers would miss what it gives, or see the code itself.',
});

export const FOREIGN_MARKUP = defineDiagnostic({
  code: 'foreign-markup',
  severity: 'warning',
  summary: 'A page holds markup of another tool that means nothing here.',
  why: 'Readers see the marks themselves, and what they stand for is lost.',
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
  summary: 'A directive has a name that means nothing here.',
  why: 'A mistyped callout or tab loses its looks and its meaning, and readers see a plain paragraph at best.',
});

export const DIRECTIVE_ATTRIBUTE = defineDiagnostic({
  code: 'directive-attribute',
  severity: 'error',
  summary: 'A directive lacks an attribute that it needs, has one that means nothing, or one with an impossible value.',
  why: 'Without its attributes a demo or an API table cannot be found, and readers would see a gap.',
});

export const MISPLACED_DIRECTIVE = defineDiagnostic({
  code: 'misplaced-directive',
  severity: 'error',
  isAdjustable: true,
  summary: 'A directive stands where it has no meaning: a tab outside of tabs, or something else inside.',
  why: 'Content tabs need their set around them, and readers reach nothing in a set but its tabs.',
});

export const UNNAMED_TAB = defineDiagnostic({
  code: 'unnamed-tab',
  severity: 'error',
  isAdjustable: true,
  summary: 'A content tab has no label.',
  why: 'The label is what readers choose the tab by, and what a screen reader says.',
});

export const LOST_DIRECTIVE_TITLE = defineDiagnostic({
  code: 'lost-directive-title',
  severity: 'warning',
  summary: 'Text follows the label of a directive.',
  why: 'A directive has one title: in brackets, or without any. What follows it is shown nowhere.',
});

export const STRAY_DIRECTIVE_FENCE = defineDiagnostic({
  code: 'stray-directive-fence',
  severity: 'warning',
  summary: 'A line of colons opens or closes nothing and is shown as text.',
  why:
    'Mostly a directive inside another one of as many colons: the first closing line ends the outer one. ' +
    'Or the line has something else than a name behind its colons.',
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
  why: 'The title and the other keys are then shown as text at the top of the page, and count for nothing.',
});

export const UNSUPPORTED_FRONT_MATTER = defineDiagnostic({
  code: 'unsupported-front-matter',
  severity: 'error',
  summary: 'The front matter stands between `+++` lines.',
  why: 'Only YAML between `---` lines is read; the values of other formats would be lost in silence.',
});

export const REPEATED_TITLE = defineDiagnostic({
  code: 'repeated-title',
  severity: 'warning',
  summary: 'A page has more than one level-1 heading.',
  why: 'A page has one name. Further level-1 headings are shown as level 2, so that the outline stays true.',
});

export const DEEP_NESTING = defineDiagnostic({
  code: 'deep-nesting',
  severity: 'warning',
  summary: 'Blocks are nested more than 100 deep; what lies deeper is shown as plain text.',
  why: 'No text for people needs it, and it would make pages that browsers struggle with.',
});

export const OVERLOADED_BLOCK = defineDiagnostic({
  code: 'overloaded-block',
  severity: 'error',
  summary: 'A block of a page has more marks, levels or letters than are read.',
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
