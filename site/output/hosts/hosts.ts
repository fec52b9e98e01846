import type { SiteInfo } from '../../../engine/manifest/manifest.ts';
import { renderCaddy } from './caddy.ts';
import type { HostSettings } from './host-settings.ts';
import { renderNginx } from './nginx.ts';
import { renderVercel } from './vercel.ts';

/** The settings of a host, and where they belong. */
interface HostFile {
  /** `beside`: a server is told of the file, which readers never ask for; `inside`: the host looks for it in the site. */
  readonly place: 'inside' | 'beside';
  readonly name: string;
  readonly render: (settings: HostSettings) => string;
}

/** Hosts with optional settings; Netlify and Cloudflare read `_redirects` and `_headers`, which every build writes. */
export const HOSTS: Readonly<Record<NonNullable<SiteInfo['hosts']>[number], HostFile>> = {
  nginx: { place: 'beside', name: 'nginx.conf', render: renderNginx },
  caddy: { place: 'beside', name: 'Caddyfile', render: renderCaddy },
  vercel: { place: 'inside', name: 'vercel.json', render: renderVercel },
};
