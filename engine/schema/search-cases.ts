import { z } from 'zod';
import { address, text, optional } from './text.ts';

const POSITION = 'a whole number from 1 to 12';

/** A query and the page that it must find. */
const SearchCase = z.strictObject({
  query: text.describe('What readers type.'),
  page: z
    .union([address, z.array(address).min(1)])
    .describe('Pathname of the page that they mean, or a list of pages any of which is right.'),
  within: optional(
    z.number().int(POSITION).min(1, POSITION).max(12, POSITION),
    'The last position that is good enough; 1 when left out.',
  ),
  from: optional(
    address,
    'Pathname of the page that readers are on, whose section comes first; that of the file when left out.',
  ),
  language: optional(text, 'Code of the language that readers read; that of the file when left out.'),
});

/** `nav/search-cases.yaml`: queries with their pages, checked by `docs-nav check-search`. */
export const SearchCasesConfig = z.strictObject({
  from: optional(address, 'Pathname of the page that readers are on; the start page when left out.'),
  language: optional(text, 'Code of the language that readers read; the default one when left out.'),
  cases: z.array(SearchCase).describe('The queries.'),
});
