import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { toSources } from './to-sources.ts';

/** Milliseconds after which a thread is considered unresponsive: it waits for something outside JavaScript. */
const PATIENCE = 5000;

/**
 * Milliseconds after which a thread is asked to pause again: one that has only just started may miss the first request.
 */
const AGAIN = 100;

/** A message of the thread's debugger. */
interface Said {
  readonly method?: string;
  readonly id?: number;
  readonly params: {
    readonly scriptId: string;
    readonly url: string;
    readonly callFrames: readonly {
      readonly functionName: string;
      readonly location: { readonly scriptId: string; readonly lineNumber: number; readonly columnNumber: number };
    }[];
  };
}

/**
 * Asks the debugger what a blocked thread is doing; returns a stack like that of an error, with source locations. Empty
 * if it cannot be determined.
 */
export async function locateThread({ threadId }: Worker): Promise<string> {
  const session = new Session();
  let stack = '';
  let repeat: NodeJS.Timeout | undefined;
  session.connect();
  try {
    await new Promise<void>((resolve) => {
      const scripts = new Map<string, string>();
      let sessionId = '';
      const ask = (method: string, id = 0) =>
        session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
      setTimeout(resolve, PATIENCE).unref();
      session.on('NodeWorker.attachedToWorker', ({ params }) => {
        // This id is the debugger's own; the thread's id is in the title.
        if (!params.workerInfo.title.startsWith(`[worker ${threadId}]`)) return;
        ({ sessionId } = params);
        ask('Debugger.enable');
        ask('Debugger.pause');
        repeat = setInterval(ask, AGAIN, 'Debugger.pause');
      });
      session.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId: from, message } }) => {
        if (from !== sessionId) return;
        const { id, method, params } = JSON.parse(message) as Said;
        if (method === 'Debugger.scriptParsed') scripts.set(params.scriptId, pathOf(params.url));
        if (method === 'Debugger.paused') {
          stack = params.callFrames
            .map(
              ({ functionName, location: { scriptId, lineNumber, columnNumber } }) =>
                `    at ${functionName} (${scripts.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1})`,
            )
            .join('\n');
          clearInterval(repeat);
          // A paused thread cannot be ended.
          ask('Debugger.disable', LAST);
        }
        if (id === LAST) resolve();
      });
      session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    });
  } finally {
    clearInterval(repeat);
    session.disconnect();
  }
  return toSources(stack, readMap);
}

/** Number of the last request. */
const LAST = 1;

function pathOf(url: string): string {
  return url.startsWith('file:') ? fileURLToPath(url) : url;
}

/**
 * Reads the source map at the end of a compiled module; Node itself knows only those of modules that this thread has
 * run.
 */
function readMap(file: string): SourceMap | undefined {
  const [, map] =
    /\n\/\/# sourceMappingURL=data:application\/json[^,]*;base64,(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  return map === undefined ? undefined : new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString('utf8')));
}
