import { collectDiagnostics } from './diagnostic.ts';
import { DEFAULT_CONTENT } from './normalize.ts';
import { parseYaml } from './parse/parse-yaml.ts';
import { findNode } from './parse/yaml-node.ts';

/**
 * Reads from `nav/site.yaml` where the pages are, so that they can be loaded before the site is compiled, even when
 * the file has mistakes.
 */
export function contentFolder(siteYaml: string): string {
  const source = { path: '', text: siteYaml };
  const parsed = parseYaml(source, collectDiagnostics([source]).report);
  const node = parsed && findNode(parsed.root, ['content']);
  const written = node?.kind === 'scalar' ? String(node.value ?? '') : parsed ? '' : (CONTENT_LINE.exec(siteYaml)?.[1] ?? '');
  const folder = written.replace(/\/+$/, '');
  return folder === '' ? DEFAULT_CONTENT : folder;
}

const CONTENT_LINE = /^content:[ \t]*['"]?([^\s'"#]+)/m;
