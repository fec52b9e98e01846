import { z } from 'zod';
import type { InterfaceTexts } from './project-input.ts';
import { FrontMatter } from './schema/front-matter.ts';
import { SectionConfig } from './schema/section.ts';
import { SiteConfig } from './schema/site.ts';
import { translationSchema } from './schema/translation.ts';

/** JSON Schema of `nav/site.yaml`, for the YAML support of editors. */
export function siteJsonSchema(): object {
  return { ...z.toJSONSchema(SiteConfig, { io: 'input' }), title: 'docs-nav site' };
}

/** JSON Schema of a file in `nav/sections/`. */
export function sectionJsonSchema(): object {
  return { ...z.toJSONSchema(SectionConfig, { io: 'input' }), title: 'docs-nav section' };
}

/** JSON Schema of the front matter of a page. */
export function frontMatterJsonSchema(): object {
  return { ...z.toJSONSchema(FrontMatter, { io: 'input' }), title: 'docs-nav front matter' };
}

/** JSON Schema of a file in `nav/translations/`; editors show what each text says in English. */
export function translationJsonSchema(words: readonly InterfaceTexts[]): object {
  return { ...z.toJSONSchema(translationSchema(words), { io: 'input' }), title: 'docs-nav translation' };
}
