import { findSourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ComponentType } from 'react';
import type { DemoSite } from '../../site/demos/demo-tree.tsx';
import type { CollectStyles } from '../../site/react/collect-styles.ts';
import { collectorsFor, type ServerReact, type StyleCollector } from './collect-styles.ts';
import { contain } from './contain.ts';
import { renderDarkVariables, sheetsIn } from './dark-variables.ts';
import { DemoCrash, noComponent, noExport, type Crash } from './demo-crash.ts';
import type { DemoPage, DemoSource } from './demo-pages.ts';
import { muteConsole } from './mute-console.ts';
import { requireFrom } from './require-from.ts';

/** What the server makes of a page's demos. */
export interface RenderedDemos {
  /** HTML by the demo's name. */
  readonly html: Readonly<Record<string, string>>;
  /** Style elements that those on the page itself need. */
  readonly styles: string;
  /** Style elements of each demo in a frame, by its name. */
  readonly framed: Readonly<Record<string, string>>;
}

/** Compiled demos that are to be rendered. */
export interface RenderJob {
  /** Folder of the modules, `page-0.cjs` for the first page. */
  readonly folder: string;
  readonly pages: readonly DemoPage[];
  readonly site: DemoSite;
  /** Names of the packages that demos are made of. */
  readonly packages: readonly string[];
}

/** For each page, its demos, or what threw. */
export type RenderAnswer = readonly (RenderedDemos | readonly Crash[])[];

