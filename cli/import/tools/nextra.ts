import type { Importer } from '../convert/syntax.ts';
import { openFile } from '../read/foreign-file.ts';
import {
  namesMath,
  type ForeignNode,
  type ForeignPage,
  type ForeignSite,
  type ReadContext,
  type ReadForeignSite,
} from '../read/foreign-site.ts';
import { withTitlesOf } from '../read/sidebar-titles.ts';
import { readPageParts } from '../read/read-page-parts.ts';
import { fromFolder, mainLanguageOf, nameOfLanguage } from '../read/translated-pages.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';
import { takeMetadata } from './nextra-metadata.ts';
import { readMetas, sortFiles, type RoutePart } from './nextra-files.ts';
import { nodesOfRoutes, type RoutePage } from './nextra-nodes.ts';

/** Settings of Next.js that are imported, and those about compiling and serving programs. */
const KNOWN = `nextra i18n redirects basePath assetPrefix cleanDistDir compress compiler devIndicators distDir eslint
  experimental images optimizeFonts output pageExtensions poweredByHeader productionBrowserSourceMaps reactStrictMode
  serverExternalPackages staticPageGenerationTimeout swcMinify trailingSlash transpilePackages turbopack typescript
  webpack`.split(/\s+/);

/** The same for Nextra; search and copying code are always available. */
const KNOWN_OF_NEXTRA =
  'contentDirBasePath latex search codeHighlight defaultShowCopyCode staticImage theme themeConfig'.split(' ');

