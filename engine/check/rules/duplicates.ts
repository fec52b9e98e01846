import type { PlacedNode, ResolvedSection, TranslatedFile } from '../../resolve/page-tree.ts';
import { joinPathname } from '../../address/pathname.ts';
import { startOf, type Span, type Origin } from '../../text/source.ts';
import { defineTreeRule } from './rule.ts';
import type { PageFile } from '../../model/project-input.ts';
import { translationKey } from '../../resolve/page-pathnames.ts';
import { notingFirst } from '../../text/gather.ts';

export const duplicatePathname = defineTreeRule({
  code: 'duplicate-pathname',
  severity: 'error',
  summary: 'Two nodes of one page tree have the same pathname.',
  why: 'Only one page can be served at a pathname; the sidebar would mark both entries as current, and the links to the previous and next page would go in circles.',
  check(tree, report) {
    let section: ResolvedSection | undefined;
    let note = notingFirst<Span>();
    for (const placed of tree.nodes) {
      if (placed.section !== section) note = notingFirst();
      ({ section } = placed);
      forEachAddress(placed, tree.unknown.isBroken(section.file), (pathname, span) => {
        const first = note(pathname, span);
        if (first === undefined) return;
        report({
          at: span,
          // The specification prescribes this message (section 8).
          message: `Duplicated pathname ${pathname} in pages`,
          help: 'remove one of them, or give it a pathname of its own',
          related: [{ message: 'first node at this pathname', at: first }],
        });
      });
    }
  },
});

function forEachAddress({ node }: PlacedNode, isBroken: boolean, visit: (pathname: string, span: Span) => void): void {
  // A group without a pathname got a free one.
  if (node.kind === 'link' || node.written === undefined) return;
  if (node.kind === 'page' && node.hash !== undefined) return visit(`${node.pathname}#${node.hash}`, node.span);
  visit(node.pathname, node.span);
  if (node.kind !== 'page') return;
  let hasOwnTab = false;
  for (const { segment, span } of node.tabs) {
    if (segment !== undefined) visit(joinPathname(node.pathname, segment), span);
    // The first tab without a segment is the page itself; a mistake may have hidden that of another.
    else if (hasOwnTab && !isBroken) visit(node.pathname, span);
    hasOwnTab ||= segment === undefined;
  }
}

export const duplicatePageId = defineTreeRule({
  code: 'duplicate-page-id',
  severity: 'error',
  needsAll: true,
  summary: 'Two pages have the same `id`.',
  why: 'The id identifies the page even when its pathname changes; two pages with one id would mix up links and statistics.',
  check(tree, report) {
    const note = notingFirst<Origin>();
    for (const { path: file, facts } of tree.input.pages) {
      const { id } = facts.frontMatter;
      if (id === undefined) continue;
      // Facts that were cached by hand may lack a range.
      const at = facts.idRange === undefined ? startOf(file) : { file, range: facts.idRange };
      const other = note(id, at);
      if (other === undefined) continue;
      report({
        at,
        message: `The page id \`${id}\` is already taken.`,
        help: 'give the page an id of its own, or remove `id`',
        related: [{ message: 'first page with this id', at: other }],
      });
    }
  },
});

export const duplicateLanguage = defineTreeRule({
  code: 'duplicate-language',
  severity: 'error',
  summary: 'A language is listed twice.',
  why: 'Its pages would be written twice to the same place, and readers would see two entries for one language.',
  check(tree, report) {
    const note = notingFirst<Span>();
    for (const { value, span } of tree.site.languages) {
      const first = note(value, span);
      if (first === undefined) continue;
      report({
        at: span,
        message: `The language \`${value}\` is listed twice.`,
        help: 'remove one of the two entries',
        related: [{ message: 'first entry', at: first }],
      });
    }
  },
});

export const caseCollision = defineTreeRule({
  code: 'case-collision',
  severity: 'error',
  summary: 'Two pathnames differ only in upper and lower case.',
  why: 'On file systems and hosts that ignore case, one page overwrites the other.',
  check(tree, report) {
    const folded = new Map<string, string>();
    for (const { pathname, span } of tree.pages.values()) {
      const lower = pathname.toLowerCase();
      // Only a pathname with upper-case letters can collide.
      if (lower === pathname) continue;
      const other = tree.pages.get(lower) ?? tree.pages.get(folded.get(lower) ?? '');
      if (other === undefined) folded.set(lower, pathname);
      else {
        report({
          at: span,
          message: `The pathname \`${pathname}\` differs from \`${other.pathname}\` only in upper and lower case.`,
          help: 'rename one of the two pages',
          related: [{ message: 'the other page', at: other.span }],
        });
      }
    }
  },
});

export const ambiguousPage = defineTreeRule({
  code: 'ambiguous-page',
  severity: 'error',
  needsLanguages: true,
  summary: 'Two Markdown files, or a file and a module, have the same pathname.',
  why: 'Only one of them can be shown, and which one would be arbitrary.',
  check(tree, report) {
    for (const { pathname, file, node } of tree.pages.values())
      if (file !== undefined && node?.kind === 'page' && node.module !== undefined && node.pathname === pathname)
        report({
          at: node.module.span,
          message: `\`${pathname}\` has both a module and a file.`,
          help: `remove the module here, or the file \`${file.path}\``,
        });
    if (tree.files.size === tree.input.pages.length && tree.translated.size === tree.translatedFiles.length) return;
    const note = notingFirst<string>();
    const files: readonly (PageFile & Partial<TranslatedFile>)[] = [...tree.input.pages, ...tree.translatedFiles];
    for (const { path, pathname, language } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
      const key = language === undefined ? pathname : translationKey(language, pathname);
      const other = note(key, path);
      if (other === undefined) continue;
      report({
        at: startOf(path),
        message: `Two files have the pathname \`${pathname}\`.`,
        help: 'keep one of them',
        related: [{ message: 'the other file', at: startOf(other) }],
      });
    }
  },
});
