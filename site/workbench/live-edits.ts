import { watchPageRules } from './page-rules.ts';
import { createReportPanel } from './report-panel.ts';
import { showsFile } from './shows-file.ts';

/** Message from the development server after each change: whether the project compiles, or else the report. */
interface Edit {
  readonly ok: boolean;
  readonly report: string;
  /** Files other than pages that hold something else than before, such as pictures; paths from the origin. */
  readonly changed: readonly string[];
}

// Added to pages by `docs-nav dev` only.
const source = new EventSource(new URL(/* @vite-ignore */ 'events', import.meta.url));
const panel = createReportPanel();
let connected = false;
/** Errors that keep edits from appearing. */
let errors = '';
/** What the page has to say, unless there are errors. */
let notice = '';

source.addEventListener('open', () => {
  // The server was restarted, so the page may be outdated.
  if (connected) follow();
  connected = true;
});

source.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { ok, report, changed } = JSON.parse(data) as Edit;
  // A notice that the writer has closed stays closed.
  const hadErrors = errors !== '';
  errors = report;
  if (hadErrors || errors !== '') show();
  // A document keeps a picture that it has once loaded, whatever is at its address now.
  if (ok && showsFile(changed, performance.getEntriesByType('resource'), location.origin)) location.reload();
  else if (ok) follow();
});

watchPageRules((text) => {
  notice = text;
  if (errors === '') show();
});

/** Updates the page to the current site. A placeholder page has no script for this, so it reloads. */
function follow(): void {
  if (document.querySelector('meta[name="docs-nav-build"]') === null) location.reload();
  else document.dispatchEvent(new Event('docs-nav-edit'));
}

/** Shows the errors, or else the notice. A placeholder page already contains the errors. */
function show(): void {
  const placeholder = document.querySelector('body > .dev-report');
  if (placeholder !== null) placeholder.textContent = errors;
  else if (errors !== '') panel.show({ kind: 'errors', text: errors });
  else if (notice !== '') panel.show({ kind: 'notice', text: notice });
  else panel.hide();
}
