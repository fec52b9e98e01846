import { z } from 'zod';
import { NodeConfig } from './node.ts';
import { address, path, text, optional, flag, modulePath } from './text.ts';
import { ThemeConfig } from './theme.ts';

/** An entry of a section's version menu as written (requirements C6 and C7). */
const VersionConfig = z.strictObject({
  text: text.describe('What the menu shows, such as `v7.1.1`.'),
  href: optional(address, 'Where the entry leads. `{LANG}` stands for the language prefix.'),
  current: flag('Marks the version that this site documents.'),
  pathTemplate: optional(address, 'Address of a page in this version, with `{pathname}` for its pathname.'),
  without: optional(
    z.array(address),
    'Pathnames whose pages, and those below them, this version does not have: from there, the entry leads to `href`.',
  ),
  package: optional(text, 'Package whose installed version the text is compared with.'),
  documents: optional(
    text,
    'Package that the pages are about; its installed version stands beside the text, which may differ.',
  ),
});

/** `nav/sections/<id>.yaml`: one product's part of the site. */
export const SectionConfig = z.strictObject({
  id: text
    .regex(/^(?!\.|__proto__$)[^\\/:*?"<>|]{1,100}$/, 'a name that a file can have, such as `my-library`')
    .describe('Name of the section in files and settings.'),
  name: text.describe('The product’s name as readers see it.'),
  description: optional(text, 'One sentence about the product, shown where products are listed.'),
  prefixes: optional(
    z.array(address),
    'Pathnames below which the section’s pages live. The longest match over all sections wins. The first is the address of the section’s own page.',
  ),
  logo: optional(
    address,
    'The product’s logo: a picture in the content folder, such as `/static/logos/product.svg`, or an https address.',
  ),
  logoDark: optional(address, 'The logo in dark mode; `logo` in both when left out.'),
  hidden: flag(
    'Keeps the section out of every list of products, such as those of the bar and the start page. Its pages are still served, found and linked to.',
  ),
  versions: optional(z.array(VersionConfig), 'The version menu.'),
  allVersions: optional(address, 'Address of a page that lists every version, last in the version menu.'),
  demoProvider: optional(
    modulePath('docs/demo-provider.tsx'),
    'Module whose default export wraps every demo, for its theme; path from the project’s root.',
  ),
  sandboxProvider: optional(
    path.regex(
      /^(?:none|(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$)).+\.[jt]sx)$/,
      '`none`, or a `.tsx` file of the project, such as `docs/sandbox-provider.tsx`',
    ),
    'Module that wraps a demo where it is opened in a sandbox, copied with what it imports from its folder: `demoProvider` when left out, nothing with `none`.',
  ),
  theme: optional(
    z.union([text, ThemeConfig]),
    'What readers may change of the library’s theme in the preferences, for all demos; or the id of the section that says so, if both show the same library.',
  ),
  demos: optional(
    text.regex(/^(?!\/|[A-Za-z]:)(?!.*\\).+$/, 'a folder of the repository, such as `../packages/ui/examples`'),
    'Folder with the demos that are not next to their page, such as `../packages/ui/examples`; path from the project’s root, within the repository.',
  ),
  search: optional(
    z.enum(['own', 'after', 'off']),
    'How the search treats pages that are not about the library: `after` lists them after those of all other sections, `own` only for readers in this section, `off` never. Like all others when left out.',
  ),
  code: optional(
    z.enum(['check']),
    'With `check`, code blocks in pages of the section are held to the types of what they use: what `check-code` finds there is an error, not a warning.',
  ),
  pages: z.array(NodeConfig).describe('The page tree, in reading order.'),
});
export type SectionConfig = z.output<typeof SectionConfig>;
