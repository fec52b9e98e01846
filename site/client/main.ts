import { startIslands } from '../islands/hydrate.ts';
import { startPreferences } from './apply-preferences.ts';
import { startContentTabs } from './content-tabs.ts';
import { startCopyCode } from './copy-code.ts';
import { startActs } from './load-acts.ts';
import { loadAnalytics } from './load-analytics.ts';
import { startLateStylesheets } from './late-stylesheets.ts';
import { startModeButton } from './mode-button.ts';
import { startEdits, startPageChanges } from './page-changes.ts';
import { startSearchKeys } from './search-keys.ts';
import { startShowProduct } from './show-product.ts';
import { startSidebar } from './sidebar.ts';
import { startWorker } from './start-worker.ts';
import { startTableOfContents } from './table-of-contents.ts';
import { whenPainted } from './when-painted.ts';
import { startWideTables } from './wide-tables.ts';

// Behaviors that change the layout come first.
const behaviors = [
  startPreferences,
  startContentTabs,
  startCopyCode,
  startSidebar,
  startShowProduct,
  startModeButton,
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

// Not before the first paint, because some behaviors measure elements, which would force another layout. Each runs in a
// separate task, so that an interaction never waits for more than one.
whenPainted(async () => {
  for (const start of behaviors) {
    try {
      start();
    } catch (error) {
      // A behavior that an old browser does not support must not break the others.
      console.error(error);
    }
    await globalThis.scheduler?.yield?.();
  }
});
