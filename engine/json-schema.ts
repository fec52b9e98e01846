import { z } from 'zod';
import { SectionConfig } from './schema/section.ts';
import { SiteConfig } from './schema/site.ts';

/** JSON Schema of `nav/site.yaml`, for the YAML support of editors. */
export function siteJsonSchema(): object {
  return { ...z.toJSONSchema(SiteConfig, { io: 'input' }), title: 'docs-nav site' };
}

/** JSON Schema of a file in `nav/sections/`. */
export function sectionJsonSchema(): object {
  return { ...z.toJSONSchema(SectionConfig, { io: 'input' }), title: 'docs-nav section' };
}
