import {
  boolCoreTag,
  COLLECTION_STYLE,
  EVENT_ID,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  NOT_RESOLVED,
  nullCoreTag,
  SCALAR_STYLE,
  type Event,
  type ScalarEvent,
} from 'js-yaml';
import type { DiagnosticDefinition, Report } from '../diagnostic/diagnostic.ts';
import type { SourceFile } from '../text/source.ts';
import type { YamlEntry, YamlNode, YamlScalar } from './yaml-node.ts';
import { DUPLICATE_KEY, YAML_ALIAS, YAML_SYNTAX, YAML_TAG } from './yaml-diagnostics.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

type Frame = MapFrame | ListFrame | { readonly kind: 'document'; root: YamlNode | undefined };

interface MapFrame {
  readonly kind: 'map';
  readonly start: number;
  readonly flow: boolean;
  readonly entries: YamlEntry[];
  /** By key, so that a mapping of any size takes linear time. */
  readonly known: Map<string, YamlEntry>;
  key: YamlScalar | undefined;
}

interface ListFrame {
  readonly kind: 'list';
  readonly start: number;
  readonly flow: boolean;
  readonly items: YamlNode[];
}

const SPECIAL_START = /^(?:[-+.~0-9nNtTfF]|$)/;

const TAGS = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];

/**
 * Builds nodes with places from the events of the YAML parser. What the navigation does not support is reported and
 * left out; the rest stays. `undefined` if there are several documents, because it is unclear which one is meant.
 */
export function compose({ path, text }: SourceFile, events: readonly Event[], report: Report): YamlNode | undefined {
  const frames: Frame[] = [];
  let root: YamlNode | undefined;
  let documents = 0;
  /** The end of the last value: events of collections have no end of their own. */
  let lastEnd = 0;

  const refuse = (definition: DiagnosticDefinition, { start, end }: Place, message: string, help: string) => {
    report(definition, { at: { file: path, start, end }, message, help });
  };

  const addPair = (frame: MapFrame, key: YamlScalar, value: YamlNode) => {
    // A key is text: `1.10` and `null` are not converted.
    const name = typeof key.value === 'string' ? key.value : text.slice(key.start, key.end);
    const first = frame.known.get(name);
    if (name === '<<')
      refuse(YAML_ALIAS, key, 'Merge keys (`<<`) are not supported.', 'write the values out where they are needed');
    else if (first) {
      // Dashes without a space make keys of the entries of a list, which is reported as such.
      if (/^-[^\s-]/.test(name)) return;
      report(DUPLICATE_KEY, {
        at: { file: path, start: key.start, end: key.end },
        message: `The key \`${name}\` appears twice in one mapping.`,
        help: 'remove one of them',
        related: [{ message: `first \`${name}\``, at: { file: path, start: first.start, end: first.end } }],
      });
    } else {
      const entry = { key: name, start: key.start, end: key.end, value };
      frame.known.set(name, entry);
      frame.entries.push(entry);
    }
  };

  const add = (node: YamlNode) => {
    const frame = frames.at(-1);
    if (frame === undefined) return;
    if (frame.kind === 'document') frame.root = node;
    else if (frame.kind === 'list') frame.items.push(node);
    else if (frame.key !== undefined) {
      const { key } = frame;
      frame.key = undefined;
      if (key !== REFUSED_KEY) addPair(frame, key, node);
    } else frame.key = toKey(frame, node);
  };

  const toKey = (frame: MapFrame, node: YamlNode): YamlScalar => {
    if (node.kind !== 'scalar')
      refuse(YAML_SYNTAX, node, 'A key must be plain text.', 'write the key as one word before the colon');
    else if (node.start === node.end) {
      const start = skipBlank(text, Math.max(node.start, frame.flow ? frame.start + 1 : 0), ',');
      refuse(
        YAML_SYNTAX,
        { start, end: Math.min(start + 1, text.length) },
        'A key is missing.',
        'write it before the colon',
      );
    } else if (node.end - node.start > LONGEST_KEY) {
      refuse(YAML_SYNTAX, node, `A key has more than ${LONGEST_KEY} characters.`, 'write a shorter one');
    } else return node;
    return REFUSED_KEY;
  };

  const close = (frame: MapFrame | ListFrame) => {
    lastEnd = frame.flow ? closingBracket(text, Math.max(lastEnd, frame.start + 1)) : Math.max(lastEnd, frame.start);
    if (frame.kind === 'list') add({ kind: 'list', start: frame.start, end: lastEnd, items: frame.items });
    else add({ kind: 'map', start: frame.start, end: lastEnd, entries: frame.entries });
  };

  /** Makes the scalar for a missing value, at the place of its key or dash. */
  const emptyScalar = (): YamlScalar => {
    const frame = frames.at(-1);
    const key = frame?.kind === 'map' ? frame.key : undefined;
    if (key !== undefined) return { kind: 'scalar', start: key.start, end: key.end, value: null };
    if (frame?.kind !== 'list') return { kind: 'scalar', start: lastEnd, end: lastEnd, value: null };
    const dash = skipBlank(text, Math.max(lastEnd, frame.start), ':,');
    lastEnd = Math.min(dash + 1, text.length);
    return { kind: 'scalar', start: dash, end: lastEnd, value: null };
  };

  for (const event of events) {
    if ('tagStart' in event && event.tagStart >= 0) {
      const place = { start: event.tagStart, end: event.tagEnd };
      const tag = text.slice(place.start, place.end);
      const help = tag.startsWith('!!') ? 'remove it' : 'remove it, or put the whole text in quotes';
      refuse(YAML_TAG, place, `The tag \`${tag}\` is not supported.`, help);
    }
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        documents += 1;
        if (documents === 2) {
          const start = text.indexOf('---', lastEnd);
          const place = start < 0 ? { start: lastEnd, end: lastEnd } : { start, end: start + 3 };
          refuse(
            YAML_SYNTAX,
            place,
            'The file contains more than one YAML document.',
            'keep one document per file, without a `---` line',
          );
        }
        frames.push({ kind: 'document', root: undefined });
        break;
      case EVENT_ID.MAPPING: {
        const flow = event.style === COLLECTION_STYLE.FLOW;
        frames.push({ kind: 'map', start: event.start, flow, entries: [], known: new Map(), key: undefined });
        break;
      }
      case EVENT_ID.SEQUENCE:
        frames.push({ kind: 'list', start: event.start, flow: event.style === COLLECTION_STYLE.FLOW, items: [] });
        break;
      case EVENT_ID.ALIAS: {
        const place = { start: event.anchorStart - 1, end: event.anchorEnd };
        const alias = text.slice(place.start, place.end);
        // A merge key has a message of its own.
        if (!isMerge(frames.at(-1)))
          refuse(
            YAML_ALIAS,
            place,
            `The alias \`${alias}\` is not supported.`,
            text.includes(`&${alias.slice(1)}`)
              ? 'write the values out where they are needed'
              : `put it in quotes if it is text: '${alias}'`,
          );
        lastEnd = place.end;
        add({ kind: 'scalar', ...place, value: null });
        break;
      }
      case EVENT_ID.SCALAR: {
        // To its writer, a value that is only a tag is not empty.
        if (event.valueStart < 0 && event.tagStart >= 0)
          add({ kind: 'scalar', start: event.tagStart, end: event.tagEnd, value: null });
        else if (event.valueStart < 0) add(emptyScalar());
        else {
          const node = toScalar(text, event);
          lastEnd = node.end;
          add(node);
        }
        break;
      }
      case EVENT_ID.POP: {
        const frame = frames.pop();
        if (frame?.kind === 'document')
          root ??= frame.root?.kind === 'scalar' && frame.root.value === null ? undefined : frame.root;
        else if (frame !== undefined) close(frame);
        break;
      }
    }
  }
  return documents > 1 ? undefined : (root ?? { kind: 'scalar', start: 0, end: 0, value: null });
}

