import { z } from 'zod';
import { LinkConfig } from './brand.ts';
import { address, text } from './text.ts';

/** Readers run the command as copied, so it has no shell prompt and no Markdown. */
const COMMAND_ALONE = /^(?!\s*(?:[$>#%] |`))/;

/** `home` of `nav/site.yaml`: the start page, unless a page has the pathname `/`. */
export const HomeConfig = z.strictObject({
  title: text.optional().describe('The heading: what the library is, in a few words. The site’s title when left out.'),
  lead: text.optional().describe('One sentence below it. The site’s description when left out.'),
  install: text
    .regex(COMMAND_ALONE, 'the command alone, such as `npm install my-library`')
    .optional()
    .describe('The command that installs the library, with a button that copies it.'),
  actions: z.array(LinkConfig).min(1).optional().describe('Where readers go first; the first one stands out.'),
  features: z
    .array(
      z.strictObject({
        title: text.describe('What the library is good at.'),
        text: text.describe('A sentence or two about it.'),
        icon: text
          .optional()
          .describe('Name of an icon in the content folder’s `static/icons`, without its extension.'),
        picture: address
          .optional()
          .describe('A picture in the content folder, such as `/static/fast.svg`, instead of an icon.'),
        href: address
          .optional()
          .describe('Where there is more about it: a pathname of this site, or an https address.'),
      }),
    )
    .min(1)
    .optional()
    .describe('Reasons to choose the library.'),
  sections: z
    .array(
      z.strictObject({
        title: text.describe('What it is about, such as what is new.'),
        text: text.optional().describe('A sentence or two.'),
        links: z
          .array(LinkConfig.extend({ text: text.optional().describe('A sentence about where it leads.') }))
          .min(1)
          .optional()
          .describe('Where there is more about it.'),
      }),
    )
    .min(1)
    .optional()
    .describe('What else the start page says, below the products.'),
});
export type HomeConfig = z.output<typeof HomeConfig>;
