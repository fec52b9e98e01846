import type { SiteContext } from './context/site-context.ts';

/** Returns the host, with its port, on which the worker is registered; undefined for sites without one and in `dev`. */
export function officialHost({ manifest, isDev }: Pick<SiteContext, 'manifest' | 'isDev'>): string | undefined {
  const { serviceWorker, url } = manifest.site;
  return serviceWorker === 'register' && isDev !== true && URL.canParse(url) ? new URL(url).host : undefined;
}