function isMerge(frame: Frame | undefined): boolean {
  return frame?.kind === 'map' && frame.key?.value === '<<';
}

/** YAML's own limit for keys without a `?` (https://yaml.org/spec/1.2.2/#742-flow-mappings). */
const LONGEST_KEY = 1024;

const REFUSED_KEY: YamlScalar = { kind: 'scalar', start: 0, end: 0, value: null };

function toScalar(text: string, event: ScalarEvent): YamlScalar {
  const value = getScalarValue(text, event);
  const quoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
  return {
    kind: 'scalar',
    start: event.valueStart - quoted,
    end: event.valueEnd + quoted,
    value: event.style === SCALAR_STYLE.PLAIN ? resolvePlain(value) : value,
  };
}

/** Returns the offset after the bracket that closes a flow collection whose last value ended at `from`. */
function closingBracket(text: string, from: number): number {
  return Math.min(skipBlank(text, from, ',:?') + 1, text.length);
}

/** Returns the offset of the first character that is not a space, in a comment or in `others`. */
function skipBlank(text: string, from: number, others: string): number {
  let at = from;
  for (; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '#') {
      while (at < text.length && text.charAt(at) !== '\n') at++;
    } else if (!BLANK.includes(char) && !others.includes(char)) break;
  }
  return at;
}

const BLANK = ' \t\r\n';

/**
 * Resolves a plain scalar by the core schema of YAML 1.2.
 * @example
 * resolvePlain('true')  // true
 * resolvePlain('yes')   // 'yes'
 * resolvePlain('7.1')   // 7.1
 * resolvePlain('7.1.1') // '7.1.1'
 */
export function resolvePlain(text: string): string | number | boolean | null {
  // Nearly every scalar is a path or a word whose first character rules out other types.
  if (!SPECIAL_START.test(text)) return text;
  for (const tag of TAGS) {
    if (tag.implicitFirstChars !== null && !tag.implicitFirstChars.includes(text.charAt(0))) continue;
    const value = tag.resolve(text, false, tag.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return text;
}