interface ServerModule {
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

/** Renders compiled demos with the project's own React, on this thread. */
export async function renderHere({ folder, pages, site, packages }: RenderJob): Promise<RenderAnswer> {
  process.setSourceMapsEnabled(true);
  const load = requireFrom(join(folder, 'index.cjs'));
  let react: ServerReact;
  try {
    const { renderToString, renderToStaticMarkup } = load('react-dom/server');
    react = { createElement: load('react').createElement, renderToString, renderToStaticMarkup };
  } catch (error) {
    // A project without React.
    return pages.map((page) => [describeCrash(pathOf(page), error)]);
  }
  const names = new Set(packages);
  const answer: (RenderedDemos | readonly Crash[])[] = [];
  for (const [at, page] of pages.entries()) {
    // Lets what else is going on go on, too.
    const { result, late } = await contain(() =>
      muteConsole(() =>
        renderPage(page, site, () => load(`./page-${at}.cjs`) as ServerModule, {
          ...react,
          collect: () => collectorsFor(load, names, react),
        }),
      ),
    );
    const crashes = late.map((thrown) => describeCrash(pathOf(page), thrown));
    answer.push(crashes.length === 0 ? result : 'html' in result ? crashes : [...result, ...crashes]);
  }
  return answer;
}

interface Renderer extends ServerReact {
  /** Makes collectors for one document. */
  readonly collect: () => readonly StyleCollector[];
}

function renderPage(
  page: DemoPage,
  site: DemoSite,
  load: () => ServerModule,
  { createElement, renderToString, renderToStaticMarkup, collect }: Renderer,
): RenderedDemos | readonly Crash[] {
  const { demos: sources, provider } = page;
  const html: Record<string, string> = {};
  const crashes: Crash[] = [];
  /** Runs what may crash in a demo, and notes that it did. */
  const attempt = (path: string, run: () => string): string => {
    try {
      return run();
    } catch (error) {
      crashes.push(describeCrash(path, error));
      return '';
    }
  };
  /** Renders demos that share a document; returns the styles that they need. */
  const renderTogether = (module: ServerModule, together: readonly DemoSource[]): string => {
    if (together.length === 0) return '';
    const { DemoTree, demos, Provider, collectStyles } = module;
    const openCollectors = () => [
      ...collect(),
      ...(collectStyles === undefined ? [] : [openOwn(collectStyles, provider?.path ?? '')]),
    ];
    const render = (name: string, demo: ComponentType, collectors: readonly StyleCollector[], mode?: 'dark') => {
      const tree = createElement(DemoTree, { site, demo, provider: Provider, mode });
      const wrapped = collectors.reduce((element, collector) => collector.wrap?.(element) ?? element, tree);
      return renderToString(wrapped, { identifierPrefix: `${name}-` });
    };
    const collectors = openCollectors();
    const drawn: { readonly path: string; readonly name: string; readonly demo: ComponentType }[] = [];
    for (const { name, path, exported, settings } of together) {
      const demo = demos[name];
      html[name] = '';
      if (settings.client) continue;
      if (demo === undefined) {
        crashes.push({ path, message: noExport(exported), stack: '', fault: 'no-component' });
        continue;
      }
      if (!isComponent(demo)) {
        crashes.push({ path, message: noComponent(exported), stack: '', fault: 'no-component' });
        continue;
      }
      html[name] = attempt(path, () => render(name, demo, collectors));
      drawn.push({ path, name, demo });
    }
    const all = drawn.map(({ name }) => html[name]).join('');
    const styles = collectors
      .map((collector) => collector.styles(all))
      .map((written) => (typeof written === 'string' ? written : renderToStaticMarkup(written)))
      .join('');
    const light = themesOf(all, collectors);
    const isThemed = Provider !== undefined && light.some((sheet) => sheet.includes('--'));
    if (!isThemed || crashes.length > 0) return styles;
    // With collectors of its own, which take what else dark mode writes, also from where documents share it.
    const inDark = openCollectors();
    const dark = drawn.map(({ path, name, demo }) => attempt(path, () => render(name, demo, inDark, 'dark'))).join('');
    for (const collector of inDark) collector.styles(dark);
    return styles + renderDarkVariables(light, themesOf(dark, inDark));
  };
  try {
    const module = load();
    const framed = sources.filter(({ settings }) => settings.frame !== undefined);
    const styles = renderTogether(
      module,
      sources.filter((source) => !framed.includes(source)),
    );
    const ofFrames = Object.fromEntries(framed.map((source) => [source.name, renderTogether(module, [source])]));
    return crashes.length > 0 ? crashes : { html, styles, framed: ofFrames };
  } catch (error) {
    return [...crashes, describeCrash(pathOf(page), error)];
  }
}

/** React marks what is no function, such as `memo(…)`, and elements, which have props. A text would be the name of a tag. */
function isComponent(exported: unknown): boolean {
  const isMarked =
    typeof exported === 'object' && exported !== null && '$$typeof' in exported && !('props' in exported);
  return typeof exported === 'function' || isMarked;
}

/** The sheets with variables that a provider's mode may change. */
function themesOf(html: string, collectors: readonly StyleCollector[]): readonly string[] {
  return [...sheetsIn(html), ...collectors.flatMap(({ variables }) => variables?.() ?? [])];
}

/** The module that is blamed for what names no other. */
function pathOf({ demos: [first] }: DemoPage): string {
  return first?.path ?? '';
}

/** Makes the collector of a provider; whatever it throws is reported for the provider’s file. */
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

/** What a module threw, or a part of it that was told apart before. */
function describeCrash(path: string, thrown: unknown): Crash {
  if (thrown instanceof DemoCrash)
    return { path: thrown.path, message: thrown.message, stack: thrown.stack, fault: thrown.fault };
  if (!(thrown instanceof Error)) return { path, message: String(thrown), stack: '' };
  const stack = toSources(thrown.stack ?? '');
  return SUSPENDED.test(thrown.message)
    ? { path, message: 'a component waits for something outside of `<Suspense>`', stack, fault: 'waits' }
    : { path, message: thrown.message, stack };
}

/** What React says of a tree that waits, at a place within React or this package. */
const SUSPENDED = /^A (?:component|React component) suspended while (?:responding|rendering)/;

/** Names the sources in a stack, where Node has not done so: other tools may have taken stacks over. */
function toSources(stack: string): string {
  return stack.replaceAll(
    /((?:[A-Za-z]:)?[\\/][^\n()]*?\.cjs):(\d+):(\d+)/g,
    (frame, file: string, line: string, column: string) => {
      const entry = findSourceMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (entry === undefined || !('originalSource' in entry)) return frame;
      const source = entry.originalSource.startsWith('file:')
        ? fileURLToPath(entry.originalSource)
        : resolve(dirname(file), entry.originalSource);
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}
