import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findProjectFile } from './project-file.ts';
import type { ListedPage } from '../../../engine/index.ts';
import type { Drawn, Feature, Made, Mistake } from '../../../site/feature/feature.ts';
import type { DrawnPart } from '../../../site/feature/drawn-part.ts';
import { addressMark, CONTENT_MARK, ID_MARK, TITLE_MARK } from '../../../site/feature/marks.ts';
import { projectAt } from '../../system/project-at.ts';
import { describe, featureIn } from './describe-feature.ts';
import { READABLE } from './describe-issue.ts';
import type { FeatureAnswer, FeatureCalls, FeatureJob } from './feature-job.ts';
import { stateOfFile } from './file-state.ts';
import { openHost, type OpenHost } from './host.ts';
import { openLoader } from './load-module.ts';
import { messageOf } from './message-of.ts';

type AnyAnswer = FeatureCalls[keyof FeatureCalls]['answer'];

/** Calls a feature of a project. Never throws: what goes wrong in it is part of the answer. */
export async function runFeature(job: FeatureJob): Promise<FeatureAnswer<AnyAnswer>> {
  const project = projectAt(job.root);
  const reads = new Map<string, string>();
  const note = (file: string): void => {
    const [path, hash] = stateOfFile(job.root, file);
    reads.set(path, hash);
  };
  try {
    const file = findProjectFile(job.root, job.feature);
    const feature = featureIn(await (await openLoader(file, note)).load());
    for (const address of [feature.style, feature.island]) if (address !== undefined) note(fileURLToPath(address));
    const host = openHost(project, feature.name, { mode: job.mode });
    const watched: OpenHost = {
      ...host,
      read(path) {
        note(path);
        return host.read(path);
      },
    };
    return { answer: await call(feature, job, watched), reads: [...reads] };
  } catch (error) {
    return { failed: messageOf(error), reads: [...reads] };
  }
}

async function call(feature: Feature, job: FeatureJob, host: OpenHost): Promise<AnyAnswer> {
  switch (job.call) {
    case 'describe':
      return describe(feature, job.root);
    case 'list':
      return check<readonly ListedPage[]>('list', PAGES, await feature.list?.(job.ask, host));
    case 'look':
      return check<readonly Mistake[]>('look', MISTAKES, (await feature.look?.(job.asks, host)) ?? []);
    case 'make':
      return makeParts(feature, job, host);
  }
}

async function makeParts(
  feature: Feature,
  { asks, languages, base, island }: Extract<FeatureJob, { readonly call: 'make' }>,
  host: OpenHost,
): Promise<FeatureCalls['make']['answer']> {
  const made = feature.make === undefined ? { data: {} } : await feature.make(asks, host);
  const { drawCode } = await import('../../../site/markdown/render/draw-alone.ts');
  const { contentIn } = await import('../../../site/markdown/render/render-body.ts');
  const { ENGLISH } = await import('../../../site/words/words.ts');
  const resolve = (address: string) => ({ href: addressMark(address), external: /^https?:/.test(address) });
  const { data, mistakes = [] } = check<Made>('make', MADE, made);
  const drawn: Record<string, Record<string, DrawnPart>> = {};
  const failed: Mistake[] = [];
  for (const language of languages) {
    const parts: Record<string, DrawnPart> = {};
    for (const { key, name, ask, text } of asks) {
      if (mistakes.some((mistake) => mistake.key === key)) continue;
      const asked = { name, ask, title: TITLE_MARK, id: ID_MARK, text, content: CONTENT_MARK };
      const context = {
        words: feature.words ?? {},
        language,
        base,
        data: data[key],
        island: island === undefined ? '' : `data-island="slot" data-module="${base}/${island}"`,
        code: drawCode,
        outline: () => [],
        content: contentIn(ENGLISH.words, resolve),
        resolve,
      };
      try {
        const html = check<string | Drawn>('html', HTML, feature.html(asked, context));
        const markdown = check<string>('markdown', z.string(), feature.markdown(asked, context));
        parts[key] = typeof html === 'string' ? { html, markdown } : { ...html, markdown };
      } catch (error) {
        failed.push({
          key,
          code: 'feature-failed',
          message: `The feature \`${feature.name}\` cannot draw this: ${messageOf(error)}.`,
          help: 'change what is asked, or correct the feature',
        });
      }
    }
    drawn[language] = parts;
  }
  return { drawn, files: host.files(), mistakes: [...mistakes, ...failed] };
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

const HTML = z.union(
  [
    z.string(),
    z.object({
      html: z.string(),
      headings: z.array(z.object({ id: z.string(), depth: z.literal([2, 3, 4]), html: z.string(), text: z.string() })),
    }),
  ],
  { error: 'expected a string, or an object with `html` and `headings`' },
);

/** Checks what a function of a feature returns, and returns what of it is known. Throws what is wrong with it. */
function check<Value>(name: string, schema: z.ZodType, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as Value;
  const [issue] = parsed.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? '' : ` at \`${issue.path.join('.')}\``;
  throw new Error(`\`${name}\` returned something else than a feature may${place}: ${issue?.message ?? ''}`);
}
