import { defineTreeRule } from './rule.ts';
import { nameOf, pathOf, writtenPathnames, generatedPathnames } from './written-pathnames.ts';
import { toPathname } from '../../address/pathname.ts';

export const trailingSlash = defineTreeRule({
  code: 'trailing-slash',
  severity: 'warning',
  summary: 'A pathname ends with a slash.',
  why: 'Pathnames are compared without it, so it is removed. One spelling per page keeps searching and renaming simple.',
  check(tree, report) {
    for (const written of writtenPathnames(tree)) {
      if (written.of === 'segment' || !/\/(?:[#?]|$)/.test(written.value)) continue;
      const path = pathOf(written);
      if (path.length > 1 && path.endsWith('/')) {
        const plain = `${path.replace(/\/+$/, '')}${written.value.slice(path.length)}`;
        report({
          at: written.at,
          message: `The ${nameOf(written)} \`${written.value}\` ends with a slash.`,
          help: `write \`${plain}\``,
          fix: { was: written.value, write: plain },
        });
      }
    }
  },
});

export const uppercasePathname = defineTreeRule({
  code: 'uppercase-pathname',
  severity: 'warning',
  summary: 'A pathname has upper-case letters.',
  why: 'Some hosts are case-sensitive and some are not, so a page that works on one may be missing on another.',
  check(tree, report) {
    for (const written of writtenPathnames(tree)) {
      // Old addresses may have any form.
      if (written.of === 'redirect' || written.of === 'target') continue;
      const path = pathOf(written);
      const lower = path.toLowerCase();
      if (path === lower) continue;
      const meant = written.of === 'node' ? tree.unbound.misspelt.get(toPathname(path)) : undefined;
      // What is most likely another page is reported as such.
      if (meant !== undefined && meant.value !== lower) continue;
      const plain = `${lower}${written.value.slice(path.length)}`;
      // A file with these letters would have to be renamed too, which is more than a text edit.
      const isFree = written.of === 'node' && !tree.files.has(toPathname(path)) && !tree.pages.has(toPathname(lower));
      report({
        at: written.at,
        message: `The ${nameOf(written)} \`${written.value}\` has upper-case letters.`,
        help: `write \`${plain}\``,
        ...(isFree ? { fix: { was: written.value, write: plain } } : {}),
      });
    }
    for (const { pathname, at, isSlug, rename } of generatedPathnames(tree)) {
      const lower = pathname.toLowerCase();
      if (pathname === lower) continue;
      report({
        at,
        message: `The pathname \`${pathname}\` has upper-case letters.`,
        help: isSlug ? `write \`${lower}\`` : rename,
      });
    }
  },
});
