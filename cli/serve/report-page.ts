import { escapeHtml } from '../../site/text/escape-html.ts';
import { WORKBENCH } from './workbench.ts';

/**
 * Returns the page shown for every address until the site can be shown; it follows edits, and is then replaced by the
 * site.
 */
export function reportPage(report: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This site cannot be shown yet</title>
<style>:root { color-scheme: light dark } body { margin: 2rem; font: 1rem/1.5 system-ui } pre { font-size: .875rem; white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>This site cannot be shown yet</h1>
<p>It appears here as soon as it can be.</p>
<pre class="dev-report" role="alert">${escapeHtml(report)}</pre>
<script type="module" src="/${WORKBENCH}/live-edits.js"></script>
</html>
`;
}
