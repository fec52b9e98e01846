import type { Page, SentPage, SentSite, Site } from '../../../engine/index.ts';
import { codesOf, readReports, ruleIn } from './describe-rule.ts';
import type { ModuleCalls, ModuleJob } from './module-job.ts';
import type { ModuleRun } from './run-job.ts';

/** Calls a rule of a project. Throws what goes wrong in it. */
export async function runRule(
  job: ModuleJob<'declare' | 'check'>,
  { load }: ModuleRun,
): Promise<ModuleCalls['declare' | 'check']['answer']> {
  const rule = ruleIn(await load());
  return job.call === 'declare' ? codesOf(rule) : readReports(rule, await rule.check(shownSite(job.site)), job.site);
}

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