/** https://nextra.site/docs, in version 4 and 3. */
const readNextra: ReadForeignSite = async (configuration, context) => {
  const { files, read, lose, evaluate } = context;
  const source = openFile(configuration, context);
  const { text } = source;
  // Running the file would return only the settings of Next.js, without those of Nextra and the languages.
  const config = asMap(await evaluate(configuration, 'default'));
  const nextra = asMap(config['nextra']);
  source.loseSettings(config, KNOWN);
  source.loseSettings(nextra, KNOWN_OF_NEXTRA);
  const i18n = asMap(config['i18n']);
  const locales = asList(i18n['locales']).map(String);
  const main = asText(i18n['defaultLocale']) ?? locales[0];
  const others = locales.filter((locale) => locale !== main);

  const sorted = sortFiles(files, { locales, base: asText(nextra['contentDirBasePath']) ?? '' });
  const routes = new Map([main, ...others].map((language) => [language, new Map<string, RoutePage>()]));
  const pages = Array.from(sorted.pages, ([file, { route, locale }]): ForeignPage => {
    const isTranslation = locale !== undefined && locale !== main;
    const { text, metadata } = takeMetadata(read(file), (line, reason) => lose(file, line, reason));
    const data = { ...metadata?.values, ...readPageParts(text).data };
    const pathname = isTranslation ? `/${locale}/${route}`.replace(/\/$/, '') : `/${route}`;
    routes.get(isTranslation ? locale : main)?.set(route, { pathname, data });
    return {
      file,
      pathname,
      text,
      metadata,
      taken: ['asIndexPage', ...(data['display'] === 'hidden' ? ['display'] : [])],
      label: asText(data['sidebarTitle']),
    };
  });
  for (const file of sorted.programs.keys())
    lose(file, 1, 'the page is a program, so it is not imported; write it in Markdown, with demos for what has to run');
  for (const file of sorted.generic)
    lose(file, 1, 'the page stands for many addresses, which a program generates, so it is not imported');
  const programs = new Set(Array.from(sorted.programs.values(), ({ route }: RoutePart) => route));
  const nodesIn = async (language: string | undefined): Promise<readonly ForeignNode[]> =>
    nodesOfRoutes(
      {
        pages: routes.get(language) ?? new Map<string, RoutePage>(),
        programs,
        metas: await readMetas(sorted.metas, (locale) => (locale ?? main) === language, context),
      },
      context,
    );
  let nodes = await nodesIn(main);
  for (const language of others) nodes = withTitlesOf(nodes, language, await nodesIn(language));
  const { text: frame, title, description, url, repository } = await readFrame(context);
  const names = new Map(
    Array.from(
      frame.matchAll(/\{\s*locale:\s*['"]([^'"]+)['"],\s*name:\s*['"]([^'"]+)['"]/g),
      ([, code = '', name = '']) => [code, name],
    ),
  );
  const nameOf = (code: string): string => names.get(code) ?? nameOfLanguage(code);
  const languages = Object.fromEntries(others.map((code) => [code, nameOf(code)]));
  return {
    title: title ?? 'Documentation',
    description,
    url,
    repository,
    base: asText(config['basePath']),
    pages,
    hasMath: namesMath(text) || /\blatex:\s*(?:true|\{)/.test(text),
    nodes,
    redirects: [
      ...redirectsIn(config['redirects'], (from) =>
        source.lose(from, `the redirect from \`${from}\` is only for some readers, so it is left out`),
      ),
      ...(main === undefined ? [] : fromFolder(main, pages, languages)),
    ],
    languages,
    mainFolder: main,
    mainLanguage: main === undefined ? undefined : mainLanguageOf({ lang: main, label: nameOf(main) }, main),
    publicFolders: [{ folder: 'public', at: '' }],
  };
};

/**
 * Returns redirects with fixed addresses (https://nextjs.org/docs/app/api-reference/config/next-config-js/redirects).
 */
function redirectsIn(value: unknown, loseCondition: (from: string) => void): ForeignSite['redirects'] {
  return asList(value).flatMap((entry) => {
    const { source, destination, has, missing } = asMap(entry);
    const [from, to] = [asText(source), asText(destination)];
    if (from === undefined || to === undefined) return [];
    if (has === undefined && missing === undefined) return [{ from, to }];
    loseCondition(from);
    return [];
  });
}

/** The file with the frame of pages, and the one that configured it before version 4. */
const FRAME = /^(?:(?:src\/)?app\/(?:[[(][^/]+[\])]\/)?layout\.[jt]sx?|(?:src\/)?theme\.config\.[jt]sx?)$/;

/** Reads what the frame around pages says about the site; `text` is that of its files. */
async function readFrame(context: ReadContext) {
  const frames = context.files.filter((file) => FRAME.test(file)).map((file) => openFile(file, context));
  let title: string | undefined;
  let description: string | undefined;
  for (const { file, text, lose } of frames) {
    context.lose(
      file,
      1,
      'the frame around pages is not carried over; write logo, banner, footer and the like in nav/site.yaml',
    );
    if (/\bdocsRepositoryBase\b/.test(text))
      lose(
        'docsRepositoryBase',
        '`docsRepositoryBase` is not carried over, as files have other paths here; set `editUrl` in nav/site.yaml, with `{file}` for the path',
      );
    // Files are sorted so that the frame of a language comes first, whose metadata Next.js prefers as well.
    const metadata = asMap(/\blayout\./.test(file) ? await context.evaluate(file, 'metadata') : undefined);
    const named = metadata['title'];
    title ??= asText(named) ?? asText(asMap(named)['default']) ?? asText(asMap(named)['absolute']);
    description ??= asText(metadata['description']);
  }
  const text = frames.map((frame) => frame.text).join('\n');
  return {
    text,
    title,
    description,
    url: /\bmetadataBase:\s*new URL\(\s*['"]([^'"]+)['"]/.exec(text)?.[1],
    repository: /\b(?:projectLink=|project:\s*\{\s*link:\s*)\{?['"]([^'"]+)['"]/.exec(text)?.[1],
  };
}

export const NEXTRA: Importer = {
  configures: (file, read) => /^next\.config\.[cm]?[jt]s$/.test(file) && /\bnextra\b/.test(read(file)),
  read: readNextra,
  syntax: {
    calloutType: 'default',
    // `useState(){:js}` in backticks is JavaScript (https://rehype-pretty.pages.dev/#inline-code).
    codeSuffix: /\{:[\w.-]+\}(?=`+$)/,
  },
};
