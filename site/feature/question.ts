import type { AskValues } from '../../engine/feature/declaration.ts';
import type { FileFinding } from '../../engine/model/project-input.ts';
import type { Asked, Drawing, Drawn, FeatureWords, OutlineEntry } from './feature.ts';

/*
 * The features of a project are drawn in a thread of their own, with what only the page knows. So a page is rendered
 * with the answers that are known; what is unknown is a question, and the page is rendered again once it is answered.
 */

/** Stands for what is not drawn yet. No page contains the character that it begins with. */
export const UNDRAWN = '\0undrawn';

/** What a place of a page asks of a feature of the project, as data: all that its functions get. */
export interface Question extends Omit<Drawing, 'code' | 'content' | 'outline' | 'resolve'> {
  /** Name of the feature. */
  readonly kind: string;
  /** `partKey` of what is asked. */
  readonly key: string;
  readonly form: 'html' | 'markdown';
  readonly asked: Asked<AskValues>;
  /** Addresses that it has wanted, resolved; without a result, readers must not get a link. */
  readonly resolved: readonly (readonly [address: string, found: ReturnType<Drawing['resolve']>])[];
  /** The headings of the page, if it has wanted them. */
  readonly outline?: readonly OutlineEntry[];
  /** The texts of the interface, if it has wanted to render Markdown. */
  readonly texts?: FeatureWords;
}

/** What a feature has drawn, or what else it wants to know of the page first. */
export type Answer =
  | { readonly drawn: string | Drawn }
  | { readonly wants: { readonly addresses: readonly string[]; readonly outline: boolean; readonly texts: boolean } };

/** A feature of the project, as pages refer to it. */
export interface OwnFeature {
  /** Its module by its path from the root, beginning with `./`, or the name of a package. */
  readonly module: string;
  /** The files that it was read from, by their paths from the root, with their hashes. */
  readonly reads: readonly (readonly [path: string, hash: string])[];
  /** Changes with these, and with what else it depends on. */
  readonly state: string;
  /** The attributes that start its island; empty if it has none. */
  readonly island: string;
  /** Its place in `nav/site.yaml`. */
  readonly at: Pick<FileFinding, 'file' | 'range'>;
}
