import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '../../site/islands/icons/icon-data.ts';
import { makeShape, type Icon } from './shape.ts';

/**
 * How a module begins what it exports, as in `export default createSvgIcon(_jsx('path', { d: 'M0 0' }), 'Add')`: Material
 * Icons, and packages that libraries make in the same way. It is known by its code, and every other package can do without.
 */
const EXPORT = 'export default createSvgIcon(';

/** The icons that Material UI's `createSvgIcon` makes are in this box (https://mui.com/material-ui/api/svg-icon/). */
const ATTRIBUTES = { viewBox: '0 0 24 24', fill: 'currentColor' };

/**
 * Reads icons of a package that has a module for each of them, made by `createSvgIcon`; undefined for other packages, whose icons are rendered.
 * Ten thousand modules would take Node many seconds to load, and their libraries with them. So what each of them
 * exports is run by itself, with functions that only note what was to be drawn.
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
    // Code of an installed package, which a build trusts as it trusts the packages of demos.
    const draw = new Function(
      'createSvgIcon',
      '_jsx',
      '_jsxs',
      'React',
      `return ${code.slice(at + EXPORT.indexOf('create'))}`,
    ) as (...tools: readonly unknown[]) => unknown;
    return shapesOf(draw((drawing: unknown) => drawing, note, note, { Fragment: FRAGMENT }));
  } catch {
    // One that needs more than these tools is not a plain drawing.
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
