import { VERSIONS_FILE } from '../../browser/versions-file.ts';
import { languageFolder, type SiteAssets, type SiteContext } from '../../pages/context/site-context.ts';
import { UNCHANGING } from './lifetimes.ts';
import { publishedRedirects, type PublishedRedirect } from '../../pages/context/published-redirects.ts';

/** Name of the header with the content security policy. */
export const POLICY = 'Content-Security-Policy';

/** Names of the files in the root of the site that some hosts read, and that none serves. */
export const RULE_FILES: readonly string[] = ['_redirects', '_headers'];

/** What the settings of every host say, each in its own form. All paths include the site's base. */
export interface HostSettings {
  /** Path of the site's root without a trailing slash; empty at the root of a host. */
  readonly base: string;
  readonly redirects: readonly PublishedRedirect[];
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The documents that run edited code, each of which has a policy of its own instead of the site's. */
  readonly liveFrames: SiteAssets['liveFrames'];
  /** Paths of the folders whose files never change, with a trailing slash. */
  readonly unchanging: readonly string[];
  /** Path of the file that older builds of the site on other hosts read. */
  readonly shared: string;
  /** Paths of the folders of the languages other than the default one, with a trailing slash. */
  readonly languages: readonly string[];
}

/** Returns the settings of a site. */
export function hostSettings(context: SiteContext): HostSettings {
  const { base, assets, others } = context;
  return {
    base,
    redirects: publishedRedirects(context),
    headers: {
      [POLICY]: `${assets.hostPolicy}; frame-ancestors 'self'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    },
    liveFrames: assets.liveFrames.map(({ path, policy }) => ({
      path: `${base}/${path}`,
      policy: `${policy}; frame-ancestors 'self'`,
    })),
    unchanging: UNCHANGING.map((folder) => `${base}/${folder}/`),
    shared: `${base}/${VERSIONS_FILE}`,
    languages: others.map((language) => `${base}/${languageFolder(language)}`),
  };
}

/** Bytes below which compression does not make an answer shorter on the wire. */
export const LEAST_TO_COMPRESS = 256;

/**
 * Returns the lines of a block, as nginx and Caddy write it.
 * @example
 * block('location /', ['return 404;']) // ['location / {', '\treturn 404;', '}']
 */
export function block(head: string, lines: readonly string[]): readonly string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

/**
 * Adds what the reader asked for after `?` to the target of a redirect, before its hash; a target with a query of its
 * own stays as it is. `query` begins with `?`, is empty, or is the host's expression for either.
 */
export function withQuery(to: string, query: string): string {
  const [path = to, ...hash] = to.split('#');
  return path.includes('?') ? to : [path + query, ...hash].join('#');
}

/** Writes a text in double quotes, as nginx and Caddy read them. */
export function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** Returns the paths at which a redirect starts, below the base: with and without the last slash. */
export function startsOf({ from }: PublishedRedirect, base: string): readonly string[] {
  return [from, from.replace(/\/$/, '')].filter((path) => path !== base);
}

/**
 * Escapes characters of an address that mean something in the settings of a host, so that it is sent as it is. The
 * origin, which has a port, stays.
 * @example
 * escapeIn('https://a.example:8080/:splat', /[:]/g) // 'https://a.example:8080/%3Asplat'
 */
export function escapeIn(address: string, special: RegExp): string {
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]*/i.exec(address) ?? [];
  return (
    origin +
    address
      .slice(origin.length)
      .replaceAll(special, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  );
}
