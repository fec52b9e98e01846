import type { Footer, FooterLink, Home, SiteInfo } from '../manifest/manifest.ts';

/** The parts of `nav/site.yaml` that contain text for readers. */
type SpokenParts = Pick<SiteInfo, 'home' | 'footer' | 'banner' | 'colorSchemes'>;

/** Replaces the texts of start page, footer, banner and color schemes; commands and link targets stay. */
export function mapSiteTexts(
  { home, footer, banner, colorSchemes }: SpokenParts,
  say: (text: string) => string,
): SpokenParts {
  return {
    ...(home === undefined ? {} : { home: mapHome(home, say) }),
    ...(footer === undefined ? {} : { footer: mapFooter(footer, say) }),
    ...(banner === undefined ? {} : { banner: { ...banner, text: say(banner.text) } }),
    ...(colorSchemes === undefined
      ? {}
      : {
          colorSchemes: Object.fromEntries(
            Object.entries(colorSchemes).map(
              ([name, scheme]) => [name, { ...scheme, title: say(scheme.title) }] as const,
            ),
          ),
        }),
  };
}

/** Lists each of these texts once, in the order in which readers meet them. */
export function listSiteTexts(site: SpokenParts): readonly string[] {
  const texts = new Set<string>();
  mapSiteTexts(site, (text) => {
    texts.add(text);
    return text;
  });
  return [...texts];
}

function mapHome({ title, lead, actions, features, sections, ...home }: Home, say: (text: string) => string): Home {
  return {
    ...(title === undefined ? {} : { title: say(title) }),
    ...(lead === undefined ? {} : { lead: say(lead) }),
    ...home,
    ...(actions === undefined ? {} : { actions: mapLinks(actions, say) }),
    ...(features === undefined
      ? {}
      : { features: features.map((feature) => ({ ...feature, title: say(feature.title), text: say(feature.text) })) }),
    ...(sections === undefined
      ? {}
      : {
          sections: sections.map(({ links, ...section }) => ({
            ...section,
            title: say(section.title),
            ...(section.text === undefined ? {} : { text: say(section.text) }),
            ...(links === undefined
              ? {}
              : {
                  links: links.map((link) => ({
                    ...link,
                    title: say(link.title),
                    ...(link.text === undefined ? {} : { text: say(link.text) }),
                  })),
                }),
          })),
        }),
  };
}

function mapFooter({ columns, social, note }: Footer, say: (text: string) => string): Footer {
  return {
    ...(columns === undefined
      ? {}
      : { columns: columns.map(({ title, links }) => ({ title: say(title), links: mapLinks(links, say) })) }),
    ...(social === undefined ? {} : { social: mapLinks(social, say) }),
    ...(note === undefined ? {} : { note: say(note) }),
  };
}

function mapLinks(links: readonly FooterLink[], say: (text: string) => string): readonly FooterLink[] {
  return links.map((link) => ({ ...link, title: say(link.title) }));
}
