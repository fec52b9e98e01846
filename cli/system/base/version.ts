import packageJson from '../../../package.json' with { type: 'json' };

const face: { readonly version: string; readonly homepage?: string } = packageJson;

/** Version of this package. */
export const VERSION = face.version;

/** Address of this package's documentation, without a trailing slash; undefined if there is none. */
export const HOMEPAGE = face.homepage?.replace(/\/$/, '');

/**
 * Identifies the running build, so that it does not use a cache written by another one. The package's build replaces
 * this variable with the hash of its sources.
 */
export const BUILD = `${VERSION} ${process.env.DOCS_NAV_BUILD ?? ''}`;
