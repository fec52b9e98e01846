import type { Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { listNews } from '../report/report-look.ts';
import type { Io } from '../system/base/io.ts';

/** The code of pages, checked while nobody waits for anything else. */
interface CodeLook {
  /** Checks the code of a page; returns what to tell: what is wrong since it was last checked, and what no longer is. */
  look(project: ScannedProject, manifest: RouteManifest, pathname: string): Promise<readonly string[]>;
  /** Gives up what is being checked. */
  stop(): void;
}

/** Opens the look at code; nothing is checked twice as long as the project is the same. */
export function openCodeLook(io: Io): CodeLook {
  const known = new Map<string, { readonly project: ScannedProject; readonly found: readonly Diagnostic[] }>();
  let running: AbortController | undefined;
  return {
    async look(project, manifest, pathname) {
      const before = known.get(pathname);
      if (before?.project === project) return [];
      running = new AbortController();
      const { signal } = running;
      const { lookAtPage } = await import('../code/look-at-page.ts');
      const found = await lookAtPage({ project, input: await project.readInput(), manifest, pathname }, signal);
      if (found === undefined) return [];
      known.set(pathname, { project, found });
      return listNews(project, before?.found ?? [], found, io);
    },
    stop: () => running?.abort(),
  };
}
