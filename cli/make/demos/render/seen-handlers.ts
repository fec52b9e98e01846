import type { Playground } from '../../../../site/features/playground/model/playground.ts';
import { isActive } from '../../../../site/features/playground/model/set-props.ts';
import { firstDifference } from './another-time.ts';
import { tryTo } from '../../../system/base/failure.ts';
/** Renders a playground with further props; returns its HTML. */
type Draw = (props: Readonly<Record<string, unknown>>) => string;

/**
 * Finds the functions that show in the HTML of a playground, such as `onDelete`, with which a chip has a button. The
 * others can be listened to without showing what the code beside it does not say.
 */
export function findSeenHandlers({ controls, preset }: Playground, draw: Draw): readonly string[] {
  const names = controls
    .filter((control) => control.kind === 'log' && control.isRequired !== true && isActive(control, controls, preset))
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const drawWith = (given: readonly string[]) =>
    tryTo(() => draw(Object.fromEntries(given.map((name) => [name, () => {}]))));
  const without = drawWith([]);
  const isSeen = (given: readonly string[]): boolean => {
    const html = drawWith(given);
    return without === undefined || html === undefined || firstDifference(without, html) !== undefined;
  };
  // A component that is never the same twice, such as one that counts its ids, tells nothing.
  if (isSeen([]) || !isSeen(names)) return [];
  return names.filter((name) => isSeen([name]));
}
