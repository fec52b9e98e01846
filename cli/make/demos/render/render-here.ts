import { findSourceMap } from 'node:module';
import { join } from 'node:path';
import { format } from 'node:util';
import type { ComponentType } from 'react';
import { CONTENT, CONTENT_TAG, contentProps } from '../../../../site/components/content-element.ts';
import type { DemoSite } from '../../../../site/demos/demo-tree.tsx';
import type { CollectStyles } from '../../../../site/react/demo-provider.ts';
import { fitHeights } from '../bundle/fit-heights.ts';
import { collectorsFor, type ServerReact, type StyleCollector } from './collect-styles.ts';
import { atAnotherTime, firstDifference } from './another-time.ts';
import { contain, hearConsole } from './contain.ts';
import { renderDarkVariables, sheetsIn } from '../bundle/dark-variables.ts';
import { DemoCrash, noComponent, type Crash } from '../source/demo-crash.ts';
import type { ComponentUse, DemoSource, RenderUnit } from '../source/demo-pages.ts';
import { findPageSelectors } from '../source/page-rules.ts';
import { requireFrom } from '../../../system/packages/require-from.ts';
import { findSeenHandlers } from './seen-handlers.ts';
import { toSources } from './to-sources.ts';
import type { NoteStep } from './watch-job.ts';
import { findUnloadable } from '../bundle/unloadable-packages.ts';

/** What the server renders of a page's demos. */
export interface RenderedDemos {
  /** HTML by the demo's name. */
  readonly html: Readonly<Record<string, string>>;
  /** Style elements of the demos that are on the page itself. */
  readonly styles: string;
  /** Style elements of each demo in a frame, by its name. */
  readonly framed: Readonly<Record<string, string>>;
  /** Selectors in the styles of the demos on the page itself that also match what is around them. */
  readonly beyond: readonly string[];
  /** Functions of playgrounds that show in their HTML, by the demo's name. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
  /** Of a component of the project: what is odd about it, though it can be shown. */
  readonly notes: readonly UseNote[];
}

/** Something odd about a component: what it prints, or the tag at which it differs when it is rendered again. */
interface UseNote {
  readonly kind: 'prints' | 'differs';
  readonly said: string;
  /** Refers to the sources; empty if there is none. */
  readonly stack: string;
}

/** Compiled demos to render. */
export interface RenderJob {
  /** Folder of the modules. */
  readonly folder: string;
  readonly pages: readonly CompiledTask[];
  readonly site: DemoSite;
  /** Names of the packages that the modules use. */
  readonly packages: readonly string[];
}

/** A task with the name of the compiled module, which all uses of a component share. */
export interface CompiledTask extends Pick<RenderUnit, 'demos' | 'provider'> {
  readonly module: string;
  readonly use: ComponentUse | undefined;
}

/** The demos of a page, or what threw. */
export type PageAnswer = RenderedDemos | readonly Crash[];

/** The server module of a page, as `serverEntry` makes it. */
export interface ServerModule {
  readonly DemoTree: ComponentType<{
    readonly site: DemoSite;
    readonly demo: ComponentType;
    readonly provider: unknown;
    readonly mode?: 'dark' | undefined;
  }>;
  readonly demos: Readonly<Record<string, ComponentType | undefined>>;
  readonly Provider: unknown;
  readonly collectStyles: CollectStyles | undefined;
}

/** Renders compiled demos with the project's own React, on this thread; yields the result of each page. */
export async function* renderHere(
  { folder, pages, site, packages }: RenderJob,
  note: NoteStep = () => {},
): AsyncGenerator<PageAnswer> {
  process.setSourceMapsEnabled(true);
  const load = requireFrom(join(folder, 'index.cjs'));
  let react: ServerReact;
  try {
    const { renderToString, renderToStaticMarkup } = load('react-dom/server');
    react = { createElement: load('react').createElement, renderToString, renderToStaticMarkup };
  } catch (error) {
    // The project has no React.
    for (const page of pages) yield [describeCrash(pathOf(page), error)];
    return;
  }
  const names = new Set(packages);
  for (const [at, page] of pages.entries()) {
    note(at);
    // Lets other work continue.
    const render = () =>
      renderPage(page, site, () => load(`./${page.module}`) as ServerModule, {
        ...react,
        collect: () => collectorsFor(load, names, react),
        note: (demo) => note(at, page.demos.indexOf(demo)),
      });
    const { result, late } = await contain(() => hear(page, render));
    const crashes = late.map((thrown) => describeCrash(pathOf(page), thrown));
    yield crashes.length === 0 ? result : 'html' in result ? crashes : [...result, ...crashes];
  }
}

