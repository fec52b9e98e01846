import type { HtmlReference } from './read-html.ts';
import type { Output } from './read-output.ts';
import { createResolver, targetKey, type Target } from './resolve-address.ts';

/** The place of an address in the output. */
export interface Occurrence extends HtmlReference {
  readonly document: string;
}

/** An address and the documents that contain it. */
export interface SurveyedTarget {
  readonly target: Target;
  /** Number of documents that contain it. */
  readonly count: number;
  /** The first occurrences, one per document. */
  readonly occurrences: readonly Occurrence[];
}

/** A summary of all documents of a built site. */
export interface Survey {
  readonly documents: number;
  /** Links and other addresses, including repeated ones. */
  readonly references: number;
  readonly targets: readonly SurveyedTarget[];
  /** Anchors by document. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Documents that redirect, with their target. */
  readonly refreshes: ReadonlyMap<string, Occurrence>;
}

/** Occurrences recorded per address: a mistake in the frame is on every page. */
const MAX_OCCURRENCES = 200;

/** Reads every document once. */
export function surveyOutput(output: Output): Survey {
  const resolve = createResolver(output);
  const targets = new Map<
    string,
    { readonly target: Target; count: number; last: string; readonly occurrences: Occurrence[] }
  >();
  const ids = new Map<string, ReadonlySet<string>>();
  const refreshes = new Map<string, Occurrence>();
  let documents = 0;
  let references = 0;
  for (const [document, facts] of output.documents()) {
    documents += 1;
    if (facts.ids !== undefined) ids.set(document, facts.ids);
    if (facts.refresh !== undefined) refreshes.set(document, { document, ...facts.refresh });
    // The link in a redirecting document repeats the redirect's target.
    for (const reference of facts.refresh === undefined ? facts.references : []) {
      const target = resolve(reference.href, document);
      const key = targetKey(target) || reference.href;
      const known = targets.get(key) ?? { target, count: 0, last: '', occurrences: [] };
      targets.set(key, known);
      references += 1;
      if (known.last === document) continue;
      known.last = document;
      known.count += 1;
      if (known.occurrences.length < MAX_OCCURRENCES) known.occurrences.push({ document, ...reference });
    }
  }
  return { documents, references, targets: [...targets.values()], ids, refreshes };
}
