import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ListedPage } from '../../../engine/index.ts';
import type { Drawing, Drawn, Feature, Made, Mistake, SearchRow } from '../../../site/feature/feature.ts';
import type { Question } from '../../../site/feature/question.ts';
import { saidBy } from '../../system/base/failure.ts';
import { projectAt } from '../../system/project-at.ts';
import { describe, featureIn } from './describe-feature.ts';
import { READABLE } from './describe-module.ts';
import type { FileState } from './file-state.ts';
import { openHost, type OpenHost } from './host.ts';
import type { ModuleCalls, ModuleJob, RuleCall } from './module-job.ts';
import type { ModuleRun } from './run-job.ts';

type FeatureCall = Exclude<keyof ModuleCalls, RuleCall>;

/** Calls a feature of a project. Throws what goes wrong in it. */
export async function runFeature(
  job: ModuleJob<FeatureCall>,
  { load, reads, note }: ModuleRun,
): Promise<ModuleCalls[FeatureCall]['answer']> {
  const kept = job.call === 'draw' ? loaded.get(job.state) : undefined;
  if (job.call === 'draw' && kept !== undefined) {
    for (const [path, hash] of kept.reads) reads.set(path, hash);
    return draw(kept.feature, job.question);
  }
  const feature = featureIn(await load());
  for (const address of [feature.style, feature.island]) if (address !== undefined) note(fileURLToPath(address));
  if (job.call === 'describe') return describe(feature, job.root);
  if (job.call === 'draw') {
    loaded.set(job.state, { feature, reads: [...reads] });
    return draw(feature, job.question);
  }
  return call(
    feature,
    job,
    openHost(projectAt(job.root), feature.name, { mode: 'check', ...job, reads: { add: note } }),
  );
}

/** The features that have drawn something, by their states: pages ask for each of their blocks. */
const loaded = new Map<string, { readonly feature: Feature; readonly reads: readonly FileState[] }>();

async function call(
  feature: Feature,
  job: ModuleJob<'list' | 'look' | 'make'>,
  host: OpenHost,
): Promise<ModuleCalls[typeof job.call]['answer']> {
  switch (job.call) {
    case 'list':
      return check<readonly ListedPage[]>('list', PAGES, await feature.list?.(job.ask, host));
    case 'look':
      return check<readonly Mistake[]>('look', MISTAKES, (await feature.look?.(job.asks, host)) ?? []);
    case 'make': {
      const made = (await feature.make?.(job.asks, host)) ?? (feature.make === undefined ? { data: {} } : undefined);
      const { data: fresh, mistakes = [] } = check<Made>('make', MADE, made);
      // The same in the first run as in those that find it in the cache.
      const data = JSON.parse(JSON.stringify(fresh)) as Made['data'];
      const rows = job.asks.flatMap(({ key, ask }) =>
        feature.rows === undefined ? [] : [[key, check<Rows>('rows', ROWS, feature.rows(ask, data[key]))] as const],
      );
      return { data, rows: Object.fromEntries(rows), files: host.files(), mistakes };
    }
  }
}

/** Draws what a page asks, unless that takes more than the question says. */
async function draw(feature: Feature, question: Question): Promise<ModuleCalls['draw']['answer']> {
  const { asked, form, resolved, outline, texts, ...context } = question;
  const known = new Map<string, ReturnType<Drawing['resolve']>>(resolved);
  const addresses = new Set<string>();
  const wants = { outline: false, texts: false, renderer: false };
  const drawing: Drawing = {
    ...context,
    code(text, language) {
      wants.renderer ||= renderer === undefined;
      return renderer?.drawCode(text, language) ?? '';
    },
    content(markdown, resolve = drawing.resolve) {
      wants.renderer ||= renderer === undefined;
      wants.texts ||= texts === undefined;
      return renderer?.contentIn({ ...renderer.ENGLISH.words, ...texts }, resolve)(markdown) ?? { html: '' };
    },
    outline() {
      wants.outline ||= outline === undefined;
      return outline ?? [];
    },
    resolve(address) {
      if (!known.has(address)) addresses.add(address);
      return known.get(address);
    },
  };
  const answer = attempt(() => check<string | Drawn>(form, DRAWN[form], feature[form](asked, drawing)));
  if (wants.renderer) {
    renderer = await loadRenderer();
    return draw(feature, question);
  }
  return addresses.size > 0 || wants.outline || wants.texts
    ? { wants: { addresses: [...addresses], outline: wants.outline, texts: wants.texts } }
    : answer;
}

/** What renders Markdown, which few features want. */
let renderer: Awaited<ReturnType<typeof loadRenderer>> | undefined;

async function loadRenderer() {
  const [code, body, words] = await Promise.all([
    import('../../../site/markdown/render/render-code.ts'),
    import('../../../site/markdown/render/render-body.ts'),
    import('../../../site/words/words.ts'),
  ]);
  return { ...code, ...body, ...words };
}

function attempt(run: () => string | Drawn): ModuleCalls['draw']['answer'] {
  try {
    return { drawn: run() };
  } catch (error) {
    return { failed: saidBy(error) };
  }
}

const PAGES = z.array(
  z.object({
    title: z.string().min(1),
    slug: z.string().regex(/^[\w.~-]+(?:\/[\w.~-]+)*$/, 'must be the last segment of a pathname'),
    ask: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    description: z.string().optional(),
  }),
);

const MISTAKES = z
  .array(
    z.object({
      key: z.string(),
      attribute: z.string().optional(),
      message: z.string().min(1),
      help: z.string().optional(),
      offset: z.int().optional(),
    }),
  )
  .max(...READABLE);

const MADE = z.object({ data: z.record(z.string(), z.unknown()), mistakes: MISTAKES.optional() });

const ROWS = z.array(
  z.object({
    start: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*-$/u, 'must be the beginning of an id, up to a hyphen'),
    key: z.string().min(1),
    name: z.string().min(1),
    detail: z.string().optional(),
    isInherited: z.literal(true).optional(),
  }),
);

type Rows = readonly SearchRow[];

const HEADING = z.object({
  id: z.string(),
  depth: z.literal([2, 3, 4]),
  text: z.string(),
  rows: z.int().optional(),
});

const PAGE = z.object({
  html: z.string(),
  headings: z.array(HEADING),
  lead: z.string().optional(),
  isWide: z.literal(true).optional(),
});

const DRAWN = {
  html: z.union([z.string(), PAGE], { error: 'expected a string, or an object with `html` and `headings`' }),
  markdown: z.string(),
};

/** Checks what a function of a feature returns, and returns what of it is known. Throws what is wrong with it. */
function check<Value>(name: string, schema: z.ZodType, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as Value;
  const [issue] = parsed.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? '' : ` at \`${issue.path.join('.')}\``;
  throw new Error(`\`${name}\` returned something else than a feature may${place}: ${issue?.message ?? ''}`);
}
