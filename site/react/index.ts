/** `docs-nav/react`: gives demos and their providers access to the page around them. */
// Creates the preference stores if no page has created them, as in a test.
import '../preferences/code-variant.ts';
import '../preferences/color-mode.ts';
import '../preferences/dense.ts';
import '../preferences/direction.ts';

export * from './in-page.ts';
