import type { ProductVersion, ThemeControl } from '../manifest/manifest.ts';
import type { NavSection, NavVersion } from '../model/navigation.ts';
import { findNode } from '../yaml/yaml-node.ts';
import { toPathname } from '../address/pathname.ts';
import type { SectionConfig } from '../schema/section.ts';
import { IDLE_KEYS, type ThemeConfig } from '../schema/theme.ts';
import type { ValidatedFile } from '../schema/validate.ts';
import { placesOf, locateTexts, idleKey } from './config-places.ts';
import { definedOnly } from '../text/defined-only.ts';
import { normalizeNodes } from './normalize-node.ts';

type ControlConfig = ThemeConfig['controls'][number];

/** Gives each node of a section its kind, title and place; cannot fail. */
export function normalizeSection({ config, file }: ValidatedFile<SectionConfig>): NavSection {
  const { at, locate, locateAll, locateKey } = placesOf(file);
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
    texts: [...locateTexts(file, 'name', 'description'), ...locateKey(own?.controls, 'label', 'theme', 'controls')],
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
        const version: ProductVersion = definedOnly({
          text,
          href,
          current: index === currentIndex,
          pathTemplate,
          without: without?.map(toPathname),
        });
        return {
          version,
          text: { value: text, span: at('versions', index, 'text') },
          href: locate(href, 'versions', index, 'href'),
          pathTemplate: locate(pathTemplate, 'versions', index, 'pathTemplate'),
          without: locateAll(without, 'versions', index, 'without'),
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
    theme: own && definedOnly({ controls: own.controls.map(normalizeControl), template: own.template }),
    themeOf: typeof theme === 'string' ? locate(theme, 'theme') : undefined,
    search: config.search,
    code: config.code,
    withoutEffect: [
      ...idleKey(file, ['logoDark'], config.logo === undefined && { needs: 'logo' }),
      ...idleKey(file, ['hidden'], config.prefixes === undefined && { needs: 'prefixes' }),
      ...versions.flatMap(({ pathTemplate }, index) =>
        idleKey(file, ['versions', index, 'without'], pathTemplate === undefined && { needs: 'pathTemplate' }),
      ),
      ...(own?.controls ?? []).flatMap(({ kind }, index) =>
        IDLE_KEYS[kind].flatMap((key) => idleKey(file, ['theme', 'controls', index, key], { beside: `kind: ${kind}` })),
      ),
    ],
    nodes: normalizeNodes(config.pages, pages, file),
    nodesAt: at('pages'),
  };
}

function normalizeControl(control: ControlConfig): ThemeControl {
  const { label, variable, key, kind, default: initial, min = 0, max = 0, step = 1, unit = 'px', options } = control;
  const face = definedOnly({ label, variable, key });
  switch (kind) {
    case 'color':
      return { ...face, kind, default: String(initial) };
    case 'choice':
      return { ...face, kind, default: String(initial), options: options ?? {} };
    case 'number':
      return { ...face, kind, default: Number(initial), min, max, step };
    case 'length':
      return { ...face, kind, default: Number(initial), unit, min, max, step };
  }
}
