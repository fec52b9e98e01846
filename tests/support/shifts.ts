import type { BrowserContext, Page } from 'playwright-core';

/** A shift while a page was open: https://wicg.github.io/layout-instability/#sec-layout-shift */
export interface Shift {
  readonly value: number;
  /** The start of each element that moved, with its positions before and after. */
  readonly moved: string;
  /** Whether the reader had just done something, so that the shift was to be expected. */
  readonly hadRecentInput: boolean;
}

/** Records every layout shift of pages that are opened from now on. */
export async function noteShifts(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(recordShifts);
}

/** Every layout shift since a page was loaded; call `noteShifts` first. */
export function shifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as Recording).takeShifts());
}

interface Recording {
  readonly takeShifts: () => readonly Shift[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Element;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Runs in the page, before its own scripts. */
function recordShifts(): void {
  const noted: Shift[] = [];
  const note = (entries: readonly PerformanceEntry[]): void => {
    for (const { value, hadRecentInput, sources } of entries as readonly LayoutShift[]) {
      const moved = sources
        .map(
          ({ node, previousRect, currentRect }) =>
            `${node?.outerHTML?.slice(0, 80)} ${JSON.stringify([previousRect, currentRect])}`,
        )
        .join(', ');
      noted.push({ value, hadRecentInput, moved });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const takeShifts = (): readonly Shift[] => {
    note(observer.takeRecords());
    return noted;
  };
  Object.assign(window, { takeShifts });
}
