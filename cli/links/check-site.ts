import { addTo } from '../system/base/add-to.ts';
import { pathFrom } from '../system/files/slashes.ts';
import type { Project } from '../../site/project/project.ts';
import { collectDiagnostics, type Diagnostic, type Finding, type ProjectInput } from '../../engine/index.ts';
import { createInsideCheck, brokenLink, type Verdict } from './link-mistakes.ts';
import { checkOutside, type OutsideAnswer } from './check-outside.ts';
import { checkRedirects, readRedirects } from './check-redirects.ts';
import { findPlaces } from './find-places.ts';
import type { Output } from './read-output.ts';
import { readRelated, type RelatedSite } from './related-sites.ts';
import { targetKey } from './resolve-address.ts';
import { surveyOutput, type Occurrence, type SurveyedTarget } from './survey-output.ts';

/** How a built site is checked. */
interface CheckSiteOptions {
  /** The project that the site was built from. */
  readonly project: Project;
  readonly input: ProjectInput;
  /** Whether external hosts are requested; without the cache if `isCached` is false. */
  readonly outside: boolean;
  /** Ends the requests to hosts. */
  readonly interrupted: AbortSignal;
  readonly isCached: boolean;
}

/** What a check of a built site found, and how much it checked. */
interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  readonly documents: number;
  readonly references: number;
  /** External addresses, each counted once. */
  readonly addresses: number;
  /** Absent if no host was requested. */
  readonly outside: OutsideAnswer | undefined;
}

/** Checks every address of a built site: links, anchors, files and redirects; on request also external ones. */
export async function checkSite(
  output: Output,
  { project, input, outside, interrupted, isCached }: CheckSiteOptions,
): Promise<CheckedSite> {
  const survey = surveyOutput(output);
  const check = createInsideCheck(output, survey);
  const places = findPlaces(output, input);
  const folder = pathFrom(project.root, output.folder);
  const findings: (readonly [Verdict, Finding['at'], count?: number])[] = [];
  const inOutput = ({ document, start, end }: Occurrence) => ({ file: `${folder}/${document}`, start, end });

  /** Reports each place where writers wrote the address, or else its first place in the output. */
  const tell = ({ target, count, occurrences }: SurveyedTarget, verdict: Verdict): void => {
    const key = targetKey(target);
    const written =
      key === ''
        ? []
        : [...occurrences.flatMap(({ document }) => places.inPage(document, key)), ...places.inNavigation(key)];
    for (const at of written) findings.push([verdict, at]);
    if (written.length === 0 && occurrences[0] !== undefined) findings.push([verdict, inOutput(occurrences[0]), count]);
  };

  const related: RelatedSite[] = [];
  for (const located of input.navigation?.site.related ?? []) {
    const read = await readRelated(project, located);
    if ('site' in read) related.push(read.site);
    else findings.push([read.verdict, located.span]);
  }
  /** What other hosts serve, by its address without the anchor, which is never sent to hosts. */
  const addresses = new Map<string, SurveyedTarget[]>();
  for (const surveyed of survey.targets) {
    const { target } = surveyed;
    if (target.kind === 'other') continue;
    const owner = target.kind === 'outside' ? related.find((site) => site.covers(target.url)) : undefined;
    const verdict =
      target.kind === 'inside'
        ? check(target)
        : target.kind === 'malformed'
          ? brokenLink(surveyed.occurrences[0]?.href ?? '', 'anywhere: it is malformed')
          : owner?.check(target.url);
    if (verdict !== undefined) tell(surveyed, verdict);
    if (target.kind === 'outside' && owner === undefined)
      addTo(addresses, target.url.href.replace(/#.*$/s, ''), surveyed);
  }
  for (const [{ from, at }, verdict] of checkRedirects(readRedirects(output, survey), check))
    findings.push([verdict, places.ofRedirect(from) ?? inOutput(at)]);

  const answer = outside
    ? await checkOutside([...addresses.keys()], { cache: openCache(project, isCached), interrupted, ...MANNERS })
    : undefined;
  for (const [address, verdict] of answer?.verdicts ?? []) {
    for (const surveyed of addresses.get(address) ?? []) tell(surveyed, verdict);
  }
  return {
    diagnostics: collect(findings, output, folder, input),
    documents: survey.documents,
    references: survey.references,
    addresses: addresses.size,
    outside: answer,
  };
}

/** Milliseconds between attempts, and within which a host must respond. */
const MANNERS = { pause: 500, patience: 15_000 };

/** Milliseconds for which the result for an address is valid. */
const DAY = 24 * 60 * 60 * 1000;

function openCache(project: Project, isCached: boolean): Parameters<typeof checkOutside>[1]['cache'] {
  const shard = project.cache.entries<number>('addresses.json');
  const now = Date.now();
  return {
    isFresh: (address) => isCached && (shard.find(address) ?? 0) > now - DAY,
    keep: (address) => shard.keep(address, now),
    save: () => shard.save((address) => (shard.find(address) ?? 0) > now - DAY),
  };
}

function collect(
  findings: readonly (readonly [Verdict, Finding['at'], count?: number])[],
  output: Output,
  folder: string,
  input: ProjectInput,
): readonly Diagnostic[] {
  const documents = new Set(findings.map(([, { file }]) => file).filter((file) => file.startsWith(`${folder}/`)));
  const collector = collectDiagnostics([
    ...input.nav,
    ...Array.from(documents, (path) => ({ path, text: output.readText(path.slice(folder.length + 1)) })),
  ]);
  for (const [{ definition, message, help }, at, count = 1] of findings) {
    const others = count > 1 ? ` ${count - 1} other ${count === 2 ? 'document says' : 'documents say'} the same.` : '';
    collector.report(definition, { at, message: `${message}${others}`, help });
  }
  return collector.diagnostics();
}
