import type { CompiledCode } from './compile-files.ts';
import type { LoadedLive } from './load-live.ts';
import type { CompiledFile, Failure, FromFrame, Look } from './messages.ts';
import { createResultFrame, type ResultFrame } from './result-frame.ts';
import { WORDS } from './words.ts';

/** What running code needs. */
interface RunnerInput {
  readonly figure: HTMLElement;
  readonly stage: HTMLElement;
  readonly live: LoadedLive;
  readonly title: string;
  /** Told of each mistake, and that there is none. */
  readonly tell: (failure: Failure | undefined) => void;
  /** Aborted when the editor is closed. */
  readonly signal: AbortSignal;
}

/** What is said about what the frame ended, and about why it was ended itself. */
const ENDED = { loop: WORDS.liveLoop, result: WORDS.liveHuge, stuck: WORDS.liveStuck, flood: WORDS.liveFlood };

/** Height of the lowest result, and up to which one grows with its content, in CSS pixels; a longer one scrolls. */
const LOWEST = 112;
const HIGHEST = 720;

/** Variables of the page that its demos' own box is drawn with. */
const TOKENS = ['--dn-paper', '--dn-ink', '--dn-line'];

/**
 * Creates what runs edited code, in a frame after the demo's stage. The demo, and later the last good result, stay
 * visible until the code shows something.
 */
export function createRunner({
  figure,
  stage,
  live,
  title,
  tell,
  signal,
}: RunnerInput): (code: CompiledCode & { readonly exported: string }) => Promise<void> {
  const height = Math.max(stage.getBoundingClientRect().height, LOWEST);
  let latest = 0;
  let failed = 0;
  let isReady = false;
  let waiting: (() => void) | undefined;
  let frame: (ResultFrame & { readonly end: AbortController }) | undefined;

  function hear(message: FromFrame): void {
    if (message.kind === 'ready') {
      isReady = true;
      waiting?.();
    } else if (message.kind === 'height') fit(message.height);
    else if (message.kind === 'failed' && message.run === latest) {
      failed = latest;
      tell(message.ended === undefined ? message : { ...message, message: ENDED[message.ended] });
    } else if (message.kind === 'shown' && message.run === latest) {
      figure.dataset.shown = '';
      if (failed !== latest) tell(undefined);
    }
  }
  function fit(wanted: number): void {
    if (frame) frame.iframe.style.blockSize = `${Math.min(Math.max(wanted, LOWEST), Math.max(height, HIGHEST))}px`;
  }
  function open(): ResultFrame {
    const end = new AbortController();
    isReady = false;
    const made = createResultFrame({
      live,
      title,
      look: () => readLook(figure),
      hear,
      onLost(why) {
        end.abort();
        frame = undefined;
        delete figure.dataset.shown;
        tell({ message: ENDED[why] });
      },
      signal: end.signal,
    });
    frame = { ...made, end };
    made.iframe.className = 'live-result';
    fit(height);
    stage.after(made.iframe);
    return frame;
  }
  signal.addEventListener('abort', () => {
    frame?.end.abort();
    delete figure.dataset.shown;
  });
  onLookChange(() => {
    if (isReady) frame?.tell({ kind: 'look', look: readLook(figure) });
  }, signal);

  return async ({ files, icons, exported }) => {
    latest += 1;
    const run = latest;
    const drawn = await live.loadIcons(icons).catch(() => []);
    if (run !== latest || signal.aborted) return;
    const lost = findLost(files, new Set([...files, ...drawn].map(({ name }) => name)));
    if (lost !== undefined) {
      tell(lost);
      return;
    }
    const { tell: send } = frame ?? open();
    waiting = () => send({ kind: 'run', run, files: [...drawn, ...files], exported });
    if (isReady) waiting();
  };
}

/** Finds an import of an icon that does not exist. */
function findLost(files: readonly CompiledFile[], known: ReadonlySet<string>): Failure | undefined {
  for (const { name, imports } of files)
    for (const { to, from, line } of imports)
      if ('file' in to && !known.has(to.file)) return { message: `Cannot find module '${from}'.`, file: name, line };
  return undefined;
}

/** Reads how the page looks around a figure. */
function readLook(figure: HTMLElement): Look {
  const { documentElement: root } = document;
  const { mode, scheme, modeClass, modeAttribute, demos } = root.dataset;
  const styles = getComputedStyle(root);
  const resolved = mode === 'dark' ? 'dark' : 'light';
  return {
    mode: resolved,
    scheme: scheme ?? resolved,
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
    dense: root.hasAttribute('data-dense'),
    language: root.lang,
    styles: {
      ...Object.fromEntries(TOKENS.map((token) => [token, styles.getPropertyValue(token)])),
      '--dn-font': getComputedStyle(figure).font,
    },
    ...(modeClass === undefined ? {} : { modeClass }),
    ...(modeAttribute === undefined ? {} : { modeAttribute }),
    ...(demos === undefined ? {} : { only: demos }),
    wide: figure.dataset.wide !== undefined,
    fill: figure.querySelector('.demo-stage[data-fill]') !== null,
  };
}

/** Calls the listener whenever the page looks different. */
function onLookChange(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-mode', 'data-dense', 'dir'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
