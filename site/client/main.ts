import { startIslands } from '../islands/hydrate.ts';
import { startPreferences } from './apply-preferences.ts';
import { startContentTabs } from './content-tabs.ts';
import { startCopyCode } from './copy-code.ts';
import { startActs } from './load-acts.ts';
import { loadAnalytics } from './load-analytics.ts';
import { startLateStylesheets } from './late-stylesheets.ts';
import { startEdits, startPageChanges } from './page-changes.ts';
import { startPreferenceButtons } from './preference-buttons.ts';
import { startSearchKeys } from './search-keys.ts';
import { startShowProduct } from './show-product.ts';
import { startSidebar } from './sidebar.ts';
import { startWorker } from './start-worker.ts';
import { startTableOfContents } from './table-of-contents.ts';
import { whenPainted } from './when-painted.ts';
import { startWideTables } from './wide-tables.ts';

// What moves the page while it loads comes first.
const behaviors = [
  startPreferences,
  startContentTabs,
  startCopyCode,
  startSidebar,
  startShowProduct,
  startPreferenceButtons,
  startWideTables,
  startTableOfContents,
  startLateStylesheets,
  startSearchKeys,
  startPageChanges,
  startEdits,
  startActs,
  startIslands,
  loadAnalytics,
  startWorker,
];

// Not before the page is seen: some of them ask where things are, which would have it laid out once more. Each has a
// task of its own where browsers can go on at once, so that a reader never waits for more than one.
whenPainted(async () => {
  for (const start of behaviors) {
    try {
      start();
    } catch (error) {
      // One behavior that an old browser lacks the means for does not take the others with it.
      console.error(error);
    }
    await globalThis.scheduler?.yield?.();
  }
});
