import type { ProductVersion } from '../../engine/manifest/manifest.ts';

/** Path below the base at which each build publishes the versions of its sections. */
export const VERSIONS_FILE = '_nav/versions.json';

/** A version that any site can link to, because its addresses are absolute. */
export type ListedVersion = Omit<ProductVersion, 'current' | 'documents'>;

/** The versions of each section, by its id. */
export interface VersionsFile {
  readonly sections: Readonly<Record<string, readonly ListedVersion[]>>;
}

/** Maximum number of versions and length of a text, since the answer of a host can be anything. */
const [MOST, LONGEST] = [100, 400];

/** Reads a section's versions from the answer of a host; returns undefined if that is not a valid list. */
export function readVersions(answer: unknown, section: string): readonly ListedVersion[] | undefined {
  const list =
    isRecord(answer) && isRecord(answer['sections']) && Object.hasOwn(answer['sections'], section)
      ? answer['sections'][section]
      : undefined;
  return Array.isArray(list) && list.length > 0 && list.length <= MOST && list.every(isVersion) ? list : undefined;
}

function isVersion(value: unknown): value is ListedVersion {
  if (!isRecord(value) || !isText(value['text'])) return false;
  const { href, pathTemplate, without } = value;
  const addresses = [href, pathTemplate].filter((address) => address !== undefined);
  return (
    addresses.length > 0 &&
    // Whether a value is the address of a page, since links of a page must never be anything else.
    addresses.every((value) => isText(value) && /^https?:\/\/[^/\s]/.test(value)) &&
    (without === undefined || (Array.isArray(without) && without.every(isText)))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
