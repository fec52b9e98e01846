import type { Footer, FooterLink, Home, SectionTheme, SiteInfo, ThemeControl } from '../manifest/manifest.ts';

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

/** Replaces what readers see of a section's theme; values and code stay. */
export function mapThemeTexts<Theme extends Pick<SectionTheme, 'controls'>>(
  theme: Theme,
  say: (text: string) => string,
): Theme {
  return { ...theme, controls: theme.controls.map((control) => mapControl(control, say)) };
}

function mapControl(control: ThemeControl, say: (text: string) => string): ThemeControl {
  const label = say(control.label);
  return control.kind === 'choice'
    ? {
        ...control,
        label,
        options: Object.fromEntries(
          Object.entries(control.options).map(([name, value]) => [say(name), value] as const),
        ),
      }
    : { ...control, label };
}

/** Lists each text of the settings and of the sections' themes once, in the order in which readers meet them. */
export function listSiteTexts(
  site: SpokenParts,
  sections: readonly { readonly theme: Pick<SectionTheme, 'controls'> | undefined }[],
): readonly string[] {
  const texts = new Set<string>();
  const say = (text: string): string => {
    texts.add(text);
    return text;
  };
  mapSiteTexts(site, say);
  for (const { theme } of sections) if (theme) mapThemeTexts(theme, say);
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
