import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unlessRefused } from '../base/failure.ts';
import { isWithin } from './follow-link.ts';
import { lookAt, lookThrough } from './look-at.ts';

/**
 * Returns whether a path that stands in a file leads on from where it starts, by its text: neither upwards nor to a place
 * of its own. What is read back comes from elsewhere as well: from a branch, a backup, another machine.
 */
export function leadsOn(path: string): boolean {
  return path !== '' && !/^(?:[\\/]|[A-Za-z]:)|\0|(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path);
}

/**
 * Returns where a path that stands in a file really is below a folder; `undefined` if it is elsewhere: by its text, or
 * because a link is on the way. A link at its end is not followed.
 */
export function confine(folder: string, path: string): string | undefined {
  if (!leadsOn(path)) return undefined;
  return unlessRefused(() => {
    let [parent, rest] = [join(folder, path), ''];
    do [parent, rest] = [dirname(parent), join(basename(parent), rest)];
    while (lookAt(parent) === undefined);
    const real = realpathSync(parent);
    const isBelow = isWithin(realpathSync(folder), real) && lookThrough(real)?.isDirectory() === true;
    return isBelow ? join(real, rest) : undefined;
  });
}
