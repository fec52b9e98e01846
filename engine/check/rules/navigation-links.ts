import type { PageTree } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../../address/address.ts';
import { fileHref } from '../../address/href.ts';
import { toPathname, pathnamesUp } from '../../address/pathname.ts';
import { assetPathname } from '../../address/reference.ts';
import { nearAmong } from '../../text/suggest.ts';
import { meantAddress, anchorCheck } from './meant.ts';
import { destinations, hostOf, leadWithin, settingLinks } from './own-links.ts';
import { nearestPathname } from '../../address/nearest-pathname.ts';
import { defineTreeRule, type ReportFinding } from './rule.ts';

export const brokenNavigationAnchor = defineTreeRule({
  code: 'broken-navigation-anchor',
  severity: 'error',
  needsLanguages: true,
  isAdjustable: true,
  summary: 'A navigation node, or a link in the settings, refers to an anchor that its page does not have.',
  why: 'It would open the page at its top, like a link without the anchor.',
  check(tree, report) {
    const checkAnchor = anchorCheck(tree, report);
    for (const { node } of tree.nodes)
      if (node.kind === 'page' && node.hash !== undefined) checkAnchor(node.written, node.span);
    for (const { value, span, target } of settingLinks(tree)) checkAnchor(value, span, target);
  },
});

export const unknownReplacement = defineTreeRule({
  code: 'unknown-replacement',
  severity: 'error',
  needsAll: true,
  summary: 'The replacement of a deprecated page does not exist, or is the page itself.',
  why: 'The page tells its readers to use something else and sends them to the 404 page.',
  check(tree, report) {
    const isThere = destinations(tree);
    const checkAnchor = anchorCheck(tree, report);
    const nearest = nearestPathname(() => tree.pages.keys());
    for (const { node } of tree.nodes) {
      if (node.replacement === undefined) continue;
      const { value, span: at } = node.replacement;
      const { pathname: path, hash } = splitAddress(value);
      const pathname = toPathname(path);
      if (isAbsoluteUrl(value) || !isThere(pathname)) {
        report({
          at,
          message: `The replacement \`${value}\` is not a page.`,
          about: pathname,
          ...meantAddress(nearest(pathname), value, USE_PATHNAME),
        });
      } else if (node.kind !== 'link' && node.pathname === pathname && hash === undefined) {
        report({
          at,
          message: `The replacement \`${value}\` is the deprecated page itself.`,
          help: 'set the page to use instead, or write `deprecated: true`',
        });
      } else checkAnchor(value, at);
    }
  },
});

export const brokenNavigationLink = defineTreeRule({
  code: 'broken-navigation-link',
  severity: 'error',
  needsAll: true,
  summary: 'A setting leads to a page or file of this site that does not exist.',
  why: 'Readers who follow it land on the 404 page, and a picture that should be shown is missing.',
  check(tree, report) {
    const search: Search = {
      tree,
      report,
      isThere: destinations(tree),
      nearest: nearestPathname(() => tree.pages.keys()),
    };
    checkVersionLinks(search);
    checkVersions(tree, report);
    checkSettingLinks(search);
    checkPrefixes(search);
    if (tree.isContentKnown) checkFiles(tree, report);
  },
});

/** Tells whether there is something at a pathname, and finds the page that is meant by one without any. */
interface Search {
  readonly tree: PageTree;
  readonly report: ReportFinding;
  readonly isThere: ReturnType<typeof destinations>;
  readonly nearest: ReturnType<typeof nearestPathname>;
}

const USE_PATHNAME = 'use a pathname from the navigation';

/** Checks the addresses of versions. Outside the sections’ prefixes, the same host may serve another version. */
function checkVersionLinks({ tree, report, isThere, nearest }: Search): void {
  const addresses = tree.sections.flatMap(({ versions, allVersions }) => [
    allVersions,
    ...versions.map(({ href }) => href),
  ]);
  for (const address of addresses) {
    const path = address?.value.replace(/^\{LANG\}/, '') ?? '';
    const pathname = toPathname(splitAddress(path).pathname);
    if (address === undefined || !isOwnPath(path) || tree.findOwner(pathname) === undefined) continue;
    if (isThere(pathname)) continue;
    report({
      at: address.span,
      message: `The address \`${address.value}\` leads to a page that does not exist.`,
      about: pathname,
      ...meantAddress(nearest(pathname), address.value, USE_PATHNAME),
    });
  }
}

