/** What a page of another site can be shown as, within a page. */
interface Embed {
  /** What `embeds` in `nav/site.yaml` must list: a provider, or the host itself. */
  readonly source: string;
  /** The host that readers contact, as they know it. */
  readonly host: string;
  /** Address of the frame; absent if the provider shows nothing at this address. */
  readonly frame?: string;
  /** What the frame may use (https://www.w3.org/TR/permissions-policy/#iframe-allow-attribute). */
  readonly allow: string;
  /** What the frame's host learns about the page, as a referrer policy. */
  readonly referrer: string;
}

/** A site whose pages have other addresses in frames. */
interface Provider {
  /** Matches the host of an address that people copy. */
  readonly host: RegExp;
  /** Its frames, from what follows `https://` in an address that people copy. */
  readonly forms: readonly (readonly [address: RegExp, frame: string])[];
  /** Returns what is added to the query of a frame; empty if nothing is. */
  readonly query?: (address: string) => string;
  /** Origins of its frames. */
  readonly origins: readonly string[];
  readonly allow?: string;
  readonly referrer?: string;
  /** An address that can be shown. */
  readonly example: string;
}

/** By the name that `embeds` lists. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  // https://developers.figma.com/docs/embeds/embed-figma-file
  figma: {
    host: /^(?:(?:www|embed)\.)?figma\.com$/,
    forms: [
      [/^[^/]+\/file\/([a-z\d]{22,128}.*[?&]type=whiteboard(?:&.*)?)$/i, 'https://embed.figma.com/board/$1'],
      [/^[^/]+\/file\/([a-z\d]{22,128}.*)$/i, 'https://embed.figma.com/design/$1'],
      [/^[^/]+\/((?:board|deck|design|proto|slides)\/[a-z\d]{22,128}.*)$/i, 'https://embed.figma.com/$1'],
    ],
    query: () => 'embed-host=docs-nav',
    origins: ['https://embed.figma.com', 'https://www.figma.com'],
    example: 'https://www.figma.com/design/…',
  },
  // https://developers.google.com/youtube/player_parameters; a player that is not told who shows it refuses to play.
  youtube: {
    host: /^(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    forms: [
      [/^[^/]+\/watch\?(?:.*&)?v=([\w-]{11})(?![\w-]).*$/, 'https://www.youtube-nocookie.com/embed/$1'],
      [/^youtu\.be\/([\w-]{11})(?![\w-]).*$/, 'https://www.youtube-nocookie.com/embed/$1'],
      [/^[^/]+\/(?:embed|live|shorts)\/([\w-]{11})(?![\w-]).*$/, 'https://www.youtube-nocookie.com/embed/$1'],
      [/^[^/]+\/playlist\?(?:.*&)?list=[\w-].*$/, 'https://www.youtube-nocookie.com/embed/videoseries'],
    ],
    query: playerQuery,
    origins: ['https://www.youtube-nocookie.com'],
    allow: 'encrypted-media; fullscreen; picture-in-picture',
    referrer: 'strict-origin',
    example: 'https://www.youtube.com/watch?v=…',
  },
  // https://codesandbox.io/docs/learn/sandboxes/embedding
  codesandbox: {
    host: /^(?:www\.)?codesandbox\.io$/,
    forms: [
      [/^[^/]+\/(?:embed|s)\/([\w-]+.*)$/, 'https://codesandbox.io/embed/$1'],
      [/^[^/]+\/p\/(?:devbox|sandbox)\/(?:[\w-]*-)?([a-z\d]+)(?:[/?].*)?$/, 'https://codesandbox.io/embed/$1'],
    ],
    origins: ['https://codesandbox.io'],
    example: 'https://codesandbox.io/s/…',
  },
  // https://developer.stackblitz.com/guides/integration/embedding
  stackblitz: {
    host: /^(?:www\.)?stackblitz\.com$/,
    forms: [[/^[^/]+\/((?:edit|github)\/.+)$/, 'https://stackblitz.com/$1']],
    query: () => 'embed=1',
    origins: ['https://stackblitz.com'],
    example: 'https://stackblitz.com/edit/…',
  },
};

/** The names of the providers. */
export const EMBED_PROVIDERS = Object.keys(PROVIDERS);

