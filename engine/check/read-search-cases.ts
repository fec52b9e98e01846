import { toPathname, type Pathname } from '../address/pathname.ts';
import { collectDiagnostics } from '../diagnostic/collect-diagnostics.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { SearchCasesConfig } from '../schema/search-cases.ts';
import { validate } from '../schema/validate.ts';
import type { Located } from '../model/navigation.ts';
import type { SourceFile } from '../text/source.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import type { PathStep } from '../yaml/yaml-node.ts';
import { placesOf } from '../normalize/config-places.ts';
import { definedOnly } from '../text/defined-only.ts';

/** A query, the pages any of which is the right answer, and the last position at which one may be. */
export interface SearchCase {
  readonly query: Located<string>;
  readonly pages: readonly Located<Pathname>[];
  readonly within: number;
  /** The page that the query is asked from; absent for the start page. */
  readonly from?: Located<Pathname>;
  /** Code of the language that it is asked in; absent for the default one. */
  readonly language?: Located<string>;
}

/** The cases of a file, and what is wrong with it. */
interface ReadSearchCases {
  readonly cases: readonly SearchCase[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `nav/search-cases.yaml`. */
export function readSearchCases(source: SourceFile): ReadSearchCases {
  const collector = collectDiagnostics([source]);
  const parsed = parseYaml(source, collector.report);
  const validated = parsed && validate(SearchCasesConfig, parsed, collector.report);
  if (validated === undefined) return { cases: [], diagnostics: collector.diagnostics() };
  const { at, locate } = placesOf(validated.file);
  const locatePage = (value: string, ...path: PathStep[]): Located<Pathname> => ({
    value: toPathname(value),
    span: at(...path),
  });
  const { config } = validated;
  const common = {
    from: config.from === undefined ? undefined : locatePage(config.from, 'from'),
    language: locate(config.language, 'language'),
  };
  const cases = config.cases.map(({ query, page, within = 1, from, language }, index): SearchCase =>
    definedOnly({
      query: { value: query, span: at('cases', index, 'query') },
      pages:
        typeof page === 'string'
          ? [locatePage(page, 'cases', index, 'page')]
          : page.map((each, place) => locatePage(each, 'cases', index, 'page', place)),
      within,
      from: from === undefined ? common.from : locatePage(from, 'cases', index, 'from'),
      language: locate(language, 'cases', index, 'language') ?? common.language,
    }),
  );
  return { cases, diagnostics: collector.diagnostics() };
}
