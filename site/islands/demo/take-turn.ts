import { nextTask } from '../../browser/next-task.ts';

let last = Promise.resolve();

/** Waits until earlier demos have had their task. Several demos in one task would make the page unresponsive. */
export function takeTurn(): Promise<void> {
  return (last = last.then(nextTask));
}
