import {
  baselineJsonSchema,
  searchCasesJsonSchema,
  sectionJsonSchema,
  siteJsonSchema,
  translationJsonSchema,
} from '../../engine/index.ts';
import { FEATURES } from '../../site/features/index.ts';
import { WORD_GROUPS } from '../../site/words/words.ts';
import type { Io } from '../system/base/io.ts';

/** Kinds of YAML files that have a schema. */
export const SCHEMAS = ['site', 'section', 'translation', 'baseline', 'search-cases'] as const;

/** Prints the JSON Schema of one kind of file in `nav/`; without a kind, an object with all of them. */
export async function schema({ of }: { readonly of?: (typeof SCHEMAS)[number] | undefined }, io: Io): Promise<number> {
  const all = {
    site: siteJsonSchema(FEATURES),
    section: sectionJsonSchema(),
    translation: translationJsonSchema(WORD_GROUPS),
    baseline: baselineJsonSchema(),
    'search-cases': searchCasesJsonSchema(),
  };
  io.stdout.write(`${JSON.stringify(of === undefined ? all : all[of], undefined, 2)}\n`);
  return 0;
}