function checkSettingLinks({ tree, report, isThere, nearest }: Search): void {
  const host = hostOf(tree);
  for (const { value, span, target, isWhole, isElsewhere } of settingLinks(tree)) {
    const { pathname } = target;
    if (
      (isElsewhere && tree.findOwner(pathname) === undefined) ||
      tree.input.assets.includes(assetPathname(value)) ||
      isThere(pathname)
    )
      continue;
    const near = nearest(pathname);
    const message = `This leads to \`${value}\`, which is not a page.`;
    if (!isWhole || tree.drafts.has(pathname))
      report({ at: span, message, about: pathname, ...meantAddress(near, value, USE_PATHNAME) });
    // The host may serve something else at this address.
    else if (near?.isClear === true) {
      const write = leadWithin(value, near.value, host);
      report({ at: span, message, about: pathname, help: `write \`${write}\``, fix: { was: value, write } });
    }
  }
}

/** Checks the prefixes that versions lack, and those of stylesheets. */
function checkPrefixes({ tree, report, isThere, nearest }: Search): void {
  const prefixes = [
    ...tree.sections.flatMap(({ versions }) => versions.flatMap(({ without }) => without)),
    ...tree.site.stylesheetPrefixes,
  ];
  const folders = new Set(
    prefixes.length === 0 ? [] : Array.from(tree.pages.keys()).flatMap((pathname) => pathnamesUp(pathname).slice(1)),
  );
  for (const { value, span } of prefixes) {
    const pathname = toPathname(value);
    if (isThere(pathname) || folders.has(pathname) || tree.drafts.has(pathname)) continue;
    report({
      at: span,
      message: `There is no page at or below \`${value}\`.`,
      ...meantAddress(nearest(pathname), value, USE_PATHNAME),
    });
  }
}

/** Checks the stylesheets and pictures of the settings. */
function checkFiles(tree: PageTree, report: ReportFinding): void {
  const assets = new Set(tree.input.assets);
  const suggestAsset = nearAmong(() => assets);
  const files = [
    ...tree.site.stylesheets,
    ...tree.site.pictures,
    ...tree.site.adverts.images.filter(({ value }) => isOwnPath(value)),
    ...tree.sections.flatMap(({ logo, logoDark }) => [logo, logoDark]),
  ];
  for (const file of files) {
    const path = file && assetPathname(file.value);
    if (file === undefined || path === undefined || isAbsoluteUrl(file.value)) continue;
    if (assets.has(path) || tree.share?.mayLackFile(path) === true) continue;
    const near = suggestAsset(path);
    const named = near && { ...near, value: fileHref(near.value) };
    report({
      at: file.span,
      message: `There is no file \`${path}\` in ${tree.site.info.content}.`,
      ...meantAddress(named, file.value, 'add the file, or correct the address'),
    });
  }
}

/** Checks where other versions have their pages: on this host, but outside the sections’ prefixes. */
function checkVersions({ sections, findOwner }: PageTree, report: ReportFinding): void {
  for (const { version, pathTemplate } of sections.flatMap(({ versions }) => versions)) {
    const [before, after] = pathTemplate?.value.replaceAll('{LANG}', '').split('{pathname}') ?? [];
    if (pathTemplate === undefined || version.current || before === undefined || after === undefined) continue;
    if (isAbsoluteUrl(before) || !/^\/|^$/.test(before)) continue;
    const place = toPathname(before);
    const isSame = place === '/' && /^\/?$/.test(after);
    if (!isSame && findOwner(place) === undefined) continue;
    report({
      at: pathTemplate.span,
      message: isSame
        ? `The address \`${pathTemplate.value}\` leads to the page itself, not to the version \`${version.text}\`.`
        : `The address \`${pathTemplate.value}\` leads below \`${place}\`, where this site has no such pages.`,
      help: 'write where that version is before `{pathname}`, as in `/v1{pathname}` or `https://v1.example.com{pathname}`',
    });
  }
}

/** Returns whether an address is a path of this site; all others are external or malformed. */
function isOwnPath(address: string): boolean {
  return address.startsWith('/') && !isAbsoluteUrl(address);
}
