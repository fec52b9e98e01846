import { watchPageRules } from './page-rules.ts';
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
let connected = false;
/** What the page has to say, unless there are errors. */
let notice = '';

source.addEventListener('open', () => {
  // The server was restarted, so the page may be outdated.
  if (connected) follow();
  connected = true;
});

source.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { ok, report, changed } = JSON.parse(data) as Edit;
  show(report || notice);
  // A document keeps a picture that it has once loaded, whatever is at its address now.
  if (ok && showsFile(changed, performance.getEntriesByType('resource'), location.origin)) location.reload();
  else if (ok) follow();
});

watchPageRules((text) => {
  notice = text;
  if (document.querySelector('.dev-report') === null) show(notice);
});

/** Updates the page to the current site. A placeholder page has no script for this, so it reloads. */
function follow(): void {
  if (document.querySelector('meta[name="docs-nav-build"]') === null) location.reload();
  else document.dispatchEvent(new Event('docs-nav-edit'));
}

/** Shows the errors that prevent an edit from appearing, or else the notice, above the page and in its reading order. */
function show(report: string): void {
  const known = document.querySelector('.dev-report');
  if (report === '') {
    known?.remove();
    return;
  }
  const panel = known ?? document.createElement('pre');
  panel.className = 'dev-report';
  panel.role = 'alert';
  panel.textContent = report;
  document.body.append(panel);
}
