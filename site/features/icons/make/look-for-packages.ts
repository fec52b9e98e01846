import type { Mistake, Placed } from '../../../feature/feature.ts';
import type { Host } from '../../../feature/host.ts';

/** The icons of a package. */
export interface IconsAsk {
  /** Name of the package, with a subpath if the icons are not in its main module. */
  readonly package: string;
  /** Suffixes of icon names; names without one have the first style. Absent if all icons share one style. */
  readonly styles?: readonly string[];
}

/** Finds the packages that are not installed. Whether one that is has any icons, only a build finds out. */
export function lookForPackages(asks: readonly Placed<IconsAsk>[], { project }: Host): readonly Mistake[] {
  return asks
    .filter(({ ask }) => project.packages.version(packageOf(ask.package)) === undefined)
    .map(({ key, ask }) => notInstalled(key, ask));
}

/** Tells that a package is not installed. */
export function notInstalled(key: string, { package: name }: IconsAsk): Mistake {
  return {
    key,
    attribute: 'package',
    code: 'unknown-icons',
    message: `The package \`${name}\` is not installed.`,
    help: 'install it, or correct the name',
  };
}

/** Returns the package of a specifier: `@scope/icons` for `@scope/icons/line`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
