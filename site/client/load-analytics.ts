import { whenIdle } from './when-idle.ts';

/** What is worth reporting and may happen before the script that does so has come. */
const EARLY = ['click', 'docs-nav-event'];

/** Loads what reports visits, on the pages of a site that asks for it (requirement F). */
export function loadAnalytics(): void {
  const settings = document.querySelector<HTMLMetaElement>('meta[name="docs-nav-analytics"]')?.content;
  if (!settings) {
    return;
  }
  const early: Event[] = [];
  const keep = (event: Event): void => void early.push(event);
  EARLY.forEach((type) => document.addEventListener(type, keep, true));
  whenIdle(async () => {
    try {
      const { startAnalytics } = await import('../analytics/start.ts');
      startAnalytics(JSON.parse(settings), early);
    } catch {
      // A visit that is not counted is no trouble of the reader's.
    }
    EARLY.forEach((type) => document.removeEventListener(type, keep, true));
  });
}
