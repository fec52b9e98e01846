import { defineTreeRule } from './rule.ts';

export const twoCurrentVersions = defineTreeRule({
  code: 'two-current-versions',
  severity: 'error',
  summary: 'Two versions of a section are marked as current.',
  why: 'The version menu shows the current one as the site’s own, so there is only one.',
  check(tree, report) {
    for (const { versions } of tree.sections) {
      const [first, ...others] = versions.filter(({ markedCurrent }) => markedCurrent !== undefined);
      for (const other of first ? others : []) {
        report({
          at: other.markedCurrent ?? other.text.span,
          message: `The version \`${other.text.value}\` is also marked as current.`,
          help: 'keep `current: true` on one version',
          related: first ? [{ message: 'first current version', at: first.markedCurrent ?? first.text.span }] : [],
        });
      }
    }
  },
});

export const versionWithoutTarget = defineTreeRule({
  code: 'version-without-target',
  severity: 'error',
  needsAll: true,
  summary: 'A version entry has no address for some or all of the pages.',
  why: 'The menu item would lead nowhere.',
  check(tree, report) {
    for (const { text, href, version, without, markedCurrent } of tree.sections.flatMap(({ versions }) => versions)) {
      if (href !== undefined) continue;
      const [hole] = without;
      if (hole !== undefined && version.pathTemplate !== undefined) {
        report({
          at: hole.span,
          message: `The version \`${text.value}\` has no address for \`${hole.value}\`.`,
          help: 'add `href` for the pages that the version does not have',
        });
      }
      if (version.pathTemplate !== undefined || markedCurrent !== undefined) continue;
      report({
        at: text.span,
        message: `The version \`${text.value}\` has neither \`href\` nor \`current\`.`,
        help: 'add `href`, or `current: true` to the version that this site documents',
      });
    }
  },
});

export const versionMismatch = defineTreeRule({
  code: 'version-mismatch',
  severity: 'warning',
  needsAll: true,
  summary: 'A version’s text differs from the installed version of its package.',
  why: 'The site would show a different version from the one that its examples and API pages come from.',
  check(tree, report) {
    for (const entry of tree.sections.flatMap(({ versions }) => versions)) {
      for (const key of ['package', 'documents'] as const) {
        const { text, [key]: name } = entry;
        if (name === undefined) continue;
        const installed = tree.input.packages[name.value]?.version;
        if (installed === undefined) {
          report({
            at: name.span,
            message: `The package \`${name.value}\` is not installed.`,
            help: `install it, or remove \`${key}\``,
          });
        } else if (key === 'package' && text.value.replace(/^v/, '') !== installed) {
          report({
            at: text.span,
            message: `The version \`${text.value}\` differs from the installed ${name.value} ${installed}.`,
            help: `write \`v${installed}\``,
          });
        }
      }
    }
  },
});
