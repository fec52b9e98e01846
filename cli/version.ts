import * as packageJson from '../package.json' with { type: 'json' };

/** Version of this package. */
export const VERSION: string = packageJson.version;

/** Where this package is documented, without a trailing slash; undefined while it has no such place. */
export const HOMEPAGE: string | undefined = 'homepage' in packageJson ? String(packageJson.homepage) : undefined;
