import { asksForConsent, languagePrefix, siteId } from '../../engine/manifest/manifest.ts';
import { toFileHref } from '../../engine/address/href.ts';
import { DARK, LIGHT, LINE_HUES } from '../theme/palette.ts';
import { Bar, Brand, FindButton, IconButton, BarRow } from './bar-parts.tsx';
import { markSlot, withoutMarks, SHEETS_AWAITED } from './frame-template.ts';
import { listHomes } from './page/notices.ts';
import type { FrameInput } from './frame-input.ts';
import { brandStyles } from './brand-styles.ts';
import { Logo } from './Logo.tsx';
import { MenuButtons, Menus } from './menus.tsx';
import { markFrameSlot } from './slots.ts';
import { SiteBanner, SiteFooter } from './SiteFooter.tsx';

/**
 * Placeholder for the boot script, whose text must reach the page unchanged because the script policy contains its
 * hash.
 */
export const BOOT_SCRIPT = '\uE001';

/** Placeholder for the opening's styles, which React would escape. */
export const OPENING_STYLES = '\uE002';

/** Placeholder for the attribute `data-code`, which most pages do not have. */
export const CODE = '\uE003';

/** Returns the attributes for light mode, which applies to pages and their demos unless a script changes it. */
function lightUntilScript({ site }: FrameInput): Readonly<Record<string, string>> {
  const { attribute } = site.demoMode ?? {};
  return attribute === undefined ? {} : { [attribute]: 'light' };
}

/** Renders the whole document around a page, with marks for the page's own strings. */
export function Frame(input: FrameInput) {
  const { site, section, language, base, assets } = input;
  const { words } = input.wording;
  // Browsers paint everything before a stylesheet in the body, so title and lead wait for none, unless a component is
  // above them.
  const waits = input.slots.aboveContent !== undefined;
  const sheets = (
    <>
      <link id="looks" rel="stylesheet" href={assets.stylesheet} />
      {assets.endsStylesheet === undefined ? null : <link rel="stylesheet" href={assets.endsStylesheet} />}
      {assets.slotsStylesheet === undefined ? null : <link rel="stylesheet" href={assets.slotsStylesheet} />}
      {markSlot('looks')}
      <script>{SHEETS_AWAITED}</script>
    </>
  );
  // The site's density is comfortable by default; a script applies the reader's choice.
  return (
    <html
      lang={language.code}
      dir={language.direction}
      data-site={siteId(site)}
      {...(site.brand?.density === 'compact' ? { 'data-density': 'compact', 'data-dense': '' } : {})}
      data-base={`${base}/`}
      data-language={languagePrefix(site, language.code)}
      data-section={section.id}
      data-mode-class={site.demoMode?.class}
      data-mode-attribute={site.demoMode?.attribute}
      data-demos={site.demoMode?.only}
      {...lightUntilScript(input)}
      data-line={lineOf(input)}
      data-code={CODE}
    >
      <Head {...input} />
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <SiteBanner {...input} />
        <SiteBar {...input} />
        <ConsentQuestion {...input} />
        <Drawer {...input} />
        <nav className="toc" id="toc" popover="auto" aria-label={words.toc} data-swap="toc">
          {markSlot('toc')}
        </nav>
        <main id="main" tabIndex={-1} data-swap="main">
          {waits ? sheets : null}
          {markFrameSlot('aboveContent', input.slots)}
          {markSlot('opening')}
          {waits ? null : sheets}
          {markSlot('main')}
          {markFrameSlot('belowContent', input.slots)}
        </main>
        <SiteFooter {...input} />
        {/* At the end, so that nothing waits for it: browsers paint everything before a stylesheet in the body. */}
        <link rel="stylesheet" href={assets.laterStylesheet} />
      </body>
    </html>
  );
}

/** What a page's own strings follow in the head. */
function Head({ site, base, assets }: Pick<FrameInput, 'site' | 'base' | 'assets'>) {
  const styles = brandStyles(site);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <ThemeColors site={site} />
      {assets.policy === '' ? null : <meta httpEquiv="Content-Security-Policy" content={assets.policy} />}
      {assets.bootScript === '' ? null : <script>{BOOT_SCRIPT}</script>}
      {assets.openingStyles === '' ? null : <style>{OPENING_STYLES}</style>}
      {/* Render nothing before the title is there: an empty frame would take as much time as one that shows it. */}
      <link rel="expect" href="#looks" blocking="render" />
      <link rel="preload" as="style" href={assets.stylesheet} />
      {(site.brand?.stylesheets ?? []).map((href) => (
        <link key={href} rel="stylesheet" href={toFileHref(href, base)} />
      ))}
      {styles === '' ? null : <style>{styles}</style>}
      {Object.entries(site.head?.meta ?? {}).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {(site.head?.scripts ?? []).map((src) => (
        <script key={src} defer src={src} />
      ))}
      {assets.icon === undefined ? null : <link rel="icon" href={assets.icon} />}
      {assets.touchIcon === undefined ? null : <link rel="apple-touch-icon" href={assets.touchIcon} />}
      {assets.words === undefined ? null : <script type="module" src={assets.words} />}
      <script type="module" src={assets.script} fetchPriority="low" />
      {markSlot('head')}
    </head>
  );
}

