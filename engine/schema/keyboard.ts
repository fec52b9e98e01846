import { z } from 'zod';
import { KEY_NAMES } from '../text/keys.ts';
import { text } from './text.ts';

/** One key, or several pressed together. */
const combination = text.meta({ examples: [...KEY_NAMES] });

/** What keys do in the component of a page. */
export const Keyboard = z
  .array(
    z.strictObject({
      keys: z
        .union([combination, z.array(combination).min(1)])
        .transform((keys) => (typeof keys === 'string' ? [keys] : keys))
        .describe(
          'A key by its name in `KeyboardEvent.key`, such as `ArrowDown`, or several pressed together, as in `Shift+Tab`; or a list of keys of which each does it. `Space` is the space bar, `Character` any key that writes something.',
        ),
      does: text.describe('What the key does.'),
      when: text
        .optional()
        .describe('When it does so, such as `The menu is open`; rows with the same text are grouped under it.'),
    }),
  )
  .min(1);
