import type { Alias, AliasOptions, Rolldown } from 'vite';

/**
 * Adds to a project's aliases what webpack's loaders do with `~`: in a stylesheet, it marks the name of a package, as in
 * `url('~@ibm/plex/mono.woff2')` or `@use '~bootstrap/scss/mixins'`. In modules, names with `~` are the project's own.
 */
export function withPackageMark(own: AliasOptions = []): readonly Alias[] {
  const listed: readonly Alias[] = Array.isArray(own)
    ? own
    : Object.entries(own).map(([find, replacement]) => ({ find, replacement: String(replacement) }));
  return [...listed, PACKAGE_MARK];
}

const PACKAGE_MARK: Alias = {
  find: /^~([@\w])/,
  replacement: '$1',
  // Vite awaits the result, which its type does not say.
  customResolver: resolveMarked as unknown as NonNullable<Alias['customResolver']>,
};

/**
 * Resolves a marked name without its mark, in stylesheets only. Without a resolver of its own, an alias makes Vite take
 * what does not exist for a file, which ends the build.
 */
async function resolveMarked(
  this: Rolldown.PluginContext,
  name: string,
  importer = '',
): Promise<Rolldown.ResolvedId | null> {
  return MODULE.test(importer) ? null : this.resolve(name, importer, { skipSelf: true });
}

const MODULE = /\.[cm]?[jt]sx?$/;
