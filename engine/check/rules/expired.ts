import type { ResolvedSection } from '../../resolve/page-tree.ts';
import type { Fix } from '../../diagnostic/diagnostic.ts';
import { removePairAt } from '../../yaml/edit-list.ts';
import type { SourceFile, Span } from '../../text/source.ts';
import { defineTreeRule } from './rule.ts';

export const expiredNewFeature = defineTreeRule({
  code: 'expired-new-feature',
  severity: 'warning',
  needsAll: true,
  summary: 'A page is still marked as new after the version or date that its `until` names.',
  why: 'When everything is new, nothing is: readers stop looking at the mark.',
  check(tree, report) {
    for (const { node, section } of tree.nodes) {
      if (node.newUntil === undefined) continue;
      const { value, span } = node.newUntil;
      const current = DATE.test(value) ? tree.input.today : currentVersion(section);
      if (current === undefined || !isAfter(current, value)) continue;
      report({
        at: span,
        message: `\`${node.title}\` was new until \`${value}\`, and it is now ${current}.`,
        help: 'remove `newFeature`',
        fix: removeKey(tree.input.nav, span),
      });
    }
  },
});

export const expiredBanner = defineTreeRule({
  code: 'expired-banner',
  severity: 'warning',
  summary: 'The banner’s last day has passed.',
  why: 'Builds leave it out, so the setting does nothing.',
  check(tree, report) {
    const until = tree.site.bannerUntil;
    if (until === undefined || tree.input.today <= until.value) return;
    report({
      at: until.span,
      message: `The banner’s last day was \`${until.value}\`, and today is ${tree.input.today}.`,
      help: 'remove `banner`, or set `until` to a later day',
    });
  },
});

function removeKey(nav: readonly SourceFile[], { file, start }: Span): Fix | undefined {
  const source = nav.find(({ path }) => path === file);
  const edit = source && removePairAt(source, start, 'newFeature');
  return edit && { edits: [edit] };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function currentVersion(section: ResolvedSection): string | undefined {
  return section.versions.find(({ version }) => version.current)?.text.value;
}

/** Compares dates and dotted versions part by part, ignoring a leading `v`. */
function isAfter(current: string, until: string): boolean {
  const a = parts(current);
  const b = parts(until);
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function parts(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
