import { startIslands } from '../islands/hydrate.ts';
import { startPreferences } from '../client/apply-preferences.ts';
import { startContentTabs } from '../client/content-tabs.ts';
import { startCopyCode } from '../client/copy-code.ts';
import { startActs, withActs } from '../client/load-acts.ts';
import { startLateStylesheets } from '../browser/late-stylesheets.ts';
import { startModeButton } from '../client/bar/mode-button.ts';
import { startEdits, startPageChanges } from '../client/page-changes.ts';
import { startSearchKeys } from '../client/bar/search-keys.ts';
import { startSidebar } from '../client/sidebar.ts';
import { startTableOfContents } from '../client/table-of-contents.ts';
import { whenPainted, whenIdle, whenActed } from '../browser/moments.ts';
import { startWideTables } from '../client/wide-tables.ts';
import { readStored } from '../preferences/safe-storage.ts';
import type { AnalyticsSettings } from '../analytics/settings.ts';
import { storageKey } from '../preferences/storage-key.ts';

/** Types of events that are recorded until the analytics script has loaded. */
const EARLY = ['click', 'docs-nav-event'];

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

/** Loads analytics on sites that have it (requirement F). */
function loadAnalytics(): void {
  const content = document.querySelector<HTMLMetaElement>('meta[name="docs-nav-analytics"]')?.content;
  if (!content) {
    return;
  }
  const settings = JSON.parse(content) as AnalyticsSettings;
  const early: Event[] = [];
  const keep = (event: Event): void => void early.push(event);
  EARLY.forEach((type) => document.addEventListener(type, keep, true));
  const load = async (): Promise<void> => {
    try {
      const { startAnalytics } = await import('../analytics/start.ts');
      startAnalytics(settings, early);
    } catch {
      // A failure must not affect the reader.
    }
    EARLY.forEach((type) => document.removeEventListener(type, keep, true));
  };
  // Without consent, there is nothing to report, so readers who do not interact do not need the script.
  const mustWait = settings.consent === 'required' && readStored(storageKey('consent')) !== 'granted';
  const loadSoon = (): void => whenIdle(() => void load());
  if (mustWait) {
    // Behind the code that a first click on a link waits for, which would share a slow line with it.
    whenActed(() => void withActs(loadSoon));
  } else {
    loadSoon();
  }
}

/** Registers the site's worker, if it has one, on its official host including the port; otherwise loads nothing. */
function startWorker(): void {
  const official = document.querySelector<HTMLMetaElement>('meta[name="docs-nav-worker"]')?.content;
  if (official === location.host && 'serviceWorker' in navigator) {
    whenIdle(() => void import('./register-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => {}));
  }
}
