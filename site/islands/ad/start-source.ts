import type { ExternalSource } from '../../ads/plan-slot.ts';
import type { Source } from '../../ads/run-slot.ts';
import { startFeed } from '../../ads/start-feed.ts';
import { watchSource, type AdSource } from '../../ads/watch-source.ts';
import { startScript, type SourceTools } from './start-script.ts';

/** Starts the source of a page's external ad; its address is absolute, or a path on the page's host. */
export function startSource(source: ExternalSource, slot: HTMLElement, tools: SourceTools): Source {
  return watchSource(start(source, slot, tools), tools.after);
}

function start({ kind, address }: ExternalSource, slot: HTMLElement, tools: SourceTools): AdSource {
  switch (kind) {
    case 'feed':
      return startFeed(new URL(address, document.baseURI).href, tools.after);
    case 'script':
      return startScript(address, slot, tools);
  }
}
