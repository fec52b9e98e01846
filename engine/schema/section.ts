import { z } from 'zod';
import { NodeConfig } from './node.ts';

const text = z.string().regex(/\S/, 'some text');

/** An entry of a section's version menu as writers write it (requirements C6 and C7). */
export const VersionConfig = z.strictObject({
  text: text.describe('What the menu shows, such as `v7.1.1`.'),
  href: text.optional().describe('Where the entry leads. `{LANG}` stands for the language prefix.'),
  current: z.boolean().optional().describe('Marks the version that this site documents.'),
  pathTemplate: text.optional().describe('Address of a page in this version, with `{pathname}` for its pathname.'),
  without: z
    .array(text)
    .optional()
    .describe('Pathnames whose pages, and those below them, this version does not have: from there, the entry leads to `href`.'),
  package: text.optional().describe('Package whose installed version the text is compared with.'),
});

/** `nav/sections/<id>.yaml`: one product's part of the site. */
export const SectionConfig = z.strictObject({
  id: text.describe('Name of the section in files and settings.'),
  name: text.describe('The product’s name as readers see it.'),
  description: text.optional().describe('One sentence about the product, shown where products are listed.'),
  prefixes: z.array(text).optional().describe('Pathnames below which the section’s pages live. The longest match over all sections wins.'),
  logo: text.optional().describe('The product’s logo: a picture of the content folder, such as `/static/logos/product.svg`, or an https address.'),
  logoDark: text.optional().describe('The logo in dark mode; `logo` in both when left out.'),
  versions: z.array(VersionConfig).optional().describe('The version menu.'),
  allVersions: text.optional().describe('Address of a page that lists every version, last in the version menu.'),
  demoProvider: z
    .string()
    .regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$)).+\.tsx$/, 'a `.tsx` file of the project, such as `docs/demo-provider.tsx`')
    .optional()
    .describe('Module whose default export wraps every demo, for its theme; path from the project’s root.'),
  pages: z.array(NodeConfig).describe('The page tree, in reading order.'),
});
export type SectionConfig = z.output<typeof SectionConfig>;
