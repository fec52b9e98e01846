import type { SiteInfo } from '../../../engine/manifest/manifest.ts';
import { renderCaddy } from './caddy.ts';
import type { HostSettings } from './host-settings.ts';
import { renderNginx } from './nginx.ts';
import { renderVercel } from './vercel.ts';

/** A host with optional settings; Netlify and Cloudflare read `_redirects` and `_headers`, which every build writes. */
export type Host = NonNullable<SiteInfo['hosts']>[number];

/** The settings of a host, and where they belong. */
export interface HostFile {
  /** `beside`: a server is told of the file, which readers never ask for; `inside`: the host looks for it in the site. */
  readonly place: 'inside' | 'beside';
  readonly name: string;
  readonly text: string;
}

/** Renders the settings of a host. */
export function renderHost(host: Host, settings: HostSettings): HostFile {
  switch (host) {
    case 'nginx':
      return { place: 'beside', name: 'nginx.conf', text: renderNginx(settings) };
    case 'caddy':
      return { place: 'beside', name: 'Caddyfile', text: renderCaddy(settings) };
    case 'vercel':
      return { place: 'inside', name: 'vercel.json', text: renderVercel(settings) };
  }
}
