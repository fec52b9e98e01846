import type { Located } from '../../model/navigation.ts';
import { inSite, joinOwnAddress, originOf, splitOwnAddress, type OwnHost } from '../../resolve/own-address.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress, type SplitAddress } from '../../address/address.ts';
import { toPathname } from '../../address/pathname.ts';
import { resolveReference } from '../../address/reference.ts';
import { leadTo } from './meant.ts';

/** A link in the settings or the navigation to a page of the site. */
interface SettingLink extends Located<string> {
  readonly target: SplitAddress;
  /** Whether it includes the official host. */
  readonly isWhole: boolean;
  /** Whether it may lead to something else on the same host: a whole address, or the path of an ad. */
  readonly isElsewhere: boolean;
}

/**
 * Lists the links of start page, footer, banner, ads and external nodes that stay within the site, as paths or absolute
 * addresses.
 */
export function settingLinks(tree: PageTree): readonly SettingLink[] {
  const { site, sections, nodes, slugs } = tree;
  const host = hostOf(tree);
  const place = { from: '/', folder: '/', languages: host.languages, slugs };
  const whole = (link: Located<string>): readonly SettingLink[] => {
    const own = inSite(link.value, host);
    const target = own === undefined ? undefined : resolveReference(own, place);
    // The host may serve files that are not part of the site.
    return target?.kind === 'page' ? [{ ...link, target, isWhole: true, isElsewhere: true }] : [];
  };
  const adverts = new Set(site.adverts.links);
  const links = [...adverts, ...site.links].flatMap((link): readonly SettingLink[] => {
    if (isAbsoluteUrl(link.value)) return whole(link);
    const target = splitAddress(link.value);
    // Other addresses of an ad are malformed.
    if (!target.pathname.startsWith('/')) return [];
    const pathname = toPathname(target.pathname);
    return [{ ...link, target: { ...target, pathname }, isWhole: false, isElsewhere: adverts.has(link) }];
  });
  const external = nodes.flatMap(({ node }) =>
    node.kind === 'link' ? whole({ value: node.href, span: node.span }) : [],
  );
  return [...links, ...sections.flatMap(({ allVersions }) => (allVersions ? whole(allVersions) : [])), ...external];
}

/**
 * Makes a function that tells whether there is something at the pathname of a link: a page, a redirect, or a file that no
 * tree refers to, which has a message of its own.
 */
export function destinations({ pages, files, redirects }: PageTree): (pathname: string) => boolean {
  const redirected = new Set<string>(redirects.map(({ from }) => from));
  // Every site has a start page.
  return (pathname) => pages.has(pathname) || pathname === '/' || redirected.has(pathname) || files.has(pathname);
}

/** Returns the official host of a project, to tell which absolute addresses are within the site. */
export function hostOf({ site }: PageTree): OwnHost {
  return {
    origin: originOf(site),
    apiAddresses: site.info.apiAddresses,
    languages: site.languages.map(({ value }) => value),
  };
}

/** Changes the target of a link within the site; absolute addresses stay absolute. */
export function leadWithin(href: string, to: string, host: OwnHost): string {
  const own = isAbsoluteUrl(to) ? undefined : splitOwnAddress(href, host);
  return own === undefined ? leadTo(href, to) : joinOwnAddress(own, leadTo(own.address, to), host);
}
