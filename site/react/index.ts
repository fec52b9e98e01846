/** `docs-nav/react`: what demos and the modules around them can know of the page that they are in. */
import './own-stores.ts';

export * from './in-page.ts';
