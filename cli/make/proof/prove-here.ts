import { join } from 'node:path';
import { firstLineOf, messageOf, tryTo } from '../../system/base/failure.ts';
import type { ComponentType, ReactNode } from 'react';
import { collectorsFor, type ServerReact } from '../demos/render/collect-styles.ts';
import { contain, hearConsole } from '../demos/render/contain.ts';
import type { RenderJob, ServerModule } from '../demos/render/render-here.ts';
import { requireFrom } from '../../system/packages/require-from.ts';
import type { NoteStep } from '../demos/render/watch-job.ts';
import { findUnloadable } from '../demos/bundle/unloadable-packages.ts';
import type { Proof } from './apply-proof.ts';
import { findBelow, followPath, readMarked, seenChildren, type HtmlElement } from './read-marked.ts';
import { watchElements, type ElementProps, type ElementWatch } from './watch-elements.ts';
/** Compiled components to render. */
export interface ProofJob extends Pick<RenderJob, 'folder' | 'site' | 'packages'> {
  readonly components: readonly CompiledComponent[];
}

/** A component to render, with the names of modules. */
export interface CompiledComponent {
  /** Exports `component`, and `classes`, the object of its class names. */
  readonly module: string;
  /** Exports the tree that the component is rendered in. */
  readonly frame: string;
  /** Modules of pages, and the names of those of their demos that may use the component. */
  readonly pages: readonly { readonly module: string; readonly demos: readonly string[] }[];
  readonly takesRef: boolean;
  /** Whether a prop replaces one of its elements. */
  readonly takesComponent: boolean;
  /** Slots with the classes of their elements, as far as they are known without the object of class names. */
  readonly slots: readonly { readonly name: string; readonly className?: string | undefined }[];
}

/** What rendering a component has shown, and a package that Node could not load. */
export interface ProofAnswer {
  readonly proof: Proof;
  readonly unloadable?: string | undefined;
}

interface ComponentModule {
  readonly component: ComponentType | undefined;
  readonly classes: unknown;
}

interface Renderer {
  readonly react: ServerReact;
  readonly watch: ElementWatch;
  readonly load: NodeJS.Require;
  readonly job: ProofJob;
}

/** Renders compiled components with the project's own React, on this thread; yields what each has shown. */
export async function* proveHere(job: ProofJob, note: NoteStep = () => {}): AsyncGenerator<ProofAnswer> {
  const load = requireFrom(join(job.folder, 'index.cjs'));
  let renderer: Renderer;
  try {
    const watch = watchElements(load);
    const { renderToString, renderToStaticMarkup } = load('react-dom/server');
    const react = { createElement: load('react').createElement, renderToString, renderToStaticMarkup };
    renderer = { react, watch, load, job };
  } catch {
    for (const _ of job.components) yield { proof: { reason: 'the project has no React to render it with' } };
    return;
  }
  for (const [at, component] of job.components.entries()) {
    note(at);
    // Lets other work continue. What is thrown later concerns no element.
    const { result: heard } = await contain(() => hearConsole(() => prove(component, renderer)));
    yield heard.result;
  }
}

function prove(compiled: CompiledComponent, renderer: Renderer): ProofAnswer {
  const { load } = renderer;
  let loaded: ComponentModule;
  try {
    loaded = load(`./${compiled.module}`) as ComponentModule;
  } catch (error) {
    return {
      proof: { reason: `its module throws: ${firstLineOf(messageOf(error))}` },
      unloadable: error instanceof Error ? findUnloadable(error) : undefined,
    };
  }
  const { component } = loaded;
  const classes = stringsIn(loaded.classes);
  const known = classes === undefined ? {} : { classes };
  if (component === undefined) return { proof: { ...known, reason: 'its module does not export it' } };
  const task = { ...compiled, component, classes: classes ?? {} };
  let reason: string | undefined;
  for (const render of waysToRender(task, renderer)) {
    try {
      const found = readRendered(render, task, renderer);
      if (found !== undefined && 'root' in found) return { proof: { ...known, ...found } };
      reason = found?.reason ?? reason;
    } catch (error) {
      // Without props, most likely; of demos, another one may do.
      reason ??= `it throws: ${firstLineOf(messageOf(error))}`;
    }
  }
  return { proof: { ...known, reason: reason ?? 'it was not rendered' } };
}

/** Renders a component with changed props. */
type Render = (change: PropsChange) => Rendered;

/** Lists the ways to render a component: without props, then in each demo. */
function* waysToRender(task: Task, renderer: Renderer): Generator<Render> {
  yield (change) => render(task, { module: task.frame, change }, renderer);
  for (const { module, demos } of task.pages)
    for (const demo of demos) yield (change) => render(task, { module, demo, change }, renderer);
}

/** A component that is being proven. */
interface Task extends CompiledComponent {
  readonly component: ComponentType;
  readonly classes: Readonly<Record<string, string>>;
}

type Props = Readonly<Record<string, unknown>>;

/** Changes the props of the component that is proven. */
type PropsChange = (props: Props) => Props;

/** What a render put out: the HTML, and the refs of its elements by their marks. */
interface Rendered {
  readonly html: string;
  readonly refs: readonly unknown[];
  /** Whether the ref that was passed to the component has received an object. */
  readonly hasReached: (object: object) => boolean;
}

/** The element around the component, those that it is given instead of its own, the value of its prop `component`, and the attribute of elements with a ref. */
const MARK = 'docs-nav-proof';
const GIVEN = 'docs-nav-given';
const CHOSEN = 'docs-nav-chosen';
const REF = 'data-docs-nav-ref';

