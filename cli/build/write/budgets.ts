import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resourceUsage } from 'node:process';
import { gzipSync } from 'node:zlib';
import type { Budgets } from '../../../engine/manifest/manifest.ts';
import type { PlannedFile } from '../../../site/pages/context/planned-file.ts';
import { ASSETS, type SiteContext } from '../../../site/pages/context/site-context.ts';
import { groupDigits } from '../../system/summary.ts';
import { filesBelow, type KeyedFolder, type SiteWriter } from './write-site.ts';
import { documentation } from '../../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../../../site/features/index.ts';

/** A build that is about to be published. */
interface FinishedBuild {
  readonly context: SiteContext;
  readonly files: readonly PlannedFile[];
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
    const growth =
      before === undefined || before >= value ? '' : ` (${grouped(value - before)} more than in the last build)`;
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
export function findHeavyPages({
  context,
  files,
  writer,
}: Pick<FinishedBuild, 'context' | 'files' | 'writer'>): readonly string[] {
  const { routes } = context.manifest;
  return files.flatMap(({ path, route }) => {
    const page = route === undefined || !path.endsWith('.html') ? undefined : routes[route];
    const isApi = page !== undefined && documentation(page, FEATURE_KINDS).length > 0;
    const file = join(writer.folder, path);
    // A file within the limit uncompressed need not be read.
    if (!isApi || statSync(file).size <= HEAVY) return [];
    const bytes = gzipSync(readFileSync(file)).length;
    return bytes > HEAVY
      ? [
          `${path} has ${grouped(bytes)} bytes (gzip) of HTML, more than the ${grouped(HEAVY)} that a page of documentation should have.`,
        ]
      : [];
  });
}

/** A quantity that a budget limits; subject and unit make a sentence. */
interface Measure {
  readonly subject: string;
  readonly value: number;
  readonly unit: string;
  /** Value in the published output, if known. */
  readonly before?: number | undefined;
}

const MEASURES: Readonly<Record<keyof Budgets, (build: FinishedBuild) => Measure>> = {
  pageBytes: (build) => {
    const { path, bytes } = heaviest(build, (file) => statSync(file).size);
    return { subject: `${path} has`, value: bytes, unit: 'bytes of HTML', before: build.writer.sizeBefore(path) };
  },
  navigationBytes: (build) => {
    const { path, bytes } = heaviest(build, (file) => navigationBytes(readFileSync(file, 'utf8')));
    const published = join(build.out, path);
    const before = existsSync(published) ? navigationBytes(readFileSync(published, 'utf8')) : undefined;
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
    const indexes = folders.map(({ path }) => path).filter((path) => existsSync(join(writer.folder, path)));
    const files = indexes.flatMap((path) => filesBelow(join(writer.folder, path)).map((file) => join(path, file)));
    const value = files.reduce((sum, path) => sum + statSync(join(writer.folder, path)).size, 0);
    const before = indexes.map((path) => writer.sizeBefore(path));
    const isKnown = before.every((size) => size !== undefined);
    return {
      subject: 'The search index has',
      value,
      unit: 'bytes',
      before: isKnown ? before.reduce((sum, size) => sum + size, 0) : undefined,
    };
  },
  buildSeconds: ({ seconds }) => ({ subject: 'The build took', value: seconds, unit: 's' }),
  buildMemory: () => ({ subject: 'The build used', value: resourceUsage().maxRSS / 1024, unit: 'MiB of memory' }),
};

/** Formats a value for comparison: as an integer, or with enough digits to differ from zero. */
function grouped(value: number): string {
  return groupDigits(value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));
}

function heaviest({ files, writer }: FinishedBuild, weigh: (file: string) => number): { path: string; bytes: number } {
  let found = { path: '', bytes: 0 };
  for (const { path, route } of files) {
    if (route === undefined || !path.endsWith('.html')) continue;
    const bytes = weigh(join(writer.folder, path));
    if (bytes > found.bytes) found = { path, bytes };
  }
  return found;
}

/** The contents of demos, which may include navigation, but not the site's. */
const STAGES = /<div class="demo-stage"[^]*?<div class="demo-bar"/g;

/** Returns the bytes of sidebar, breadcrumbs, table of contents and pager. */
function navigationBytes(html: string): number {
  const parts = html.replaceAll(STAGES, '').matchAll(/<nav\b[^]*?<\/nav>/g);
  return Array.from(parts, ([part]) => Buffer.byteLength(part)).reduce((sum, bytes) => sum + bytes, 0);
}
