import {
  baselineJsonSchema,
  frontMatterJsonSchema,
  searchCasesJsonSchema,
  sectionJsonSchema,
  siteJsonSchema,
  translationJsonSchema,
} from '../../../engine/index.ts';
import { FEATURES } from '../../../site/features/index.ts';
import { WORD_GROUPS } from '../../../site/words/words.ts';
import { code, page, settings, table, words, type Setting } from './markdown.ts';

/** The parts of a JSON Schema that this page uses. */
interface Shape {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly additionalProperties?: Shape | false;
  readonly enum?: readonly (string | boolean)[];
  readonly anyOf?: readonly Shape[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
}

/** Pages that show keys in use, by key. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  ads: '/docs-nav/ads',
  analytics: '/docs-nav/analytics',
  banner: '/docs-nav/brand',
  brand: '/docs-nav/brand',
  budgets: '/docs-nav/hooks-and-ci',
  code: '/docs-nav/check-code',
  components: '/docs-nav/markdown-and-mdx',
  demoMode: '/docs-nav/demo-styles',
  demoProvider: '/docs-nav/demo-styles',
  demos: '/docs-nav/demos',
  draft: '/docs-nav/navigation',
  feedback: '/docs-nav/analytics',
  footer: '/docs-nav/brand',
  head: '/docs-nav/brand',
  hosts: '/docs-nav/hosts',
  keyboard: '/docs-nav/api-pages',
  languages: '/docs-nav/languages',
  liveCode: '/docs-nav/live-code',
  ownRules: '/docs-nav/your-own-rules',
  mdx: '/docs-nav/markdown-and-mdx',
  module: '/docs-nav/navigation',
  pages: '/docs-nav/navigation',
  redirects: '/docs-nav/versions-and-redirects',
  rules: '/docs-nav/baseline-and-rules',
  search: '/docs-nav/search',
  serviceWorker: '/docs-nav/offline',
  synonyms: '/docs-nav/search',
  theme: '/docs-nav/reader-theme',
  versions: '/docs-nav/versions-and-redirects',
  viteConfig: '/docs-nav/workspace-packages',
};

/** The keys of each page by their subjects, in the order in which readers need them. */
const SITE_GROUPS: Groups = {
  'The site': [
    'id',
    'title',
    'url',
    'description',
    'logo',
    'logoDark',
    'languages',
    'repository',
    'editUrl',
    'problemUrl',
  ],
  'Pages and addresses': ['content', 'sections', 'fallback', 'redirects', 'related', 'apiAddresses', 'versionsFrom'],
  'Look and frame': ['brand', 'colorSchemes', 'stylesheets', 'home', 'banner', 'footer', 'slots', 'head'],
  'Content and demos': [
    'components',
    'mdx',
    'features',
    ...FEATURES.flatMap(({ settings = {} }) => Object.keys(settings)),
    'demoMode',
    'liveCode',
    'viteConfig',
    'demoEnvironment',
  ],
  'Search and previews': ['search', 'synonyms', 'socialCards'],
  'Readers and visits': ['feedback', 'analytics', 'ads'],
  'Builds and hosts': ['hosts', 'serviceWorker', 'keep', 'rules', 'ownRules', 'budgets'],
};

const SECTION_GROUPS: Groups = {
  'The section': ['id', 'name', 'description', 'prefixes', 'logo', 'logoDark', 'hidden'],
  'Versions of the library': ['versions', 'allVersions'],
  'Live demos': ['demos', 'demoProvider', 'sandboxProvider', 'theme'],
  'Code blocks': ['code'],
  'The page tree': ['pages', 'search'],
};

const FRONT_MATTER_GROUPS: Groups = {
  'What the page is': ['title', 'description', 'component', 'keyboard', 'demo', 'picture'],
  'Where it is': ['slug', 'id', 'redirectFrom', 'sidebar_label', 'sidebar_position', 'draft'],
  'What surrounds it': ['related', 'disableAd'],
};

type Groups = Readonly<Record<string, readonly string[]>>;

export function siteYamlPage(): string {
  return page(
    'Every key of nav/site.yaml, the settings that hold for the whole site, with its values.',
    '`nav/site.yaml` holds what concerns the whole site. `title` and `url` are required; everything else is off, or has a default, until you write it. With the comment below on its first line, editors complete and explain keys:',
    '```yaml\n# yaml-language-server: $schema=../node_modules/docs-nav/schemas/site.schema.json\n```',
    ...inGroups(siteJsonSchema(FEATURES) as Shape, SITE_GROUPS),
  );
}

export function sectionYamlPage(): string {
  const schema = sectionJsonSchema() as Shape;
  const [node] = Object.values(schema.$defs ?? {});
  return page(
    'Every key of a file in nav/sections/: a product’s name, addresses, versions, and its page tree.',
    'A file `nav/sections/<id>.yaml` describes one product: its name, the addresses below which it lives, its versions, and its page tree.',
    ...inGroups(schema, SECTION_GROUPS),
    '## Nodes of the page tree',
    'A node is a page, a group (it has `children` or `generate`), a label (`subheader`), or a link to another site (its `pathname` is an https address). [Navigation](/docs-nav/navigation) shows each of them.',
    settings(settingsOf(node ?? {})),
  );
}

export function frontMatterPage(): string {
  return page(
    'The keys that a page’s front matter can have, and what each of them does.',
    'Front matter is the YAML between two lines of `---` at the top of a page. Every key is optional. Keys that mean nothing here are reported once each, as [`unused-front-matter`](/docs-nav/reference/diagnostics/navigation#unused-front-matter).',
    ...inGroups(frontMatterJsonSchema() as Shape, FRONT_MATTER_GROUPS),
  );
}

export function otherYamlPage(): string {
  const translation = translationJsonSchema(WORD_GROUPS) as Shape;
  const { words: texts, ...others } = translation.properties ?? {};
  return page(
    'The keys of nav/translations/, nav/baseline.yaml and nav/search-cases.yaml, with every text of the interface.',
    '## nav/baseline.yaml',
    'Findings that are set aside for a while. `docs-nav baseline` writes the file; see [Baseline and rules](/docs-nav/baseline-and-rules).',
    settings(settingsOf(baselineJsonSchema() as Shape)),
    '## nav/search-cases.yaml',
    'Queries that must find their pages; `docs-nav check-search` asks the search of the built site. See [Search](/docs-nav/search).',
    settings(settingsOf(searchCasesJsonSchema() as Shape)),
    '## nav/translations/',
    'A file `nav/translations/<code>.yaml` holds what readers see in one language; see [Languages](/docs-nav/languages).',
    settings(
      settingsOf({
        ...translation,
        properties: {
          ...(texts?.description === undefined ? {} : { words: { type: 'object', description: texts.description } }),
          ...others,
        },
      }),
    ),
    '### Texts of the interface',
    'Keys of `words`, each with its English text. What stands in braces is filled in and must stay.',
    table(
      ['Key', 'English'],
      Object.entries(texts?.properties ?? {}).map(([key, { description = '' }]) => [code(key), code(description)]),
    ),
  );
}

/** A section with a list for each group of keys; each key of the schema must be in one of them. */
function inGroups(schema: Shape, groups: Groups): readonly string[] {
  const rows = settingsOf(schema);
  const grouped = Object.values(groups).flat();
  const lost = rows.filter(({ name }) => !grouped.includes(name));
  if (lost.length > 0) throw new Error(`No group has ${lost.map(({ name }) => name).join(', ')}.`);
  return Object.entries(groups).flatMap(([title, keys], at) => [
    `## ${title}`,
    settings(
      keys.flatMap((key) => rows.find(({ name }) => name === key) ?? []),
      { hasFilter: at === 0 },
    ),
  ]);
}

/** The keys of a mapping, each with those within it. */
function settingsOf(schema: Shape): readonly Setting[] {
  return Object.entries(schema.properties ?? {}).map(([key, shape]) => {
    const shown = SHOWN_ON[key];
    const row = settingOf(key, shape, schema);
    return {
      ...row,
      text: `${row.text}${shown === undefined ? '' : ` [See it at work](${shown}).`}`.trim(),
      keys: [...listKeys(prefixOf(key, shape), innerOf(shape), new Map())],
    };
  });
}

/** Lists the keys of a mapping with nested ones. Those of a mapping that has the keys of an earlier one are not repeated. */
function* listKeys(prefix: string, schema: Shape, listed: Map<string, string>): Generator<Setting> {
  for (const [key, shape] of Object.entries(schema.properties ?? {})) {
    const name = prefix + key;
    const row = settingOf(name, shape, schema);
    const inner = innerOf(shape);
    const text = JSON.stringify(inner.properties);
    const same = Object.keys(inner.properties ?? {}).length < MANY ? undefined : listed.get(text);
    yield same === undefined ? row : { ...row, text: `${row.text} It has the keys of ${code(same)}.` };
    if (same !== undefined) continue;
    listed.set(text, name);
    yield* listKeys(prefixOf(name, shape), inner, listed);
  }
}

/** What the names of the keys within a key begin with. */
function prefixOf(name: string, { type }: Shape): string {
  return `${name}${type === 'array' ? '[]' : ''}.`;
}

/** Number of keys from which on a mapping refers to an equal one. */
const MANY = 3;

function settingOf(name: string, shape: Shape, { required }: Shape): Setting {
  return {
    name,
    type: valueOf(shape),
    isRequired: required?.includes(name.replace(/^.*\./, '')) === true,
    text: words(shape.description ?? ''),
  };
}

/** The mapping inside a value: its own keys, those of its items, or those of one of its forms. */
function innerOf(shape: Shape): Shape {
  const { type, properties, items, anyOf, $ref } = shape;
  if ($ref !== undefined) return {};
  if (type === 'array') return items === undefined ? {} : innerOf(items);
  if (anyOf !== undefined) return anyOf.map(innerOf).find((inner) => inner.properties !== undefined) ?? {};
  return properties === undefined ? {} : shape;
}

/** The type of a value, in words. */
function valueOf(shape: Shape): string {
  if (shape.$ref !== undefined) return 'Node';
  if (shape.enum !== undefined) return shape.enum.map((value) => code(String(value))).join(', ');
  if (shape.anyOf !== undefined)
    return shape.anyOf
      .map(valueOf)
      .map((text, at) => (at === 0 ? text : lower(text)))
      .join(' or ');
  if (shape.type === 'array') return `List of ${lower(plural(valueOf(shape.items ?? {})))}`;
  if (shape.type === 'object')
    return shape.additionalProperties === undefined || shape.additionalProperties === false
      ? 'Mapping'
      : `Mapping to ${lower(valueOf(shape.additionalProperties))}`;
  if (shape.type === 'boolean') return '`true` or `false`';
  if (shape.type === 'number' || shape.type === 'integer')
    return shape.minimum === undefined || shape.maximum === undefined
      ? 'Number'
      : `Number from ${shape.minimum} to ${shape.maximum}`;
  return 'Text';
}

function plural(text: string): string {
  return { Text: 'texts', Node: 'nodes', Mapping: 'mappings', Number: 'numbers' }[text] ?? text;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
