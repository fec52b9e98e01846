import { sectionJsonSchema, siteJsonSchema } from '../../engine/index.ts';
import type { Io } from '../io.ts';

/** The YAML files that have a schema. */
export const SCHEMAS = ['site', 'section'] as const;

/** Prints the JSON Schema of `nav/site.yaml` or of a section's file; without a name, an object with both. */
export async function schema({ of }: { readonly of?: (typeof SCHEMAS)[number] | undefined }, io: Io): Promise<number> {
  const both = { site: siteJsonSchema(), section: sectionJsonSchema() };
  io.stdout.write(`${JSON.stringify(of === undefined ? both : both[of], undefined, 2)}\n`);
  return 0;
}
