import type { Hover, Location } from 'vscode-languageserver';
import { existsSync } from 'node:fs';
import type { FoundReference } from './find-reference.ts';
import { toLocation, uriOf } from './places.ts';
import { absolute, type Snapshot, type Workspace } from './workspace.ts';

/** Returns the page's Markdown, and its place in the navigation. */
export function locate(found: FoundReference, { tree }: Snapshot, workspace: Workspace): readonly Location[] {
  const start = { line: 0, character: 0 };
  const fileAt = (path: string): Location => ({ uri: uriOf(path, workspace), range: { start, end: start } });
  if (found.kind === 'file') return existsSync(absolute(workspace, found.path)) ? [fileAt(found.path)] : [];
  const page = tree.pages.get(found.pathname);
  if (page === undefined) {
    const redirect = tree.redirects.find(({ from }) => from === found.pathname);
    return redirect === undefined ? [] : [toLocation(redirect.fromAt, workspace)];
  }
  return [...(page.file === undefined ? [] : [fileAt(page.file.path)]), toLocation(page.span, workspace)];
}

/** Returns what an editor shows about the page under the cursor. */
export function describePage(found: FoundReference, { tree }: Snapshot): Hover | undefined {
  if (found.kind === 'file') return undefined;
  const page = tree.pages.get(found.pathname);
  if (page === undefined) {
    const to = tree.redirects.find(({ from }) => from === found.pathname)?.to;
    return to === undefined
      ? undefined
      : { contents: { kind: 'markdown', value: `Redirected to \`${to}\`` }, range: found.range };
  }
  const { title, tags, section, file } = page;
  const description = file?.facts.frontMatter.description;
  const name = tree.sections.find(({ id }) => id.value === section)?.name ?? section;
  const lines = [
    `**${title}**${tags.map((tag) => ` \`${tag}\``).join('')}`,
    ...(description === undefined ? [] : [description]),
    `${name} · \`${found.pathname}\``,
  ];
  return { contents: { kind: 'markdown', value: lines.join('\n\n') }, range: found.range };
}
