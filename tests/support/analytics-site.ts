import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '../../cli/listen.ts';
import { serveStatic } from '../../cli/serve-static.ts';
import { buildSite, copyFixture, type Site } from './site.ts';

/** Builds the fixture `library` with an `analytics` key in `nav/site.yaml`, and serves it; `undefined` leaves the key out. */
export async function openAnalyticsSite(analytics: Readonly<Record<string, unknown>> | undefined): Promise<Site> {
  const work = mkdtempSync(path.join(tmpdir(), 'docs-nav-analytics-'));
  const project = copyFixture('library', path.join(work, 'library'));
  // JSON is YAML.
  if (analytics !== undefined) appendFileSync(path.join(project, 'nav/site.yaml'), `\nanalytics: ${JSON.stringify(analytics)}\n`);
  const out = path.join(work, 'out');
  buildSite(project, out);
  const { origin, close } = await listen(serveStatic({ folder: out, base: '/' }), { host: '127.0.0.1', port: 0, anyPort: false });
  return {
    origin,
    out,
    async close() {
      await close();
      rmSync(work, { recursive: true, force: true });
    },
  };
}
