import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { readManifest } from '../system/packages/read-manifest.ts';
import type { Library } from './read-library.ts';

/** Usual names of a library's main stylesheet among its exports. */
const USUAL = ['./styles.css', './style.css'];

/**
 * Finds the stylesheet that a library, installed or the project itself, asks its users to import, as they write it: the
 * one that its `package.json` names, as `@acme/ui/dist/ui.css`, one with a usual name, or the only one.
 */
export function findStylesheet(project: Project, name: string): string | undefined {
  const folder = project.packages.find(name) ?? (project.packages.own()?.name === name ? project.root : undefined);
  if (folder === undefined) return undefined;
  const { style, exports } = readManifest(folder);
  const named = typeof style === 'string' && style.endsWith('.css') ? [style] : [];
  const sheets = Object.keys(exports ?? {}).filter((path) => /^[^*]*\.css$/.test(path));
  const usual = USUAL.filter((path) => sheets.includes(path));
  const load = createRequire(join(project.root, 'package.json'));
  return [...named, ...usual, ...(sheets.length === 1 ? sheets : [])]
    .map((path) => posix.join(name, path))
    .find((specifier) => {
      try {
        return existsSync(load.resolve(specifier));
      } catch {
        // Its exports do not list what it names.
        return false;
      }
    });
}

/**
 * Finds the component that a library expects around all others: `FluentProvider` of `@fluentui/react-components`,
 * `ThemeProvider`. Providers of single components, such as `AccordionProvider`, are none.
 */
export function findProvider({ name, components }: Pick<Library, 'name' | 'components'>): string | undefined {
  const parts = name.toLowerCase().split(/[@/-]/).filter(Boolean);
  return components.find((component) => {
    const [, subject] = /^([A-Z]\w*)Provider$/.exec(component) ?? [];
    const owner = subject?.toLowerCase();
    return owner !== undefined && (owner === 'theme' || parts.some((part) => part.startsWith(owner)));
  });
}
