import { isBelow } from '../pathname.ts';
import { defineRule } from './rule.ts';

/** Pathnames that the build writes itself. */
const RESERVED = ['/_nav', '/404', '/404.html', '/sw.js', '/llms.txt', '/llms-full.txt', '/robots.txt', '/sitemap.xml', '/_headers', '/_redirects'];

export const reservedPathname = defineRule({
  code: 'reserved-pathname',
  severity: 'error',
  summary: 'A page’s pathname is one that the site needs for itself.',
  why: 'The build writes its own file there, so one of the two would be lost; below a language’s prefix the page would be taken for a translation.',
  check(tree, report) {
    const languages = tree.site.info.languages.map(({ code }) => `/${code}`);
    for (const { pathname, span } of tree.pages.values()) {
      const reserved = [...RESERVED, ...languages].find((prefix) => isBelow(pathname, prefix));
      if (reserved === undefined) continue;
      const use = languages.includes(reserved) ? 'pages in that language' : 'a file of the site';
      report({ at: span, message: `The pathname \`${pathname}\` is reserved: \`${reserved}\` is for ${use}.`, help: 'give the page another pathname' });
    }
  },
});
