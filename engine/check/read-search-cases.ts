import type { Pathname } from '../address/pathname.ts';
import { toPathname } from '../address/pathname.ts';
import { collectDiagnostics } from '../diagnostic/collect-diagnostics.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { SearchCasesConfig } from '../schema/search-cases.ts';
import { validate } from '../schema/validate.ts';
import type { Located } from '../model/navigation.ts';
import type { SourceFile, Span } from '../text/source.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { findNode, spanOf } from '../yaml/yaml-node.ts';

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
export interface ReadSearchCases {
  readonly cases: readonly SearchCase[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `nav/search-cases.yaml`. */
export function readSearchCases(source: SourceFile): ReadSearchCases {
  const collector = collectDiagnostics([source]);
  const parsed = parseYaml(source, collector.report);
  const validated = parsed && validate(SearchCasesConfig, parsed, collector.report);
  const at = (...path: readonly (string | number)[]): Span => {
    const file = validated?.file ?? parsed;
    return file === undefined
      ? { file: source.path, start: 0, end: 0 }
      : spanOf(file, findNode(file.root, path) ?? file.root);
  };
  const locate = (value: string, ...path: readonly (string | number)[]): Located<Pathname> => ({
    value: toPathname(value),
    span: at(...path),
  });
  const { from: start, language: usual, cases: listed = [] } = validated?.config ?? {};
  const common = {
    ...(start === undefined ? {} : { from: locate(start, 'from') }),
    ...(usual === undefined ? {} : { language: { value: usual, span: at('language') } }),
  };
  const cases = listed.map(({ query, page, within = 1, from, language }, index): SearchCase => ({
    query: { value: query, span: at('cases', index, 'query') },
    pages:
      typeof page === 'string'
        ? [locate(page, 'cases', index, 'page')]
        : page.map((each, place) => locate(each, 'cases', index, 'page', place)),
    within,
    ...common,
    ...(from === undefined ? {} : { from: locate(from, 'cases', index, 'from') }),
    ...(language === undefined ? {} : { language: { value: language, span: at('cases', index, 'language') } }),
  }));
  return { cases, diagnostics: collector.diagnostics() };
}
