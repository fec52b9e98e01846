import { wholeAddress } from './whole-address.ts';

/** What is wrong with the address of a site, as the predicate of a sentence, and what to do. */
interface SiteUrlMistake {
  readonly says: string;
  readonly help: string;
}

/**
 * Checks the address of a site's official host, whether from `url` in `nav/site.yaml` or from a build option.
 *
 * @example
 * 'https://docs.example'      → undefined
 * 'http://127.0.0.1:4173'     → undefined
 * 'http://docs.example'       → does not start with https:
 * 'https://docs.example/docs' → is more than an origin
 */
export function findSiteUrlMistake(url: string): SiteUrlMistake | undefined {
  const parts = partsOf(url);
  if (parts === undefined) {
    const whole = BARE.test(url) ? `https://${url.toLowerCase()}` : wholeAddress(url);
    return {
      says: 'is not a web address',
      help:
        whole !== undefined && partsOf(whole) !== undefined
          ? `write \`${whole}\``
          : 'write the origin of the official host, such as `https://example.com`',
    };
  }
  const [, scheme = '', host = '', , rest = ''] = parts;
  if (scheme.toLowerCase() === 'http' && !LOCAL_HOST.test(host))
    return { says: 'does not start with https:', help: `write \`https://${host}\`` };
  if (rest !== '' && rest !== '/')
    return {
      says: 'is more than an origin',
      help: `write \`${scheme}://${host}\`, and pass the path to the build with --base`,
    };
  return undefined;
}

/** Normalizes a site's address, so that paths can be appended to it. */
export function normalizeSiteUrl(url: string): string {
  return url.replace(/\/+$/, '');
}

function partsOf(url: string): RegExpExecArray | undefined {
  const parts = ORIGIN.exec(url);
  return parts !== null && Number(parts[3] ?? '') <= MAX_PORT ? parts : undefined;
}

const MAX_PORT = 65_535;

// https://url.spec.whatwg.org/#url-writing, without user names.
const ORIGIN = /^(https?):\/\/((?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?)([/?#]\S*)?$/i;

const BARE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

// A name without a dot, or a number, is a local host.
const LOCAL_HOST = /^(?:[^.]+|[\d.]+|.*\.localhost)(?::\d+)?$/i;
