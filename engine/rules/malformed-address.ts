import type { PageTree } from '../page-tree.ts';
import type { Located } from '../navigation.ts';
import { isAbsoluteUrl, splitAddress, toPathname } from '../pathname.ts';
import { findSiteUrlMistake } from '../site-url.ts';
import { LACKS_PROTOCOL, wholeAddress } from '../whole-address.ts';
import { defineRule, type ReportFinding } from './rule.ts';

export const malformedAddress = defineRule({
  code: 'malformed-address',
  severity: 'error',
  summary: 'An address in the settings does not have the form that its use needs.',
  why: 'Links made from it lead to pages that do not exist, and search engines see wrong canonical addresses.',
  check(tree, report) {
    checkUrl(tree, report);
    const { editUrl, problemUrl, repository, foreign } = tree.site;
    for (const { value, span } of foreign) {
      if (SAFE_ADDRESS.test(value)) continue;
      report({
        at: span,
        message: `The address \`${value}\` does not start with https:.`,
        help: 'write the whole https address, or a path of this site',
      });
    }
    const links = tree.sections.flatMap(({ versions, allVersions }) => [
      allVersions,
      ...versions.flatMap(({ href, pathTemplate }) => [href, pathTemplate]),
    ]);
    for (const address of [...links, ...tree.site.links]) if (address) checkLink(address, tree, report);
    if (repository) checkHttp(repository, 'repository', report);
    // What is no address has no place for anything.
    if (editUrl && checkHttp(editUrl, 'editUrl', report)) checkHole(editUrl, 'editUrl', '{file}', report);
    if (problemUrl && checkHttp(problemUrl, 'problemUrl', report))
      checkHole(problemUrl, 'problemUrl', '{address}', report);
    for (const { versions } of tree.sections) {
      for (const { pathTemplate } of versions)
        if (pathTemplate) checkHole(pathTemplate, 'pathTemplate', '{pathname}', report);
    }
  },
});

function checkUrl({ site: { url } }: PageTree, report: ReportFinding): void {
  const mistake = url && findSiteUrlMistake(url.value);
  if (mistake)
    report({ at: url.span, message: `The site’s \`url\` \`${url.value}\` ${mistake.says}.`, help: mistake.help });
}

/** What is neither a whole address nor begins at the root would lead elsewhere from every page. */
function checkLink({ value, span }: Located<string>, { pages }: PageTree, report: ReportFinding): void {
  if (isAbsoluteUrl(value)) return;
  const whole = wholeAddress(value);
  if (whole !== undefined) {
    report({ at: span, message: `\`${value}\` ${LACKS_PROTOCOL}.`, help: `write \`${whole}\`` });
  } else if (!BEGINNING.test(value)) {
    const rooted = value.replace(/^(?:\.{0,2}\/)*/, '/');
    report({
      at: span,
      message: `\`${value}\` is neither a pathname nor a whole address.`,
      help: pages.has(toPathname(splitAddress(rooted).pathname))
        ? `write \`${rooted}\``
        : 'begin it with `/` for a page of this site, and with `https://` for another site',
    });
  }
}

/** A pathname, a place on the page that the reader is on, or what takes the place of their language or page. */
const BEGINNING = /^(?:[/#?]|\{(?:LANG|pathname)\})/;

function checkHttp({ value, span }: Located<string>, key: string, report: ReportFinding): boolean {
  if (/^https?:\/\/[^/\s]+/i.test(value)) return true;
  const whole = wholeAddress(value);
  report({
    at: span,
    message: `The \`${key}\` \`${value}\` is not a web address.`,
    help: whole === undefined ? 'write the whole https address' : `write \`${whole}\``,
  });
  return false;
}

function checkHole({ value, span }: Located<string>, key: string, hole: string, report: ReportFinding): void {
  if (!value.includes(hole))
    report({
      at: span,
      message: `The \`${key}\` \`${value}\` has no \`${hole}\`.`,
      help: `write \`${hole}\` where it belongs in the address`,
    });
}

// A path of the site itself is as safe as the site, and what stays on the reader’s own machine needs no encryption
// (https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy).
const SAFE_ADDRESS =
  /^(?:https:\/\/[^/\s]|\/(?![/\\])|http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?=[:/?#]|$))/i;
