import type { Page, SentPage, SentSite, Site } from '../../../engine/index.ts';
import { codesOf, readReports, ruleIn } from './describe-rule.ts';
import type { FeatureAnswer } from './feature-job.ts';
import { stateOfFile } from './file-state.ts';
import { openLoader } from './load-module.ts';
import { messageOf } from './describe-issue.ts';
import { findProjectFile } from './project-file.ts';
import type { RuleCalls, RuleJob } from './rule-job.ts';

/** Calls a rule of a project. Never throws: what goes wrong in it is part of the answer. */
export async function runRule(job: RuleJob): Promise<FeatureAnswer<RuleCalls[keyof RuleCalls]['answer']>> {
  const reads = new Map<string, string>();
  try {
    const loader = await openLoader(findProjectFile(job.root, job.rule), (file) => {
      const [path, hash] = stateOfFile(job.root, file);
      reads.set(path, hash);
    });
    const rule = ruleIn(await loader.load());
    const answer =
      job.call === 'declare' ? codesOf(rule) : readReports(rule, await rule.check(shownSite(job.site)), job.site);
    return { answer, reads: [...reads] };
  } catch (error) {
    return { failed: messageOf(error), reads: [...reads] };
  }
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
