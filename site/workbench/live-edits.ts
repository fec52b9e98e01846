/** What the development server says after each change: whether the project compiles, and the report when it does not. */
interface Edit {
  readonly ok: boolean;
  readonly report: string;
}

// Added to pages by `docs-nav dev` only.
const source = new EventSource(new URL(/* @vite-ignore */ 'events', import.meta.url));
let connected = false;

source.addEventListener('open', () => {
  // The server was restarted: the page may be an old one.
  if (connected) follow();
  connected = true;
});

source.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { ok, report } = JSON.parse(data) as Edit;
  showReport(report);
  if (ok) follow();
});

/** Has the page show the site as it now is. One that only stands in for it has no script of its own to do so. */
function follow(): void {
  if (document.querySelector('meta[name="docs-nav-build"]') === null) location.reload();
  else document.dispatchEvent(new Event('docs-nav-edit'));
}

/** Shows the errors that keep an edit from the page, above it and in its reading order. */
function showReport(report: string): void {
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
