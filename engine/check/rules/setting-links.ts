import type { Located } from '../../model/navigation.ts';
import { inSite } from '../../resolve/own-address.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress, type SplitAddress } from '../../address/address.ts';
import { toPathname } from '../../address/pathname.ts';
import { resolveReference } from '../../address/reference.ts';
import { hostOf } from './own-host.ts';

/** A link in the settings or the navigation to a page of the site. */
export interface SettingLink extends Located<string> {
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
