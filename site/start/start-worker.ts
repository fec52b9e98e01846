import { whenIdle } from '../browser/when-idle.ts';

/** Registers the site's worker, if it has one, on its official host including the port; otherwise loads nothing. */
export function startWorker(): void {
  const official = document.querySelector<HTMLMetaElement>('meta[name="docs-nav-worker"]')?.content;
  if (official === location.host && 'serviceWorker' in navigator) {
    whenIdle(() => void import('./register-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => {}));
  }
}