/** A story or page of a Storybook (https://storybook.js.org/docs/sharing/embed); other addresses are shown as they are. */
const STORY = /^(https:\/\/[^?#]*?)(?:index\.html)?\?path=\/(docs|story)\/([\w-]+)([^#]*)$/;

/**
 * Finds out how a page of another site is shown within a page; `undefined` if the text is no https address.
 * @example
 * findEmbed('https://youtu.be/aqz-KE-bpKQ')?.frame        // 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
 * findEmbed('https://ui.example/?path=/story/a--b')?.frame // 'https://ui.example/iframe.html?id=a--b&viewMode=story'
 * findEmbed('https://www.figma.com/community')?.frame      // undefined
 */
export function findEmbed(address: string): Embed | undefined {
  const [, written = '', path = '', tail = ''] = address.length > LONGEST ? [] : (ADDRESS.exec(address) ?? []);
  if (written === '') return undefined;
  const host = written.toLowerCase();
  const name = EMBED_PROVIDERS.find((known) => PROVIDERS[known]?.host.test(host));
  const provider = name === undefined ? undefined : PROVIDERS[name];
  const own = {
    source: name ?? host,
    host,
    allow: provider?.allow ?? 'fullscreen',
    referrer: provider?.referrer ?? 'no-referrer',
  };
  const rest = host + withoutDots(path) + tail;
  if (provider === undefined)
    return { ...own, frame: `https://${rest}`.replace(STORY, '$1iframe.html?id=$3&viewMode=$2$4') };
  const shown = rest.replace(/#.*$/s, '');
  const form = provider.forms.find(([pattern]) => pattern.test(shown));
  if (form === undefined) return own;
  const frame = shown.replace(...form);
  const query = provider.query?.(rest) ?? '';
  return { ...own, frame: query === '' ? frame : `${frame}${frame.includes('?') ? '&' : '?'}${query}` };
}

/** In UTF-16 units: the patterns above look back, which takes long in a long text. */
const LONGEST = 2000;

const ADDRESS = /^https:\/\/([a-z\d.-]+(?::\d+)?)(\/[^\s?#]*)?([?#]\S*)?$/i;

/** Resolves the segments of a path that stand for others, as browsers do (https://url.spec.whatwg.org/#path-state). */
function withoutDots(path: string): string {
  const segments = path.split(/[/\\]/);
  const kept: string[] = [];
  for (const [at, segment] of segments.entries()) {
    const plain = segment.replaceAll(/%2e/gi, '.');
    if (plain === '..' && kept.length > 1) kept.pop();
    if (plain !== '.' && plain !== '..') kept.push(segment);
    else if (at === segments.length - 1) kept.push('');
  }
  return kept.join('/');
}

/** Returns the playlist and the start in seconds, which people copy as `t=1m3s`. */
function playerQuery(address: string): string {
  const [list] = /(?<=[?&])list=[\w-]+/.exec(address) ?? [];
  const [, hours = 0, minutes = 0, seconds = 0] =
    /[?&#](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?=[&#]|$)/.exec(address) ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return [list, start === 0 ? undefined : `start=${start}`].filter((part) => part !== undefined).join('&');
}

/** Returns an address that a source can show, for advice; `undefined` for one that shows any. */
export function exampleOf(source: string): string | undefined {
  return PROVIDERS[source]?.example;
}

/** Returns the origins of the frames of what `embeds` lists. */
export function frameOrigins(embeds: readonly string[]): readonly string[] {
  return [...new Set(embeds.flatMap((source) => PROVIDERS[source]?.origins ?? [`https://${source}`]))];
}
