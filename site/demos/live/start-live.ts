/*
 * Runs in the document of live code, which has an origin of its own, no storage and no network. What it runs comes
 * through a port from the page around it.
 */
import {
  GUARD,
  type CompiledFile,
  type Failure,
  type FromFrame,
  type LiveStart,
  type ToFrame,
} from '../../islands/demo/live/messages.ts';
import type { ComponentType } from 'react';
import { createElement } from '../../browser/create-element.ts';
import { createLinker, findPlace, ImportFailure, type LibraryModules, type LinkedFiles } from './link-files.ts';
import { followLook } from './follow-look.ts';
import { createLoopClock, createSeldom, LoopError } from './limits.ts';

/**
 * Shows a component in an element. `onShown` is called once, when its first content and its effects are there, and
 * `onError` for each error that ended it.
 */
export type Live = (
  place: Element,
  component: ComponentType,
  events: { readonly onShown: () => void; readonly onError: (error: unknown) => void },
) => { readonly unmount: () => void };

/** What the module with all packages exports. */
interface Library {
  readonly live: Live;
  readonly modules: LibraryModules;
}

/** Place of the library in the global scope, where modules that pass it on find it. */
const HOLDER = 'docs-nav library';

/** Characters of an error message that are shown. */
const LONGEST = 2000;

// Taken now, because edited code could replace them.
const { createObjectURL, revokeObjectURL } = URL;
const clock = performance;
const wait = globalThis.setTimeout;

/** Letters and nodes of a result beyond which drawing it may block the page. */
const MOST_LETTERS = 1_000_000;
const MOST_NODES = 50_000;

addEventListener('message', function take({ data, source, ports: [port] }: MessageEvent<LiveStart>) {
  if (source !== parent || port === undefined) return;
  removeEventListener('message', take);
  void start(data, port);
});

async function start({ library: text, styles, look }: LiveStart, port: MessagePort): Promise<void> {
  const tell = (message: FromFrame): void => port.postMessage(message);
  const follow = followLook(look);
  for (const css of styles) document.head.append(createElement('style', {}, css));
  Object.defineProperty(globalThis, GUARD, {
    value: createLoopClock(
      () => clock.now(),
      (end) => wait(end, 0),
    ),
  });
  const { live, modules } = (await import(/* @vite-ignore */ toAddress(text))) as Library;
  Object.defineProperty(globalThis, Symbol.for(HOLDER), { value: modules });
  const show = createStage(live, createLinker(modules, HOLDER, toAddress), tell);
  port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind === 'look') follow(data.look);
    else if (data.kind === 'run') void show(data.run, data.files, data.exported);
    else tell({ kind: 'answer', ask: data.ask });
  });
  port.start();
  const tellHeight = createSeldom(() => tell({ kind: 'height', height: document.body.scrollHeight }), wait);
  new ResizeObserver(tellHeight).observe(document.body);
  tell({ kind: 'ready' });
}

/** A state of the code that is in the document. */
interface Result extends ReturnType<Live> {
  readonly stage: Element;
  hasFailed: boolean;
}

/** Creates the function that shows a state of the code. The one before stays until the next has shown something. */
function createStage(
  live: Live,
  link: (files: readonly CompiledFile[]) => LinkedFiles,
  tell: (message: FromFrame) => void,
) {
  let latest = 0;
  let names: ReadonlyMap<string, string> = new Map();
  let shown: Result | undefined;
  let newest: Result | undefined;
  let failed: FromFrame | undefined;
  const tellFailed = createSeldom(() => failed && tell(failed), wait);
  const fail = (error: unknown): void => {
    failed = { kind: 'failed', run: latest, ...describe(error, names) };
    tellFailed();
  };
  addEventListener('error', ({ error, message }) => fail(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  const remove = (one: Result | undefined): void => {
    one?.unmount();
    one?.stage.remove();
    if (one === shown) shown = undefined;
  };
  // Called before the browser draws what has changed.
  new MutationObserver(() => {
    if (newest === undefined || !isTooLarge(document.body)) return;
    newest.hasFailed = true;
    remove(newest);
    newest = undefined;
    tell({ kind: 'failed', run: latest, message: 'This result is too large.', ended: 'result' });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return async (run: number, files: readonly CompiledFile[], exported: string): Promise<void> => {
    latest = run;
    const before = names;
    try {
      const linked = link(files);
      names = linked.names;
      const module = (await import(/* @vite-ignore */ linked.entry)) as Record<string, unknown>;
      if (run !== latest) return;
      const component = module[exported];
      if (typeof component !== 'function' && typeof component !== 'object')
        throw new ImportFailure({ message: `The file has no export '${exported}'.` });
      const stage = createElement('div', { className: 'demo-stage' });
      // Outside the flow, and yet laid out, so that what measures itself finds its size.
      stage.dataset.next = '';
      document.body.append(stage);
      const { unmount } = live(stage, component as Parameters<Live>[1], {
        onShown() {
          // What an effect broke is told before.
          wait(() => {
            if (made.hasFailed || run !== latest) {
              remove(made);
              return;
            }
            remove(shown);
            shown = made;
            delete stage.dataset.next;
            tell({ kind: 'shown', run });
          }, 0);
        },
        onError(error) {
          made.hasFailed = true;
          fail(error);
        },
      });
      const made: Result = { stage, unmount, hasFailed: false };
      newest = made;
    } catch (error) {
      if (run === latest) fail(error);
    } finally {
      for (const address of before.keys()) revokeObjectURL.call(URL, address);
    }
  };
}

function describe(error: unknown, names: ReadonlyMap<string, string>): Failure {
  if (error instanceof ImportFailure) return error.failure;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const place = findPlace(stack, names);
  if (error instanceof LoopError) return { message: error.message, ended: 'loop', ...place, line: error.line };
  return { message: message.slice(0, LONGEST), ...place };
}

function toAddress(code: string): string {
  return createObjectURL.call(URL, new Blob([code], { type: 'text/javascript' }));
}

// A link would replace the code by a page that has neither storage nor scripts here.
addEventListener(
  'click',
  (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (link instanceof HTMLAnchorElement && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  },
  { capture: true },
);

/** Returns whether a result is larger than any demo; as fast for an endless one, because it stops counting. */
function isTooLarge(result: Node): boolean {
  const walker = document.createTreeWalker(result, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let letters = 0;
  let nodes = 0;
  while (walker.nextNode()) {
    nodes += 1;
    if (walker.currentNode instanceof Text) letters += walker.currentNode.length;
    if (letters > MOST_LETTERS || nodes > MOST_NODES) return true;
  }
  return false;
}