/** The colors of the browser's own interface, one for each scheme, whose name is its class. */
function ThemeColors({ site: { brand, colorSchemes = {} } }: Pick<FrameInput, 'site'>) {
  return (
    <>
      {/* Browsers use the first one that matches. */}
      <meta
        name="theme-color"
        content={brand?.dark?.paper ?? DARK.paper}
        media="(prefers-color-scheme:dark)"
        className="dark"
      />
      <meta name="theme-color" content={brand?.light?.paper ?? LIGHT.paper} className="light" />
      {Object.entries(colorSchemes).flatMap(([name, scheme]) =>
        (
          [
            ['light', LIGHT],
            ['dark', DARK],
          ] as const
        ).map(([mode, { paper }]) => (
          <meta
            key={name + mode}
            name="theme-color"
            content={scheme[mode]?.paper ?? brand?.[mode]?.paper ?? paper}
            media="not all"
            className={`${name}-${mode}`}
            title={withoutMarks(scheme.title)}
          />
        )),
      )}
    </>
  );
}

/**
 * Returns the hue of a section's pages, for the end of the opening's styles; after a page change from another product,
 * `theme/tokens.css` sets it.
 */
export function lineStyles(input: FrameInput): string {
  const line = lineOf(input);
  return line === undefined || input.assets.openingStyles === ''
    ? ''
    : `@layer base{[data-line='${line}']{--dn-hue:${LINE_HUES[line - 1]}}}`;
}

/**
 * Returns the number of the product's hue in `theme/tokens.css`, by its position in the bar; undefined for the first,
 * which has the default hue.
 */
function lineOf({ section, sections }: FrameInput): number | undefined {
  const place = listHomes(sections).findIndex(({ id }) => id === section.id) % LINE_HUES.length;
  return place > 0 ? place + 1 : undefined;
}

/**
 * Asks for consent to reports, on sites that require it. Part of every page, and visible from the first paint to readers
 * who have not answered; the boot script finds out.
 */
function ConsentQuestion({ site, wording: { words } }: Pick<FrameInput, 'site' | 'wording'>) {
  if (!asksForConsent(site)) return null;
  return (
    <section className="consent-ask" aria-label={words.consentTitle}>
      <p>
        {words.consentQuestion} {words.consentPending}
      </p>
      <div>
        <button type="button" data-island="consent" value="denied">
          {words.consentDecline}
        </button>
        <button type="button" data-island="consent" value="granted">
          {words.consentAllow}
        </button>
      </div>
    </section>
  );
}

/**
 * The navigation of a section: beside the page on wide screens, and a drawer on small ones, with what the bar has no room
 * for.
 */
function Drawer(input: FrameInput) {
  const { section, branches, site } = input;
  const { words } = input.wording;
  return (
    <nav
      className="side"
      id="side"
      popover="auto"
      aria-label={withoutMarks(section.name)}
      data-swap="side"
      data-branch="top"
      data-branches={branches}
    >
      <div className="drawer-tools">
        {site.search ? (
          <FindButton className="drawer-find" data-island="search">
            {words.search}
          </FindButton>
        ) : null}
        <IconButton className="drawer-prefs" data-island="preferences" aria-label={words.preferences} />
        <MenuButtons {...input} />
      </div>
      {markSlot('side')}
      {/* Last in tab order. */}
      <button
        type="button"
        className="close"
        popoverTarget="side"
        popoverTargetAction="hide"
        aria-label={words.closeNavigation}
      />
    </nav>
  );
}

/** The bar at the top: brand, products, versions, search, color mode, repository. */
function SiteBar(input: FrameInput) {
  const { site, hrefOf, base } = input;
  const { words } = input.wording;
  return (
    <Bar className="bar" data-swap="bar">
      <BarRow>
        <IconButton className="burger" popoverTarget="side" aria-label={words.openNavigation} />
        <Brand className={site.brand === undefined ? 'brand' : 'brand own'} href={hrefOf('/')}>
          <Logo owner={site} base={base} size={28} />
          {withoutMarks(site.title)}
        </Brand>
        <Menus {...input} />
        {site.search ? (
          <FindButton className="find" data-island="search" aria-keyshortcuts="Control+K Meta+K /">
            {words.search}
          </FindButton>
        ) : null}
        <IconButton className="here" popoverTarget="toc" aria-label={words.toc} />
        <IconButton className="mode" data-mode-toggle="" aria-label={words.mode} />
        <IconButton className="prefs" data-island="preferences" aria-label={words.preferences} />
        {site.repository === undefined ? null : (
          <IconButton component="a" className="repo" href={site.repository} aria-label={words.repository} />
        )}
        {markFrameSlot('barEnd', input.slots)}
      </BarRow>
    </Bar>
  );
}
