/** `docs-nav/react`: gives demos and their providers access to the page around them. */
import './own-stores.ts';

export * from './in-page.ts';
