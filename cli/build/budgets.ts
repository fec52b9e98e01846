import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourceUsage } from 'node:process';
import { gzipSync } from 'node:zlib';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import type { SiteContext } from '../../site/prerender/site-context.ts';
import { sizeOfFolder } from './folder-size.ts';
import { existsSync } from 'node:fs';

interface Built {
  readonly context: SiteContext;
  readonly files: readonly PlannedFile[];
  readonly folder: string;
  /** Seconds since the build began. */
  readonly seconds: number;
}

/** Compares a build with the limits in `nav/site.yaml`; returns a line for each one that is exceeded. */
export async function checkBudgets({ context, files, folder, seconds }: Built): Promise<readonly string[]> {
  const { budgets } = context.manifest.site;
  const exceeded: string[] = [];
  const compare = (name: keyof typeof budgets, value: number, what: string) => {
    const limit = budgets[name];
    if (limit !== undefined && value > limit) exceeded.push(`${what}; the budget \`${name}\` is ${limit}`);
  };

  if (budgets.pageBytes !== undefined || budgets.navigationBytes !== undefined) {
    const pages = files.filter(({ path, route }) => route !== undefined && path.endsWith('.html'));
    const heaviest = { page: { path: '', bytes: 0 }, navigation: { path: '', bytes: 0 } };
    for (const { path } of pages) {
      const html = readFileSync(join(folder, path), 'utf8');
      const page = Buffer.byteLength(html);
      const navigation = navigationBytes(html);
      if (page > heaviest.page.bytes) heaviest.page = { path, bytes: page };
      if (navigation > heaviest.navigation.bytes) heaviest.navigation = { path, bytes: navigation };
    }
    compare('pageBytes', heaviest.page.bytes, `${heaviest.page.path} has ${heaviest.page.bytes} bytes`);
    compare('navigationBytes', heaviest.navigation.bytes, `${heaviest.navigation.path} has ${heaviest.navigation.bytes} bytes of navigation`);
  }
  const script = [context.assets.bootScript, readFileSync(join(folder, '_nav', context.assets.script), 'utf8')].join('\n');
  compare('scriptBytes', gzipSync(script).length, `a text page runs ${gzipSync(script).length} bytes (gzip) of script`);
  const index = join(folder, '_nav', 'search');
  const searchBytes = existsSync(index) ? sizeOfFolder(index).bytes : 0;
  compare('searchBytes', searchBytes, `the search index has ${searchBytes} bytes`);
  compare('buildSeconds', seconds, `the build took ${seconds.toFixed(1)} s`);
  const memory = Math.round(resourceUsage().maxRSS / 1024);
  compare('buildMemory', memory, `the build used ${memory} MiB of memory`);
  return exceeded;
}

/** Bytes of sidebar, breadcrumbs, table of contents and pager. */
function navigationBytes(html: string): number {
  return Array.from(html.matchAll(/<nav\b[\s\S]*?<\/nav>/g), ([part]) => Buffer.byteLength(part)).reduce((sum, bytes) => sum + bytes, 0);
}
