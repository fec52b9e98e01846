import type { z } from 'zod';
import {
  findEntry,
  findNode,
  headOf,
  spanOf,
  toData,
  type ParsedFile,
  type PathStep,
  type YamlNode,
} from '../../yaml/yaml-node.ts';
import type { Finding, Report } from '../../diagnostic/diagnostic.ts';
import { enumerate } from '../../text/enumerate.ts';
import type { Span } from '../../text/source.ts';
import { findNear, inWords, wordNear } from '../../text/suggest.ts';
import { exampleOf } from './example.ts';
import type { KeyTraits } from './key-traits.ts';
import { expectedTypes, pathOf, type Issue } from './issue.ts';
import { keysAt, MOST_LISTED, neededKeysAt, traitsAt } from './schema-shape.ts';
import { splitKey } from './split-key.ts';
import { isYes, YES_OR_NO } from './yes-or-no.ts';
import { INVALID_VALUE, MISSING_FIELD, UNKNOWN_VALUE, WRONG_TYPE } from '../../diagnostic/schema-diagnostics.ts';

/** Reports one mistake that the schema found in a file; `correctKeys` reports unknown keys. */
export function reportIssue(
  issue: Issue,
  file: ParsedFile,
  { schema, report }: { readonly schema: z.core.$ZodType; readonly report: Report },
): void {
  const path = pathOf(issue);
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const node = findNode(file.root, path);
  if (node === undefined) {
    report(MISSING_FIELD, {
      at: headSpan(file, path.slice(0, -1)),
      message: `\`${name}\` is missing.`,
      help: `add \`${name}\``,
      isAbsence: true,
    });
    return;
  }
  const at = spanOf(file, path.length === 0 ? firstLine(node) : node);
  const value = toData(node);
  const written = shown(
    node.kind === 'scalar' && typeof value !== 'string'
      ? file.text.slice(node.start, node.end)
      : typeof value === 'object'
        ? ''
        : String(value),
  );
  const isNeeded = path.at(-1) === name && neededKeysAt(schema, path.slice(0, -1)).includes(name);
  switch (issue.code) {
    case 'invalid_value': {
      if (typeof value === 'object') break;
      const near = findNear(String(value), issue.values.map(String));
      const literal = meantYesOrNo(value, issue.values);
      report(UNKNOWN_VALUE, {
        at,
        message: `\`${written}\` is not a valid value of \`${name}\`.`,
        help:
          literal === undefined
            ? (wordNear(near) ?? useOneOf(issue.values))
            : writeYesOrNo(literal, isQuoted(file, node)),
        ...(literal !== undefined
          ? { fix: replaceBy(literal, at) }
          : near?.isClear === true
            ? { fix: { was: String(value), write: near.value } }
            : {}),
      });
      return;
    }
    case 'invalid_type':
    case 'invalid_union':
      break;
    case 'invalid_key': {
      const around = findNode(file.root, path.slice(0, -1));
      report(INVALID_VALUE, {
        at: spanOf(file, (around && findEntry(around, name)) ?? node),
        message: `\`${name}\` is not a valid key of \`${String(path.at(-2))}\`.`,
        help: `write ${issue.issues[0]?.message ?? 'another one'}`,
      });
      return;
    }
    default: {
      const empty = (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);
      report(INVALID_VALUE, {
        at,
        message: empty
          ? `\`${name}\` is empty.`
          : Array.isArray(value)
            ? `\`${name}\` has ${value.length} entries.`
            : `\`${written}\` is not a valid \`${name}\`.`,
        help: !empty ? `write ${issue.message}` : isNeeded ? 'give it a value' : 'give it a value or remove it',
      });
      return;
    }
  }
  const wanted = typeName(issue);
  const traits = traitsOf(schema, path);
  const isName = name === 'title' || traits.alsoCalled?.includes('title') === true;
  const isFlag = typeof value === 'boolean' && wanted.startsWith('text');
  const subject =
    path.length === 0 ? wholeOf(file) : typeof path.at(-1) === 'number' ? `An entry of \`${name}\`` : `\`${name}\``;
  report(WRONG_TYPE, {
    at,
    message: `${subject} must be ${wanted}, not ${describe(value, written)}.`,
    help:
      issue.code === 'invalid_value'
        ? useOneOf(issue.values)
        : typeHelp(wanted, value, {
            written,
            isQuoted: isQuoted(file, node),
            isComment: IS_COMMENT.test(file.text.slice(node.end, node.end + 20)),
            isFlow: '[{'.includes(file.text.charAt(node.start)),
            isFlag,
            isName,
            example: shown(exampleOf(schema, path, toExample(value, written))),
            keys: keyList(keysAt(schema, path)),
            needed: path.length === 0 ? neededKeysAt(schema, path) : undefined,
            isNeeded,
            glued:
              typeof value === 'string'
                ? gluedKey(value, file.text.slice(node.start, node.end), keysAt(schema, path))
                : undefined,
            forms: path.at(-1) === name ? formsIn(value, name, keysAt(schema, path.slice(0, -1))) : [],
          }),
    // With quotes added, a value that identifies a page could become a pathname that no one meant, and hide the
    // mistake.
    ...(traits.decides === 'pages' || (isFlag && !isName) ? {} : { fix: typeFix(wanted, value, at) }),
  });
}

