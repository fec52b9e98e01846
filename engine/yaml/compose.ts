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
import type { DiagnosticDefinition, Reporter } from '../diagnostic/diagnostic.ts';
import type { SourceFile, Offsets } from '../text/source.ts';
import type { YamlEntry, YamlNode, YamlScalar } from './yaml-node.ts';
import { DUPLICATE_KEY, YAML_ALIAS, YAML_SYNTAX, YAML_TAG } from './yaml-diagnostics.ts';

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

/** What has been read of a file so far. */
interface Composed {
  readonly file: SourceFile;
  readonly report: Reporter;
  readonly frames: Frame[];
  root: YamlNode | undefined;
  documents: number;
  /** The end of the last value: events of collections have no end of their own. */
  lastEnd: number;
}

/**
 * Builds nodes with places from the events of the YAML parser. What the navigation does not support is reported and
 * left out; the rest stays. `undefined` if there are several documents, because it is unclear which one is meant.
 */
export function compose(file: SourceFile, events: readonly Event[], report: Reporter): YamlNode | undefined {
  const made: Composed = { file, report, frames: [], root: undefined, documents: 0, lastEnd: 0 };
  for (const event of events) {
    if ('tagStart' in event && event.tagStart >= 0) refuseTag({ start: event.tagStart, end: event.tagEnd }, made);
    addEvent(event, made);
  }
  return made.documents > 1 ? undefined : (made.root ?? { kind: 'scalar', start: 0, end: 0, value: null });
}

function addEvent(event: Event, made: Composed): void {
  const { frames, file } = made;
  switch (event.type) {
    case EVENT_ID.DOCUMENT:
      made.documents += 1;
      if (made.documents === 2) refuseDocument(made);
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
      // A merge key has a message of its own.
      if (!isMerge(frames.at(-1))) refuseAlias(place, made);
      made.lastEnd = place.end;
      add({ kind: 'scalar', ...place, value: null }, made);
      break;
    }
    case EVENT_ID.SCALAR:
      // To its writer, a value that is only a tag is not empty.
      if (event.valueStart < 0 && event.tagStart >= 0)
        add({ kind: 'scalar', start: event.tagStart, end: event.tagEnd, value: null }, made);
      else if (event.valueStart < 0) add(emptyScalar(made), made);
      else {
        const node = toScalar(file.text, event);
        made.lastEnd = node.end;
        add(node, made);
      }
      break;
    case EVENT_ID.POP: {
      const frame = frames.pop();
      if (frame?.kind === 'document')
        made.root ??= frame.root?.kind === 'scalar' && frame.root.value === null ? undefined : frame.root;
      else if (frame !== undefined) close(frame, made);
      break;
    }
  }
}

/** Adds a node to the innermost open collection. */
function add(node: YamlNode, made: Composed): void {
  const frame = made.frames.at(-1);
  if (frame === undefined) return;
  if (frame.kind === 'document') frame.root = node;
  else if (frame.kind === 'list') frame.items.push(node);
  else if (frame.key === undefined) frame.key = toKey(frame, node, made);
  else {
    const { key } = frame;
    frame.key = undefined;
    if (key !== REFUSED_KEY) addPair(frame, { key, value: node }, made);
  }
}

function addPair(
  frame: MapFrame,
  { key, value }: { readonly key: YamlScalar; readonly value: YamlNode },
  { file: { path, text }, report }: Composed,
): void {
  // A key is text: `1.10` and `null` are not converted.
  const name = typeof key.value === 'string' ? key.value : text.slice(key.start, key.end);
  const first = frame.known.get(name);
  const at = { file: path, start: key.start, end: key.end };
  if (name === '<<') {
    const message = 'Merge keys (`<<`) are not supported.';
    report(YAML_ALIAS, { at, message, help: 'write the values out where they are needed' });
  } else if (first) {
    // Dashes without a space make keys of the entries of a list, which is reported as such.
    if (/^-[^\s-]/.test(name)) return;
    report(DUPLICATE_KEY, {
      at,
      message: `The key \`${name}\` appears twice in one mapping.`,
      help: 'remove one of them',
      related: [{ message: `first \`${name}\``, at: { file: path, start: first.start, end: first.end } }],
    });
  } else {
    const entry = { key: name, start: key.start, end: key.end, value };
    frame.known.set(name, entry);
    frame.entries.push(entry);
  }
}

function toKey(frame: MapFrame, node: YamlNode, made: Composed): YamlScalar {
  const { text } = made.file;
  if (node.kind !== 'scalar')
    refuse(node, ['A key must be plain text.', 'write the key as one word before the colon'], made);
  else if (node.start === node.end) {
    const start = skipBlank(text, Math.max(node.start, frame.flow ? frame.start + 1 : 0), ',');
    const place = { start, end: Math.min(start + 1, text.length) };
    refuse(place, ['A key is missing.', 'write it before the colon'], made);
  } else if (node.end - node.start > LONGEST_KEY) {
    refuse(node, [`A key has more than ${LONGEST_KEY} characters.`, 'write a shorter one'], made);
  } else return node;
  return REFUSED_KEY;
}

function close(frame: MapFrame | ListFrame, made: Composed): void {
  const { start, flow } = frame;
  const end = flow ? closingBracket(made.file.text, Math.max(made.lastEnd, start + 1)) : Math.max(made.lastEnd, start);
  made.lastEnd = end;
  if (frame.kind === 'list') add({ kind: 'list', start, end, items: frame.items }, made);
  else add({ kind: 'map', start, end, entries: frame.entries }, made);
}

/** Makes the scalar for a missing value, at the place of its key or dash. */
function emptyScalar(made: Composed): YamlScalar {
  const { frames, lastEnd, file } = made;
  const frame = frames.at(-1);
  const key = frame?.kind === 'map' ? frame.key : undefined;
  if (key !== undefined) return { kind: 'scalar', start: key.start, end: key.end, value: null };
  if (frame?.kind !== 'list') return { kind: 'scalar', start: lastEnd, end: lastEnd, value: null };
  const dash = skipBlank(file.text, Math.max(lastEnd, frame.start), ':,');
  made.lastEnd = Math.min(dash + 1, file.text.length);
  return { kind: 'scalar', start: dash, end: made.lastEnd, value: null };
}

function refuse(
  { start, end }: Offsets,
  [message, help]: readonly [message: string, help: string],
  { file, report }: Composed,
  definition: DiagnosticDefinition = YAML_SYNTAX,
): void {
  report(definition, { at: { file: file.path, start, end }, message, help });
}

function refuseTag(place: Offsets, made: Composed): void {
  const tag = made.file.text.slice(place.start, place.end);
  const help = tag.startsWith('!!') ? 'remove it' : 'remove it, or put the whole text in quotes';
  refuse(place, [`The tag \`${tag}\` is not supported.`, help], made, YAML_TAG);
}

function refuseAlias(place: Offsets, made: Composed): void {
  const { text } = made.file;
  const alias = text.slice(place.start, place.end);
  const help = text.includes(`&${alias.slice(1)}`)
    ? 'write the values out where they are needed'
    : `put it in quotes if it is text: '${alias}'`;
  refuse(place, [`The alias \`${alias}\` is not supported.`, help], made, YAML_ALIAS);
}

function refuseDocument(made: Composed): void {
  const { lastEnd, file } = made;
  const start = file.text.indexOf('---', lastEnd);
  const place = start < 0 ? { start: lastEnd, end: lastEnd } : { start, end: start + 3 };
  const help = 'keep one document per file, without a `---` line';
  refuse(place, ['The file contains more than one YAML document.', help], made);
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
