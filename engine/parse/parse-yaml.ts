import {
  boolCoreTag,
  EVENT_ID,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  NOT_RESOLVED,
  nullCoreTag,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
  type Event,
  type ScalarEvent,
} from 'js-yaml';
import { defineDiagnostic, type DiagnosticDefinition, type Report } from '../diagnostic.ts';
import type { SourceFile } from '../source.ts';
import type { ParsedFile, YamlEntry, YamlNode, YamlScalar } from './yaml-node.ts';

export const YAML_SYNTAX = defineDiagnostic({
  code: 'yaml-syntax',
  severity: 'error',
  summary: 'A file is not valid YAML.',
  why: 'Nothing in the file can be read, so its section or settings would be missing from the site.',
});

export const DUPLICATE_KEY = defineDiagnostic({
  code: 'duplicate-key',
  severity: 'error',
  summary: 'A mapping has the same key twice.',
  why: 'Only one of the two values can count, and which one it is differs from tool to tool.',
});

export const YAML_ALIAS = defineDiagnostic({
  code: 'yaml-alias',
  severity: 'error',
  summary: 'A file uses a YAML alias or merge key.',
  why: 'Aliases make one line stand in several places, so that no message could point at the right one, and a few nested ones grow beyond all memory.',
});

export const YAML_TAG = defineDiagnostic({
  code: 'yaml-tag',
  severity: 'error',
  summary: 'A value carries an explicit YAML tag.',
  why: 'The navigation knows text, numbers, true and false only; a tag would have no meaning.',
});

/**
 * Parses one YAML file into nodes with places (YAML 1.2, core schema). Reports what is wrong; `undefined`
 * means that the file leaves the pipeline.
 */
export function parseYaml(source: SourceFile, report: Report): ParsedFile | undefined {
  try {
    const events = parseEvents(source.text, { filename: source.path });
    return compose(source, events, report);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const start = Math.min(error.mark?.position ?? 0, Math.max(0, source.text.length - 1));
    report(YAML_SYNTAX, {
      at: { file: source.path, start, end: Math.min(start + 1, source.text.length) },
      message: `This is not valid YAML: ${error.reason}.`,
      help: 'check indentation, quotes and colons at this place and just above it',
    });
    return undefined;
  }
}

type Frame =
  | { readonly kind: 'map'; readonly start: number; readonly entries: YamlEntry[]; key: YamlScalar | undefined }
  | { readonly kind: 'list'; readonly start: number; readonly items: YamlNode[] }
  | { readonly kind: 'document'; root: YamlNode | undefined };

type MapFrame = Extract<Frame, { kind: 'map' }>;

function compose(source: SourceFile, events: readonly Event[], report: Report): ParsedFile | undefined {
  const { path, text } = source;
  const frames: Frame[] = [];
  let root: YamlNode | undefined;
  let documents = 0;
  let usable = true;
  let lastEnd = 0;

  const refuse = (definition: DiagnosticDefinition, place: { start: number; end: number }, message: string, help: string) => {
    report(definition, { at: { file: path, start: place.start, end: place.end }, message, help });
    usable = false;
  };

  const addPair = (frame: MapFrame, key: YamlScalar, value: YamlNode) => {
    const name = String(key.value);
    const first = frame.entries.find((entry) => entry.key === name);
    if (name === '<<') {
      refuse(YAML_ALIAS, key, 'Merge keys (`<<`) are not supported.', 'write the values out where they are needed');
    } else if (first) {
      report(DUPLICATE_KEY, {
        at: { file: path, start: key.start, end: key.end },
        message: `The key \`${name}\` stands twice in one mapping.`,
        help: 'remove one of them',
        related: [{ message: `first \`${name}\``, at: { file: path, start: first.start, end: first.end } }],
      });
    } else {
      frame.entries.push({ key: name, start: key.start, end: key.end, value });
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
      addPair(frame, key, node);
    } else if (node.kind === 'scalar') frame.key = node;
    else {
      refuse(YAML_SYNTAX, node, 'A key must be plain text.', 'write the key as one word before the colon');
      frame.key = { kind: 'scalar', start: node.start, end: node.end, value: '' };
    }
  };

  for (const event of events) {
    if ('tagStart' in event && event.tagStart >= 0) {
      const tag = text.slice(event.tagStart, event.tagEnd);
      refuse(YAML_TAG, { start: event.tagStart, end: event.tagEnd }, `The tag \`${tag}\` is not supported.`, 'remove it');
    }
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        documents += 1;
        if (documents === 2) {
          refuse(YAML_SYNTAX, { start: lastEnd, end: lastEnd }, 'The file holds more than one YAML document.', 'keep one document in a file, without a `---` line');
        }
        frames.push({ kind: 'document', root: undefined });
        break;
      case EVENT_ID.MAPPING:
        frames.push({ kind: 'map', start: event.start, entries: [], key: undefined });
        break;
      case EVENT_ID.SEQUENCE:
        frames.push({ kind: 'list', start: event.start, items: [] });
        break;
      case EVENT_ID.ALIAS: {
        const place = { start: event.anchorStart - 1, end: event.anchorEnd };
        refuse(YAML_ALIAS, place, `The alias \`${text.slice(place.start, place.end)}\` is not supported.`, 'write the values out where they are needed');
        add({ kind: 'scalar', ...place, value: null });
        break;
      }
      case EVENT_ID.SCALAR: {
        const node = toScalar(text, event, lastEnd);
        lastEnd = node.end;
        add(node);
        break;
      }
      case EVENT_ID.POP: {
        const frame = frames.pop();
        if (frame?.kind === 'document') root ??= frame.root;
        else if (frame?.kind === 'map') add({ kind: 'map', start: frame.start, end: Math.max(lastEnd, frame.start + 1), entries: frame.entries });
        else if (frame?.kind === 'list') add({ kind: 'list', start: frame.start, end: Math.max(lastEnd, frame.start + 1), items: frame.items });
        break;
      }
    }
  }
  if (!usable) return undefined;
  return { path, root: root ?? { kind: 'scalar', start: 0, end: 0, value: null } };
}

/** A value that was left out (`key:`) has no place in the text; it stands right behind its key. */
function toScalar(text: string, event: ScalarEvent, lastEnd: number): YamlScalar {
  const value = getScalarValue(text, event);
  const quoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
  const start = event.valueStart < 0 ? lastEnd : event.valueStart - (quoted ? 1 : 0);
  const end = event.valueEnd < 0 ? lastEnd : event.valueEnd + (quoted ? 1 : 0);
  return { kind: 'scalar', start, end, value: event.style === SCALAR_STYLE.PLAIN ? resolvePlain(value) : value };
}

function resolvePlain(text: string): string | number | boolean | null {
  for (const tag of PLAIN_TAGS) {
    if (tag.implicitFirstChars !== null && !tag.implicitFirstChars.includes(text.charAt(0))) continue;
    const value = tag.resolve(text, false, tag.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return text;
}

const PLAIN_TAGS = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];
