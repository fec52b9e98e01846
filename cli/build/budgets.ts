import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourceUsage } from 'node:process';
import { gzipSync } from 'node:zlib';
import type { Budgets } from '../../engine/manifest.ts';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import type { SiteContext } from '../../site/prerender/site-context.ts';
import { sizeOfFolder } from './folder-size.ts';
import type { KeyedFolder, SiteWriter } from './write-site.ts';

/** A build that is about to be published. */
export interface FinishedBuild {
  readonly context: SiteContext;
  readonly files: readonly PlannedFile[];
  readonly folders: readonly KeyedFolder[];
  readonly writer: SiteWriter;
  /** Seconds since the build began. */
  readonly seconds: number;
}

/** Compares a build with the limits in `nav/site.yaml`; returns a line for each one that is exceeded, with what grew. */
export function checkBudgets(build: FinishedBuild): readonly string[] {
  const { budgets } = build.context.manifest.site;
  const exceeded: string[] = [];
  for (const [name, limit] of Object.entries(budgets) as [keyof Budgets, number][]) {
    const { value, what } = MEASURES[name](build);
    if (value > limit) exceeded.push(`${what}, but the budget \`${name}\` is ${limit}`);
  }
  return exceeded;
}

interface Measure {
  readonly value: number;
  /** Says what has this value. */
  readonly what: string;
}

const MEASURES: Readonly<Record<keyof Budgets, (build: FinishedBuild) => Measure>> = {
  pageBytes: (build) => {
    const { path, bytes } = heaviest(build, (html) => Buffer.byteLength(html));
    return { value: bytes, what: `${path} has ${bytes} bytes${growth(bytes, build.writer.sizeBefore(path))}` };
  },
  navigationBytes: (build) => {
    const { path, bytes } = heaviest(build, navigationBytes);
    return { value: bytes, what: `${path} has ${bytes} bytes of navigation` };
  },
  scriptBytes: ({ context, writer }) => {
    const main = readFileSync(join(writer.folder, '_nav', context.assets.script), 'utf8');
    const value = gzipSync(`${context.assets.bootScript}\n${main}`).length;
    return { value, what: `a text page runs ${value} bytes (gzip) of script` };
  },
  searchBytes: ({ folders, writer }) => {
    const indexes = folders.map(({ path }) => path).filter((path) => existsSync(join(writer.folder, path)));
    const value = indexes.reduce((sum, path) => sum + sizeOfFolder(join(writer.folder, path)).bytes, 0);
    const before = indexes.map((path) => writer.sizeBefore(path));
    const sum = before.some((size) => size === undefined) ? undefined : before.reduce<number>((total, size) => total + (size ?? 0), 0);
    return { value, what: `the search index has ${value} bytes${growth(value, sum)}` };
  },
  buildSeconds: ({ seconds }) => ({ value: seconds, what: `the build took ${seconds.toFixed(1)} s` }),
  buildMemory: () => {
    const value = Math.round(resourceUsage().maxRSS / 1024);
    return { value, what: `the build used ${value} MiB of memory` };
  },
};

function growth(now: number, before: number | undefined): string {
  return before === undefined || now <= before ? '' : ` (${now - before} more than in the last build)`;
}

function heaviest({ files, writer }: FinishedBuild, weigh: (html: string) => number): { path: string; bytes: number } {
  let found = { path: '', bytes: 0 };
  for (const { path, route } of files) {
    if (route === undefined || !path.endsWith('.html')) continue;
    const bytes = weigh(readFileSync(join(writer.folder, path), 'utf8'));
    if (bytes > found.bytes) found = { path, bytes };
  }
  return found;
}

/** Bytes of sidebar, breadcrumbs, table of contents and pager. */
function navigationBytes(html: string): number {
  return Array.from(html.matchAll(/<nav\b[\s\S]*?<\/nav>/g), ([part]) => Buffer.byteLength(part)).reduce((sum, bytes) => sum + bytes, 0);
}
