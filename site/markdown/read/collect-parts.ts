import type { DemoSettings } from '../../../engine/manifest/manifest.ts';
import type { DemoPart, PagePart } from '../../../engine/model/project-input.ts';
import type { Range } from '../../../engine/text/source.ts';
import { stretchOf, type Stretch } from '../tree/destination.ts';
import { findAttribute } from './directive-source.ts';
import type { NodeOf } from '../tree/syntax-tree.ts';

/** Reads the part that a leaf directive includes; returns `undefined` if it refers to nothing. */
export function readPart(
  node: NodeOf<'leafDirective'>,
  source: string,
  toRange: (at: Stretch) => Range,
): PagePart | undefined {
  const { src, package: owner, name, rows, styles, of } = node.attributes ?? {};
  const at = stretchOf(node);
  if (node.name === 'demo' && src)
    return {
      kind: 'demo',
      src,
      ...settingsOf(node.attributes ?? {}),
      range: toRange(findAttribute(source, at, 'src')),
    };
  if (node.name === 'api' && owner && name) {
    const excerpt = rows ? { rows: namesIn(rows), rowsRange: toRange(findAttribute(source, at, 'rows')) } : {};
    return {
      kind: 'api',
      package: owner,
      packageRange: toRange(findAttribute(source, at, 'package')),
      name,
      range: toRange(findAttribute(source, at, 'name')),
      ...excerpt,
    };
  }
  if (node.name === 'icons' && owner)
    return {
      kind: 'icons',
      package: owner,
      styles: styles?.match(/\w+/g) ?? [],
      range: toRange(findAttribute(source, at, 'package')),
    };
  if (node.name === 'pages' && of)
    return { kind: 'pages', of, range: toRange(valueOf(source, findAttribute(source, at, 'of'), of)) };
  return undefined;
}

/** Splits names at spaces and commas. */
function namesIn(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** Finds a value without its quotes, so that `mv` can rewrite it. */
function valueOf(source: string, attribute: Stretch, value: string): Stretch {
  const start = source.indexOf(value, attribute.start + 'of='.length);
  return start < 0 || start + value.length > attribute.end ? attribute : { start, end: start + value.length };
}

/** Default height of a frame, in CSS pixels. */
const FRAME_HEIGHT = 400;

/** Reads the settings; an attribute without a value has an empty string. */
function settingsOf({
  title,
  frame,
  wide,
  client,
}: Readonly<Record<string, string | null | undefined>>): Pick<DemoPart, 'settings'> {
  const has = (value: string | null | undefined) => value !== undefined && value !== null && value !== 'false';
  const settings: DemoSettings = {
    ...(title ? { title } : {}),
    ...(has(frame) ? { frame: Number(frame) || FRAME_HEIGHT } : {}),
    ...(has(wide) ? { wide: true } : {}),
    ...(has(client) ? { client: true } : {}),
  };
  return Object.keys(settings).length === 0 ? {} : { settings };
}

/** Identifies a part within its page. */
export function partKey(name: string, attributes: Readonly<Record<string, string | null | undefined>>): string {
  if (name === 'pages') return `pages ${attributes['of'] ?? ''}`;
  if (name === 'demo') return `demo ${attributes['src'] ?? ''}`;
  return [name, attributes['package'] ?? '', attributes['name'] ?? '', ...namesIn(attributes['rows'] ?? '')].join(' ');
}
