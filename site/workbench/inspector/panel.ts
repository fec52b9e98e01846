import { createButton, createElement } from '../../browser/create-element.ts';
import { addStyle } from '../../browser/late-stylesheets.ts';
import { countFates, describeFate, describeReport, describeState, isUnsent } from './describe.ts';
import { tryTo, type Entry, type Log } from './log.ts';
import type { ReportingState } from '../../analytics/observer.ts';
import PANEL from './panel.css?inline';
import LOOKS from './inspector.css?inline';

/** The panel at the bottom of the window; the page above it stays usable. */
export interface Panel {
  readonly open: () => void;
  /** Shows the current state. */
  readonly update: () => void;
}

/** Milliseconds without events before the counts are announced, because events often come in bursts. */
const QUIET = 1000;

/** Session key that is set if the panel was open when the reader left the page. */
const OPEN_KEY = 'docs-nav-inspector-open';

/** Creates the panel of a page, open if it was open before the page was reloaded. */
export function createInspector(log: Log, getState: () => ReportingState | undefined): Panel {
  addStyle(PANEL);
  addStyle(LOOKS);
  const title = createElement('h2', { id: 'inspector-title', tabIndex: -1 }, 'Reports');
  const state = createElement('p');
  const counts = createElement('p', { role: 'status' });
  const list = createElement('ol', { tabIndex: 0, ariaLabel: 'Events, in the order in which they are sent' });
  const buttons = [
    createButton('Privacy choices', () => document.dispatchEvent(new Event('docs-nav-consent-open'))),
    createButton('Clear', () => {
      log.clear();
      title.focus();
    }),
    createButton('Close', () => close()),
  ];
  const head = createElement('header', {}, title, counts, createElement('div', {}, ...buttons));
  const shown = { className: 'workbench-panel inspector', lang: 'en', hidden: true };
  const panel = createElement('section', shown, head, state, list);
  panel.setAttribute('aria-labelledby', title.id);
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close());

  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = (): void => {
    if (panel.hidden) {
      return;
    }
    show(state, describeState(getState()));
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    list.replaceChildren(...log.entries.map(createRow));
    if (isAtEnd) {
      list.scrollTop = list.scrollHeight;
    }
    clearTimeout(timer);
    timer = setTimeout(() => show(counts, countFates(log.entries.map(({ fate }) => fate))), QUIET);
  };
  const setOpen = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    // If it is refused, the panel is closed on the next page.
    tryTo(() => (isOpen ? sessionStorage.setItem(OPEN_KEY, '') : sessionStorage.removeItem(OPEN_KEY)));
    document.documentElement.toggleAttribute('data-inspector', isOpen);
    update();
  };
  const close = (): void => {
    const hadFocus = panel.contains(document.activeElement);
    setOpen(false);
    if (hadFocus) {
      document.querySelector<HTMLElement>('.prefs')?.focus();
    }
  };
  document.body.append(panel);
  log.subscribe(update);
  setOpen(tryTo(() => sessionStorage.getItem(OPEN_KEY) !== null) === true);
  return {
    open() {
      setOpen(true);
      list.scrollTop = list.scrollHeight;
      title.focus();
    },
    update,
  };
}

/** Sets a text only if it has changed, because screen readers would announce it again. */
function show(element: HTMLElement, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

/** Creates the row of an event: its time, kind, content, and status. */
function createRow({ report, fate }: Entry): HTMLLIElement {
  const { kind, text } = describeReport(report);
  const moment = new Date(report.at);
  // Spaces between the parts, because screen readers read the row as one text.
  const row = createElement(
    'li',
    {},
    createElement('time', { dateTime: moment.toISOString() }, moment.toLocaleTimeString('en-GB')),
    ' ',
    createElement('b', {}, kind),
    ' ',
    createElement('bdi', {}, text),
    ' ',
    createElement('span', {}, describeFate(fate)),
  );
  row.dataset.fate = isUnsent(fate) ? 'unsent' : fate;
  return row;
}
