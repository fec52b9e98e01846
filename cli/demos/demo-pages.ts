import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Pathname, RouteManifest } from '../../engine/manifest.ts';
import { hashOf } from '../content-cache.ts';
import { packageNamesIn } from './package-versions.ts';

/** A demo of a page. */
export interface DemoSource {
  /** Name of its component, which its file is named after. */
  readonly name: string;
  /** As the page's directive says it. */
  readonly src: string;
  /** From the project's root. */
  readonly path: string;
  readonly source: string;
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
  const providers = new Map(manifest.sections.map(({ id, demoProvider }) => [id, demoProvider === undefined ? undefined : readProvider(root, demoProvider)]));
  return Object.values(manifest.routes).flatMap((route) => {
    const { file: path, demos: sources = [] } = route;
    if (path === undefined || sources.length === 0) return [];
    const provider = providers.get(route.section);
    const demos = sources.map((src): DemoSource => {
      const file = posix.join(posix.dirname(path), src);
      return { name: posix.basename(src, '.tsx'), src, path: file, source: readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n') };
    });
    const beside = readSiblings(root, demos.map((demo) => demo.path));
    const siblings = Object.fromEntries(Object.entries(beside).filter(([file]) => !demos.some((demo) => demo.path === file)));
    return [{ pathname: route.pathname, title: route.title, section: route.section, demos, provider, siblings, key: hashOf(JSON.stringify([demos, provider, siblings])) }];
  });
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
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const KINDS = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'];
const ENDINGS = ['', ...KINDS, ...KINDS.map((kind) => `/index${kind}`)];

/** Everything that files of the project import from each other. */
function readSiblings(root: string, files: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found[file] !== undefined) continue;
    const text = readText(join(root, file));
    if (text === undefined) continue;
    found[file] = text;
    for (const [, address = ''] of text.matchAll(RELATIVE_IMPORT)) {
      const target = posix.join(dirname(file), address);
      const existing = ENDINGS.map((ending) => target + ending).find((path) => readText(join(root, path)) !== undefined);
      if (existing !== undefined) open.push(existing);
    }
  }
  return found;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
