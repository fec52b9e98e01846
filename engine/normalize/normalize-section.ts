import type { ProductVersion } from '../manifest/manifest.ts';
import type { NavSection, NavVersion } from '../model/navigation.ts';
import { findNode } from '../yaml/yaml-node.ts';
import { toPathname } from '../address/pathname.ts';
import { SectionConfig, VersionConfig } from '../schema/section.ts';
import { decidingKeys, findUnreadKeys } from '../schema/validate/unread-keys.ts';
import type { ValidatedFile } from '../schema/validate.ts';
import { findWithoutEffect, placesOf, textsOf } from './config-places.ts';
import { normalizeNodes } from './normalize-node.ts';

const SECTION_KEYS = decidingKeys<SectionConfig>(SectionConfig);
const VERSION_KEYS = decidingKeys<VersionConfig>(VersionConfig);

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
  return {
    id: { value: config.id, span: at('id') },
    file: file.path,
    name: config.name,
    description: config.description,
    texts: textsOf(file, 'name', 'description'),
    prefixes: (config.prefixes ?? []).map((written, index) => ({
      value: toPathname(written),
      written,
      span: at('prefixes', index),
    })),
    logo: locate(config.logo, 'logo'),
    logoDark: locate(config.logoDark, 'logoDark'),
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
          unreadKeys: findUnreadKeys(findNode(file.root, ['versions', index]), VERSION_KEYS),
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
    withoutEffect: [
      ...findWithoutEffect(file, [], config, { logoDark: 'logo' }),
      ...versions.flatMap((version, index) =>
        findWithoutEffect(file, ['versions', index], version, { without: 'pathTemplate' }),
      ),
    ],
    nodes: normalizeNodes(config.pages, pages, file),
    nodesAt: at('pages'),
    unreadKeys: findUnreadKeys(file.root, SECTION_KEYS),
  };
}
