import type { LoadedLive } from './load-live.ts';
import type { Failure, FromFrame, LiveStart, Look, ToFrame } from './messages.ts';

/** The document in which edited code runs. */
export interface ResultFrame {
  readonly iframe: HTMLIFrameElement;
  readonly tell: (message: ToFrame) => void;
}

/** What a frame needs. */
interface ResultInput {
  readonly live: LoadedLive;
  readonly title: string;
  readonly look: () => Look;
  /** Called for each message of the frame. */
  readonly hear: (message: FromFrame) => void;
  /** Called if the code has left its document or keeps it from answering (`stuck`), or sends more than can be heard. */
  readonly onLost: (why: 'stuck' | 'flood') => void;
  /** Aborted when the frame is removed. */
  readonly signal: AbortSignal;
}

/** Milliseconds between two questions whether the frame answers, and for which it may be silent. */
const EVERY = 1500;
const PATIENCE = 3000;

/** Milliseconds after which an answer that waited with the page itself has arrived. */
const GRACE = 500;

/** Messages that a frame may send within a second, in milliseconds: more would keep the page busy. */
const MOST = 200;

const SECOND = 1000;

/** Characters of a text from the frame. */
const LONGEST = 2000;

/**
 * Creates the frame. It has an origin of its own, so that storage, cookies and the page are closed to it; its policy
 * closes the network. What it runs is sent through a port.
 */
export function createResultFrame({ live, title, look, hear, onLost, signal }: ResultInput): ResultFrame {
  const iframe = document.createElement('iframe');
  const { port1: port, port2: other } = new MessageChannel();
  let isStarted = false;
  let asked = 0;
  let answered = 0;
  iframe.setAttribute('sandbox', 'allow-scripts');
  iframe.title = title;
  iframe.src = live.frame;
  iframe.addEventListener('load', () => {
    if (isStarted) {
      // The code went to another address.
      onLost('stuck');
      return;
    }
    isStarted = true;
    const start: LiveStart = { library: live.library, styles: live.styles, look: look() };
    iframe.contentWindow?.postMessage(start, '*', [other]);
  });
  const count = createFloodGauge(() => onLost('flood'));
  // The page listens to nothing that comes this way, and yet has to take it.
  addEventListener('message', ({ source }) => source === iframe.contentWindow && count(), { signal });
  port.addEventListener('message', ({ data }) => {
    count();
    const message = signal.aborted ? undefined : readMessage(data);
    if (message?.kind === 'answer') answered = message.ask;
    else if (message !== undefined) hear(message);
    if (message?.kind === 'ready') startAsking();
  });
  port.start();
  const tell = (message: ToFrame): void => port.postMessage(message);
  const startAsking = (): void => {
    const timer = setInterval(() => {
      if (asked > answered) return;
      asked += 1;
      const ask = asked;
      tell({ kind: 'ask', ask });
      setTimeout(() => {
        if (answered >= ask) return;
        // If the page itself was busy, the answer is already on its way.
        setTimeout(() => {
          if (answered < ask && !signal.aborted) onLost('stuck');
        }, GRACE);
      }, PATIENCE);
    }, EVERY);
    signal.addEventListener('abort', () => clearInterval(timer));
  };
  signal.addEventListener('abort', () => {
    port.close();
    iframe.remove();
  });
  return { iframe, tell };
}

/** Creates a function that is called at each message; `onFlood` is called for each that is one too many. */
export function createFloodGauge(onFlood: () => void, now: () => number = () => performance.now()): () => void {
  const times: number[] = [];
  return () => {
    const time = now();
    if (times.push(time) > MOST && time - (times.shift() ?? 0) < SECOND) onFlood();
  };
}

/**
 * Reads a message of the frame, `undefined` if it is none. Edited code can get hold of the port, so that nothing is
 * certain about what comes from there.
 */
export function readMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, run, height, ask } = data as Readonly<Record<string, unknown>>;
  if (kind === 'ready') return { kind };
  if (kind === 'height' && isNumber(height)) return { kind, height };
  if (kind === 'answer' && isNumber(ask)) return { kind, ask };
  if (kind === 'shown' && isNumber(run)) return { kind, run };
  if (kind === 'failed' && isNumber(run))
    return { kind, run, ...readFailure(data as Readonly<Record<string, unknown>>) };
  return undefined;
}

function readFailure({ message, file, line, ended }: Readonly<Record<string, unknown>>): Failure {
  return {
    message: String(message).slice(0, LONGEST),
    ...(typeof file === 'string' ? { file: file.slice(0, LONGEST) } : {}),
    ...(isNumber(line) ? { line } : {}),
    ...(ended === 'loop' || ended === 'result' ? { ended } : {}),
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
