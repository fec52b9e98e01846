import { z } from 'zod';
import { COMPONENT_MODULE } from '../feature/own-components.ts';
import { MAX_TABS } from '../text/limits.ts';
import { address, isDay, text, optional, flag } from './text.ts';

const VERSION_OR_DATE = 'a version such as 7.2.0, or a date such as 2026-12-31';

const versionOrDate = z
  .string()
  .regex(/^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|v?\d+(?:\.\d+)*(?:-[\w.]+)?)$/, {
    error: VERSION_OR_DATE,
    abort: true,
  })
  .refine((value) => isDay(value) || !OTHER_DAY.test(value), VERSION_OR_DATE);

/** Looks like a version, but is a date in another notation, or one that does not exist. */
const OTHER_DAY = /^(?:\d{1,2}\.\d{1,2}\.(?:19|20)\d\d|\d{4}-\d\d-\d\d)$/;

/** Attributes that writers may set on the link of an external entry (requirement C5). */
const LinkProps = z
  .strictObject({
    target: z.enum(['_blank', '_self', '_parent', '_top']).optional(),
    rel: text.optional(),
  })
  .catchall(z.string())
  .describe('Attributes of the link: target, rel and data-*.');

/** What packages export, by the names of `kinds`. */
export const API_KINDS = ['components', 'hooks', 'functions', 'classes', 'enums', 'constants', 'types'] as const;
export type ApiKind = (typeof API_KINDS)[number];

/** One tab of a page (requirement B5). */
const TabConfig = z.strictObject({
  segment: optional(
    address,
    'Last segment of the tab page’s pathname. Leave it out for the tab that shows the page itself.',
  ),
  title: text.describe('What the tab is called.'),
});

/** What a node is; only the pathname is required (requirement C1). */
const FACE = {
  pathname: optional(
    address,
    'Absolute path of the page, such as `/material-ui/react-button`, or an https address for an external link.',
  ),
  title: optional(text, 'What readers see. Derived from the subheader or pathname when left out.'),
  subheader: optional(text, 'Makes the node a label that is always open and does not indent its children.'),
  description: optional(
    text,
    'One or two sentences about a group, at the top of its own page, or about a page with `module`; other pages have their description in their front matter.',
  ),
  module: optional(
    text.regex(
      COMPONENT_MODULE,
      'a `.tsx` file of the project, such as `docs/Showcase.tsx` or `docs/pages.tsx#Showcase`',
    ),
    'Module whose component is the whole page, instead of a Markdown file; path from the project’s root, with an export where it is not the default: `docs/pages.tsx#Showcase`.',
  ),
  hydrate: flag('Whether browsers run the component of `module`; otherwise, it is plain HTML and loads no script.'),
};

/** What marks a node, and how its children are found. */
const OPTIONS = {
  plan: optional(z.enum(['pro', 'premium']), 'The paid plan that the page’s subject belongs to.'),
  newFeature: optional(
    z.union([
      z.boolean(),
      z.strictObject({
        until: versionOrDate.describe('Version or date (YYYY-MM-DD) after which the mark is out of date.'),
      }),
    ]),
    'Marks the page as new.',
  ),
  planned: flag('Marks the page as planned: it needs no content yet.'),
  draft: flag('Hides the page, or the group and all below it, from every build; only `dev` and editors show it.'),
  unstable: flag('Marks the page’s subject as a preview.'),
  beta: flag('Marks the page’s subject as beta.'),
  legacy: flag('Marks the page’s subject as legacy.'),
  deprecated: optional(
    z.union([
      z.boolean(),
      z.strictObject({
        replacement: address.describe('Pathname of the page to use instead.'),
      }),
    ]),
    'Marks the page’s subject as deprecated.',
  ),
  icon: optional(
    text,
    'Name of an icon that is shown before the title: the file `static/icons/<name>.svg` in the content folder, drawn in the color of the text.',
  ),
  linkProps: LinkProps.optional(),
  tabs: optional(
    z.array(TabConfig).min(1).max(MAX_TABS, `at most ${MAX_TABS} tabs`),
    'Splits the page into tabs, one page per tab and one entry in the sidebar.',
  ),
  generate: optional(
    z.union([z.enum(['directory', 'api']), text]),
    'Fills the group: `directory` with the pages below its pathname, `api` with a page per export of `package`, the name of one of your features with what it lists.',
  ),
  options: optional(
    z.record(text, z.union([z.string(), z.number(), z.boolean()])),
    'What a feature in `generate` is asked with, by the names of its attributes.',
  ),
  package: optional(
    z.union([text, z.array(text).min(1)]),
    'Package, or list of packages, whose components `generate: api` lists; of two components with the same name, the first one is used.',
  ),
  types: optional(
    z.enum(['pages']),
    'With `generate: api`, `pages` also makes a page for every type that is exported; otherwise, types are explained on the pages that use them.',
  ),
  kinds: optional(
    z.array(z.enum(API_KINDS)).min(1),
    'With `generate: api`, which kinds of exports get pages, such as `[hooks]`; all but types when left out.',
  ),
  exclude: optional(
    z.array(text),
    'Last segments of the pathnames that `generate` leaves out; `*` matches any characters, as in `use-*`.',
  ),
};

/** A node of a section's page tree as written. */
export interface NodeConfig extends z.output<z.ZodObject<typeof FACE & typeof OPTIONS>> {
  children?: NodeConfig[] | undefined;
}

export const NodeConfig: z.ZodType<NodeConfig> = z
  .strictObject({
    ...FACE,
    get children() {
      return z.array(NodeConfig).optional().describe('The nodes below this one; makes it a group.');
    },
    ...OPTIONS,
  })
  // A custom issue without a value at its path is reported as a missing field.
  .refine(
    ({ pathname, children, generate, subheader }) =>
      [pathname, children, generate, subheader].some((value) => value !== undefined),
    lackOf('pathname'),
  )
  .refine(
    ({ pathname, title, children, subheader }) =>
      children === undefined || [pathname, title, subheader].some((value) => value !== undefined),
    lackOf('title'),
  )
  .refine(({ generate, package: name }) => generate !== 'api' || name !== undefined, lackOf('package'));

/** Where a missing key is reported; checked separately, so that missing keys are reported in the same run as wrong ones. */
function lackOf(key: string) {
  const isMapping = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return { path: [key], when: ({ value }: { readonly value: unknown }) => isMapping(value) };
}
