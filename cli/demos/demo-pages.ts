import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { RouteManifest } from '../../engine/manifest.ts';
import { hashOf } from '../content-cache.ts';

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

/** A page with live demos, and all that its demos are made of. */
export interface DemoPage {
  readonly pathname: string;
  readonly section: string;
  readonly demos: readonly DemoSource[];
  /** Module that wraps the demos, from the root. */
  readonly provider: string | undefined;
  /** Changes with the provider and what it imports. */
  readonly providerKey: string;
  /** Texts of the project's own modules that demos import, by path from the root. */
  readonly siblings: Readonly<Record<string, string>>;
  /** Changes with any source. */
  readonly key: string;
}

/** Finds the pages of a manifest that have demos, with their sources. */
export function findDemoPages(root: string, manifest: RouteManifest): readonly DemoPage[] {
  const providerKeys = new Map<string, string>();
  const providers = new Map(manifest.sections.map(({ id, demoProvider }) => [id, demoProvider]));
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
    const providerKey = provider === undefined ? '' : (providerKeys.get(provider) ?? hashOf(JSON.stringify(readSiblings(root, [provider]))));
    if (provider !== undefined) providerKeys.set(provider, providerKey);
    return [{ pathname: route.pathname, section: route.section, demos, provider, providerKey, siblings, key: hashOf(JSON.stringify([demos, provider, providerKey, siblings])) }];
  });
}

const RELATIVE_IMPORT = /\bfrom\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

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
