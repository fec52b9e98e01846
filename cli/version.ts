import packageJson from '../package.json' with { type: 'json' };

const face: { readonly version: string; readonly homepage?: string } = packageJson;

/** Version of this package. */
export const VERSION = face.version;

/** Where this package is documented, without a trailing slash; undefined while it has no such place. */
export const HOMEPAGE = face.homepage?.replace(/\/$/, '');

/**
 * Names the very build that runs, so that what another build left in a cache is not taken for its own. The package's
 * build puts the hash of its sources in this variable's place.
 */
export const BUILD = `${VERSION} ${process.env.DOCS_NAV_BUILD ?? ''}`;
