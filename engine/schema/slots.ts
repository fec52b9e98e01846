import { z } from 'zod';
import { path } from './text.ts';

/** A module of the project, from its root. */
const moduleOf = (example: string) =>
  path.regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$)).+\.[jt]sx$/, `a \`.tsx\` file of the project, such as \`${example}\``);

const SlotConfig = z.strictObject({
  module: moduleOf('docs/Star.tsx').describe(
    'Module whose default export, or else its first component, is shown there; path from the project’s root.',
  ),
  provider: moduleOf('docs/provider.tsx')
    .optional()
    .describe('Module whose default export wraps it, as a section’s `demoProvider` wraps demos.'),
  hydrate: z
    .boolean()
    .optional()
    .describe('Whether browsers hydrate it; otherwise, it is plain HTML and loads no script.'),
});

/** `slots` of `nav/site.yaml`: places in the frame that take the site's own React components. */
export const SlotsConfig = z.strictObject({
  barEnd: SlotConfig.optional().describe('At the end of the bar.'),
  aboveContent: SlotConfig.optional().describe('Above the title of every page.'),
  belowContent: SlotConfig.optional().describe('Below the text of every page.'),
  footer: SlotConfig.optional().describe('In the footer, below its columns.'),
  home: SlotConfig.optional().describe('On the start page, below what it says first.'),
});
export type SlotsConfig = z.output<typeof SlotsConfig>;
