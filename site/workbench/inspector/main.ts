import { OBSERVE, type Observer, type ReportingState } from '../../analytics/observer.ts';
import { addDrawerButton } from './drawer-button.ts';
import { openLog, type LogStorage } from './log.ts';
import { createPanel } from './panel.ts';
import { askForReceipts } from './receipts.ts';

// Added to pages by `docs-nav preview` and `docs-nav dev` only.
const log = openLog(findStorage());
let state: ReportingState | undefined;
const panel = createPanel(log, () => state);

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

function findStorage(): LogStorage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
