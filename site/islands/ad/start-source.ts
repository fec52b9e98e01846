import type { ExternalSource } from '../../ads/plan-slot.ts';
import type { After, Source } from '../../ads/run-slot.ts';
import { startFeed } from '../../ads/start-feed.ts';
import { startScript } from './start-script.ts';

/** What a source needs of its slot. */
export interface SourceTools {
  readonly after: After;
  readonly onCrash: () => void;
}

/** Starts the source of a page's external ad. */
export function startSource({ kind, address }: ExternalSource, slot: HTMLElement, tools: SourceTools): Source {
  switch (kind) {
    case 'feed':
      return startFeed(address, tools.after);
    case 'script':
      return startScript(address, slot, tools);
  }
}
