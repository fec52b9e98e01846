import type { ProductVersion } from '../manifest/manifest.ts';
import type { NavSection, NavVersion } from '../model/navigation.ts';
import { findNode } from '../yaml/yaml-node.ts';
import { toPathname } from '../address/pathname.ts';
import type { SectionConfig } from '../schema/section.ts';
import type { ValidatedFile } from '../schema/validate.ts';
import { findWithoutEffect, placesOf, textsOf } from './config-places.ts';
import { normalizeNodes } from './normalize-node.ts';
import { findIdleThemeKeys, normalizeTheme } from './normalize-theme.ts';

/** Gives each node of a section its kind, title and place; cannot fail. */
export function normalizeSection({ config, file }: ValidatedFile<SectionConfig>): NavSection {
  const { at, locate } = placesOf(file);
  const versions = config.versions ?? [];
  const currentIndex = Math.max(
    0,
    versions.findIndex((version) => version.current === true),
  );
  const pages = findNode(file.root, ['pages']);
  const demoProvider = locate(config.demoProvider, 'demoProvider');
  const { theme } = config;
  const own = typeof theme === 'object' ? theme : undefined;
  return {
    id: { value: config.id, span: at('id') },
    file: file.path,
    name: config.name,
    description: config.description,
    texts: [
      ...textsOf(file, 'name', 'description'),
      ...(own?.controls ?? []).flatMap(({ label }, index) => locate(label, 'theme', 'controls', index, 'label') ?? []),
    ],
    prefixes: (config.prefixes ?? []).map((written, index) => ({
      value: toPathname(written),
      written,
      span: at('prefixes', index),
    })),
    logo: locate(config.logo, 'logo'),
    logoDark: locate(config.logoDark, 'logoDark'),
    hidden: config.hidden === true,
    versions: versions.map(
      ({ text, href, current, pathTemplate, without, package: name, documents }, index): NavVersion => {
        const version: ProductVersion = {
          text,
          ...(href === undefined ? {} : { href }),
          current: index === currentIndex,
          ...(pathTemplate === undefined ? {} : { pathTemplate }),
          ...(without === undefined ? {} : { without: without.map(toPathname) }),
        };
        return {
          version,
          text: { value: text, span: at('versions', index, 'text') },
          href: locate(href, 'versions', index, 'href'),
          pathTemplate: locate(pathTemplate, 'versions', index, 'pathTemplate'),
          without: (without ?? []).map((value, position) => ({
            value,
            span: at('versions', index, 'without', position),
          })),
          markedCurrent: current === true ? at('versions', index, 'current') : undefined,
          package: locate(name, 'versions', index, 'package'),
          documents: locate(documents, 'versions', index, 'documents'),
        };
      },
    ),
    allVersions: locate(config.allVersions, 'allVersions'),
    demoProvider,
    sandboxProvider:
      config.sandboxProvider === undefined
        ? demoProvider
        : locate(config.sandboxProvider === 'none' ? undefined : config.sandboxProvider, 'sandboxProvider'),
    demoFolder: locate(config.demos?.replace(/\/+$/, ''), 'demos'),
    theme: own && normalizeTheme(own),
    themeOf: typeof theme === 'string' ? locate(theme, 'theme') : undefined,
    search: config.search,
    withoutEffect: [
      ...findWithoutEffect(file, [], config, { logoDark: 'logo', hidden: 'prefixes' }),
      ...versions.flatMap((version, index) =>
        findWithoutEffect(file, ['versions', index], version, { without: 'pathTemplate' }),
      ),
      ...(own === undefined ? [] : findIdleThemeKeys(file, own)),
    ],
    nodes: normalizeNodes(config.pages, pages, file),
    nodesAt: at('pages'),
  };
}
