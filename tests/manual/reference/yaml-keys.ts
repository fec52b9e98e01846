import {
  baselineJsonSchema,
  frontMatterJsonSchema,
  sectionJsonSchema,
  siteJsonSchema,
  translationJsonSchema,
} from '../../../engine/index.ts';
import { WORD_GROUPS } from '../../../site/words/words.ts';
import { code, page, table, words } from './markdown.ts';

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
  components: '/docs-nav/markdown-and-mdx',
  demoMode: '/docs-nav/demo-styles',
  demoProvider: '/docs-nav/demo-styles',
  demos: '/docs-nav/demos',
  feedback: '/docs-nav/analytics',
  footer: '/docs-nav/brand',
  head: '/docs-nav/brand',
  hosts: '/docs-nav/hosts',
  languages: '/docs-nav/languages',
  pages: '/docs-nav/navigation',
  redirects: '/docs-nav/versions-and-redirects',
  rules: '/docs-nav/baseline-and-rules',
  serviceWorker: '/docs-nav/offline',
  synonyms: '/docs-nav/search',
  versions: '/docs-nav/versions-and-redirects',
  viteConfig: '/docs-nav/workspace-packages',
};

export function siteYamlPage(): string {
  return page(
    'Every key of nav/site.yaml, the settings that hold for the whole site, with its values.',
    '`nav/site.yaml` holds what concerns the whole site. `title` and `url` are required; everything else is off, or has a default, until you write it. With the comment below on its first line, editors complete and explain keys:',
    '```yaml\n# yaml-language-server: $schema=../node_modules/docs-nav/schemas/site.schema.json\n```',
    ...keysOf(siteJsonSchema() as Shape),
  );
}

export function sectionYamlPage(): string {
  const schema = sectionJsonSchema() as Shape;
  const [node] = Object.values(schema.$defs ?? {});
  return page(
    'Every key of a file in nav/sections/: a product’s name, addresses, versions, and its page tree.',
    'A file `nav/sections/<id>.yaml` describes one product: its name, the addresses below which it lives, its versions, and its page tree.',
    ...keysOf(schema),
    '## Nodes of the page tree',
    'A node is a page, a group (it has `children` or `generate`), a label (`subheader`), or a link to another site (its `pathname` is an https address). [Navigation](/docs-nav/navigation) shows each of them.',
    rows('', node ?? {}),
  );
}

export function frontMatterPage(): string {
  return page(
    'The keys that a page’s front matter can have, and what each of them does.',
    'Front matter is the YAML between two lines of `---` at the top of a page. Every key is optional. Keys that mean nothing here are reported once each, as [`unused-front-matter`](/docs-nav/reference/diagnostics/navigation#unused-front-matter).',
    ...keysOf(frontMatterJsonSchema() as Shape),
  );
}

export function otherYamlPage(): string {
  const translation = translationJsonSchema(WORD_GROUPS) as Shape;
  const { words: texts, ...others } = translation.properties ?? {};
  return page(
    'The keys of nav/translations/ and of nav/baseline.yaml, with every text of the interface.',
    '## nav/baseline.yaml',
    'Findings that are set aside for a while. `docs-nav baseline` writes the file; see [Baseline and rules](/docs-nav/baseline-and-rules).',
    rows('', baselineJsonSchema() as Shape),
    '## nav/translations/',
    'A file `nav/translations/<code>.yaml` holds what readers see in one language; see [Languages](/docs-nav/languages).',
    rows('', {
      ...translation,
      properties: {
        ...(texts?.description === undefined ? {} : { words: { type: 'object', description: texts.description } }),
        ...others,
      },
    }),
    '### Texts of the interface',
    'Keys of `words`, each with its English text. What stands in braces is filled in and must stay.',
    table(
      ['Key', 'English'],
      Object.entries(texts?.properties ?? {}).map(([key, { description = '' }]) => [code(key), code(description)]),
    ),
  );
}

/** A section for each key: its values and meaning, with a row for every key within it. */
function keysOf(schema: Shape): readonly string[] {
  const entries = Object.entries(schema.properties ?? {});
  return entries.map(([key, shape]) => {
    const isRequired = schema.required?.includes(key) === true;
    const shown = SHOWN_ON[key];
    const line = `${describe(shape, isRequired)}${shown === undefined ? '' : ` [See it at work](${shown}).`}`;
    return [`## ${key}`, line, rows('', innerOf(shape))].filter(Boolean).join('\n\n');
  });
}

/** A table of the keys of a mapping, including nested ones. */
function rows(prefix: string, schema: Shape): string {
  const found = [...listRows(prefix, schema)];
  return found.length === 0 ? '' : table(['Key', 'Value and meaning'], found);
}

function* listRows(prefix: string, schema: Shape): Generator<readonly string[]> {
  for (const [key, shape] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(key) === true;
    yield [code(prefix + key), describe(shape, isRequired)];
    yield* listRows(`${prefix}${key}${shape.type === 'array' ? '[].' : '.'}`, innerOf(shape));
  }
}

/** The type of a value, and its meaning. */
function describe(shape: Shape, isRequired: boolean): string {
  return `${isRequired ? '**Required.** ' : ''}${valueOf(shape)}. ${words(shape.description ?? '')}`.trim();
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
