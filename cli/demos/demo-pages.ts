import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { demoPlaces } from '../../engine/index.ts';
import type { DemoSettings, Pathname, RouteManifest } from '../../engine/manifest.ts';
import { hashOf } from '../content-cache.ts';
import { packageNamesIn } from './package-versions.ts';

/** A demo of a page. */
export interface DemoSource {
  /** Identifies it in its page: the name of its file, with that of the export where the page chooses one. */
  readonly name: string;
  /** As the page's directive says it. */
  readonly src: string;
  /** From the project's root. */
  readonly path: string;
  readonly source: string;
  /** What its module exports it as; `default` as a rule. */
  readonly exported: string;
  readonly settings: DemoSettings;
}

/** The module that wraps the demos of a section. */
export interface DemoProvider {
  /** From the root. */
  readonly path: string;
  /** Modules of the project that it consists of, itself among them. */
  readonly files: readonly string[];
  /** Packages that they import. */
  readonly packages: readonly string[];
  /** Changes with any of them. */
  readonly key: string;
}

/** A page with live demos, and all that its demos are made of. */
export interface DemoPage {
  readonly pathname: Pathname;
  readonly title: string;
  readonly section: string;
  readonly demos: readonly DemoSource[];
  readonly provider: DemoProvider | undefined;
  /** Texts of the project's own modules that demos import, by path from the root. */
  readonly siblings: Readonly<Record<string, string>>;
  /** Changes with any source. */
  readonly key: string;
}

/** Finds the pages of a manifest that have demos, with their sources. */
export function findDemoPages(root: string, manifest: RouteManifest): readonly DemoPage[] {
  const sections = new Map(manifest.sections.map((section) => [section.id, section]));
  const providers = new Map(manifest.sections.map(({ id, demoProvider }) => [id, demoProvider === undefined ? undefined : readProvider(root, demoProvider)]));
  return Object.values(manifest.routes).flatMap((route) => {
    const { file: path, demos: sources = [], demoSettings = {} } = route;
    if (path === undefined || sources.length === 0) return [];
    const provider = providers.get(route.section);
    const places = demoPlaces(path, sections.get(route.section)?.demoFolder);
    const demos = sources.map((src): DemoSource => readDemo(root, src, { places, settings: demoSettings[src] ?? {} }));
    const beside = readSiblings(root, demos.map((demo) => demo.path));
    const siblings = Object.fromEntries(Object.entries(beside).filter(([file]) => !demos.some((demo) => demo.path === file)));
    return [{ pathname: route.pathname, title: route.title, section: route.section, demos, provider, siblings, key: hashOf(JSON.stringify([demos, provider, siblings])) }];
  });
}

function readDemo(root: string, src: string, { places, settings }: { readonly places: readonly string[]; readonly settings: DemoSettings }): DemoSource {
  const [module = '', chosen] = src.split('#');
  const path = places.map((place) => posix.join(place, module)).find((file) => existsSync(join(root, file))) ?? posix.join(places[0] ?? '', module);
  const source = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  const file = posix.basename(path).replace(/\.[jt]sx$/, '');
  // A folder whose module is `index` is named like the component.
  const name = file === 'index' ? posix.basename(posix.dirname(path)) : file;
  return { name: chosen === undefined ? name : `${name}-${chosen}`, src, path, source, exported: chosen ?? exportOf(source), settings };
}

/** The default export, or else the first one that can be a component. */
function exportOf(source: string): string {
  if (/^export\s+default\b|^export\s*\{[^}]*\bas\s+default\b/m.test(source)) return 'default';
  return /^export\s+(?:async\s+)?(?:function|const|let|class)\s+([A-Z]\w*)/m.exec(source)?.[1] ?? /^export\s*\{\s*([A-Z]\w*)/m.exec(source)?.[1] ?? 'default';
}

function readProvider(root: string, path: string): DemoProvider {
  const texts = readSiblings(root, [path]);
  return { path, files: Object.keys(texts), packages: packageNamesIn(Object.values(texts)), key: hashOf(JSON.stringify(texts)) };
}

/** Every module of the project that demos are made of, from the root. */
export function modulesOf(pages: readonly DemoPage[]): readonly string[] {
  return [...new Set(pages.flatMap(({ demos, provider, siblings }) => [...demos.map(({ path }) => path), ...Object.keys(siblings), ...(provider?.files ?? [])]))];
}

/** Of names, for effects alone, and when it is wanted. */
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)['"?]/g;
const KINDS = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'];
const ENDINGS = ['', ...KINDS, ...KINDS.map((kind) => `/index${kind}`)];

/** What readers can read of what a demo imports. */
const TEXT = /\.(?:[cm]?[jt]sx?|json|css|scss|sass|less|styl|pcss|svg|md|txt)$/;

/** Bytes above which what a demo imports is data, and no reading. */
const LONGEST = 12_000;

/** What a demo imports beside it and below, directly or not, in the order of its imports; from the root. `texts` holds what is there. */
export function siblingsOf({ path, source }: Pick<DemoSource, 'path' | 'source'>, texts: Readonly<Record<string, string>>): readonly string[] {
  const found = new Set<string>();
  const look = (file: string, text: string): void => {
    for (const target of importsOf(file, text, (candidate) => texts[candidate] !== undefined)) {
      const own = texts[target] ?? '';
      if (found.has(target) || !target.startsWith(`${dirname(path)}/`) || own.length > LONGEST) continue;
      found.add(target);
      look(target, own);
    }
  };
  look(path, source);
  return [...found];
}

/** Everything that files of the project import from each other, as far as it is text. */
function readSiblings(root: string, files: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found[file] !== undefined || !TEXT.test(file)) continue;
    const text = readText(join(root, file));
    if (text === undefined) continue;
    found[file] = text;
    open.push(...importsOf(file, text, (path) => readText(join(root, path)) !== undefined));
  }
  return found;
}

function importsOf(file: string, text: string, exists: (path: string) => boolean): readonly string[] {
  return Array.from(text.matchAll(RELATIVE_IMPORT)).flatMap(([, address = '']) => {
    const target = posix.join(dirname(file), address);
    return ENDINGS.map((ending) => target + ending).find(exists) ?? [];
  });
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
