import { defineDiagnostic, type DiagnosticDefinition } from './diagnostic.ts';

/** What the Markdown parser reports about a page by code (`PageProblem`). */
export const MARKDOWN_DIAGNOSTICS: readonly DiagnosticDefinition[] = [
  defineDiagnostic({
    code: 'raw-html',
    severity: 'warning',
    summary: 'A page has HTML in its Markdown.',
    why: 'HTML in pages is shown as text: markup from data could run code in the reader’s browser.',
  }),
  defineDiagnostic({
    code: 'unsafe-link',
    severity: 'error',
    summary: 'A link in a page has a scheme other than http, https and mailto.',
    why: 'Addresses such as `javascript:` run code in the reader’s browser, others lead nowhere on a public site.',
  }),
  defineDiagnostic({
    code: 'unknown-directive',
    severity: 'error',
    summary: 'A page uses a directive that does not exist.',
    why: 'A mistyped callout or tab would be shown as plain text.',
  }),
];
