import { escapeIn, POLICY, type HostSettings } from './host-settings.ts';
import { FOREVER } from './lifetimes.ts';

/**
 * Renders `_redirects` for Netlify and Cloudflare: a line for each old address
 * (https://docs.netlify.com/routing/redirects/). A colon begins a placeholder, and an asterisk stands for a path.
 */
export function renderRedirects({ redirects, languages }: HostSettings): string {
  const moved = redirects.map(({ from, to }) => `${from} ${escapeIn(to, /[*:]/g)} 301\n`);
  // Hosts that find the nearest 404 page by themselves ignore these lines.
  const missing = languages.map((folder) => `${folder}* ${folder}404.html 404\n`);
  return [...moved, ...missing].join('');
}

/**
 * Renders `_headers` for the same hosts. They join the values of a header that two rules set, and by themselves have
 * browsers ask before they show a file, so that only files that never change need a rule. Both policies of a file count:
 * the document of live code would have no script, so that what scripts may do is said by the pages alone then.
 */
export function renderHeaders({ base, headers, liveFrames, unchanging, shared }: HostSettings): string {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(values)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    rule(
      `${base}/*`,
      liveFrames.length === 0 ? headers : { ...headers, [POLICY]: withoutScripts(headers[POLICY] ?? '') },
    ),
    ...liveFrames.map(({ path, policy }) => rule(path, { [POLICY]: policy })),
    rule(shared, { 'Access-Control-Allow-Origin': '*' }),
    ...unchanging.map((folder) => rule(`${folder}*`, { 'Cache-Control': FOREVER })),
  ].join('');
}

function withoutScripts(policy: string): string {
  return policy.replace(/script-src [^;]*; /, '');
}
