import type { ExternalSource } from '../../ads/plan-slot.ts';
import type { Source } from '../../ads/run-slot.ts';
import { startFeed } from '../../ads/start-feed.ts';
import { watchSource } from '../../ads/watch-source.ts';
import { startScript, type SourceTools } from './start-script.ts';

/** Starts the source of a page's external ad; its address is absolute, or a path on the page's host. */
export function startSource({ kind, address }: ExternalSource, slot: HTMLElement, tools: SourceTools): Source {
  const source =
    kind === 'feed'
      ? startFeed(new URL(address, document.baseURI).href, tools.after)
      : startScript(address, slot, tools);
  return watchSource(source, tools.after);
}