/** Front matter is the only text without a path of its own. */
function wholeOf({ path }: ParsedFile): string {
  return path === '' ? 'The front matter' : 'The file';
}

/** Returns the traits of a value's key, or of the list that it is an entry of. */
function traitsOf(schema: z.core.$ZodType, path: readonly PathStep[]): KeyTraits {
  const at = path.findLastIndex((step) => typeof step === 'string');
  return at < 0 ? {} : traitsAt(schema, path.slice(0, at), String(path[at]));
}

/** Returns the smallest span that shows a mapping: its first key. */
function headSpan(file: ParsedFile, path: readonly PathStep[]): Span {
  return spanOf(file, headOf(findNode(file.root, path) ?? file.root));
}

function typeName(issue: Issue): string {
  const names = expectedTypes(issue).flatMap((expected) => TYPE_NAMES[expected] ?? expected);
  return names.length === 0 ? 'text' : enumerate(names, 'or');
}

const TYPE_NAMES: Readonly<Record<string, string | readonly string[]>> = {
  string: 'text',
  boolean: ['true', 'false'],
  number: 'a number',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
};

function describe(value: unknown, written: string): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'boolean') return `\`${written}\``;
  return typeof value === 'string' ? `the text \`${written}\`` : `the number \`${written}\``;
}

interface Written {
  /** The value as written in the file; empty for a mapping or a list. */
  readonly written: string;
  readonly isQuoted: boolean;
  /** Whether only a comment follows the key. */
  readonly isComment: boolean;
  /** Whether it starts with a bracket. */
  readonly isFlow: boolean;
  /** Whether it is true or false where only text is allowed. */
  readonly isFlag: boolean;
  /** Whether it is a title for readers, which may be any word. */
  readonly isName: boolean;
  /** The value as a mapping that is allowed here; empty if none is. */
  readonly example: string;
  /** The keys of a mapping that is allowed here, as text; empty if there are many, or any key is allowed. */
  readonly keys: string;
  /** For a whole file, its required keys. */
  readonly needed: readonly string[] | undefined;
  /** Whether its mapping requires it. */
  readonly isNeeded: boolean;
  /** The lines that say the same with a key for each form of the value; empty if no other key is for a form. */
  readonly forms: readonly string[];
  /** What to do with a text that is a key and its value without a space between them. */
  readonly glued: string | undefined;
}

function typeHelp(
  wanted: string,
  value: unknown,
  {
    written,
    isQuoted: hasQuotes,
    isComment,
    isFlow,
    isFlag,
    isName,
    example,
    keys,
    needed,
    isNeeded,
    forms,
    glued,
  }: Written,
): string {
  if (value === null && needed !== undefined)
    return needed.length === 0 ? 'write keys and values, or delete the file' : `write ${inWords(needed, 'and')}`;
  if (value === null && isComment) return 'put the text in quotes: what follows `#` is a comment';
  if (value === null) return isNeeded ? 'give it a value' : 'give it a value or remove it';
  if (wanted === 'text' && forms.length > 0) return `write ${inWords(forms, 'and')}`;
  const [only, ...others] = typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : [];
  if (wanted === 'text' && typeof only === 'string' && others.length === 0) return `write only \`${shown(only)}\``;
  if (wanted === 'text' && isFlow) return 'write only the text, or put it in quotes if the brackets belong to it';
  if (isFlag && !isName) return 'write the text that belongs here';
  if (wanted.startsWith('text') && typeof value !== 'object') return `put it in quotes: '${written}'`;
  if (wanted === 'a number' && NUMBER.test(written))
    return hasQuotes && PLAIN_NUMBER.test(written)
      ? `write ${written} without quotes`
      : `write \`${written.replace(/[_,]|px$/g, '')}\``;
  if (wanted.startsWith('true') && typeof value === 'string' && YES_OR_NO.test(value))
    return writeYesOrNo(isYes(value), hasQuotes);
  if (wanted === 'a list' && isGlued(value)) return 'put a space after each dash';
  if (wanted.endsWith('a mapping') && glued !== undefined) return glued;
  // In a list of plain values, each entry is one of the words.
  const entry = example === '' && typeof value === 'string' ? (written.split(/\s*,\s*/)[0] ?? '') : example;
  if (wanted === 'a list')
    return `write each entry on a line of its own, after a dash${entry === '' ? '' : `: \`- ${entry}\``}`;
  if (wanted === 'a mapping') return `write keys and values${example === '' ? keys : `, such as \`${example}\``}`;
  if (wanted.endsWith(' or a mapping') && written !== '' && example !== '')
    return `write ${wanted} such as \`${example.startsWith('{') ? example : `{ ${example} }`}\``;
  return `write ${wanted}`;
}

