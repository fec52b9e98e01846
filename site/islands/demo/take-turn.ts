import { nextTask } from '../../client/next-task.ts';

let last = Promise.resolve();

/** Waits until the demos before this one have had their task: several in one would keep the page from answering its reader. */
export function takeTurn(): Promise<void> {
  return (last = last.then(nextTask));
}
