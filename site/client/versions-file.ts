import type { ProductVersion } from '../../engine/manifest.ts';

/** Where each build publishes the versions of its sections, below its base. */
export const VERSIONS_FILE = '_nav/versions.json';

/** A version that any site may lead to: its addresses are whole. */
export type ListedVersion = Omit<ProductVersion, 'current'>;

/** The versions of each section, by its id. */
export interface VersionsFile {
  readonly sections: Readonly<Record<string, readonly ListedVersion[]>>;
}

/** More would not be a menu; and what a host says of itself may be anything. */
const [MOST, LONGEST] = [100, 400];

/** Takes a section's versions out of what a host has answered; undefined where that is no list of versions that may be shown. */
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
    addresses.every(isAddress) &&
    (without === undefined || (Array.isArray(without) && without.every(isText)))
  );
}

/** Links of a page are never anything else than addresses of pages. */
function isAddress(value: unknown): boolean {
  return isText(value) && /^https?:\/\/[^/\s]/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
