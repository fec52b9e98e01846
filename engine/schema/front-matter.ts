import { z } from 'zod';
import { WEB_ADDRESS } from '../address/whole-address.ts';
import { address, text, optional, flag } from './text.ts';
import { KEY_NAMES } from '../text/keys.ts';

const OWN_PATH = /^(?![a-z][a-z0-9+.-]*:|\/\/)/i;

const web = address.regex(WEB_ADDRESS, 'a web address such as `https://example.com`');

/** Facts about the component that a page documents. */
const ComponentFacts = z.strictObject({
  name: text.describe('Name of the component, as its package exports it.'),
  package: text.describe('The package that exports it, such as `@mui/material`.'),
  source: optional(web, 'Address of its source.'),
  pattern: optional(web, 'Address of its pattern in the ARIA Authoring Practices Guide.'),
  links: optional(
    z.array(
      z.strictObject({ title: text.describe('What the link is called.'), href: web.describe('Where it leads.') }),
    ),
    'Further links, such as one to a design specification.',
  ),
});

/** One key, or several pressed together. */
const combination = text.meta({ examples: [...KEY_NAMES] });

/** What keys do in the component of a page. */
const Keyboard = z
  .array(
    z.strictObject({
      keys: z
        .union([combination, z.array(combination).min(1)])
        .transform((keys) => (typeof keys === 'string' ? [keys] : keys))
        .describe(
          'A key by its name in `KeyboardEvent.key`, such as `ArrowDown`, or several pressed together, as in `Shift+Tab`; or a list of keys of which each does it. `Space` is the space bar, `Character` any key that writes something.',
        ),
      does: text.describe('What the key does.'),
      when: optional(
        text,
        'When it does so, such as `The menu is open`; rows with the same text are grouped under it.',
      ),
    }),
  )
  .min(1);

/** The YAML at the top of a Markdown page. */
export const FrontMatter = z.strictObject({
  title: optional(text, 'The page’s title; the level-1 heading or the navigation’s title when left out.'),
  description: optional(text, 'One or two sentences for search engines and link previews.'),
  slug: optional(
    address.regex(OWN_PATH, 'a pathname such as `/guides/start`'),
    'The page’s pathname, instead of the one from its file; without a leading slash, it is relative to the folder.',
  ),
  sidebar_label: optional(text, 'What the sidebar calls the page in a group with `generate: directory`.'),
  sidebar_position: optional(
    z.number(),
    'The page’s place in a group with `generate: directory`; lower numbers come first, pages without one last.',
  ),
  draft: flag('Hides the page from every build, in all languages; `dev` shows it.'),
  id: optional(text, 'The page’s identity, which stays when its pathname changes.'),
  redirectFrom: optional(z.array(address), 'Old pathnames of the page; their readers are sent here.'),
  related: optional(
    z.array(address.regex(OWN_PATH, 'the pathname of a page of this site')),
    'Pathnames of pages to read next, listed at the end of the page.',
  ),
  component: optional(
    ComponentFacts,
    'The component that the page is about: its package, import and links are shown below the title.',
  ),
  keyboard: optional(Keyboard, 'What keys do; `::keyboard` shows it as a table.'),
  picture: optional(
    text,
    'The demo that lists of pages show as the page’s picture, such as `BasicMenu.tsx`; the first one when left out.',
  ),
  demo: optional(
    text,
    'The demo that stands below the title, such as `BasicMenu.tsx`, or `none`; the first one when left out, on pages about a component.',
  ),
  disableAd: flag('Keeps advertising off the page.'),
});
export type FrontMatter = z.output<typeof FrontMatter>;
