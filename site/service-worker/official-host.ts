import type { SiteContext } from '../prerender/site-context.ts';

/** The host, with its port, whose readers get a worker; undefined for sites without one and while they are written. */
export function officialHost({ manifest, devScript }: Pick<SiteContext, 'manifest' | 'devScript'>): string | undefined {
  const { serviceWorker, url } = manifest.site;
  return serviceWorker === 'register' && devScript === undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
