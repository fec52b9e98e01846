/*
 * Every limit on what the engine and the Markdown renderer take, each with its reason. Going over one is a
 * diagnostic; below them, time and memory grow no faster than the text.
 */

/**
 * Bytes of one YAML file in `nav/`: a tree of 14,000 pages, as many as MDN has in English, and no one writes as many into
 * one section. With nothing but mistakes, a file of that size takes a second.
 */
export const MAX_NAVIGATION_BYTES = 1024 * 1024;

/**
 * Bytes of one Markdown page: some 250 printed pages, five times the longest page that people still scroll through. The
 * worst that a parser can be given takes 0.5 s in that size.
 */
export const MAX_PAGE_BYTES = 512 * 1024;

/**
 * Characters of a YAML text whose syntax errors are all explained: it takes 500 times as many bytes. Of a longer one, the
 * first error is reported.
 */
export const MAX_EXPLAINED_LENGTH = 256 * 1024;

/** Levels of YAML values inside one another; a group in a page tree takes two of them. */
export const MAX_YAML_DEPTH = 100;

/** Nesting of blocks below which a page is neither rendered nor checked. It bounds the recursion over a page's tree. */
export const MAX_BLOCK_DEPTH = 100;

/**
 * What the Markdown parser looks at again for every other one: colons and character references in a block of lines
 * without a blank one, quotes and lists that one line opens, and characters of one line with letters beyond ASCII. With
 * these, a page of the largest size takes a second; real pages have a tenth of it.
 */
export const MAX_BLOCK_COLONS = 1000;
export const MAX_BLOCK_REFERENCES = 500;
export const MAX_LINE_DEPTH = 500;
export const MAX_LINE_LENGTH = 10_000;

/** Braces of an MDX page outside of code: at each, its parser looks for the end of an expression. Real pages have some hundreds. */
export const MAX_BRACES = 5000;

/** Characters of code that are highlighted: in one block, and in one page. The grammars are patterns without a bound. */
export const MAX_HIGHLIGHTED_BLOCK = 10_000;
export const MAX_HIGHLIGHTED_PAGE = 100_000;

/** Characters of an address or pathname: what every browser, host and file system takes. */
export const MAX_ADDRESS_LENGTH = 2000;

/** Bytes that common file systems take in a file’s name, less what the build appends. */
export const MAX_SEGMENT_BYTES = 240;

/** Tabs of one page: each of its tab pages lists all of them. */
export const MAX_TABS = 50;

/** Languages of a site: each page names its addresses in all of them. */
export const MAX_LANGUAGES = 100;

/** Mistakes of one kind that one file is charged with; no one reads on, and a report must not outgrow the file. */
export const MAX_FINDINGS = 1000;

/** Characters of a message, and of a value that it quotes; the place shows the rest. */
export const MAX_MESSAGE_LENGTH = 1000;
export const MAX_QUOTED_LENGTH = 100;

/** Places that one message refers to besides its own. */
export const MAX_RELATED = 20;

/** Letters that one rule may compare in search of a “did you mean”, which is a help and no reason to wait. */
export const MAX_COMPARED_LETTERS = 5_000_000;

/** Mistakes that validation reports in one file. One with more of them leaves the pipeline, as a file that is not YAML does. */
export const MAX_MENDED_MISTAKES = 5000;

/**
 * Values that validation may look at while it fixes one file. Each round looks at all of them, and fixes one level of
 * mistakes that hide each other.
 */
export const MAX_MENDED_VALUES = 400_000;
