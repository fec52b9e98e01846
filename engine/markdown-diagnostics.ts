import { defineDiagnostic, type DiagnosticDefinition } from './diagnostic.ts';

/* What the Markdown parser can find wrong with one page; it hands them over by code (`PageProblem`). */

export const RAW_HTML = defineDiagnostic({
  code: 'raw-html',
  severity: 'warning',
  summary: 'A page holds HTML tags, which are shown as text.',
  why:
    'Pages are Markdown only, so that no page can break the layout, the navigation or the script policy of the site. ' +
    'Readers see the tag itself. HTML comments are left out of the page and are no mistake.',
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
  summary: 'A directive stands where it has no meaning: a tab outside of tabs, or something else inside.',
  why: 'Content tabs need their set around them, and readers reach nothing in a set but its tabs.',
});

export const UNNAMED_TAB = defineDiagnostic({
  code: 'unnamed-tab',
  severity: 'error',
  summary: 'A content tab has no label.',
  why: 'The label is what readers choose the tab by, and what a screen reader says.',
});

export const LOST_DIRECTIVE_TITLE = defineDiagnostic({
  code: 'lost-directive-title',
  severity: 'warning',
  summary: 'Text follows the name of a directive without brackets around it.',
  why: 'Some tools read `:::info Title` as a title; here it stands in brackets, and other text would be lost.',
});

export const STRAY_DIRECTIVE_FENCE = defineDiagnostic({
  code: 'stray-directive-fence',
  severity: 'warning',
  summary: 'A line of colons opens or closes nothing and is shown as text.',
  why:
    'Mostly a directive inside another one of as many colons: the first closing line ends the outer one. ' +
    'Or a space stands between the colons and the name.',
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
