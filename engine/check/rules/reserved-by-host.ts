import { isBelow } from '../../address/pathname.ts';
import { defineRule } from './rule.ts';

export const reservedByHost = defineRule({
  code: 'reserved-by-host',
  severity: 'warning',
  summary: 'A host of the site keeps the addresses below `/api` for itself.',
  why: 'Vercel runs functions at these addresses, so that a page there may never be shown.',
  check({ site, pages }, report) {
    const { apiAddresses } = site;
    if (apiAddresses === undefined || site.info.hosts?.includes('vercel') !== true) return;
    if (![...pages.keys()].some((pathname) => isBelow(pathname, '/api'))) return;
    report({
      at: apiAddresses.span,
      message: 'Vercel reserves `/api` for functions, and this setting serves pages there.',
      help: 'remove `apiAddresses`: pages are then served below `/api-docs`, and their addresses below `/api` lead there',
    });
  },
});
