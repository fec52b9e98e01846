import { z } from 'zod';
import { address, day, text, optional } from './text.ts';

const color = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a color such as `#0f766e`');

/** Font names in order of preference; without quotes, which none of them needs. */
const fonts = z
  .string()
  .regex(/^[A-Za-z][\w -]*(?:, ?[A-Za-z][\w -]*)*$/, 'names of fonts, such as `Inter, sans-serif`');

const FROM_0_TO_32 = 'a number of pixels from 0 to 32';

const ModeColors = z.strictObject({
  accent: optional(color, 'Links, the current entry, buttons.'),
  paper: optional(color, 'The background of pages.'),
  ink: optional(color, 'Headings; running text and hairlines are mixed from it and `paper`.'),
});

/** `brand` of `nav/site.yaml`: the site's visual identity. */
export const BrandConfig = z.strictObject({
  light: optional(ModeColors, 'Colors of the light mode.'),
  dark: optional(ModeColors, 'Colors of the dark mode.'),
  font: optional(fonts, 'Fonts of text.'),
  codeFont: optional(fonts, 'Fonts of code.'),
  radius: optional(z.number().min(0, FROM_0_TO_32).max(32, FROM_0_TO_32), 'Radius of corners, in pixels.'),
  density: optional(
    z.enum(['comfortable', 'compact']),
    'Spacing of rows and controls for readers who have not chosen one; `comfortable` when left out.',
  ),
  favicon: optional(address, 'The icon in browser tabs: a picture in the content folder.'),
  stylesheets: optional(
    z.array(address),
    'Stylesheets of every page, including generated ones: a file in the content folder, or a font service.',
  ),
});
export type BrandConfig = z.output<typeof BrandConfig>;

/** `colorSchemes` of `nav/site.yaml`: more sets of colors, by name. */
export const ColorSchemesConfig = z.record(
  z
    .string()
    .regex(
      /^(?!(?:light|dark)$)[a-z][a-z\d]*$/,
      'a name of lowercase letters and digits, such as `sepia`; `light` and `dark` are taken',
    ),
  z.strictObject({
    title: text.describe('What readers choose.'),
    light: optional(ModeColors, 'Colors of the light mode; the rest is as in `brand`.'),
    dark: optional(ModeColors, 'Colors of the dark mode; the rest is as in `brand`.'),
  }),
);

/** A link with its text. */
export const LinkConfig = z.strictObject({
  title: text.describe('What readers see.'),
  href: address.describe('A pathname of this site, or an https address.'),
});

/** `footer` of `nav/site.yaml`. */
export const FooterConfig = z.strictObject({
  columns: optional(
    z.array(
      z.strictObject({
        title: text.describe('What the links have in common.'),
        links: z.array(LinkConfig).min(1).describe('The links of the column.'),
      }),
    ),
    'Columns of links.',
  ),
  social: optional(z.array(LinkConfig), 'Where else the project is found.'),
  note: optional(text, 'A line below them, such as a copyright notice.'),
});

/** `banner` of `nav/site.yaml`. */
export const BannerConfig = z.strictObject({
  text: text.describe('One sentence.'),
  href: optional(address, 'Where it leads: a pathname of this site, or an https address.'),
  until: optional(day, 'The last day on which builds show it.'),
});

/** The name of a meta element; every page has its own `description` and `viewport`, and ours are for our scripts. */
const OTHER_META = /^(?!(?:description|viewport)$|docs-nav)[\w:.-]+$/i;

/** `head` of `nav/site.yaml`. */
export const HeadConfig = z.strictObject({
  meta: optional(
    z.record(z.string().regex(OTHER_META, 'the name of a meta element that pages do not have already'), text),
    'Meta elements by name, such as those that services use to verify a site.',
  ),
  scripts: optional(
    z.array(z.string().regex(/^https:\/\/[^\s"']+$/, 'an https address')),
    'Third-party scripts that every page loads; the script policy then allows their origins.',
  ),
});
