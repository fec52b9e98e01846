import type { Code, FileFinding, SentSite } from '../../../engine/index.ts';

/** What a rule of a project is called for, in the thread of its features. */
export interface RuleCalls {
  readonly declare: { readonly asked: object; readonly answer: readonly Code[] };
  readonly check: { readonly asked: { readonly site: SentSite }; readonly answer: readonly FileFinding[] };
}

/** A call, as the thread gets it. */
export type RuleJob = {
  [Call in keyof RuleCalls]: {
    readonly call: Call;
    readonly root: string;
    /** A module by its path from the root, beginning with `./`, or the name of a package. */
    readonly rule: string;
  } & RuleCalls[Call]['asked'];
}[keyof RuleCalls];
