/** Makes the stores of the reader's preferences where no page has made them, as in a test. */
import '../preferences/code-variant.ts';
import '../preferences/color-mode.ts';
import '../preferences/dense.ts';
import '../preferences/direction.ts';
