import type { PageTree } from '../../resolve/page-tree.ts';
import type { Located } from '../../model/navigation.ts';
import { isAbsoluteUrl, splitAddress } from '../../address/address.ts';
import { toPathname } from '../../address/pathname.ts';
import { findSiteUrlMistake } from '../../address/site-url.ts';
import type { Origin, Span } from '../../text/source.ts';
import { isWebAddress, LACKS_PROTOCOL, wholeAddress } from '../../address/whole-address.ts';
import { checkNoHoles, checkTemplate, checkAroundFile, FILE_HOLE, type Holes } from './address-templates.ts';
import { defineTreeRule, type ReportFinding } from './rule.ts';

type Wanted = 'picture' | 'stylesheet' | 'script';

/** A file that pages load, and the kind it has to be. */
interface LoadedFile {
  readonly file: Located<string>;
  readonly wanted: Wanted;
}

/** The page that most repository hosts show for a file, unless the raw file is requested. */
const SHOWN_FILE = /^https?:\/\/(?:www\.)?git(?:hub|lab)\.com\/.+?\/blob\/(?!.*[?&]raw=)/i;

export const malformedAddress = defineTreeRule({
  code: 'malformed-address',
  severity: 'error',
  summary: 'An address in the settings has the wrong form for its purpose.',
  why: 'Links made from it lead to pages that do not exist, and search engines see wrong canonical addresses.',
  check(tree, report) {
    const { url, editUrl, problemUrl, repository, links, related } = tree.site;
    const mistake = url && findSiteUrlMistake(url.value);
    if (mistake)
      report({ at: url.span, message: `The site’s \`url\` \`${url.value}\` ${mistake.says}.`, help: mistake.help });
    checkFiles(tree, report);
    for (const address of links) if (checkLink(address, tree, report)) checkNoHoles(address, report);
    if (repository && checkHttp(repository, 'repository', report)) checkNoHoles(repository, report);
    // Placeholders matter only in a valid address.
    if (editUrl && checkHttp(editUrl, 'editUrl', report) && checkTemplate(editUrl, EDIT_URL, report))
      checkAroundFile(editUrl, tree, report);
    if (problemUrl && checkHttp(problemUrl, 'problemUrl', report)) checkTemplate(problemUrl, PROBLEM_URL, report);
    for (const { allVersions } of tree.sections) checkVersion(allVersions, ALL_VERSIONS, tree, report);
    for (const { href, pathTemplate } of tree.sections.flatMap(({ versions }) => versions)) {
      checkVersion(href, VERSION_HREF, tree, report);
      checkVersion(pathTemplate, PATH_TEMPLATE, tree, report);
    }
    for (const { value, span } of related) checkHost(value, span, report);
    for (const { to, toAt } of tree.redirects) if (checkHost(to, toAt, report)) checkTarget(to, toAt, report);
    for (const { node } of tree.nodes) if (node.kind === 'link') checkHost(node.href, node.span, report);
  },
});

const EDIT_URL: Holes = { name: 'editUrl', needed: FILE_HOLE, known: [FILE_HOLE] };
const PROBLEM_URL: Holes = { name: 'problemUrl', needed: '{address}', known: ['{address}', '{title}'] };
const PATH_TEMPLATE: Holes = { name: 'pathTemplate', needed: '{pathname}', known: ['{pathname}', '{LANG}'] };
const ALL_VERSIONS: Holes = { name: 'allVersions', known: ['{LANG}'] };
const VERSION_HREF: Holes = { name: 'href', known: ['{LANG}'] };

/** Checks what pages load, and other addresses outside of the site. */
function checkFiles(tree: PageTree, report: ReportFinding): void {
  const { url, foreign } = tree.site;
  const loaded = loadedFiles(tree);
  for (const { file, wanted } of loaded) {
    if (SHOWN_FILE.test(file.value))
      report({
        at: file.span,
        message: `\`${file.value}\` is a web page that shows a file.`,
        help: `use a ${wanted}`,
      });
  }
  // An unencrypted site may load unencrypted files.
  const isSafe = /^http:/i.test(url?.value ?? '') ? isWebAddress : isSafeAddress;
  const remote = loaded.flatMap(({ file }) => (isAbsoluteUrl(file.value) && !foreign.includes(file) ? file : []));
  for (const address of [...foreign, ...remote]) checkForeign(address, isSafe, report);
}

