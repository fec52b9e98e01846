import { createButton, createElement } from '../browser/create-element.ts';
import { addStyle } from '../browser/late-stylesheets.ts';
import { HARMLESS, noteOfPageRules } from './page-rules-note.ts';
import LOOKS from './report-panel.css?inline';
import { showsFile } from './shows-file.ts';
import PANEL from './inspector/panel.css?inline';

/** Message from the development server after each change: whether the project compiles, or else the report. */
interface Edit {
  readonly ok: boolean;
  readonly report: string;
  /** Files other than pages that hold something else than before, such as pictures; paths from the origin. */
  readonly changed: readonly string[];
}

/** What a panel says: the errors that keep an edit from appearing, or something about the page as it is. */
interface Report {
  readonly kind: 'errors' | 'notice';
  readonly text: string;
}

/** A panel at the bottom of the window, over the page, which stays usable. */
interface ReportPanel {
  /** Shows a report, even if the writer has closed the one before. */
  show(report: Report): void;
  hide(): void;
}

/** Milliseconds without new style elements after which a library has inserted its rules. */
const REST = 500;

const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?/g;
/** A pseudo-element of any element. */
const ALONE = /(?<=^|[\s,>+~(])::[\w-]+(?:\([^)]*\))?/g;

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

/**
 * Tells when the scripts of demos have inserted rules that change the page around demos: a build only knows the rules
 * that a library makes on the server.
 */
function watchPageRules(tell: (text: string) => void): void {
  const inserted = new Set<HTMLStyleElement>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // The site itself inserts no style elements.
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLStyleElement) inserted.add(node);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const [first] = [...inserted].flatMap(({ sheet }) => (sheet === null ? [] : findPageSelectors(sheet)));
      if (first !== undefined)
        tell(noteOfPageRules('this page', `such as the one for \`${first.split(',', 1)[0]}\``, 'the provider'));
    }, REST);
  }).observe(document.head, { childList: true });
}

/** Lists the selectors of rules that match an element outside demos and do more than set harmless properties. */
function findPageSelectors({ cssRules }: CSSStyleSheet | CSSGroupingRule): readonly string[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const hasEffect = [...rule.style].some((property) => !HARMLESS.test(property));
      return hasEffect && matchesPage(rule.selectorText) ? [rule.selectorText] : [];
    }
    return rule instanceof CSSGroupingRule && !(rule instanceof CSSScopeRule) ? findPageSelectors(rule) : [];
  });
}

function matchesPage(selector: string): boolean {
  const elements = document.querySelectorAll(selector.replace(ALONE, '*').replace(PSEUDO_ELEMENT, ''));
  // What components append to the body is in a `div`, where the site has none.
  return [...elements].some((element) => !element.closest('head, .demo-stage, body > div'));
}

/** Creates the panel of a page; it is in the page only while it shows something. */
function createReportPanel(): ReportPanel {
  const text = createElement('pre', { className: 'dev-report', role: 'alert', tabIndex: 0 });
  const panel = createElement(
    'section',
    { className: 'workbench-panel dev-panel', lang: 'en', dir: 'ltr', ariaLabel: 'docs-nav dev' },
    text,
    createButton('Close', () => panel.remove()),
  );
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && panel.remove());
  return {
    show(report) {
      addStyle(PANEL);
      addStyle(LOOKS);
      panel.dataset['kind'] = report.kind;
      if (!panel.isConnected) document.body.append(panel);
      // After the panel has been added, so that screen readers announce it.
      text.textContent = report.text.trimEnd();
    },
    hide: () => panel.remove(),
  };
}
