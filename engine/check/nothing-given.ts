import type { Report } from '../diagnostic/diagnostic.ts';
import { MISSING_FIELD } from '../diagnostic/schema-diagnostics.ts';
import type { PageTree } from '../resolve/page-tree.ts';

/** Reports what is made of a key of the front matter that its page does not have. */
export function reportNothingGiven({ input, translatedFiles, kinds }: PageTree, report: Report): void {
  for (const { path, facts } of [...input.pages, ...translatedFiles])
    for (const { kind, range } of facts.parts ?? []) {
      const key = kinds.get(kind)?.fromFrontMatter;
      const isGiven = [...(facts.keys ?? []), ...(facts.extra ?? [])].some((own) => own.key === key);
      if (key === undefined || isGiven || facts.lostFrontMatter !== undefined) continue;
      report(MISSING_FIELD, {
        at: { file: path, range },
        message: `\`::${kind}\` has nothing to show, because \`${key}\` is missing in the front matter.`,
        help: `add \`${key}\` to the front matter, or remove this line`,
      });
    }
}
