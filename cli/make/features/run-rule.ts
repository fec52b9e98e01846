import { z } from 'zod';
import type { Code, FileFinding, Page, Rule, SentPage, SentSite, Site } from '../../../engine/index.ts';
import { aFunction, aName, describeIssue, READABLE, readExport } from './describe-module.ts';
import type { ModuleCalls, ModuleJob, RuleCall } from './module-job.ts';
import type { ModuleRun } from './run-job.ts';

/** Calls a rule of a project. Throws what goes wrong in it. */
export async function runRule(job: ModuleJob<RuleCall>, { load }: ModuleRun): Promise<ModuleCalls[RuleCall]['answer']> {
  const rule = ruleIn(await load());
  return job.call === 'declare' ? codesOf(rule) : readReports(rule, await rule.check(shownSite(job.site)), job.site);
}

const CodeShape = z.object({
  code: aName,
  severity: z.enum(['error', 'warning']),
  says: z.string().min(1),
  why: z.string().min(1).optional(),
});

/** What `defineRule` must have been called with. */
const Shape = CodeShape.extend({ also: z.array(CodeShape).optional(), check: aFunction });

/** Returns the rule that a module exports. Throws what is wrong with it. */
function ruleIn(exports: unknown): Rule {
  const rule = readExport(exports, Shape, 'defineRule') as Rule;
  const codes = codesOf(rule).map(({ code }) => code);
  const twice = codes.find((code, at) => codes.indexOf(code) < at);
  if (twice !== undefined) throw new Error(`it declares the code \`${twice}\` twice`);
  return rule;
}

/** Lists the codes that a rule declares, its own one first. */
function codesOf({ also = [], ...own }: Rule): readonly Code[] {
  return [own, ...also].map((each) => CodeShape.parse(each) as Code);
}

const Position = z.object({ line: z.int().min(1), column: z.int().min(1), offset: z.int().min(0) });

const Reports = z
  .array(
    z.object({
      code: z.string().optional(),
      message: z.string().min(1),
      help: z.string().min(1).optional(),
      place: z.object({ file: z.string(), range: z.object({ start: Position, end: Position }) }),
    }),
  )
  .max(...READABLE);

/** Checks what a rule has returned. Throws what is wrong with it. */
function readReports(rule: Rule, reports: unknown, site: SentSite): readonly FileFinding[] {
  const parsed = Reports.safeParse(reports);
  if (!parsed.success)
    throw new Error(`\`check\` returned something else than reports: ${describeIssue(parsed.error)}`);
  const codes = new Set(codesOf(rule).map(({ code }) => code));
  const files = new Set([...site.sections, ...site.pages].map(({ place }) => place.file));
  return parsed.data.map(({ code = rule.code, message, help, place: { file, range } }) => {
    if (!codes.has(code)) throw new Error(`\`check\` reported the code \`${code}\`, which the rule does not declare`);
    if (!files.has(file)) throw new Error(`\`check\` reported a place in \`${file}\`, which holds no page`);
    return { code, message, ...(help === undefined ? {} : { help }), file, range };
  });
}

/** Shows a site to a rule. */
function shownSite({ pages, ...site }: SentSite): Site {
  return { ...site, pages: pages.map(shownPage) };
}

/** Adds `prose`, which few rules read. */
function shownPage({ notProse, ...page }: SentPage): Page {
  let prose: string | undefined;
  return {
    ...page,
    get prose() {
      return (prose ??= proseOf(page.text, notProse));
    },
  };
}

/** Replaces what is not prose with spaces, so that lines and columns stay. */
function proseOf(text: string, notProse: SentPage['notProse']): string {
  const kept: string[] = [];
  let at = 0;
  for (const [start, end] of notProse) {
    if (start < at) continue;
    kept.push(text.slice(at, start), blank(text.slice(start, end)));
    at = end;
  }
  kept.push(text.slice(at));
  return COMMENTS.reduce(withoutComments, kept.join(''));
}

const COMMENTS = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
] as const;

/** Replaces comments with spaces; reads the text once, however many are not closed. */
function withoutComments(text: string, [open, close]: (typeof COMMENTS)[number]): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return kept.join('') + text.slice(at);
    kept.push(text.slice(at, start), blank(text.slice(start, end + close.length)));
    at = end + close.length;
  }
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}
