import type { AskValues, Code, Declaration, FileFinding, ListedPage, SentSite } from '../../../engine/index.ts';
import type { Feature, Made, Mistake, Placed, SearchRow } from '../../../site/feature/feature.ts';
import type { Host } from '../../../site/feature/host.ts';
import type { Answer, Question } from '../../../site/feature/question.ts';
import type { FileState } from './file-state.ts';
import type { DemoFile } from '../../system/cache/demo-cache.ts';

/** What a feature or a rule of a project is called for, in a thread of its own. */
export interface ModuleCalls {
  readonly describe: { readonly asked: object; readonly answer: Description };
  readonly list: {
    readonly asked: Pick<Host, 'settings'> & { readonly ask: AskValues };
    readonly answer: readonly ListedPage[];
  };
  readonly look: { readonly asked: Asks; readonly answer: readonly Mistake[] };
  readonly make: { readonly asked: Asks & Pick<Host, 'mode'>; readonly answer: MadeParts };
  /** As long as `state` is the same, the feature is not loaded again. */
  readonly draw: {
    readonly asked: { readonly question: Question; readonly state: string };
    readonly answer: Answer | { readonly failed: string };
  };
  /** Asks a rule what it reports. */
  readonly declare: { readonly asked: object; readonly answer: readonly Code[] };
  /** Without an answer, there is no site to check. */
  readonly check: { readonly asked: { readonly site: SentSite }; readonly answer: readonly FileFinding[] | undefined };
}

interface Asks extends Pick<Host, 'settings'> {
  readonly asks: readonly Placed<AskValues>[];
}

/** The calls of rules. */
export type RuleCall = 'declare' | 'check';

/** Some calls, as the thread gets them. */
export type ModuleJob<Call extends keyof ModuleCalls = keyof ModuleCalls> = JobOf<Call> & {
  readonly root: string;
  /** A module by its path from the root, beginning with `./`, or the name of a package. */
  readonly module: string;
};

/** Some calls without what is known of their module. */
export type JobOf<Calls extends keyof ModuleCalls> = {
  [Call in Calls]: { readonly call: Call } & ModuleCalls[Call]['asked'];
}[Calls];

/** What a module answers. */
export type ModuleAnswer<Call extends keyof ModuleCalls = keyof ModuleCalls> = Answered<ModuleCalls[Call]['answer']>;

/** An answer, or what went wrong in the module, with the files that it depends on. */
export type Answered<Answer> = ({ readonly answer: Answer } | { readonly failed: string }) & {
  readonly reads: readonly FileState[];
};

/** A feature, as far as it is data. Paths are from the root. */
export interface Description extends Pick<Feature, 'trigger'> {
  readonly declaration: Declaration;
  readonly island?: string;
  readonly style?: string;
  readonly hasLook: boolean;
  /** Whether it makes data or rows for search. */
  readonly hasMake: boolean;
}

/** What a feature has made. */
export interface MadeParts extends Required<Made> {
  readonly files: readonly DemoFile[];
  /** What search finds by its name, by `key`. */
  readonly rows: Readonly<Record<string, readonly SearchRow[]>>;
}
