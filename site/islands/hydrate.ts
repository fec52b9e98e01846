import { announce } from '../client/announce.ts';
import { eachPage } from '../client/each-page.ts';
import { WORDS } from '../client/words.ts';
import { ISLANDS } from './registry.ts';
import type { Island, TriggerName } from './registry.ts';
import { onIdle } from './triggers/idle.ts';
import { onInteraction } from './triggers/interaction.ts';
import type { Trigger } from './triggers/trigger.ts';
import { onVisible } from './triggers/visible.ts';

const TRIGGERS: Readonly<Record<TriggerName, Trigger>> = {
  idle: onIdle,
  visible: onVisible,
  interaction: onInteraction,
};

/** Sets the triggers of every island of each page. */
export function startIslands(): void {
  const seen = new WeakSet<HTMLElement>();
  eachPage(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
      const island = ISLANDS[element.dataset.island ?? ''];
      if (island && !seen.has(element)) {
        seen.add(element);
        hydrate(element, island);
      }
    }
  });
}

function hydrate(element: HTMLElement, island: Island): void {
  TRIGGERS[island.trigger](element, {
    warm: () => void island.load().catch(() => {}),
    start: async () => {
      try {
        await (await island.load()).mount(element);
        return true;
      } catch {
        // Only what a reader asked for is missed.
        if (island.trigger === 'interaction') {
          announce(WORDS.notLoaded);
        }
        return false;
      }
    },
  });
}
