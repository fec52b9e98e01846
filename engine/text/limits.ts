/*
 * Every limit on the input of the engine and the Markdown renderer, with its reason. Exceeding one is a diagnostic;
 * below it, time and memory grow no faster than the text.
 */

/**
 * Bytes of one YAML file in `nav/`: a tree of 100,000 pages takes 5.7 MB. A file of that size with nothing but mistakes
 * takes some fifteen seconds.
 */
export const MAX_NAVIGATION_BYTES = 16 * 1024 * 1024;

/** Share of that size from which writers are told, before a file is refused on the next occasion. */
export const NEARLY_TOO_LARGE = 0.8;

/**
 * Bytes of one Markdown page: some 250 printed pages, five times the longest page that people still scroll through. The
 * worst case for the parser takes 0.5 s at that size.
 */
export const MAX_PAGE_BYTES = 512 * 1024;

/**
 * Characters of a YAML text up to which all syntax errors are explained, which takes 500 times as many bytes. In a
 * longer text, only the first error is reported.
 */
export const MAX_EXPLAINED_LENGTH = 256 * 1024;

/** Nesting depth of YAML values; a group in a page tree takes two levels. */
export const MAX_YAML_DEPTH = 100;

/** Nesting depth of blocks beyond which a page is neither rendered nor checked. Bounds the recursion over a page's tree. */
export const MAX_BLOCK_DEPTH = 100;

/**
 * What makes the Markdown parser quadratic: colons and character references in lines without a blank line between them,
 * quotes and lists opened by one line, and the length of a line with non-ASCII letters. Within these limits, a page of
 * the maximum size takes a second; real pages have a tenth of them.
 */
export const MAX_BLOCK_COLONS = 1000;
export const MAX_BLOCK_REFERENCES = 500;
export const MAX_LINE_DEPTH = 500;
export const MAX_LINE_LENGTH = 10_000;

/**
 * Braces outside code in an MDX page: at each, the parser looks for the end of an expression. Real pages have a few
 * hundred.
 */
export const MAX_BRACES = 5000;

/**
 * Characters of highlighted code, per block and per page. The grammars are regular expressions without a time bound.
 */
export const MAX_HIGHLIGHTED_BLOCK = 10_000;
export const MAX_HIGHLIGHTED_PAGE = 100_000;

/** Characters of an address or pathname: every browser, host and file system accepts this many. */
export const MAX_ADDRESS_LENGTH = 2000;

/** Bytes that common file systems allow in a file name, minus what the build appends. */
export const MAX_SEGMENT_BYTES = 240;

/** Tabs of one page: each of its tab pages lists them all. */
export const MAX_TABS = 50;

/** Languages of a site: each page lists its addresses in all of them. */
export const MAX_LANGUAGES = 100;

/** Mistakes of one kind reported per file: no one reads on, and a report must not outgrow the file. */
export const MAX_FINDINGS = 1000;

/** Characters of a message, and of a value quoted in it; the place shows the rest. */
export const MAX_MESSAGE_LENGTH = 1000;
export const MAX_QUOTED_LENGTH = 100;

/** Related places per message. */
export const MAX_RELATED = 20;

/** Letters that one rule may compare to find a “did you mean”, which is not worth waiting for. */
export const MAX_COMPARED_LETTERS = 5_000_000;

/** Mistakes that validation reports per file. A file with more is dropped, like one that is not YAML. */
export const MAX_MENDED_MISTAKES = 5000;
