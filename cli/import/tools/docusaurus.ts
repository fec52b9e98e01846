import type { Importer, Line } from '../convert/syntax.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';
import { titleFrom } from '../read/addresses.ts';
import { openFile } from '../read/foreign-file.ts';
import { namesMath, type ForeignNode, type ForeignSite, type ReadForeignSite } from '../read/foreign-site.ts';
import { mainLanguageOf, nameOfLanguage } from '../read/translated-pages.ts';
import { readDocs, type Docs } from './docusaurus-docs.ts';

/** Settings that are imported, and those that every site here has anyway. */
const KNOWN = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'organizationName',
  'projectName',
  'presets',
  'plugins',
  'i18n',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
];

/** Options of an instance that are read, or that have no effect here. */
const KNOWN_OF_DOCS = ['id', 'path', 'routeBasePath', 'sidebarPath', 'editUrl', 'lastVersion', 'breadcrumbs'];

/** Folders that are not or not fully imported, with advice. */
const OTHERS: readonly (readonly [folder: string, advice: string])[] = [
  ['blog', ', as there are no blogs here; copy the posts to keep as pages'],
  [
    'versioned_docs',
    ': build each former version as a site of its own, and list it under `versions` in nav/sections/docs.yaml',
  ],
  [
    'i18n',
    ', except for pages that are translations of others, and titles in sidebars; write other texts in nav/translations/',
  ],
  ['src/pages', '; write the start page in nav/site.yaml, and other pages in Markdown'],
  ['src/theme', ', as every page has the same frame'],
];

/** https://docusaurus.io/docs/sidebar and https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs */
const readDocusaurus: ReadForeignSite = async (configuration, context) => {
  const { lose, evaluate } = context;
  const source = openFile(configuration, context);
  const config = asMap(await evaluate(configuration));
  const preset = asMap(
    asList(config['presets'])
      .map(asList)
      .find(([name]) => /(?:^|preset-)classic$/.test(String(name)))?.[1],
  );
  // A false value stands for a disabled plugin.
  const plugins = asList(config['plugins']).filter(Boolean).map(readPlugin);
  const instances = [
    ...(preset['docs'] === false ? [] : [asMap(preset['docs'])]),
    ...plugins.filter(({ name }) => name === 'content-docs').map(({ options }) => options),
  ].map((options) => ({ options, id: asText(options['id']) ?? 'default' }));

  source.loseSettings(config, KNOWN);
  source.loseSettings(preset, ['docs']);
  for (const { name, written } of plugins)
    if (name !== 'content-docs' && name !== 'client-redirects')
      source.lose(
        written ?? 'plugins',
        written === undefined
          ? 'a plugin that is code is not carried over'
          : `the plugin \`${written}\` is not carried over`,
      );
  const i18n = asMap(config['i18n']);
  const main = asText(i18n['defaultLocale']) ?? 'en';
  const locales = asList(i18n['locales'])
    .map(String)
    .filter((locale) => locale !== main);
  const configs = asMap(i18n['localeConfigs']);
  const nameOf = (locale: string): string => asText(asMap(configs[locale])['label']) ?? nameOfLanguage(locale);
  const all: { readonly id: string; readonly docs: Docs }[] = [];
  for (const { options, id } of instances) {
    const { editUrl } = options;
    source.loseSettings(options, KNOWN_OF_DOCS);
    if ('editUrl' in options)
      source.lose(
        asText(editUrl) ?? 'editUrl',
        '`editUrl` is not carried over, as files have other paths here; set it in nav/site.yaml, with `{file}` for the path',
      );
    all.push({ id, docs: await readDocs(options, { id, locales }, context) });
  }
  const url = asText(config['url']);
  const base = asText(config['baseUrl'])?.replace(/\/$/, '') ?? '';
  const [first, ...others] = all.filter(({ docs }) => docs.pages.length > 0);
  const taken = new Set(all.flatMap(({ docs }) => [...docs.pages.map(({ file }) => file), ...docs.messages]));
  for (const [other, advice] of OTHERS) {
    const left = context.files.find((file) => file.startsWith(`${other}/`) && !taken.has(file));
    if (left !== undefined && !all.some(({ docs }) => docs.folder.startsWith(other)))
      lose(left, 1, `\`${other}/\` is not imported${advice}`);
  }
  return {
    title: asText(config['title']) ?? 'Documentation',
    description: asText(config['tagline']),
    url: url === undefined ? undefined : `${url.replace(/\/$/, '')}${base}`,
    base,
    repository: repositoryOf(config),
    pages: all.flatMap(({ docs }) => docs.pages),
    hasMath: namesMath(source.text),
    nodes: [
      ...(first?.docs.nodes ?? []),
      ...others.map(({ id, docs }): ForeignNode => ({ kind: 'group', title: titleFrom(id), children: docs.nodes })),
    ],
    redirects: plugins.filter(({ name }) => name === 'client-redirects').flatMap(({ options }) => redirectsOf(options)),
    languages: Object.fromEntries(locales.map((locale) => [locale, nameOf(locale)])),
    mainLanguage: mainLanguageOf({ lang: main, label: nameOf(main) }, main),
    rightToLeft: locales.filter((locale) => asMap(configs[locale])['direction'] === 'rtl'),
    publicFolders: [{ folder: 'static', at: '' }],
    more: all.flatMap(({ docs }) => docs.more),
  };
};

/**
 * Reads `content-docs` or `['@docusaurus/plugin-content-docs', {…}]`: `name` is the short one of Docusaurus’s own plugins;
 * without a name, the plugin is code.
 */
function readPlugin(plugin: unknown) {
  const [named, options] = Array.isArray(plugin) ? (plugin as readonly unknown[]) : [plugin];
  const written = asText(named);
  return { name: written?.replace(/^@docusaurus\/plugin-/, ''), written, options: asMap(options) };
}

function repositoryOf(config: Readonly<Record<string, unknown>>): string | undefined {
  const [owner, name] = [asText(config['organizationName']), asText(config['projectName'])];
  return owner === undefined || name === undefined ? undefined : `https://github.com/${owner}/${name}`;
}

/** Returns the redirects of `@docusaurus/plugin-client-redirects`. */
function redirectsOf(options: Readonly<Record<string, unknown>>): ForeignSite['redirects'] {
  return asList(options['redirects']).flatMap((entry) => {
    const { from, to } = asMap(entry);
    return (Array.isArray(from) ? from : [from]).map((address) => ({ from: String(address), to: String(to) }));
  });
}

export const DOCUSAURUS: Importer = {
  configures: (file) => /^docusaurus\.config\.[cm]?[jt]s$/.test(file),
  read: readDocusaurus,
  syntax: { isAlwaysMdx: true, respell: unfence },
};

/** Makes code blocks part of the page that only other renderers of Markdown should show as code. */
function unfence(lines: readonly string[]): readonly Line[] {
  let fence: string | undefined;
  let ownFence: string | undefined;
  return lines.flatMap((text, at) => {
    const [, mark, info = ''] = /^\s*(`{3,}(?=[^`]*$)|~{3,})\s*(\S*)/.exec(text) ?? [];
    const isOwn =
      fence === undefined && (ownFence === undefined ? info === 'mdx-code-block' : text.trim() === ownFence);
    if (isOwn) {
      ownFence = ownFence === undefined ? mark : undefined;
      return [];
    }
    if (ownFence === undefined && fence === undefined) fence = mark;
    else if (fence !== undefined && mark?.startsWith(fence) === true && info === '') fence = undefined;
    return [{ text, at }];
  });
}
