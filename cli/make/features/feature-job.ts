import type { AskValues, Declaration, ListedPage } from '../../../engine/index.ts';
import type { DrawnPart } from '../../../site/feature/drawn-part.ts';
import type { Mistake, Placed } from '../../../site/feature/feature.ts';
import type { Host } from '../../../site/feature/host.ts';
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
    readonly asked: {
      readonly asks: readonly Placed<AskValues>[];
      readonly languages: readonly string[];
      readonly base: string;
      /** Path of the module of its island below the site, if it has one. */
      readonly island?: string | undefined;
    };
    readonly answer: MadeParts;
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
}

/** What a feature has made and drawn. */
export interface MadeParts {
  /** By language and key. */
  readonly drawn: Readonly<Record<string, Readonly<Record<string, DrawnPart>>>>;
  readonly files: readonly DemoFile[];
  readonly mistakes: readonly Mistake[];
}
