import { z } from 'zod';
import type { Declaration, Setting } from '../feature/declaration.ts';
import { describeValues } from '../feature/read-ask.ts';
import { EMBED_PROVIDERS } from '../address/embed.ts';
import { inWords } from '../text/suggest.ts';
import { MAX_LANGUAGES } from '../text/limits.ts';
import { AdsConfig } from './ads.ts';
import { AnalyticsConfig, FeedbackConfig } from './analytics.ts';
import { BannerConfig, BrandConfig, ColorSchemesConfig, FooterConfig, HeadConfig } from './brand.ts';
import { HomeConfig } from './home.ts';
import { KEY_TRAITS } from './validate/schema-shape.ts';
import { LanguageConfig } from './language.ts';
import { SlotsConfig } from './slots.ts';
import { address, folder, path, text, optional, flag } from './text.ts';

const limit = z.number().positive('a number above zero');

const FROM_0_TO_20 = 'a whole number from 0 to 20';

const NOT_HOST_ALONE = /^(?!https?:\/\/[^/?#]+\/?$)/i;

/** A module within the project, or a package (https://docs.npmjs.com/cli/configuring-npm/package-json#name). */
const moduleSource = (example: string) =>
  z
    .string()
    .regex(
      /^(?:\.\/(?!(?:.*\/)?\.\.\/).*\.[cm]?[jt]s|(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*)$/,
      `a path that begins with \`./\`, such as \`${example}\`, or the name of a package`,
    );

/** `components` of `nav/site.yaml`: each is a module of the project, or becomes a directive, an element, its own content, or nothing. */
const ComponentsConfig = z.record(
  z.string().regex(/^[A-Z][A-Za-z\d]*(?:\.[A-Za-z][A-Za-z\d]*)*$/, 'the name of a component, such as `Callout`'),
  address,
);

/** A provider of embeds, or a host with a dot in its name. */
const embedSource = z
  .string()
  .regex(
    new RegExp(
      `^(?:${EMBED_PROVIDERS.join('|')}|[a-z\\d](?:[a-z\\d-]*[a-z\\d])?(?:\\.[a-z\\d](?:[a-z\\d-]*[a-z\\d])?)+(?::\\d+)?)$`,
    ),
    `${inWords(EMBED_PROVIDERS, 'or')}, or a host such as \`ui.example.com\``,
  );

/** `nav/site.yaml`: the settings of all sections, without those of features. */
export const SiteConfig = z.strictObject({
  id: optional(
    z.string().regex(/^[a-z][a-z\d-]*$/, 'a name such as `my-library`'),
    'Prefix of the site’s keys in browser storage, as in `my-library-mode`; derived from the title when left out. Changing it makes browsers forget what readers chose.',
  ),
  title: text.describe('The site’s name.'),
  url: address
    .describe('Origin of the official host, such as `https://example.com`.')
    .register(KEY_TRAITS, { standIn: 'https://localhost' }),
  description: optional(text, 'One sentence about the site, for search engines and the start page.'),
  logo: optional(
    address,
    'The site’s logo, next to its title: a picture in the content folder, such as `/static/logo.svg`, or an https address.',
  ),
  logoDark: optional(address, 'The logo in dark mode; `logo` in both when left out.'),
  languages: optional(
    z.array(LanguageConfig).min(1).max(MAX_LANGUAGES, `at most ${MAX_LANGUAGES} languages`),
    'The first one is the default and has no prefix. English when left out.',
  ),
  content: optional(folder, 'Folder of the Markdown pages; `content` when left out.'),
  sections: optional(z.array(text), 'Ids of the sections in the order in which readers see them.'),
  fallback: optional(
    text,
    'Id of the section that serves every other path and the 404 page; the first section when left out.',
  ),
  editUrl: optional(address, 'Address where a page is edited, with `{file}` for its path.'),
  problemUrl: optional(
    address,
    'Address where readers report a problem with a page, with `{address}` for the page’s address and, where wanted, `{title}` for its title.',
  ),
  repository: optional(address, 'Address of the source repository.'),
  redirects: optional(
    z.array(
      z.strictObject({
        from: address.describe('The old pathname.'),
        to: address.describe('The new pathname or https address.'),
      }),
    ),
    'Old addresses and where their readers are sent.',
  ),
  related: optional(
    z.array(
      z.strictObject({
        manifest: address
          .regex(NOT_HOST_ALONE, {
            error: ({ input }) => `\`${String(input).replace(/\/$/, '')}/_nav/manifest.json\``,
          })
          .describe(
            'A file, from the project’s root, or an https address, such as `https://other.example/_nav/manifest.json`.',
          ),
      }),
    ),
    'Other docs-nav sites that pages link to, by the manifest that each one publishes at `/_nav/manifest.json`. `docs-nav check-links` checks the links to them.',
  ),
  stylesheets: optional(
    z.array(
      z.strictObject({
        href: address.describe('Address of the stylesheet.'),
        prefixes: z.array(address).min(1).describe('Pathnames below which pages load it.'),
        afterPaint: flag('Loads it after the first paint, as for an icon font.'),
      }),
    ),
    'Extra stylesheets for some pages.',
  ),
  hosts: optional(
    z.array(z.enum(['nginx', 'caddy', 'vercel'])),
    'Servers whose settings a build writes: redirects, headers, the 404 page. Netlify and Cloudflare read `_redirects` and `_headers`, which every build writes.',
  ),
  apiAddresses: optional(
    z.literal('keep'),
    'Serves pages below `/api` at these addresses. When left out, they are served below `/api-docs`, because some hosts reserve `/api` for functions, and their own addresses redirect there.',
  ),
  keep: optional(
    z.number().int(FROM_0_TO_20).min(0, FROM_0_TO_20).max(20, FROM_0_TO_20),
    'How many builds scripts and styles of earlier ones stay in the output, for pages that were open before; 1 when left out.',
  ),
  brand: optional(BrandConfig, 'Your brand: colors, fonts, corners, icon, stylesheets.'),
  colorSchemes: optional(
    ColorSchemesConfig,
    'Sets of colors that readers can choose in the preferences, beside those of `brand`.',
  ),
  footer: optional(FooterConfig, 'The footer of every page.'),
  banner: optional(BannerConfig, 'One sentence above every page, for a while.'),
  home: optional(
    HomeConfig,
    'The start page, unless a page has the pathname `/`. When left out, it lists the products, or the groups and pages of the only one.',
  ),
  slots: optional(SlotsConfig, 'React components of your own in the frame around pages, rendered by the build.'),
  head: optional(HeadConfig, 'Additions to the head of every page.'),
  components: optional(
    ComponentsConfig,
    'Components that pages use: your own as modules, with an export where it is not the default, such as `Hero: docs/Hero.tsx` and `Swatch: docs/tokens.tsx#Swatch`; those of another tool with the directive or element that stands for them, such as `Callout: callout`. `content` keeps what it holds, `none` leaves it out.',
  ),
  mdx: optional(
    z.enum(['evaluate']),
    '`evaluate` runs the imports, exports and expressions of MDX pages at build time; each must be a value, such as a text, a number or a list. When left out, no code of pages is run, and each is reported.',
  ),
  features: optional(
    z.array(moduleSource('./docs/chart/feature.ts')),
    'Features of your own that pages can ask for: modules such as `./docs/chart/feature.ts`, or names of packages.',
  ),
  versionsFrom: optional(
    address.regex(/^(?!.*\.json$)/i, 'the address of the site alone, such as `https://example.com`'),
    'Site whose build knows which versions there are today, such as `https://example.com` or `/`: version menus ask it when they are opened, so that an old build shows new versions. Menus stay as they were built when left out.',
  ),
  search: optional(
    z.literal([true, false, 'titles']),
    'Whether the site has a search; it has one when left out. `titles` finds pages by their titles, and rows of API pages; searching the text of pages needs the package `pagefind`.',
  ),
  synonyms: optional(
    z.record(z.string(), z.array(text)),
    'Words that readers search for, each with the words that this site uses, such as `toast: [snackbar]`. Sites in English have the words that mean the same in every library; an empty list removes one of them.',
  ),
  socialCards: flag('Draws a picture of each page for link previews; none when left out.'),
  demoEnvironment: optional(
    z.array(z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'a name such as `LICENCE_KEY`')),
    'Environment variables that the code of the project may read as `process.env.NAME` when a site is checked and built: demos, components, expressions of MDX pages, features and rules. They find no others. What they read may be published.',
  ),
  feedback: optional(FeedbackConfig, 'Asks at the end of each page whether it was helpful; not asked when left out.'),
  demoMode: optional(
    z.union([
      z.literal('light'),
      z.strictObject({
        class: optional(
          z.string().regex(/^[A-Za-z][\w-]*$/, 'a name such as `dark`'),
          'Class that the document has in dark mode, such as `dark`.',
        ),
        attribute: optional(
          z.string().regex(/^data-[a-z][a-z0-9-]*$/, 'a name such as `data-theme`'),
          'Attribute of the document that is `light` or `dark`, such as `data-theme`.',
        ),
      }),
    ]),
    'How the documented library learns of dark mode, besides its provider; by neither when left out. `light` for a library without one: its demos stay light.',
  ),
  liveCode: flag('Lets readers edit the code of demos, and see the result while they type; off when left out.'),
  viteConfig: optional(
    path,
    'Vite’s configuration whose plugins, aliases and style settings demos are compiled with; `vite.config` in the project’s root when left out, `none` for none.',
  ),
  analytics: optional(AnalyticsConfig, 'What is reported about visits; nothing when left out.'),
  ads: optional(AdsConfig, 'The advertising slot; a site without it loads nothing of it.'),
  serviceWorker: optional(
    z.enum(['register', 'remove', 'none']),
    '`register` makes visited pages readable offline on the official host, `remove` removes an earlier worker; `none` when left out.',
  ),
  rules: z
    .record(z.string(), z.enum(['error', 'warning', 'off']))
    .optional()
    .describe(
      'Severity of diagnostics by code, such as `orphan-page: off`. Errors that make the navigation unreliable stay errors.',
    )
    .register(KEY_TRAITS, { insteadOfList: 'list modules with rules of your own under `ownRules`' }),
  ownRules: optional(
    z.array(moduleSource('./docs/rules/no-todo.ts')),
    'Rules of your own that `validate` checks beside its own: modules such as `./docs/rules/no-todo.ts`, or names of packages. `rules` sets their severities.',
  ),
  budgets: optional(
    z.strictObject({
      navigationBytes: optional(limit, 'Bytes of navigation in one page.'),
      pageBytes: optional(limit, 'Bytes of one page’s HTML; 10,000,000 when left out.'),
      scriptBytes: optional(
        limit,
        'Bytes (gzip) of script that a text page runs before its reader acts: that of every page, of the advertising slot, of analytics that asks for no consent, and of the service worker’s registration.',
      ),
      searchBytes: optional(limit, 'Bytes of the search index.'),
      buildSeconds: optional(limit, 'Seconds of a whole build.'),
      buildMemory: optional(limit, 'MiB of memory at a build’s peak.'),
    }),
    'Upper limits; a build above one of them fails and says what grew.',
  ),
});
export type SiteConfig = z.output<typeof SiteConfig>;

/** Returns the schema of `nav/site.yaml` for a site with these features. */
export function siteSchema(features: readonly Declaration[]): typeof SiteConfig {
  const settings = features.flatMap((feature) => Object.entries(feature.settings ?? {}));
  const shape: Record<never, z.ZodType> = Object.fromEntries(
    settings.map(([key, setting]) => [key, valueOf(key, setting).optional().describe(setting.says)]),
  );
  return SiteConfig.extend(shape);
}

function valueOf(key: string, setting: Setting): z.ZodType {
  switch (setting.kind) {
    case 'switch':
      return z.boolean();
    case 'number': {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = setting;
      const range = adviceOn(key, setting);
      return z.number().int(range).min(min, range).max(max, range);
    }
    case 'choice':
      return z.enum(setting.of);
    case 'list':
      return z.array(text);
    case 'origins':
      return z.array(embedSource);
    default:
      return setting.pattern === undefined
        ? text
        : z.string().regex(new RegExp(setting.pattern), adviceOn(key, setting));
  }
}

/** Says what may be written, as messages go on after “write”. */
function adviceOn(key: string, setting: Exclude<Setting, { readonly kind: 'origins' }>): string {
  return describeValues(key, setting).replace(/^write /, '');
}

/** Settings with texts for readers, which can be translated. */
export const TEXT_SETTINGS = [
  'colorSchemes',
  'footer',
  'banner',
  'home',
] as const satisfies readonly (keyof SiteConfig)[];
