import type { z } from 'zod';
import { findNode, headOf, spanOf, toData, type ParsedFile, type PathStep, type YamlNode } from '../parse/yaml-node.ts';
import type { Finding, Report } from '../diagnostic.ts';
import type { Span } from '../source.ts';
import { findNear, wordNear } from '../suggest.ts';
import { pathOf, type Issue } from './issue.ts';
import { traitsAt } from './schema-shape.ts';
import { INVALID_VALUE, MISSING_FIELD, UNKNOWN_VALUE, WRONG_TYPE } from './schema-diagnostics.ts';

/** Reports one mistake that the schema found in a file; unknown keys are `correctKeys`’ subject. */
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
  switch (issue.code) {
    case 'invalid_value': {
      if (typeof value === 'object') break;
      const near = findNear(String(value), issue.values.map(String));
      report(UNKNOWN_VALUE, {
        at,
        message: `\`${written}\` is not a value of \`${name}\`.`,
        help: wordNear(near) ?? `use ${issue.values.map((known) => `\`${String(known)}\``).join(' or ')}`,
        ...(near?.isClear === true ? { fix: { was: String(value), write: near.value } } : {}),
      });
      return;
    }
    case 'invalid_type':
    case 'invalid_union':
      break;
    default: {
      const empty = (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);
      report(INVALID_VALUE, {
        at,
        message: empty
          ? `\`${name}\` is empty.`
          : Array.isArray(value)
            ? `\`${name}\` has ${value.length} entries.`
            : `\`${written}\` is not a valid \`${name}\`.`,
        help: empty ? 'give it a value or remove it' : `write ${issue.message}`,
      });
      return;
    }
  }
  const wanted = typeName(issue);
  const subject =
    path.length === 0 ? 'The file' : typeof path.at(-1) === 'number' ? `An entry of \`${name}\`` : `\`${name}\``;
  report(WRONG_TYPE, {
    at,
    message: `${subject} must be ${wanted}, not ${describe(value, written)}.`,
    help: typeHelp(wanted, value, written),
    ...(namesPage(schema, path) ? {} : { fix: typeFix(wanted, value, at) }),
  });
}

/** Whether a value says which page there is: in quotes, it could name one that no one meant, and hide where the mistake is. */
function namesPage(schema: z.core.$ZodType, path: readonly PathStep[]): boolean {
  const at = path.findLastIndex((step) => typeof step === 'string');
  return at >= 0 && traitsAt(schema, path.slice(0, at), String(path[at])).decidesPages === true;
}

/** The smallest part that shows a mapping: its first key. */
function headSpan(file: ParsedFile, path: readonly PathStep[]): Span {
  return spanOf(file, headOf(findNode(file.root, path) ?? file.root));
}

function typeName(issue: Issue): string {
  if (issue.code === 'invalid_union') return 'true, false or a mapping';
  if (issue.code === 'invalid_type') return TYPE_NAMES[issue.expected] ?? issue.expected;
  return 'text';
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
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

function typeHelp(wanted: string, value: unknown, written: string): string {
  if (value === null) return 'give it a value or remove it';
  if (wanted === 'text' && typeof value !== 'object') return `put it in quotes: '${written}'`;
  if (wanted.startsWith('true') && typeof value === 'string' && YES_OR_NO.test(value))
    return `write ${YES.test(value) ? 'true' : 'false'} without quotes`;
  if (wanted === 'a list' && typeof value !== 'object') return 'write each entry on a line of its own, behind a dash';
  if (wanted === 'a mapping') return 'write keys and values, such as `title: Button`';
  return `write ${wanted}`;
}

/** Quotes around what was meant as text, and none around true or false. */
function typeFix(wanted: string, value: unknown, { file, start, end }: Span): Finding['fix'] {
  if (wanted === 'text' && (typeof value === 'number' || typeof value === 'boolean')) {
    return {
      edits: [
        { file, start, end: start, text: "'" },
        { file, start: end, end, text: "'" },
      ],
    };
  }
  if (!wanted.startsWith('true') || typeof value !== 'string' || !YES_OR_NO.test(value)) return undefined;
  return { edits: [{ file, start, end, text: YES.test(value) ? 'true' : 'false' }] };
}

const YES = /^(?:yes|y|true|on)$/i;
const YES_OR_NO = /^(?:yes|y|true|on|no|n|false|off)$/i;

/** Of a whole file, the part that is worth pointing at. */
function firstLine(node: YamlNode): { readonly start: number; readonly end: number } {
  if (node.kind === 'list' && node.items[0] !== undefined) return firstLine(node.items[0]);
  return headOf(node);
}

/** Keeps a message on one line, whatever the file holds. */
function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN - 1)}…` : line;
}

const MAX_SHOWN = 80;
