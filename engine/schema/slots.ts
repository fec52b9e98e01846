import { z } from 'zod';
import { optional, flag, modulePath } from './text.ts';

const SlotConfig = z.strictObject({
  module: modulePath('docs/Star.tsx').describe(
    'Module whose default export, or else its first component, is shown there; path from the project’s root.',
  ),
  provider: optional(
    modulePath('docs/provider.tsx'),
    'Module whose default export wraps it, as a section’s `demoProvider` wraps demos.',
  ),
  hydrate: flag('Whether browsers hydrate it; otherwise, it is plain HTML and loads no script.'),
});

/** `slots` of `nav/site.yaml`: places in the frame that take the site's own React components. */
export const SlotsConfig = z.strictObject({
  barEnd: optional(SlotConfig, 'At the end of the bar.'),
  aboveContent: optional(SlotConfig, 'Above the title of every page.'),
  belowContent: optional(SlotConfig, 'Below the text of every page.'),
  footer: optional(SlotConfig, 'In the footer, below its columns.'),
  home: optional(SlotConfig, 'On the start page, below what it says first.'),
});
export type SlotsConfig = z.output<typeof SlotsConfig>;
