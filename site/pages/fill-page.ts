import type { Section } from '../../engine/manifest/manifest.ts';
import { toServedPathname } from '../../engine/address/pathname.ts';
import { renderThemeName } from '../demos/render-theme.ts';
import { fillFrame, type VersionSlot } from '../frame/frame-template.ts';
import { renderLegend, renderSidebar } from '../frame/page/sidebar.ts';
import { versionAddress } from '../frame/page/version-address.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { sidebarSettings } from './context/branches.ts';
import type { MadeScript, SiteContext } from './context/site-context.ts';
import { renderCodeLanguage, renderLooks, renderMarkStyles, renderRoom } from './page-looks.ts';
import { renderHead, type PageHead } from './render-head.ts';

/** What a page puts into the frame of its section, as HTML. */
interface FramedPage {
  readonly section: Section;
  readonly head: PageHead;
  /** Empty for pages that no section has, such as the start page. */
  readonly pathname: string;
  /** The page that the sidebar marks. */
  readonly current?: string;
  /** Title and lead. */
  readonly opening?: string;
  readonly main: string;
  /** The table of contents. */
  readonly toc?: string;
  /** Whether it uses the room of wide windows. */
  readonly isWide?: boolean | undefined;
  readonly isHome?: boolean;
}

/** Renders a whole page. */
export function fillPage(
  { section, head, pathname, current, opening = '', main, toc = '', isWide, isHome = false }: FramedPage,
  context: SiteContext,
): string {
  const shown = pathname === '/' ? '' : pathname;
  const theme = context.themes[section.id];
  const hasDemos = main.includes('<figure class="demo"');
  const template = context.templates[section.id];
  if (template === undefined && pathname !== '') throw new Error(`There is no frame for the section ${section.id}.`);
  return fillFrame(template ?? { parts: [''], slots: [] }, {
    head:
      renderMarkStyles(opening, context) +
      renderHead(head, context) +
      renderThemeScript(theme, context, { hasDemos, isHome }),
    ...versionSlots(section, shown, context),
    address: escapeHtml(toServedPathname(shown, context.manifest.site)),
    side:
      renderSidebar({ ...sidebarSettings(section, context), current }) +
      (current === undefined ? '' : renderLegend(section, context.wording)),
    opening,
    code: renderCodeLanguage(main) + renderRoom(main, isWide) + renderThemeName(theme),
    looks: renderLooks(opening + main, context),
    main,
    toc,
  });
}

/** Returns the addresses of the version menu's entries on a page, as HTML. */
function versionSlots(
  { versions }: Section,
  pathname: string,
  context: SiteContext,
): Partial<Record<VersionSlot, string>> {
  const place = { ...context.manifest, ...context };
  return Object.fromEntries(
    versions.flatMap((version, index) =>
      version.pathTemplate === undefined
        ? []
        : [[`version ${index}`, escapeHtml(versionAddress(version, pathname, place))]],
    ),
  );
}

/**
 * Renders the script that makes the first paint wait for the theme of a reader, on a page that shows a library with one, in
 * demos or in its frame.
 */
export function renderThemeScript(
  theme: MadeScript | undefined,
  { assets, slots }: Pick<SiteContext, 'assets' | 'slots'>,
  { hasDemos, isHome }: { readonly hasDemos: boolean; readonly isHome: boolean },
): string {
  const showsIt = hasDemos || Object.keys(slots).some((slot) => isHome || slot !== 'home');
  return theme && showsIt ? `<script>${assets.themeScript}</script>` : '';
}