/**
 * Reads what a component rendered; `undefined` if it was not rendered. `render` is given props that replace the
 * component's own.
 */
function readRendered(
  render: Render,
  { takesComponent, takesRef, slots, classes }: Task,
  { watch: { createElement } }: Renderer,
): Proof | undefined {
  const rendered = render((props) => props);
  const marked = readMarked(rendered.html, MARK);
  const [root] = marked === undefined ? [] : seenChildren(marked);
  if (marked === undefined) return undefined;
  if (root === undefined) return { reason: 'it puts out no element on a server' };
  if (isGiven(render, createElement(GIVEN, null)))
    return { reason: 'it puts out its child, and no element of its own' };
  const reached = takesRef ? findReached(marked, rendered) : undefined;
  const component = takesComponent ? findReplaced(marked, render) : undefined;
  const tags = slots.flatMap(({ name, className = name }) => {
    const wanted = classes[name] ?? className;
    const found = findBelow(marked, ({ attributes }) => attributes['class']?.split(' ').includes(wanted) === true);
    return found === undefined ? [] : [[name, found.element.tag] as const];
  });
  return {
    root: root.tag,
    ...(reached === undefined ? {} : { ref: { tag: reached.tag, isRoot: reached === root } }),
    ...(component === undefined ? {} : { component }),
    ...(tags.length === 0 ? {} : { slots: Object.fromEntries(tags) }),
  };
}

/** Returns whether the first element that a component puts out is one that it is given, as its child or in another prop. */
function isGiven(render: Render, other: unknown): boolean {
  // It may take no such child.
  const html = tryTo(() =>
    render((props) => ({
      ...Object.fromEntries(Object.entries(props).map(([name, value]) => [name, isElement(value) ? other : value])),
      children: other,
    })),
  )?.html;
  const changed = readMarked(html ?? '', MARK);
  return changed !== undefined && seenChildren(changed)[0]?.tag === GIVEN;
}

/** Returns whether a value is an element of React, which are marked. */
function isElement(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value && 'props' in value;
}

/** Finds the element whose own ref passes on what it receives to the component's. */
function findReached(marked: HtmlElement, { refs, hasReached }: Rendered): HtmlElement | undefined {
  const at = refs.findIndex((ref) => {
    const object = standIn();
    try {
      if (typeof ref === 'function') ref(object);
    } catch {
      // It wanted more of the element than there is on a server; it may have passed it on before.
    }
    return hasReached(object);
  });
  return at < 0 ? undefined : findBelow(marked, ({ attributes }) => attributes[REF] === String(at))?.element;
}

/** Makes an object that callback refs can take for an element. */
function standIn(): object {
  const none = () => {};
  return { nodeType: 1, style: {}, addEventListener: none, removeEventListener: none, setAttribute: none };
}

/** Finds the tag of the element that the prop `component` replaces, by rendering the component with another. */
function findReplaced(marked: HtmlElement, render: Render): string | undefined {
  // It may accept only some components.
  const rendered = tryTo(() => render((props) => ({ ...props, component: CHOSEN })));
  const changed = rendered && readMarked(rendered.html, MARK);
  const place = changed && findBelow(changed, ({ tag }) => tag === CHOSEN);
  return place && followPath(marked, place.path)?.tag;
}

/** Returns what libraries have noted on a component, such as `muiName`. */
function staticsOf(component: object): object {
  const { $$typeof: _, render: __, type: ___, compare: ____, ...statics } = component as Record<string, unknown>;
  return statics;
}

interface Rendering {
  /** Exports the tree to render in, and demos. */
  readonly module: string;
  /** Name of the demo that uses the component, and gives it its props; absent to render it without any. */
  readonly demo?: string;
  readonly change: PropsChange;
}

/** Renders a component as the server renders demos, and notes the elements that have a ref. */
function render(
  { component, takesRef }: Task,
  { module, demo, change }: Rendering,
  { react, watch, load, job }: Renderer,
): Rendered {
  const { createElement } = watch;
  const { DemoTree, demos, Provider, collectStyles } = load(`./${module}`) as ServerModule;
  const received = new Set<unknown>();
  const props = takesRef ? { ref: (object: unknown) => void received.add(object) } : {};
  const draw = (given: Props) =>
    createElement(MARK, null, createElement(component, { ...change(given), ...props })) as ReactNode;
  // Parents look at the marks of their children.
  const replace = (type: unknown) =>
    demo !== undefined && type === component ? Object.assign(draw, staticsOf(component)) : type;
  const shown = demo === undefined ? () => draw({}) : (demos[demo] ?? (() => null));
  const refs: unknown[] = [];
  const hook = (type: unknown, given: ElementProps) => {
    if (typeof type !== 'string' || given?.['ref'] === undefined || given['ref'] === null)
      return [replace(type), given] as const;
    refs.push(given['ref']);
    return [type, { ...given, [REF]: refs.length - 1 }] as const;
  };
  const collectors = [
    ...collectorsFor(load, new Set(job.packages), react),
    ...(collectStyles === undefined ? [] : [collectStyles()]),
  ];
  const tree = createElement(DemoTree, { site: job.site, demo: shown, provider: Provider }) as ReactNode;
  const wrapped = collectors.reduce((element, collector) => collector.wrap?.(element) ?? element, tree);
  const html = watch.during(hook, () => react.renderToString(wrapped, { identifierPrefix: 'proof-' }));
  return { html, refs, hasReached: (object) => received.has(object) };
}

/** Returns the members of an object if all are strings, as of one with class names. */
function stringsIn(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const isNamed = entries.length > 0 && entries.every(([, name]) => typeof name === 'string');
  return isNamed ? Object.fromEntries(entries) : undefined;
}
