import type { PageTree } from '../../resolve/page-tree.ts';
import type { Located } from '../../model/navigation.ts';
import { hasSafeScheme, isAbsoluteUrl } from '../../address/address.ts';
import type { Origin, Span } from '../../text/source.ts';
import { wholeAddress } from '../../address/whole-address.ts';
import { defineTreeRule } from './rule.ts';

export const unsafeHref = defineTreeRule({
  code: 'unsafe-href',
  severity: 'error',
  summary: 'An address has a scheme other than http, https and mailto.',
  why: 'Addresses such as `javascript:` run code in the reader’s browser, and others lead nowhere on a public site.',
  check(tree, report) {
    const check = (value: string, at: Span | Origin) => {
      if (!isAbsoluteUrl(value) || hasSafeScheme(value)) return;
      const whole = wholeAddress(value);
      report({
        at,
        message: `The address \`${value}\` does not start with https://, http:// or mailto:.`,
        help: whole === undefined ? 'write the full https address' : `write \`${whole}\``,
      });
    };
    for (const { value, span } of settings(tree)) check(value, span);
    for (const { to, toAt } of tree.redirects) check(to, toAt);
    for (const { node } of tree.nodes) {
      if (node.kind === 'link') check(node.href, node.span);
      // A group’s address is reported as a malformed pathname, unless it is dangerous.
      else if (node.written !== undefined && node.written.charCodeAt(0) !== SLASH) check(node.written, node.span);
    }
  },
});

const SLASH = 47;

function settings({ site, sections }: PageTree): readonly Located<string>[] {
  const optional = [
    site.editUrl,
    site.problemUrl,
    site.repository,
    ...site.stylesheets,
    ...site.pictures,
    ...site.links,
    ...sections.flatMap(({ versions, allVersions, logo, logoDark }) => [
      logo,
      logoDark,
      allVersions,
      ...versions.flatMap(({ href, pathTemplate }) => [href, pathTemplate]),
    ]),
  ];
  return optional.filter((address) => address !== undefined);
}

export const unknownLinkAttribute = defineTreeRule({
  code: 'unknown-link-attribute',
  severity: 'error',
  summary: '`linkProps` has something other than target, rel and data attributes.',
  why: 'The attributes are copied to the link as they are; handlers and styles from data would run in the reader’s browser.',
  check(tree, report) {
    for (const { node } of tree.nodes) {
      for (const [name, { span }] of Object.entries(node.linkProps ?? {})) {
        if (name === 'target' || name === 'rel' || /^data-[a-z0-9-]+$/.test(name)) continue;
        report({
          at: span,
          message: `\`${name}\` is not allowed in \`linkProps\`.`,
          help: 'use `target`, `rel` or a name that starts with `data-`',
        });
      }
    }
  },
});
