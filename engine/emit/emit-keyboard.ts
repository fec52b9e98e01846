import type { Route } from '../manifest/manifest.ts';
import type { FrontMatter } from '../schema/front-matter.ts';

/** Returns what the front matter of a page says about keys. */
export function keyboardOf({ keyboard }: FrontMatter): Pick<Route, 'keyboard'> {
  if (keyboard === undefined) return {};
  return {
    keyboard: keyboard.map(({ keys, does, when }) => ({
      keys: typeof keys === 'string' ? [keys] : keys,
      does,
      ...(when === undefined ? {} : { when }),
    })),
  };
}
