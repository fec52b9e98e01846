import { startIslands } from '../islands/hydrate.ts';
import { startPreferences } from '../client/apply-preferences.ts';
import { startContentTabs } from '../client/content-tabs.ts';
import { startCopyCode } from '../client/copy-code.ts';
import { startActs } from '../client/load-acts.ts';
import { loadAnalytics } from './load-analytics.ts';
import { startLateStylesheets } from '../browser/late-stylesheets.ts';
import { startModeButton } from '../client/bar/mode-button.ts';
import { startEdits, startPageChanges } from '../client/page-changes.ts';
import { startSearchKeys } from '../client/bar/search-keys.ts';
import { startSidebar } from '../client/sidebar.ts';
import { startWorker } from './start-worker.ts';
import { startTableOfContents } from '../client/table-of-contents.ts';
import { whenPainted } from '../browser/when-painted.ts';
import { startWideTables } from '../client/wide-tables.ts';

// Behaviors that change the layout come first.
const behaviors = [
  startPreferences,
  startContentTabs,
  startCopyCode,
  startSidebar,
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
