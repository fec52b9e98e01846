import type { ErrorCode } from 'yaml';

/** The wording of a syntax error. */
export interface Wording {
  readonly message: string;
  readonly help: string;
}

/** A syntax error; offsets refer to the text. */
export interface Fault extends Wording {
  readonly start: number;
  readonly end: number;
}

/** An error as reported by `yaml`, with its surroundings. */
interface RawError {
  readonly code: ErrorCode;
  readonly message: string;
  /** Its line up to the error, and from the error on. */
  readonly before: string;
  readonly after: string;
  /** Whether its line is a key that starts in another column than its neighbors. */
  readonly isIndented: boolean;
}

/** Words a common syntax error without YAML jargon; for the others, uses the message of `yaml`. */
export function wordError(error: RawError): Wording {
  return (
    WORDINGS.find(({ fits }) => fits(error))?.say(error) ?? {
      message: `${error.message}.`,
      help: HELP[error.code] ?? 'check the indentation, quotes and colons here and just above',
    }
  );
}

const WORDINGS: readonly { readonly fits: (error: RawError) => boolean; readonly say: (error: RawError) => Wording }[] =
  [
    {
      fits: ({ before, after }) => before.trim() === '' && /^-[^\s-]/.test(after),
      say: () => ({ message: 'There is no space after the dash.', help: 'put a space after the dash' }),
    },
    {
      fits: ({ isIndented, message }) => isIndented || message.startsWith('All mapping items'),
      say: () => ({
        message: 'This line is not aligned with the keys around it.',
        help: 'align it with the keys around it',
      }),
    },
    {
      fits: ({ code, message }) => code === 'BLOCK_IN_FLOW' || message.startsWith('Implicit keys of flow sequence'),
      say: () => ({
        message: 'Another key follows without a comma.',
        help: 'put a comma between the keys, and text that contains `: ` in quotes',
      }),
    },
    {
      fits: ({ message }) => message.startsWith('Unexpected , in flow'),
      say: () => ({ message: 'There is nothing before this comma.', help: 'remove the comma' }),
    },
    {
      fits: ({ message, before }) => message.startsWith('Block scalar header') && HEADER.test(before),
      say: ({ before }) => unquoted(HEADER.exec(before)?.[0] ?? ''),
    },
    {
      fits: ({ message }) => message.startsWith('All sequence items'),
      say: () => ({
        message: 'This list entry is not aligned with those above it.',
        help: 'start every entry of the list in the same column',
      }),
    },
    {
      fits: ({ code, message, after }) =>
        code === 'MULTILINE_IMPLICIT_KEY' || (message.startsWith('Implicit map keys need') && /^[\w-]+:\S/.test(after)),
      say: () => ({
        message: 'This line has no colon followed by a space.',
        help: 'put a colon and a space after the key',
      }),
    },
    {
      fits: ({ message }) => message.startsWith('Implicit map keys need'),
      say: () => ({
        message: 'This line has no colon followed by a space.',
        help: 'put a colon and a space after the key, or indent the line if it belongs to the text above',
      }),
    },
    {
      fits: ({ message, after }) => START_OF_NONE.test(message) || /^(?:\? |[&*]\s)/.test(after),
      say: ({ after }) => unquoted(after),
    },
    {
      fits: ({ message, before }) => IS_BEHIND.test(message) && /(?:: |- )\*\S+ $/.test(before),
      say: () => unquoted('*'),
    },
    {
      fits: ({ message, before }) => IS_BEHIND.test(message) && /["']\s*$/.test(before),
      say: () => ({
        message: 'There is text after the closing quotation mark.',
        help: 'put the whole text in quotes; within single quotes, write an apostrophe twice',
      }),
    },
    {
      fits: ({ message, before }) => IS_BEHIND.test(message) && /[\]}]\s*$/.test(before),
      say: () => ({ message: 'There is text after the closing bracket.', help: 'put the whole text in quotes' }),
    },
    {
      fits: ({ message }) => /^Unexpected flow-(?:seq|map)-start at node end/.test(message),
      say: ({ after }) => ({
        message: `A \`${after.charAt(0)}\` follows a text without quotes.`,
        help: 'put the whole text in quotes, or a comma before the bracket',
      }),
    },
    {
      fits: ({ message }) => /^Unexpected flow-(?:seq|map)-end/.test(message),
      say: ({ after }) => ({
        message: `This \`${after.charAt(0)}\` has no opening bracket.`,
        help: 'remove it, or put the whole text in quotes if it belongs to it',
      }),
    },
    {
      fits: ({ message }) => message.startsWith('Nested mappings'),
      say: () => ({
        message: 'This text contains `: `, which makes it a key.',
        help: 'put text that contains `: ` in quotes, and start every key on a line of its own',
      }),
    },
    {
      fits: ({ message }) => message.startsWith('A block sequence may not'),
      say: () => ({
        message: 'A list entry cannot be among keys.',
        help: 'start every entry of the list with a dash, in the same column',
      }),
    },
    {
      fits: ({ message }) => message.startsWith('Sequence item without'),
      say: () => ({
        message: 'A list entry has no dash.',
        help: 'add the dash, or align the key with those above it',
      }),
    },
    {
      fits: ({ message }) => message.startsWith('Unexpected block-seq-ind on same line'),
      say: () => ({
        message: 'A list cannot start on the same line as its key.',
        help: 'start it on the next line; put text that starts with a dash in quotes',
      }),
    },
  ];

const START_OF_NONE = /^(?:Plain value cannot start with|(?:Anchor|Alias) cannot be an empty string)/;
/** The start of a text over several lines. */
const HEADER = /[|>][-+\d]*$/;
const IS_BEHIND = /^Unexpected scalar at node end/;

function unquoted(text: string): Wording {
  const first = text.charAt(0);
  return {
    message: `Text without quotes cannot start with ${first === '`' ? 'a backtick' : `\`${first}\``}.`,
    help: 'put the value in quotes',
  };
}

/** Help by the library's error code. */
const HELP: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'use single quotes, or write the backslash twice',
  BAD_INDENT: 'align what belongs together',
  MISSING_CHAR: 'add what is missing here, or on a line above',
};