/**
 * Finds the keys that hold what a mapping has in one value.
 * @example
 * formsIn({ light: '/a.svg', dark: '/b.svg' }, 'logo', ['logo', 'logoDark']) // ['logo: /a.svg', 'logoDark: /b.svg']
 */
function formsIn(value: unknown, name: string, known: readonly string[]): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const texts = new Map(Object.entries(value).filter(([, text]) => typeof text === 'string'));
  const forms = known.flatMap((key) => {
    const form = key.startsWith(name) ? key.slice(name.length).toLowerCase() : '';
    const written = form === '' ? undefined : [...texts.keys()].find((own) => own.toLowerCase().endsWith(form));
    if (written === undefined) return [];
    const line = `${key}: ${texts.get(written)}`;
    texts.delete(written);
    return [line];
  });
  const [main] = texts.values();
  return forms.length === 0 || main === undefined ? forms : [`${name}: ${main}`, ...forms];
}

/** Returns what to do with a text that YAML reads instead of keys without a space after their colons. */
function gluedKey(value: string, source: string, known: readonly string[]): string | undefined {
  // Where any key is allowed, only a pathname can be recognized as one.
  const [pathname] = known.length === 0 ? (/^\/[^\s:]*(?=:)/.exec(value) ?? []) : [];
  const help = splitKey(value, pathname === undefined ? known : [pathname]);
  return help !== undefined && /[\r\n]/.test(source) ? 'put a space after each colon' : help;
}

/** Returns whether a value is what YAML reads instead of a list whose dashes have no space after them. */
function isGlued(value: unknown): boolean {
  const [first] = typeof value === 'object' && value !== null ? Object.keys(value) : [value];
  return typeof first === 'string' && /^-[^\s-]/.test(first);
}

/** A number as people write it: with grouped digits, or with its implied unit. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:[_,]\d{3})+)(?:\.\d+)?(?:px)?$/;
const PLAIN_NUMBER = /^[-\d.]+$/;

function keyList(keys: readonly string[]): string {
  return keys.length === 0 || keys.length > MOST_LISTED ? '' : `; the keys are ${inWords(keys, 'and')}`;
}

/** Matches what follows a key with an empty value. */
const IS_COMMENT = /^[ \t]*:[ \t]+#/;

function useOneOf(values: readonly unknown[]): string {
  return `use ${inWords(values.map(String), 'or')}`;
}

/** Returns what a word such as `no` means for a key that may be true or false among other values. */
function meantYesOrNo(value: unknown, values: readonly unknown[]): boolean | undefined {
  if (typeof value !== 'string' || !YES_OR_NO.test(value)) return undefined;
  return values.includes(isYes(value)) ? isYes(value) : undefined;
}

function writeYesOrNo(value: boolean, hasQuotes: boolean): string {
  return hasQuotes ? `write ${value} without quotes` : `write \`${value}\``;
}

function isQuoted({ text }: ParsedFile, { start }: YamlNode): boolean {
  return text[start] === "'" || text[start] === '"';
}

/** Puts quotes around what was meant as text, and removes them from true or false. */
function typeFix(wanted: string, value: unknown, { file, start, end }: Span): Finding['fix'] {
  if (wanted.startsWith('text') && (typeof value === 'number' || typeof value === 'boolean')) {
    return {
      edits: [
        { file, start, end: start, text: "'" },
        { file, start: end, end, text: "'" },
      ],
    };
  }
  if (!wanted.startsWith('true') || typeof value !== 'string' || !YES_OR_NO.test(value)) return undefined;
  return replaceBy(isYes(value), { file, start, end });
}

function replaceBy(value: boolean, { file, start, end }: Span): Finding['fix'] {
  return { edits: [{ file, start, end, text: String(value) }] };
}

/** For a whole file, returns the part worth pointing at. */
function firstLine(node: YamlNode): { readonly start: number; readonly end: number } {
  if (node.kind === 'list' && node.items[0] !== undefined) return firstLine(node.items[0]);
  return headOf(node);
}

/** Returns the part of a value that an example may use: a number as quoted text, and nothing for true or false. */
function toExample(value: unknown, written: string): unknown {
  if (typeof value === 'boolean') return undefined;
  return typeof value === 'number' ? `'${written}'` : value;
}

/** Keeps a message on one line, whatever the file contains. */
function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN - 1)}…` : line;
}

const MAX_SHOWN = 80;
