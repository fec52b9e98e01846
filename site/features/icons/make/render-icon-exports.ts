import { Parser } from 'htmlparser2';
import type { Project } from '../../../project/project.ts';
import type { Shape } from '../island/icon-data.ts';
import { makeShape, pickAttributes, type Icon } from './make-shape.ts';

/** Modules of React, which must be the instance that renders. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * Reads the icons of a package by rendering every exported component with the project's React; one without an `svg` is
 * not an icon. If Node cannot load a package, or finds nothing in it, the bundler loads it.
 */
export async function renderIconExports(project: Project, specifier: string): Promise<ReadonlyMap<string, Icon>> {
  const load = (name: string) => project.packages.load(name);
  const { createElement } = load('react') as { createElement(type: unknown): unknown };
  const { renderToStaticMarkup } = load('react-dom/server') as { renderToStaticMarkup(element: unknown): string };
  const draw = (exports: Readonly<Record<string, unknown>>) =>
    drawExports(exports, (component) => renderToStaticMarkup(createElement(component)));
  let refusal: unknown;
  try {
    const icons = draw(load(specifier) as Readonly<Record<string, unknown>>);
    if (icons.size > 0) return icons;
  } catch (error) {
    refusal = error;
  }
  try {
    return draw(await bundlePackage(project, specifier));
  } catch (error) {
    throw refusal ?? error;
  }
}

function drawExports(
  exports: Readonly<Record<string, unknown>>,
  render: (component: unknown) => string,
): ReadonlyMap<string, Icon> {
  const components = Object.entries(exports).filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value));
  const icons = new Map<string, Icon>();
  for (const [name, component] of withoutAliases(components)) {
    const icon = drawn(() => render(component));
    if (icon !== undefined) icons.set(name, icon);
  }
  return icons;
}

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** Removes aliases such as `X`, `XIcon` and `LucideX`; the shortest name is the icon's own. */
function withoutAliases(exported: readonly (readonly [string, unknown])[]): ReadonlyMap<string, unknown> {
  const names = new Map<unknown, string>();
  for (const [name, value] of exported) {
    const known = names.get(value);
    if (known === undefined || name.length < known.length) names.set(value, name);
  }
  return new Map(Array.from(names, ([value, name]) => [name, value] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function drawn(render: () => string): Icon | undefined {
  try {
    return readSvg(render());
  } catch {
    // A component that cannot be rendered without props is not an icon.
    return undefined;
  }
}

/** An element being read. */
interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: Shape[];
}

/** An icon in a wrapper element, as in Ant Design: `<span role="img"><svg>…</svg></span>`. */
const WRAPPED = /^<(span|i)\b[^>]*>(<svg\b.*<\/svg>)<\/\1>$/s;

function readSvg(markup: string): Icon | undefined {
  const open: OpenElement[] = [];
  let icon: Icon | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open.push({ name, attributes, parts: [] }),
      onclosetag() {
        const element = open.pop();
        if (element === undefined) return;
        if (element.name === 'svg' && open.length === 0)
          icon = { attributes: svgAttributes(element.attributes), shapes: element.parts };
        else open.at(-1)?.parts.push(...makeShape(element.name, element.attributes, element.parts));
      },
    },
    { xmlMode: true },
  );
  parser.end(WRAPPED.exec(markup)?.[2] ?? markup);
  return icon === undefined || icon.shapes.length === 0 ? undefined : icon;
}

/**
 * Returns the attributes of an icon's `svg`. Its size depends on where it is shown; without a color, it has that of the
 * text.
 */
function svgAttributes(written: Readonly<Record<string, string>>): Icon['attributes'] {
  const { width: _, height: __, ...attributes } = pickAttributes(written);
  return { fill: 'currentColor', ...attributes };
}

/**
 * Loads a package's exports like an application: through the bundler, which accepts packages that Node rejects, such as
 * ES modules in files that Node takes for CommonJS, and imports without file extensions.
 */
async function bundlePackage(
  { tools, packages }: Project,
  specifier: string,
): Promise<Readonly<Record<string, unknown>>> {
  const [chunk] = await tools.bundle({
    entry: `export * from ${JSON.stringify(specifier)};`,
    isExternal: (id) => REACT.test(id),
    conditions: ['module', 'node', 'production'],
    platform: 'node',
    output: { format: 'cjs', codeSplitting: false },
    minify: false,
  });
  const module = { exports: {} };
  // A build trusts the code of an installed package, as it does for demos.
  const run = new Function('module', 'exports', 'require', chunk?.code ?? '') as (...tools: readonly unknown[]) => void;
  run(module, module.exports, (name: string) => packages.load(name));
  return module.exports;
}
