import { z } from 'zod';
import { address, text } from './text.ts';

/** The YAML at the top of a Markdown page. */
export const FrontMatter = z.strictObject({
  title: text.optional().describe('The page’s title; the level-1 heading or the navigation’s title when left out.'),
  description: text.optional().describe('One or two sentences for search engines and link previews.'),
  id: text.optional().describe('The page’s identity, which stays when its pathname changes.'),
  redirectFrom: z.array(address).optional().describe('Old pathnames of the page; their readers are sent here.'),
  related: z.array(address.regex(/^(?![a-z][a-z0-9+.-]*:|\/\/)/i, 'the pathname of a page of this site')).optional().describe('Pathnames of pages to read next, listed at the end of the page.'),
  disableAd: z.boolean().optional().describe('Keeps advertising off the page.'),
});
export type FrontMatter = z.output<typeof FrontMatter>;
