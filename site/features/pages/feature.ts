import { toPathname } from '../../../engine/address/pathname.ts';
import { defineFeature, type Drawing } from '../../feature/feature.ts';
import { TAG_WORDS } from '../../text/tag-words.ts';
import { drawList, pagesBelow, writeList, type PageList, findGroup } from './page-list.ts';

/** The pages of a group, as the navigation has them. */
export const pages = defineFeature({
  name: 'pages',
  says: 'A list of the pages of a group, with pictures of their demos.',
  asked: ['line'],
  ask: { of: { kind: 'group', required: true, says: 'Pathname of the group.' } },
  made: true,
  find({ of }, { manifest, route, pictures, base, hrefOf }): PageList | undefined {
    const nodes = findGroup(toPathname(of), manifest)?.children;
    if (nodes === undefined) return undefined;
    const shown = pagesBelow(nodes).map(({ pathname }) => {
      const files = pictures[pathname];
      const picture = files && { light: `${base}/${files.light}`, dark: `${base}/${files.dark}` };
      return [
        pathname,
        { href: hrefOf(pathname), description: manifest.routes[pathname]?.description, picture },
      ] as const;
    });
    return { nodes, current: route.pathname, pages: Object.fromEntries(shown), url: manifest.site.url };
  },
  html: (_, { data, words }: Drawing<PageList>) => data && drawList(data, { ...TAG_WORDS, ...words }),
  markdown: (_, { data }) => data && writeList(data),
});
