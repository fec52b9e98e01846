import type { TranslatedFile } from '../../resolve/page-tree.ts';
import type { PageFile } from '../../model/project-input.ts';
import { translationKey } from '../../resolve/separate-languages.ts';
import { defineRule } from './rule.ts';

export const ambiguousPage = defineRule({
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
    const start = { line: 1, column: 1, offset: 0 };
    const first = new Map<string, string>();
    const files: readonly (PageFile & Partial<TranslatedFile>)[] = [...tree.input.pages, ...tree.translatedFiles];
    for (const { path, pathname, language } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
      const key = language === undefined ? pathname : translationKey(language, pathname);
      const other = first.get(key);
      if (other === undefined) first.set(key, path);
      else {
        report({
          at: { file: path, range: { start, end: start } },
          message: `Two files have the pathname \`${pathname}\`.`,
          help: 'keep one of them',
          related: [{ message: 'the other file', at: { file: other, range: { start, end: start } } }],
        });
      }
    }
  },
});
