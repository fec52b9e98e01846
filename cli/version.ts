import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { packageRoot } from './package-root.ts';

const face: { readonly version: string; readonly homepage?: string } = packageJson;

/** Version of this package. */
export const VERSION = face.version;

/** Where this package is documented, without a trailing slash; undefined while it has no such place. */
export const HOMEPAGE = face.homepage?.replace(/\/$/, '');

/** Names the very build that runs, so that what another build left in a cache is not taken for its own. */
export const BUILD = `${VERSION} ${readStamp()}`;

function readStamp(): string {
  const stamp = join(packageRoot(), 'dist', '.inputs');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}
