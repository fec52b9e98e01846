/** A syntax error without YAML jargon. */
interface SyntaxSlip {
  /** The message of `yaml`, or the start of a line up to the wrong character. */
  readonly pattern: RegExp;
  readonly message: string;
  readonly fix: string;
  /** A public project in which it broke a site. */
  readonly seen: string;
}

/** What writers of YAML get wrong; everything else is told in the words of `yaml`. */
export const SYNTAX_SLIPS: readonly SyntaxSlip[] = [
  {
    pattern: /^Tabs are not allowed as indentation/,
    message: 'Tabs are not allowed as indentation.',
    fix: 'indent with spaces',
    seen: 'mkdocs/mkdocs#742',
  },
  {
    pattern: /^Nested mappings/,
    message: 'This text contains `: `, which makes it a key.',
    fix: 'put text that contains `: ` in quotes, and start every key on a line of its own',
    seen: 'facebook/docusaurus#2031',
  },
  {
    pattern: /^Missing closing/,
    message: 'This quotation mark is not closed.',
    fix: 'close it at the end of the text',
    seen: 'caipe-io/ai-platform-engineering#881',
  },
  {
    pattern: /^Unexpected scalar at node end/,
    message: 'There is text after the end of the value.',
    fix: 'put the whole text in quotes; within single quotes, write an apostrophe twice',
    seen: 'caipe-io/ai-platform-engineering#881',
  },
  {
    pattern: /^(?:Implicit keys need to be on a single line|Implicit map keys need to be followed by map values)/,
    message: 'This line has no colon followed by a space.',
    fix: 'put a colon and a space after the key, or indent the line if it belongs to the text above',
    seen: 'mkdocs/mkdocs#742',
  },
  {
    pattern: /^(?:Plain value cannot start with|Block scalar header|(?:Anchor|Alias) cannot be an empty string)/,
    message: 'Text without quotes cannot start with this character.',
    fix: 'put the value in quotes',
    seen: 'HiDeoo/starlight-typedoc#7',
  },
];

/** Lines that explain an error in them or below. */
export const LINE_SLIPS: readonly SyntaxSlip[] = [
  {
    pattern: /^[ -]*(?:\w[\w-]*:)?\u00A0/m,
    message: 'This is a no-break space, which YAML reads as text.',
    fix: 'replace it with a space',
    seen: 'webpack/webpack.js.org#1069',
  },
  {
    pattern: /^ *-(?=[A-Za-z][\w-]*:\s)/m,
    message: 'There is no space after the dash.',
    fix: 'put a space after each dash',
    seen: 'giantswarm/k8scloudconfig#23',
  },
];

/** What to do about a mistake in the words of a library. */
export const GENERAL_HELP = 'check the indentation, quotes and colons here and just above';
