import { addStyle } from '../../browser/late-stylesheets.ts';
import { countFates, describeFate, describeReport, describeState, isUnsent } from './describe.ts';
import type { Entry, Log } from './log.ts';
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
export function createPanel(log: Log, getState: () => ReportingState | undefined): Panel {
  addStyle(PANEL);
  addStyle(LOOKS);
  const panel = document.createElement('section');
  panel.className = 'workbench-panel inspector';
  panel.lang = 'en';
  panel.hidden = true;
  panel.setAttribute('aria-labelledby', 'inspector-title');

  const title = createElement('h2', 'Reports');
  title.id = 'inspector-title';
  title.tabIndex = -1;
  const state = createElement('p');
  const counts = createElement('p');
  counts.role = 'status';
  const list = createElement('ol');
  list.tabIndex = 0;
  list.ariaLabel = 'Events, in the order in which they are sent';
  const buttons = createElement('div');
  buttons.append(
    createButton('Privacy choices', () => document.dispatchEvent(new Event('docs-nav-consent-open'))),
    createButton('Clear', () => {
      log.clear();
      title.focus();
    }),
    createButton('Close', () => close()),
  );
  const head = createElement('header');
  head.append(title, counts, buttons);
  panel.append(head, state, list);
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
    remember(isOpen);
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
  setOpen(wasOpen());
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

function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function createButton(label: string, press: () => void): HTMLButtonElement {
  const button = createElement('button', label);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(OPEN_KEY) !== null;
  } catch {
    return false;
  }
}

function remember(isOpen: boolean): void {
  try {
    if (isOpen) {
      sessionStorage.setItem(OPEN_KEY, '');
    } else {
      sessionStorage.removeItem(OPEN_KEY);
    }
  } catch {
    // Then the panel is closed on the next page.
  }
}

/** Creates the row of an event: its time, kind, content, and status. */
function createRow({ report, fate }: Entry): HTMLLIElement {
  const { kind, text } = describeReport(report);
  const row = document.createElement('li');
  row.dataset.fate = isUnsent(fate) ? 'unsent' : fate;
  const time = document.createElement('time');
  const moment = new Date(report.at);
  time.dateTime = moment.toISOString();
  time.textContent = moment.toLocaleTimeString('en-GB');
  // Spaces between the parts, because screen readers read the row as one text.
  row.append(
    time,
    ' ',
    createPart('b', kind),
    ' ',
    createPart('bdi', text),
    ' ',
    createPart('span', describeFate(fate)),
  );
  return row;
}

function createPart(name: 'b' | 'bdi' | 'span', text: string): HTMLElement {
  const part = document.createElement(name);
  part.textContent = text;
  return part;
}
