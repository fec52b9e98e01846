import type { Page } from 'playwright-core';
import { GTAG_ORIGIN } from '../../site/analytics/transports/gtag-address.ts';

/** A command as Google's tag receives it, such as `['event', 'page_view', { … }]`. */
export type GtagCommand = readonly unknown[];

/** Replaces the script of Google's tag. */
export interface GtagRecorder {
  /** Addresses from which the script was requested. */
  readonly requests: readonly string[];
  /** What the tag has processed, in order, over all loads of the page. */
  readonly commands: readonly GtagCommand[];
  /** Parameters of the events of a given name. */
  events(name: string): readonly unknown[];
  /** Lets the script arrive, which is still loading until then. */
  arrive(): void;
}

/** Answers requests for Google's tag in a page with a script that processes its commands as the real one does. */
export async function recordGtag(page: Page): Promise<GtagRecorder> {
  const requests: string[] = [];
  const commands: GtagCommand[] = [];
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.exposeFunction('recordCommand', (command: GtagCommand) => void commands.push(command));
  await page.route(`${GTAG_ORIGIN}/**`, async (route) => {
    requests.push(route.request().url());
    await arrived;
    // A page that has been left since needs no answer.
    await route.fulfill({ contentType: 'text/javascript', body: `(${workOff.toString()})()` }).catch(() => {});
  });
  return {
    requests,
    commands,
    events: (name) =>
      commands.flatMap(([kind, what, parameters]) => (kind === 'event' && what === name ? [parameters] : [])),
    arrive: () => arrive(),
  };
}

/** Runs in the page: processes what is a command, judged by its type as the real tag does, now and from now on. */
function workOff(): void {
  const { dataLayer = [], recordCommand } = window as Window & { recordCommand?: (command: unknown) => void };
  const take = (command: unknown): void => {
    if (Object.prototype.toString.call(command) === '[object Arguments]')
      recordCommand?.(Array.from(command as ArrayLike<unknown>));
  };
  dataLayer.forEach(take);
  dataLayer.push = (...commands: unknown[]): number => {
    commands.forEach(take);
    return Array.prototype.push.apply(dataLayer, commands);
  };
}
