import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '../island/icon-data.ts';
import { makeShape, type Icon } from './make-shape.ts';

/**
 * The start of an export such as `export default createSvgIcon(_jsx('path', { d: 'M0 0' }), 'Add')`: in Material Icons,
 * and in packages made in the same way. Recognizing the code, not the package, needs no list of packages.
 */
const EXPORT = 'export default createSvgIcon(';

/** The view box of icons made by Material UI's `createSvgIcon` (https://mui.com/material-ui/api/svg-icon/). */
const ATTRIBUTES = { viewBox: '0 0 24 24', fill: 'currentColor' };

/**
 * Reads icons of a package with one module per icon, made by `createSvgIcon`; undefined for other packages, whose icons
 * are rendered. Node would take many seconds to load ten thousand modules and their libraries, so each export is run on
 * its own, with functions that only record what to draw.
 */
export function readIconModules(folder: string): ReadonlyMap<string, Icon> | undefined {
  const place = existsSync(join(folder, 'esm')) ? join(folder, 'esm') : folder;
  const files = readdirSync(place)
    .filter((name) => /^[A-Z]\w*\.js$/.test(name))
    .toSorted();
  const [first] = files;
  if (first === undefined || !readFileSync(join(place, first), 'utf8').includes(EXPORT)) return undefined;
  return new Map(
    files.flatMap((name): readonly (readonly [string, Icon])[] => {
      const shapes = drawingOf(readFileSync(join(place, name), 'utf8'));
      return shapes === undefined ? [] : [[name.slice(0, -'.js'.length), { attributes: ATTRIBUTES, shapes }]];
    }),
  );
}

interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const FRAGMENT = 'fragment';
const note = (type: string, props: Element['props']): Element => ({ type, props });

function drawingOf(code: string): readonly Shape[] | undefined {
  const at = code.indexOf(EXPORT);
  if (at < 0) return undefined;
  try {
    // A build trusts the code of an installed package, as it does for demos.
    const draw = new Function(
      'createSvgIcon',
      '_jsx',
      '_jsxs',
      'React',
      `return ${code.slice(at + EXPORT.indexOf('create'))}`,
    ) as (...tools: readonly unknown[]) => unknown;
    return shapesOf(draw((drawing: unknown) => drawing, note, note, { Fragment: FRAGMENT }));
  } catch {
    // A module that needs more than these functions is not a plain drawing.
    return undefined;
  }
}

function shapesOf(drawing: unknown): readonly Shape[] {
  if (Array.isArray(drawing)) return drawing.flatMap(shapesOf);
  if (typeof drawing !== 'object' || drawing === null || !('type' in drawing)) return [];
  const { type, props } = drawing as Element;
  const parts = shapesOf(props['children']);
  return type === FRAGMENT ? parts : makeShape(type, props, parts);
}
