import packageJson from '../package.json' with { type: 'json' };

const face: { readonly version: string; readonly homepage?: string } = packageJson;

/** Version of this package. */
export const VERSION = face.version;

/** Where this package is documented, without a trailing slash; undefined while it has no such place. */
export const HOMEPAGE = face.homepage?.replace(/\/$/, '');
