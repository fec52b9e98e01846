import { escapeIn, POLICY, type HostSettings } from './host-settings.ts';
import { ASK_FIRST, FOREVER } from './lifetimes.ts';

/** Renders `vercel.json` (https://vercel.com/docs/project-configuration); sources and targets are patterns. */
export function renderVercel({ base, redirects, headers, liveFrames, unchanging, shared }: HostSettings): string {
  const listed = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const moved = redirects.map(({ from, to }) => ({
    source: from,
    destination: escapeIn(to, /[$()*:{}]/g),
    permanent: true,
  }));
  // `trailingSlash` binds the whole project: below a base, rules do the same.
  const slashless = [
    { source: base, destination: `${base}/`, permanent: true },
    { source: `${base}/:path((?:[^/]+/)*[^/.]+)`, destination: `${base}/:path/`, permanent: true },
  ];
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    ...(base === '' ? { trailingSlash: true, redirects: moved } : { redirects: [...moved, ...slashless] }),
    headers: [
      { source: `${base}/(.*)`, headers: listed({ ...headers, 'Cache-Control': ASK_FIRST }) },
      // Of two rules for one header, the later one counts.
      ...liveFrames.map(({ path, policy }) => ({ source: path, headers: listed({ [POLICY]: policy }) })),
      { source: shared, headers: listed({ 'Access-Control-Allow-Origin': '*' }) },
      ...unchanging.map((folder) => ({ source: `${folder}(.*)`, headers: listed({ 'Cache-Control': FOREVER }) })),
    ],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}
