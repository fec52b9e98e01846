import { defineTreeRule } from './rule.ts';

export const misplacedKey = defineTreeRule({
  code: 'misplaced-key',
  severity: 'error',
  needsAll: true,
  summary: 'A key has no effect where it is.',
  why: 'The key is ignored there, so its setting silently has no effect.',
  check(tree, report) {
    for (const { node } of tree.nodes) {
      for (const { value, span } of node.misplaced) {
        report({
          at: span,
          message: `\`${value}\` has no effect ${NAMES[node.kind]}.`,
          help: HELP[value] ?? 'remove it',
        });
      }
    }
    for (const { themeOf } of tree.sections) {
      const other = themeOf && tree.sections.find(({ id }) => id.value === themeOf.value);
      if (themeOf === undefined || other === undefined || other.theme !== undefined) continue;
      report({
        at: themeOf.span,
        message: `The section \`${themeOf.value}\` has no \`theme\` of its own.`,
        help: 'write `controls` here, or name a section that has them',
      });
    }
    for (const { withoutEffect } of [tree.site, ...tree.sections]) {
      for (const key of withoutEffect) {
        const isLack = 'needs' in key;
        report({
          at: key.span,
          message: `\`${key.value}\` has no effect ${isLack ? `without \`${key.needs}\`` : `with \`${key.beside}\``}.`,
          help: isLack ? `add \`${key.needs}\`, or remove it` : 'remove it',
        });
      }
    }
  },
});

export const unseenHome = defineTreeRule({
  code: 'unseen-home',
  severity: 'warning',
  summary: 'A page of the site replaces the start page from the settings.',
  why: 'A page with the pathname `/` is the start page, so nobody sees what `home` says.',
  check(tree, report) {
    if (!tree.pages.has('/')) return;
    for (const at of tree.site.startPage)
      report({
        at,
        message: 'This is not shown, because the page `/` is the start page.',
        help: 'remove this setting or the page',
      });
  },
});

const NAMES = {
  page: 'on a page',
  link: 'on an external link',
  group: 'on this group',
  subheader: 'on this subheader',
} as const;

const HELP: Readonly<Record<string, string>> = {
  tabs: 'move it to a page of this site that has no children',
  package: 'add `generate: api`, or remove it',
  types: 'add `generate: api`, or remove it',
  kinds: 'add `generate: api`, or remove it',
  exclude: 'add `generate`, or remove it',
};
