/** Creates the preference stores if no page has created them, as in a test. */
import '../preferences/code-variant.ts';
import '../preferences/color-mode.ts';
import '../preferences/dense.ts';
import '../preferences/direction.ts';
