/** What a page of another site can be shown as, within a page. */
export interface Embed {
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
  /** Added to the query of a frame. */
  readonly query?: string;
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
      [/^[^/]+\/file\/([a-z\d]{22,128}.*)$/i, 'https://embed.figma.com/design/$1'],
      [/^[^/]+\/((?:board|deck|design|proto|slides)\/[a-z\d]{22,128}.*)$/i, 'https://embed.figma.com/$1'],
    ],
    query: 'embed-host=docs-nav',
    origins: ['https://embed.figma.com', 'https://www.figma.com'],
    example: 'https://www.figma.com/design/…',
  },
  // https://developers.google.com/youtube/player_parameters; a player that is not told who shows it refuses to play.
  youtube: {
    host: /^(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    forms: (
      [
        [/^[^/]+\/watch\?(?:.*&)?v=([\w-]{11})(?![\w-])/, ''],
        [/^youtu\.be\/([\w-]{11})(?![\w-])/, ''],
        [/^[^/]+\/(?:embed|live|shorts)\/([\w-]{11})(?![\w-])/, ''],
      ] as const
    ).flatMap(([{ source }]) => [
      [
        new RegExp(`${source}.*[?&](?:t|start)=(\\d+)s?(?:&.*)?$`),
        'https://www.youtube-nocookie.com/embed/$1?start=$2',
      ],
      [new RegExp(`${source}.*$`), 'https://www.youtube-nocookie.com/embed/$1'],
    ]),
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
    query: 'embed=1',
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
  const [, written = ''] = address.length > LONGEST ? [] : (ADDRESS.exec(address) ?? []);
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
  if (provider === undefined) return { ...own, frame: address.replace(STORY, '$1iframe.html?id=$3&viewMode=$2$4') };
  const rest = address.slice('https://'.length).replace(/#.*$/s, '');
  const form = provider.forms.find(([pattern]) => pattern.test(rest));
  if (form === undefined) return own;
  const frame = rest.replace(...form);
  return {
    ...own,
    frame: provider.query === undefined ? frame : `${frame}${frame.includes('?') ? '&' : '?'}${provider.query}`,
  };
}

/** In UTF-16 units: the patterns above look back, which takes long in a long text. */
const LONGEST = 2000;

const ADDRESS = /^https:\/\/([a-z\d.-]+(?::\d+)?)(?:[/?#]\S*)?$/i;

/** Returns an address that a source can show, for advice; `undefined` for one that shows any. */
export function exampleOf(source: string): string | undefined {
  return PROVIDERS[source]?.example;
}

/** Returns the origins of the frames of what `embeds` lists. */
export function frameOrigins(embeds: readonly string[]): readonly string[] {
  return [...new Set(embeds.flatMap((source) => PROVIDERS[source]?.origins ?? [`https://${source}`]))];
}
