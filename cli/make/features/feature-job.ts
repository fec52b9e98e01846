import type { AskValues, Declaration, ListedPage } from '../../../engine/index.ts';
import type { Made, Mistake, Placed } from '../../../site/feature/feature.ts';
import type { Host } from '../../../site/feature/host.ts';
import type { Answer, Question } from '../../../site/feature/question.ts';
import type { FileState } from './file-state.ts';
import type { DemoFile } from '../../system/cache/demo-cache.ts';

/** What a feature of a project is called for, in a thread of its own. */
export interface FeatureCalls {
  readonly describe: { readonly asked: object; readonly answer: Description };
  readonly list: { readonly asked: { readonly ask: AskValues }; readonly answer: readonly ListedPage[] };
  readonly look: {
    readonly asked: { readonly asks: readonly Placed<AskValues>[] };
    readonly answer: readonly Mistake[];
  };
  readonly make: {
    readonly asked: { readonly asks: readonly Placed<AskValues>[] };
    readonly answer: MadeParts;
  };
  /** As long as `state` is the same, the feature is not loaded again. */
  readonly draw: {
    readonly asked: { readonly question: Question; readonly state: string };
    readonly answer: Answer | { readonly failed: string };
  };
}

/** A call, as the thread gets it. */
export type FeatureJob = {
  [Call in keyof FeatureCalls]: {
    readonly call: Call;
    readonly root: string;
    /** A module by its path from the root, beginning with `./`, or the name of a package. */
    readonly feature: string;
    readonly mode: Host['mode'];
    /** What `nav/site.yaml` sets for the feature. */
    readonly settings?: AskValues;
  } & FeatureCalls[Call]['asked'];
}[keyof FeatureCalls];

/** The answer, or what went wrong in the feature, with the files that it depends on. */
export type FeatureAnswer<Answer> = ({ readonly answer: Answer } | { readonly failed: string }) & {
  readonly reads: readonly FileState[];
};

/** A feature, as far as it is data. Paths are from the root. */
export interface Description {
  readonly declaration: Declaration;
  readonly island?: string;
  readonly style?: string;
  readonly hasLook: boolean;
  readonly hasMake: boolean;
}

/** What a feature has made. */
export interface MadeParts extends Pick<Made, 'data'> {
  readonly files: readonly DemoFile[];
  readonly mistakes: readonly Mistake[];
}
