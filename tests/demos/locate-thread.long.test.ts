import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { locateThread } from '../../cli/make/demos/render/locate-thread.ts';
import { makeFolder } from '../cli/support/folder.ts';

/** Starts a thread, which ends with the test. */
function start(file: string): Promise<Worker> {
  const thread = new Worker(file);
  onTestFinished(async () => void (await thread.terminate()));
  return new Promise((resolve) => thread.once('message', () => resolve(thread)));
}

test('threads that never rest are located at their loops, among other threads', async () => {
  const root = makeFolder({
    'idle.cjs': "require('node:worker_threads').parentPort.postMessage(1);\nsetInterval(() => {}, 1000);\n",
    'busy.cjs':
      "require('node:worker_threads').parentPort.postMessage(1);\nfunction spin() {\n  for (;;) {}\n}\nspin();\n",
  });
  // A thread that has come and gone had a number, too.
  await (await start(path.join(root, 'idle.cjs'))).terminate();
  await start(path.join(root, 'idle.cjs'));
  // A thread that is asked at once has only just started, all the more since those before it use every processor.
  for (let count = 0; count < 6; count++)
    expect(await locateThread(await start(path.join(root, 'busy.cjs')))).toContain(
      `at spin (${path.join(root, 'busy.cjs')}:3:`,
    );
});