function checkVersion(address: Located<string> | undefined, holes: Holes, tree: PageTree, report: ReportFinding): void {
  if (address && checkLink(address, tree, report)) checkTemplate(address, holes, report);
}

/** Checks an address that pages load, post to or link to. */
function checkForeign(
  { value, span }: Located<string>,
  isSafe: (address: string) => boolean,
  report: ReportFinding,
): void {
  if (OWN_PATH.test(value)) return;
  // A dangerous scheme has a message of its own.
  if (!checkHost(value, span, report) || isSafe(value)) return;
  report({
    at: span,
    message: `The address \`${value}\` does not start with https:.`,
    ...wholeOr('write the full https address, or a path of this site', value),
  });
}

/** Checks a link: one that is neither absolute nor starts at the root would have a different target on every page. */
function checkLink({ value, span }: Located<string>, { pages }: PageTree, report: ReportFinding): boolean {
  if (isAbsoluteUrl(value)) return checkHost(value, span, report);
  const whole = wholeAddress(value);
  if (whole !== undefined) {
    report({ at: span, message: `\`${value}\` ${LACKS_PROTOCOL}.`, help: `write \`${whole}\`` });
    return false;
  }
  if (BEGINNING.test(value)) return true;
  const rooted = value.replace(/^(?:\.{0,2}\/)*/, '/');
  report({
    at: span,
    message: `\`${value}\` is neither a pathname nor a full address.`,
    help: pages.has(toPathname(splitAddress(rooted).pathname))
      ? `write \`${rooted}\``
      : 'start it with `/` for a page of this site, or with `https://` for another site',
  });
  return false;
}

/** A pathname, a place on the current page, or a placeholder for its language or pathname. */
const BEGINNING = /^(?:[/#?]|\{(?:LANG|pathname)\})/;

/** A web address without a host leads nowhere; a mail address needs a recipient or a subject. */
function checkHost(value: string, at: Span | Origin, report: ReportFinding): boolean {
  if (/^https?:/i.test(value) ? isWebAddress(value) : !/^mailto:[^@?]*$/i.test(value)) return true;
  report({ at, message: `The address \`${value}\` leads nowhere.`, ...wholeOr('write the full address', value) });
  return false;
}

/** Hosts send the target of a redirect as it is, and each reads something of its own in what is no address. */
function checkTarget(value: string, at: Span | Origin, report: ReportFinding): void {
  // Letters of all scripts are escaped; a space or a line break is where something else begins.
  if (/[\s\p{Cc}]/u.test(value)) {
    report({
      at,
      message: `The target ${JSON.stringify(value)} is not an address.`,
      help: 'write one address; `%20` stands for a space',
    });
    return;
  }
  if (/^https?:\/\/[^/?#]*@/i.test(value))
    report({
      at,
      message: 'The target of the redirect contains a user name or password, which every reader would see.',
      help: 'remove what is in front of the `@`',
    });
}

function checkHttp({ value, span }: Located<string>, key: string, report: ReportFinding): boolean {
  if (isWebAddress(value)) return true;
  report({
    at: span,
    message: `The \`${key}\` \`${value}\` is not a web address.`,
    ...wholeOr('write the full https address', value),
  });
  return false;
}

function wholeOr(otherwise: string, value: string): { readonly help: string } {
  const whole = wholeAddress(value);
  return { help: whole === undefined || whole === value ? otherwise : `write \`${whole}\`` };
}

/** A path on the site itself, which is as safe as the site. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Addresses on the reader’s own machine need no encryption
 * (https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy).
 */
function isSafeAddress(value: string): boolean {
  return isWebAddress(value) && SAFE_START.test(value);
}

const SAFE_START = /^(?:https:|http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?=[:/?#]|$))/i;

/** Lists the files that the settings make pages load, wherever they are. */
function loadedFiles({ site, sections }: PageTree): readonly LoadedFile[] {
  const logos = sections.flatMap(({ logo, logoDark }) => [logo, logoDark]).filter((logo) => logo !== undefined);
  const as = (wanted: Wanted, files: readonly Located<string>[]) => files.map((file) => ({ file, wanted }));
  return [
    ...as('picture', [...site.pictures, ...site.adverts.images, ...logos]),
    ...as('stylesheet', site.stylesheets),
    ...as('script', site.scripts),
  ];
}
