import { OBSERVE, type Observer, type ReportingState } from '../../analytics/observer.ts';
import type { Report } from '../../analytics/transports/events.ts';
import { createButton, createElement } from '../../browser/create-element.ts';
import { tryTo, openLog } from './log.ts';
import { createInspector } from './panel.ts';

// Added to pages by `docs-nav preview` and `docs-nav dev` only.
const log = openLog(tryTo(() => sessionStorage));
let state: ReportingState | undefined;
const panel = createInspector(log, () => state);

const observer: Observer = {
  stateChanged(next) {
    state = next;
    if (next.obstacle !== undefined) {
      log.giveUp();
    }
    panel.update();
    checkReceipts();
  },
  happened: (report, obstacle) => log.add(report, obstacle ?? 'waiting'),
  sent(reports) {
    log.mark(reports, 'sent');
    checkReceipts();
  },
};

/** Address at which `docs-nav preview` lists received reports. */
const RECEIVED = new URL(/* @vite-ignore */ 'received', import.meta.url);

/** Milliseconds before each request to the server, because a beacon can take a while. */
const DELAYS = [200, 800, 3000, 10_000];

// Before the analytics script loads, which only asks once.
document.addEventListener(OBSERVE, ({ detail }: CustomEventInit<(observer: Observer) => void>) => detail?.(observer));
addDrawerButton(panel.open);

function checkReceipts(): void {
  const isMissing = (): boolean => log.entries.some(({ fate }) => fate === 'sent');
  if (state && isMissing()) {
    void askForReceipts(state, (received) => {
      log.mark(received, 'received');
      return !isMissing();
    });
  }
}

/** Adds a button to the end of the preferences drawer once the drawer exists; `press` opens the inspector. */
function addDrawerButton(press: () => void): void {
  const observer = new MutationObserver(() => {
    const drawer = document.querySelector<HTMLDialogElement>('dialog.preferences');
    if (drawer) {
      observer.disconnect();
      drawer.firstElementChild?.append(createGroup(drawer, press));
    }
  });
  observer.observe(document.body, { childList: true });
}

function createGroup(drawer: HTMLDialogElement, press: () => void): HTMLElement {
  const button = createButton('Inspect reports', () => {
    drawer.close();
    press();
  });
  const text = 'What this page reports about its reader. Only docs-nav dev and preview show this.';
  const hint = createElement('p', { id: 'inspector-hint' }, text);
  button.setAttribute('aria-describedby', hint.id);
  return createElement('div', { className: 'inspector-entry', lang: 'en' }, button, hint);
}

/** Asks `docs-nav preview` for received reports until `take` returns that none is missing. */
async function askForReceipts(
  { settings }: ReportingState,
  take: (received: readonly Report[]) => boolean,
): Promise<void> {
  const isHere =
    settings.transport === 'beacon' && new URL(settings.endpoint ?? '', location.href).host === location.host;
  for (const delay of isHere ? DELAYS : []) {
    await new Promise((resolve) => void setTimeout(resolve, delay));
    const received = await fetchReceived();
    if (received === undefined || take(received)) {
      return;
    }
  }
}

async function fetchReceived(): Promise<readonly Report[] | undefined> {
  try {
    // With POST, because service workers do not cache the answers.
    const response = await fetch(RECEIVED, { method: 'POST' });
    return response.ok ? ((await response.json()) as Report[]) : undefined;
  } catch {
    return undefined;
  }
}
