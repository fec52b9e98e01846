import { readFileSync } from 'node:fs';
import { MANIFEST_FORMAT, type RouteManifest } from '../../engine/manifest/manifest.ts';
import { isSystemError } from '../system/base/failure.ts';
import { toManifest } from './former-manifest.ts';

/** The manifest of a site, or a clause that says why it cannot be read. */
export type PublishedManifest = { readonly manifest: RouteManifest } | { readonly why: string };

/** Milliseconds within which a host must send its manifest. */
const PATIENCE = 10_000;

/** Fetches the manifest that a site publishes. Rejects if its host cannot be reached. */
export async function fetchManifest(address: string): Promise<PublishedManifest> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) return { why: `its host answers ${response.status}` };
  const read = parseManifest(await response.text());
  if ('why' in read) return read;
  const base = read.manifest.base ?? baseOf(new URL(address), read.manifest.site.url);
  return { manifest: base === '' ? read.manifest : { ...read.manifest, base } };
}

/** Reads the manifest in a file, as a build or `docs-nav routes --out` writes it. */
export function readManifestFile(path: string): PublishedManifest {
  try {
    return parseManifest(readFileSync(path, 'utf8'));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { why: error.code === 'ENOENT' ? 'there is no such file' : `the system says ${error.code}` };
  }
}

function parseManifest(text: string): PublishedManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { why: 'it is not JSON' };
  }
  const manifest = toManifest(value);
  const { formatVersion, sections, site } = (manifest ?? value ?? {}) as Partial<RouteManifest>;
  if (Number(formatVersion) > MANIFEST_FORMAT)
    return { why: `its format is ${formatVersion}, and this version of docs-nav reads up to ${MANIFEST_FORMAT}` };
  const isWhole =
    Array.isArray(sections) && typeof site?.url === 'string' && URL.canParse(site.url) && Array.isArray(site.languages);
  return manifest !== undefined && isWhole ? { manifest } : { why: 'it is not a manifest of docs-nav' };
}

/** Returns the base of a site whose manifest, at this address, does not name it. */
function baseOf({ origin, pathname }: URL, official: string): string {
  const at = pathname.indexOf('/_nav/');
  return origin === new URL(official).origin && at >= 0 ? pathname.slice(0, at) : '';
}
