import { CompletionItemKind } from 'vscode-languageserver';
import { iconName } from '../../engine/address/icon-file.ts';
import { folderPathname } from '../../engine/address/page-file.ts';
import { resolveReference } from '../../engine/address/reference.ts';
import type { Snapshot } from './workspace.ts';

/** What may be written at the cursor. */
export interface Candidate {
  readonly text: string;
  readonly kind: CompletionItemKind;
  readonly detail?: string | undefined;
  readonly documentation?: string | undefined;
  /** Text to append. */
  readonly suffix?: string | undefined;
}

/** The candidates for a word. */
export interface Completions {
  /** The part of the word that is typed already. */
  readonly typed: string;
  readonly candidates: Iterable<Candidate>;
}

/** Completes the address of a page, or an anchor on it. */
export function addresses(snapshot: Snapshot, path: string, typed: string): Completions {
  const at = typed.indexOf('#');
  if (at < 0) return { typed, candidates: pagesOf(snapshot) };
  const { tree, input, content } = snapshot;
  const own = input.pages.find((page) => page.path === path);
  const target = resolveReference(typed.slice(0, at), {
    from: own?.pathname ?? '/',
    folder: folderPathname(path, content),
  });
  const page =
    target.kind === 'page'
      ? (tree.pages.get(target.pathname)?.file ?? (target.pathname === own?.pathname ? own : undefined))
      : undefined;
  return {
    typed: typed.slice(at + 1),
    candidates: listed(page?.facts.anchors ?? [], CompletionItemKind.Reference),
  };
}

/** Lists all pages. */
export function* pagesOf({ tree }: Snapshot): Generator<Candidate> {
  for (const { pathname, title, file } of tree.pages.values())
    yield {
      text: pathname,
      kind: CompletionItemKind.File,
      detail: title,
      documentation: file?.facts.frontMatter.description,
    };
}

/** Lists all icons. */
export function iconsOf({ input }: Snapshot): readonly Candidate[] {
  const names = input.assets.flatMap((asset) => iconName(asset) ?? []);
  return listed(names, CompletionItemKind.File);
}

/** Lists texts of one kind that may be written. */
export function listed(texts: readonly unknown[], kind: CompletionItemKind): readonly Candidate[] {
  return texts.map((text) => ({ text: String(text), kind }));
}
