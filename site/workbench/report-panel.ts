import { addStyle } from '../browser/late-stylesheets.ts';
import PANEL from './inspector/panel.css?inline';
import LOOKS from './report-panel.css?inline';

/** What a panel says: the errors that keep an edit from appearing, or something about the page as it is. */
export interface Report {
  readonly kind: 'errors' | 'notice';
  readonly text: string;
}

/** A panel at the bottom of the window, over the page, which stays usable. */
export interface ReportPanel {
  /** Shows a report, even if the writer has closed the one before. */
  show(report: Report): void;
  hide(): void;
}

/** Creates the panel of a page; it is in the page only while it shows something. */
export function createReportPanel(): ReportPanel {
  const panel = document.createElement('section');
  panel.className = 'workbench-panel dev-panel';
  panel.lang = 'en';
  panel.dir = 'ltr';
  panel.ariaLabel = 'docs-nav dev';
  const text = document.createElement('pre');
  text.className = 'dev-report';
  text.role = 'alert';
  text.tabIndex = 0;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Close';
  button.addEventListener('click', () => panel.remove());
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && panel.remove());
  panel.append(text, button);
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
