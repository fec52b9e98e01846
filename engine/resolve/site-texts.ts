import type {
  Footer,
  FooterLink,
  Home,
  SectionTheme,
  SiteInfo,
  ThemeControl,
  ColorScheme,
} from '../manifest/manifest.ts';
import { definedOnly } from '../text/defined-only.ts';
import type { PageTree } from './page-tree.ts';

/** The parts of `nav/site.yaml` that contain text for readers. */
type SpokenParts = Pick<SiteInfo, 'home' | 'footer' | 'banner' | 'colorSchemes'>;

/** Returns today’s settings: an expired banner is removed. */
export function infoToday({ site: { info, bannerUntil }, input }: Pick<PageTree, 'site' | 'input'>): SiteInfo {
  if (bannerUntil === undefined || input.today <= bannerUntil.value) return info;
  const { banner: _over, ...rest } = info;
  return rest;
}

/** Replaces the texts of start page, footer, banner and color schemes; commands and link targets stay. */
export function mapSiteTexts(
  { home, footer, banner, colorSchemes }: SpokenParts,
  say: (text: string) => string,
): SpokenParts {
  const sayScheme = (scheme: ColorScheme): ColorScheme => ({ ...scheme, title: say(scheme.title) });
  return definedOnly({
    home: home && mapHome(home, say),
    footer: footer && mapFooter(footer, say),
    banner: banner && { ...banner, text: say(banner.text) },
    colorSchemes:
      colorSchemes &&
      Object.fromEntries(Object.entries(colorSchemes).map(([name, scheme]) => [name, sayScheme(scheme)])),
  });
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
  const sayBoth = <Part extends { readonly title: string; readonly text?: string }>(part: Part): Part =>
    definedOnly({ ...part, title: say(part.title), text: part.text && say(part.text) });
  return definedOnly({
    title: title && say(title),
    lead: lead && say(lead),
    ...home,
    actions: actions && mapLinks(actions, say),
    features: features?.map(sayBoth),
    sections: sections?.map(({ links, ...section }) =>
      definedOnly({ ...sayBoth(section), links: links?.map(sayBoth) }),
    ),
  });
}

function mapFooter({ columns, social, note }: Footer, say: (text: string) => string): Footer {
  return definedOnly({
    columns: columns?.map(({ title, links }) => ({ title: say(title), links: mapLinks(links, say) })),
    social: social && mapLinks(social, say),
    note: note && say(note),
  });
}

function mapLinks(links: readonly FooterLink[], say: (text: string) => string): readonly FooterLink[] {
  return links.map((link) => ({ ...link, title: say(link.title) }));
}
