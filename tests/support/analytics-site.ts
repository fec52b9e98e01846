import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite, copyFixture, serveSite, type Site } from './site.ts';

/**
 * Builds the fixture `library` with an `analytics` key in `nav/site.yaml`, and serves it; `undefined` omits the key.
 */
export async function openAnalyticsSite(analytics: Readonly<Record<string, unknown>> | undefined): Promise<Site> {
  const work = mkdtempSync(path.join(tmpdir(), 'docs-nav-analytics-'));
  const project = copyFixture('library', path.join(work, 'library'));
  // JSON is YAML.
  if (analytics !== undefined)
    appendFileSync(path.join(project, 'nav/site.yaml'), `\nanalytics: ${JSON.stringify(analytics)}\n`);
  const out = path.join(work, 'out');
  buildSite(project, out);
  const site = await serveSite(out);
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(work, { recursive: true, force: true });
    },
  };
}
