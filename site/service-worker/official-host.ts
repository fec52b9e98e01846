import type { SiteContext } from '../prerender/site-context.ts';

/** The host, with its port, whose readers get a worker; undefined for sites without one and while they are written. */
export function officialHost({ manifest, isDev }: Pick<SiteContext, 'manifest' | 'isDev'>): string | undefined {
  const { serviceWorker, url } = manifest.site;
  return serviceWorker === 'register' && isDev !== true && URL.canParse(url) ? new URL(url).host : undefined;
}
