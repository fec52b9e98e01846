import { z } from 'zod';
import type { Declaration } from '../feature/declaration.ts';
import { CATALOGUE } from '../check/catalogue.ts';
import { isAdjustable } from '../diagnostic/policy.ts';
import { BaselineConfig } from '../schema/baseline.ts';
import { FrontMatter } from '../schema/front-matter.ts';
import { SearchCasesConfig } from '../schema/search-cases.ts';
import { SectionConfig } from '../schema/section.ts';
import { siteSchema } from '../schema/site.ts';
import { translationSchema, type InterfaceTexts } from '../schema/translation.ts';

/** Codes that only the project knows. */
const OWN = { pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$', description: 'A code of one of your own rules.' };

/** Returns the JSON Schema of `nav/site.yaml`, for the YAML support of editors. */
export function siteJsonSchema(features: readonly Declaration[]): object {
  const schema = z.toJSONSchema(siteSchema(features), { io: 'input' });
  const rules = schema.properties?.['rules'];
  // Editors complete the codes and explain each.
  const codes = CATALOGUE.filter(isAdjustable).map(({ code, summary }) => ({ const: code, description: summary }));
  return {
    ...schema,
    properties: {
      ...schema.properties,
      rules: { ...(typeof rules === 'object' ? rules : {}), propertyNames: { type: 'string', anyOf: [...codes, OWN] } },
    },
    title: 'docs-nav site',
  };
}

/** Returns the JSON Schema of `nav/baseline.yaml`. */
export function baselineJsonSchema(): object {
  return { ...z.toJSONSchema(BaselineConfig, { io: 'input' }), title: 'docs-nav baseline' };
}

/** Returns the JSON Schema of `nav/search-cases.yaml`. */
export function searchCasesJsonSchema(): object {
  return { ...z.toJSONSchema(SearchCasesConfig, { io: 'input' }), title: 'docs-nav search cases' };
}

/** Returns the JSON Schema of a file in `nav/sections/`. */
export function sectionJsonSchema(): object {
  return { ...z.toJSONSchema(SectionConfig, { io: 'input' }), title: 'docs-nav section' };
}

/** Returns the JSON Schema of a page's front matter. */
export function frontMatterJsonSchema(): object {
  return { ...z.toJSONSchema(FrontMatter, { io: 'input' }), title: 'docs-nav front matter' };
}

/** Returns the JSON Schema of a file in `nav/translations/`; editors show the English original of each text. */
export function translationJsonSchema(words: readonly InterfaceTexts[]): object {
  return { ...z.toJSONSchema(translationSchema(words, true), { io: 'input' }), title: 'docs-nav translation' };
}
