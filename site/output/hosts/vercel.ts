import { escapeIn, type HostSettings } from './host-settings.ts';
import { ASK_FIRST, FOREVER } from './lifetimes.ts';

/** Renders `vercel.json` (https://vercel.com/docs/project-configuration); sources and targets are patterns. */
export function renderVercel({ redirects, headers, unchanging, shared }: HostSettings): string {
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
      { source: shared, headers: listed({ 'Access-Control-Allow-Origin': '*' }) },
      ...unchanging.map((folder) => ({ source: `${folder}(.*)`, headers: listed({ 'Cache-Control': FOREVER }) })),
    ],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}
