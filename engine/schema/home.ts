import { z } from 'zod';
import { LinkConfig } from './brand.ts';
import { address, text, optional } from './text.ts';

/** Readers run the command as copied, so it has no shell prompt and no Markdown. */
const COMMAND_ALONE = /^(?!\s*(?:[$>#%] |`))/;

/** `home` of `nav/site.yaml`: the start page, unless a page has the pathname `/`. */
export const HomeConfig = z.strictObject({
  title: optional(text, 'The heading: what the library is, in a few words. The site’s title when left out.'),
  lead: optional(text, 'One sentence below it. The site’s description when left out.'),
  install: optional(
    text.regex(COMMAND_ALONE, 'the command alone, such as `npm install my-library`'),
    'The command that installs the library, with a button that copies it.',
  ),
  actions: optional(z.array(LinkConfig).min(1), 'Where readers go first; the first one stands out.'),
  features: optional(
    z
      .array(
        z.strictObject({
          title: text.describe('What the library is good at.'),
          text: text.describe('A sentence or two about it.'),
          icon: optional(text, 'Name of an icon in the content folder’s `static/icons`, without its extension.'),
          picture: optional(
            address,
            'A picture in the content folder, such as `/static/fast.svg`, instead of an icon.',
          ),
          href: optional(address, 'Where there is more about it: a pathname of this site, or an https address.'),
        }),
      )
      .min(1),
    'Reasons to choose the library.',
  ),
  sections: optional(
    z
      .array(
        z.strictObject({
          title: text.describe('What it is about, such as what is new.'),
          text: optional(text, 'A sentence or two.'),
          links: optional(
            z.array(LinkConfig.extend({ text: text.optional().describe('A sentence about where it leads.') })).min(1),
            'Where there is more about it.',
          ),
        }),
      )
      .min(1),
    'What else the start page says, below the products.',
  ),
});
export type HomeConfig = z.output<typeof HomeConfig>;
