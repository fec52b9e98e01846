import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourceUsage } from 'node:process';
import { gzipSync } from 'node:zlib';
import type { Budgets } from '../../../engine/manifest/manifest.ts';
import type { ProjectCache } from '../../../site/project/project.ts';
import type { PlannedFile } from '../../../site/pages/context/planned-file.ts';
import { ASSETS, type SiteContext } from '../../../site/pages/context/site-context.ts';
import { groupDigits } from '../../system/summary.ts';
import type { KeyedFolder, SiteWriter } from './write-site.ts';
import { documentation } from '../../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../../../site/features/index.ts';

/** A build that is about to be published. */
interface FinishedBuild {
  readonly context: SiteContext;
  /** With empty keys where these may not say what was written. */
  readonly files: readonly PlannedFile[];
  readonly cache: ProjectCache;
  readonly folders: readonly KeyedFolder[];
  readonly writer: SiteWriter;
  /** Folder of the published output; may not exist yet. */
  readonly out: string;
  /** Seconds since the build started. */
  readonly seconds: number;
}

/**
 * Compares a build with the limits in `nav/site.yaml`; returns a sentence for each one exceeded: what grew, and by how
 * much.
 */
export function checkBudgets(build: FinishedBuild): readonly string[] {
  const budgets: Budgets = { pageBytes: MOST_BYTES, ...build.context.manifest.site.budgets };
  return (Object.entries(budgets) as [keyof Budgets, number][]).flatMap(([name, limit]) => {
    const { subject, value, unit, before } = MEASURES[name](build);
    if (value <= limit) return [];
    const last = before?.() ?? value;
    const growth = last >= value ? '' : ` (${grouped(value - last)} more than in the last build)`;
    return [
      `${subject} ${grouped(value)} ${unit}${growth}, ${grouped(value - limit)} above the budget \`${name}\` of ${grouped(limit)}.`,
    ];
  });
}

/** Bytes of HTML beyond which a page is a mistake, unless its site says otherwise. */
const MOST_BYTES = 10_000_000;

/** Bytes of compressed HTML that take more than a second on slow 3G. */
const HEAVY = 60_000;

/** Finds documentation pages that are too heavy to make readers wait for; returns a sentence for each. */
export function findHeavyPages(
  build: Pick<FinishedBuild, 'context' | 'files' | 'cache' | 'writer'>,
): readonly string[] {
  const { routes } = build.context.manifest;
  const isApi = (route = '') => documentation(routes[route] ?? {}, FEATURE_KINDS).length > 0;
  // A file within the limit uncompressed need not be read.
  const pages = htmlOf(build).filter(({ path, route }) => isApi(route) && (build.writer.size(path) ?? 0) > HEAVY);
  const weighed = weighPages(pages, build, { name: 'compressed-bytes.json', weigh: (html) => gzipSync(html).length });
  return weighed.flatMap(({ path, bytes }) =>
    bytes > HEAVY
      ? [
          `${path} has ${grouped(bytes)} bytes (gzip) of HTML, more than the ${grouped(HEAVY)} that a page of documentation should have.`,
        ]
      : [],
  );
}

/** A quantity that a budget limits; subject and unit make a sentence. */
interface Measure {
  readonly subject: string;
  readonly value: number;
  readonly unit: string;
  /** Finds the value in the published output, if it is known. */
  readonly before?: () => number | undefined;
}

const MEASURES: Readonly<Record<keyof Budgets, (build: FinishedBuild) => Measure>> = {
  pageBytes: (build) => {
    const { writer } = build;
    const { path, bytes } = heaviest(
      htmlOf(build).map((page) => ({ path: page.path, bytes: writer.size(page.path) ?? 0 })),
    );
    return { subject: `${path} has`, value: bytes, unit: 'bytes of HTML', before: () => writer.sizeBefore(path) };
  },
  navigationBytes: (build) => {
    const weigh = (html: Buffer) => navigationBytes(html.toString());
    const { path, bytes } = heaviest(weighPages(htmlOf(build), build, { name: 'navigation-bytes.json', weigh }));
    const published = join(build.out, path);
    const before = () => (existsSync(published) ? navigationBytes(readFileSync(published, 'utf8')) : undefined);
    return { subject: `${path} has`, value: bytes, unit: 'bytes of navigation', before };
  },
  scriptBytes: ({ context, writer }) => {
    const { bootScript, earlyScripts } = context.assets;
    const files = earlyScripts.map((name) => readFileSync(join(writer.folder, ASSETS, name)));
    const value = [bootScript, ...files, ...(context.wordScript ? [context.wordScript.text] : [])].reduce(
      (sum, script) => sum + gzipSync(script).length,
      0,
    );
    return { subject: 'Before its reader acts, a text page runs', value, unit: 'bytes (gzip) of script' };
  },
  searchBytes: ({ folders, writer }) => {
    const indexes = folders.flatMap(({ path }) => {
      const size = writer.size(path);
      return size === undefined ? [] : [{ path, size }];
    });
    const before = () => {
      const sizes = indexes.map(({ path }) => writer.sizeBefore(path));
      return sizes.includes(undefined) ? undefined : sizes.reduce<number>((sum, size = 0) => sum + size, 0);
    };
    const value = indexes.reduce((sum, { size }) => sum + size, 0);
    return { subject: 'The search index has', value, unit: 'bytes', before };
  },
  buildSeconds: ({ seconds }) => ({ subject: 'The build took', value: seconds, unit: 's' }),
  buildMemory: () => ({ subject: 'The build used', value: resourceUsage().maxRSS / 1024, unit: 'MiB of memory' }),
};

/** Formats a value for comparison: as an integer, or with enough digits to differ from zero. */
function grouped(value: number): string {
  return groupDigits(value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));
}

/** The weight of a page, in bytes. */
interface Weight {
  readonly path: string;
  readonly bytes: number;
}

function heaviest(pages: readonly Weight[]): Weight {
  return pages.reduce((most, page) => (page.bytes > most.bytes ? page : most), { path: '', bytes: 0 });
}

/** Returns the pages among the files of a build. */
export function htmlOf({ files }: Pick<FinishedBuild, 'files'>): readonly PlannedFile[] {
  return files.filter(({ path, route }) => route !== undefined && path.endsWith('.html'));
}

/** Weighs pages, or takes what an earlier build has found of the same ones; `name` is that of the cached file. */
function weighPages(
  pages: readonly PlannedFile[],
  { cache, writer }: Pick<FinishedBuild, 'cache' | 'writer'>,
  { name, weigh }: { readonly name: string; weigh(html: Buffer): number },
): readonly Weight[] {
  const kept = cache.entries<number>(name);
  const weighed = pages.map(({ path, key }): Weight => {
    const known = kept.find(key);
    const bytes = known ?? weigh(readFileSync(join(writer.folder, path)));
    if (known === undefined && key !== '') kept.keep(key, bytes);
    return { path, bytes };
  });
  const keys = new Set(pages.map(({ key }) => key));
  kept.save((key) => keys.has(key));
  return weighed;
}

/** The contents of demos, which may include navigation, but not the site's. */
const STAGES = /<div class="demo-stage"[^]*?<div class="demo-bar"/g;

/** Returns the bytes of sidebar, breadcrumbs, table of contents and pager. */
function navigationBytes(html: string): number {
  const parts = html.replaceAll(STAGES, '').matchAll(/<nav\b[^]*?<\/nav>/g);
  return Array.from(parts, ([part]) => Buffer.byteLength(part)).reduce((sum, bytes) => sum + bytes, 0);
}
