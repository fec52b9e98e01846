import {
  findDefinition,
  viewProject,
  type Code,
  type DiagnosticDefinition,
  type FailedRule,
  type FileFinding,
  type Located,
  type OwnRules,
  type ProjectInput,
  type SentSite,
  type SourceFile,
} from '../../../engine/index.ts';
import type { Project } from '../../../site/project/project.ts';
import { hashOf } from '../../system/files/hash.ts';
import { openFeatureThread } from './feature-thread.ts';
import { keepUnchanged } from './keep-answer.ts';
import { failureOf, openOwnModules } from './own-modules.ts';

/** The rules that a project brings along. */
export interface OpenRules {
  /** What they declare, before they have checked anything. */
  readonly declared: OwnRules;
  /** Everything that they were read from. */
  readonly state: string;
  /** Returns the files that they were read from, from the root. */
  reads(): readonly string[];
  /** Lets them check a project; what did not change since the last run is not checked again. */
  check(input: ProjectInput, pages: PageTexts): Promise<OwnRules>;
}

/** The texts of a project’s pages, by their paths from the root. */
export interface PageTexts {
  /** Returns the hash of a page’s text or bytes. */
  hash(path: string): string | undefined;
  read(path: string): string | undefined;
  /** Returns whether no page has changed since it was hashed. */
  isCurrent(): boolean;
}

/** Opens the rules that `nav/site.yaml` lists. Those that did not change since the last run are not loaded. */
export async function openOwnRules(
  project: Project,
  named: readonly Located<string>[],
  nav: readonly SourceFile[],
): Promise<OpenRules> {
  const { root } = project;
  const thread = openFeatureThread(project);
  const kind = 'declare';
  const { opened, failed, reads } = await openOwnModules(kind, { project, thread, named, nav }, (codes, others) => {
    const known = new Set(others.flatMap(({ described }) => described.map(({ code }) => code)));
    const taken = codes.find(({ code }) => findDefinition(code) !== undefined || known.has(code));
    return taken && `the code \`${taken.code}\` is taken`;
  });
  const definitions = opened.flatMap(({ described, module }) => described.map((code) => definitionFor(code, module)));
  return {
    declared: { definitions, findings: [], failed, isLost: failed.length > 0 },
    state: JSON.stringify(opened.map(({ state }) => state)),
    reads: () => [...reads],
    async check(input, pages) {
      if (opened.length === 0) return { definitions, findings: [], failed, isLost: true };
      const key = keyOf(input, pages);
      let site: { readonly shown: SentSite | undefined } | undefined;
      const findings: FileFinding[] = [];
      const failedNow: FailedRule[] = [];
      let isLost = failed.length > 0;
      for (const rule of opened) {
        const { module, state } = rule;
        const found = await keepUnchanged<'check'>(project, {
          name: JSON.stringify(['check', module]),
          key: `${key} ${state}`,
          async call() {
            site ??= { shown: viewProject(input, (path) => pages.read(path)) };
            if (site.shown === undefined) return { answer: undefined, reads: [] };
            return thread.call<'check'>({ call: 'check', root, module, site: site.shown });
          },
          // Someone may be editing: what was found belongs to another text.
          mayKeep: () => pages.isCurrent(),
        });
        for (const [path] of found.reads) reads.add(path);
        if ('failed' in found) failedNow.push(failureOf(kind, rule, found.failed));
        // JSON has no `undefined`.
        else if (found.answer === undefined) isLost = true;
        else findings.push(...found.answer);
      }
      return {
        definitions,
        findings,
        failed: [...failed, ...failedNow],
        isLost: isLost || failedNow.length > 0,
      };
    },
  };
}

/** Identifies everything that rules see of a project. */
function keyOf(input: ProjectInput, pages: PageTexts): string {
  const { nav, features, listed, packages, only, unreadable } = input;
  return hashOf(
    JSON.stringify([
      nav,
      input.pages.map(({ path }) => [path, pages.hash(path)]),
      [features, listed, packages, only, unreadable],
    ]),
  );
}

function definitionFor({ code, severity, says, why }: Code, from: string): DiagnosticDefinition {
  return { code, severity, summary: says, why: why ?? 'The project’s own rules say so.', from };
}
