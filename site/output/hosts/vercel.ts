import { escapeIn, POLICY, type HostSettings } from './host-settings.ts';
import { ASK_FIRST, FOREVER } from './lifetimes.ts';

/** Renders `vercel.json` (https://vercel.com/docs/project-configuration); sources and targets are patterns. */
export function renderVercel({ redirects, headers, liveFrame, unchanging, shared }: HostSettings): string {
  const listed = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: escapeIn(to, /[$()*:{}]/g),
      permanent: true,
    })),
    headers: [
      { source: '/(.*)', headers: listed({ ...headers, 'Cache-Control': ASK_FIRST }) },
      // Of two rules for one header, the later one counts.
      ...(liveFrame === undefined ? [] : [{ source: liveFrame.path, headers: listed({ [POLICY]: liveFrame.policy }) }]),
      { source: shared, headers: listed({ 'Access-Control-Allow-Origin': '*' }) },
      ...unchanging.map((folder) => ({ source: `${folder}(.*)`, headers: listed({ 'Cache-Control': FOREVER }) })),
    ],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}