/** Renders a page, and notes what a use of a component prints. */
function hear({ use }: CompiledTask, render: () => PageAnswer): PageAnswer {
  const { result, said } = hearConsole(render);
  if (use === undefined || said === undefined || !('html' in result)) return result;
  const stack = toSources(said.at.stack ?? '', findSourceMap);
  const note: UseNote = { kind: 'prints', said: format(...said.parts), stack };
  return { ...result, notes: [...result.notes, note] };
}

interface Renderer extends ServerReact {
  /** Makes collectors for one document. */
  readonly collect: () => readonly StyleCollector[];
  /** Records the demo that is rendered next. */
  readonly note: (demo: DemoSource) => void;
}

/** Renders all demos of a page; what throws outside any of them ends it. */
function renderPage(page: CompiledTask, site: DemoSite, load: () => ServerModule, renderer: Renderer): PageAnswer {
  const found: Found = { html: {}, seen: {}, crashes: [], notes: [] };
  const { html, seen, crashes, notes } = found;
  try {
    const module = load();
    const framed = page.demos.filter(({ settings }) => settings.frame !== undefined);
    const onPage = page.demos.filter((source) => !framed.includes(source));
    const render = (demos: readonly DemoSource[]) => renderTogether({ ...page, demos, site }, module, renderer, found);
    const styles = render(onPage);
    const beyond = findPageSelectors(sheetsIn(styles + onPage.map(({ name }) => html[name]).join('')));
    const ofFrames = Object.fromEntries(framed.map((source) => [source.name, render([source])]));
    return crashes.length > 0 ? crashes : { html, styles, framed: ofFrames, beyond, seen, notes };
  } catch (error) {
    return [...crashes, { ...describeCrash(pathOf(page), error), isOutside: true }];
  }
}

/** What rendering the demos of a page has shown so far. */
interface Found {
  readonly html: Record<string, string>;
  readonly seen: Record<string, readonly string[]>;
  readonly crashes: Crash[];
  readonly notes: UseNote[];
}

/** Renders demos that share a document; returns the styles that they need. */
function renderTogether(
  { demos: together, provider, use, site }: CompiledTask & { readonly site: DemoSite },
  { DemoTree, demos, Provider, collectStyles }: ServerModule,
  { createElement, renderToString, renderToStaticMarkup, collect, note }: Renderer,
  { html, seen, crashes, notes }: Found,
): string {
  if (together.length === 0) return '';
  /** Runs what may throw in a demo, and records it. */
  const attempt = (source: DemoSource, run: () => string): string => {
    note(source);
    try {
      return run();
    } catch (error) {
      crashes.push(describeCrash(source.path, error));
      return '';
    }
  };
  const openCollectors = () => [
    ...collect(),
    ...(collectStyles === undefined ? [] : [openOwn(collectStyles, provider?.path ?? '')]),
  ];
  const own = use && propsOf(use, createElement);
  const render = (
    { name }: DemoSource,
    demo: ComponentType,
    collectors: readonly StyleCollector[],
    { mode, props = own }: { readonly mode?: 'dark'; readonly props?: object | undefined } = {},
  ) => {
    const tree = createElement(DemoTree, { site, demo, provider: Provider, mode, ...(props && { props }) });
    const wrapped = collectors.reduce((element, collector) => collector.wrap?.(element) ?? element, tree);
    return renderToString(wrapped, { identifierPrefix: `${use?.id ?? name}-` });
  };
  const collectors = openCollectors();
  const drawn: { readonly source: DemoSource; readonly demo: ComponentType }[] = [];
  for (const source of together) {
    const { name, path, exported, settings } = source;
    const demo = demos[name];
    html[name] = '';
    if (settings.client) continue;
    if (demo === undefined || !isComponent(demo)) {
      const isMissing = demo === undefined;
      const said = isMissing ? exported : noComponent(exported);
      crashes.push({ path, message: said, stack: '', fault: isMissing ? 'no-export' : 'no-component' });
      continue;
    }
    html[name] = attempt(source, () => refuseDeep(path, render(source, demo, collectors)));
    drawn.push({ source, demo });
    const handlers =
      source.playground && crashes.length === 0
        ? findSeenHandlers(source.playground.shown, (props) => render(source, demo, openCollectors(), { props }))
        : [];
    if (handlers.length > 0) seen[name] = handlers;
    if (use === undefined || crashes.length > 0) continue;
    const again = attempt(source, () => atAnotherTime(() => render(source, demo, openCollectors())));
    const said = crashes.length > 0 ? undefined : firstDifference(html[name], again);
    if (said !== undefined) notes.push({ kind: 'differs', said, stack: '' });
  }
  const all = drawn.map(({ source }) => html[source.name]).join('');
  const styles = collectors
    .map((collector) => collector.styles(all))
    .map((written) => fitHeights(typeof written === 'string' ? written : renderToStaticMarkup(written)))
    .join('');
  const light = themesOf(all, collectors);
  const isThemed = Provider !== undefined && light.some((sheet) => sheet.includes('--'));
  if (!isThemed || crashes.length > 0) return styles;
  // Separate collectors receive everything else that dark mode generates, even if documents share it.
  const inDark = openCollectors();
  const dark = drawn
    .map(({ source, demo }) => attempt(source, () => render(source, demo, inDark, { mode: 'dark' })))
    .join('');
  for (const collector of inDark) collector.styles(dark);
  return styles + renderDarkVariables(light, themesOf(dark, inDark));
}

/** Levels of elements up to which React and browsers keep all of them. */
const MOST_LEVELS = 1000;

/** Tags of elements that can contain others. */
const TAG = /<(\/?)(?!(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)\b)[a-z]/gi;

/** Elements whose content is text. */
const TEXT = /<(script|style|textarea)\b[^]*?<\/\1>/gi;

/** Returns HTML; throws if its elements are nested too deeply. */
function refuseDeep(path: string, html: string): string {
  let level = 0;
  const message = `its elements are nested too deeply, in more than ${MOST_LEVELS} levels`;
  for (const [, end] of html.replaceAll(TEXT, '').matchAll(TAG)) {
    level += end === '' ? 1 : -1;
    if (level > MOST_LEVELS) throw new DemoCrash({ path, message, stack: '', fault: 'endless' });
  }
  return html;
}

/** Returns the props of a component, with an element that marks the place of its content. */
function propsOf({ props, hasContent }: ComponentUse, createElement: ServerReact['createElement']): object {
  return hasContent ? { ...props, children: createElement(CONTENT_TAG, contentProps(CONTENT)) } : props;
}

/**
 * Returns whether an export is a component. React marks components that are not functions, such as `memo(…)`, and
 * elements, which have props. A string would be a tag name.
 */
function isComponent(exported: unknown): boolean {
  const isMarked =
    typeof exported === 'object' && exported !== null && '$$typeof' in exported && !('props' in exported);
  return typeof exported === 'function' || isMarked;
}

/** Returns the stylesheets whose variables may depend on the provider's mode. */
function themesOf(html: string, collectors: readonly StyleCollector[]): readonly string[] {
  return [...sheetsIn(html), ...collectors.flatMap(({ variables }) => variables?.() ?? [])];
}

/** Returns the module to blame for an error without a module. */
function pathOf({ demos: [first] }: CompiledTask): string {
  return first?.path ?? '';
}

/** Makes the collector of a provider; errors are reported for the provider’s file. */
function openOwn(collectStyles: CollectStyles, path: string): StyleCollector {
  const told = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      throw new DemoCrash(describeCrash(path, error));
    }
  };
  const { wrap, styles } = told(collectStyles);
  return {
    ...(wrap === undefined ? {} : { wrap: (element) => told(() => wrap(element)) }),
    styles: (html) => told(() => styles(html)),
  };
}

/** Describes what a module threw, unless an earlier step attributed it already. */
function describeCrash(path: string, thrown: unknown): Crash {
  if (thrown instanceof DemoCrash) return thrown.crash;
  if (!(thrown instanceof Error)) return { path, message: String(thrown), stack: '' };
  const stack = toSources(thrown.stack ?? '', findSourceMap);
  return SUSPENDED.test(thrown.message)
    ? { path, message: 'a component waits for something outside `<Suspense>`', stack, fault: 'waits' }
    : { path, message: thrown.message, stack, unloadable: findUnloadable(thrown) };
}

/** React's message about a tree that suspends, from within React or this package. */
const SUSPENDED = /^A (?:component|React component) suspended while (?:responding|rendering)/;
