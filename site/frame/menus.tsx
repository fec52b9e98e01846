import type { ReactNode } from 'react';
import type { ProductVersion } from '../../engine/manifest/manifest.ts';
import { fillText } from '../browser/page-language.ts';
import { VERSIONS_FILE } from '../browser/versions-file.ts';
import { BREAKPOINTS, FONT_SIZE, ROOT_FONT_SIZE } from '../theme/constants.ts';
import { markSlot, withoutMarks } from './frame-template.ts';
import { Logo } from './Logo.tsx';
import { listHomes } from './page/notices.ts';
import { localizeAddress, versionAddress, type VersionPlace } from './page/version-address.ts';
import type { FrameInput } from './frame-input.ts';

/** The lists that the bar opens: popovers, which browsers open, close and place without a script. */
type MenuName = 'products' | 'versions' | 'languages';

/** Space of the bar in the narrowest window that may show a row, without its padding, in px. */
const ROOM = BREAKPOINTS.lg - 2 * 32;

/** Search, mode, preferences and repository, with the space between them. */
const CONTROLS = 288;

/** Space of a component at the end of the bar, whose size is unknown. */
const OWN_PART = 96;

/** Widest name of the site, and widest button of a menu, in px; what is longer is cut off. */
const [BRAND_LIMIT, BUTTON_LIMIT] = [256, 224];

/** The menus of the bar, each with its button; on small screens, the drawer has the buttons instead. */
export function Menus(input: FrameInput) {
  const { words } = input.wording;
  const products = listHomes(input.sections);
  const current = products.find(({ id }) => id === input.section.id);
  return (
    <>
      {products.length < 2 ? null : (
        <MenuButton
          menu="products"
          className="current-product"
          label={current && `${words.products}: ${withoutMarks(current.name)}`}
        >
          {current === undefined ? words.products : withoutMarks(current.name)}
        </MenuButton>
      )}
      <ProductList {...input} />
      <VersionButton {...input} />
      <VersionList {...input} />
      <LanguageButton {...input} />
      <LanguageList {...input} />
    </>
  );
}

/** Buttons for the menus of the bar, for the drawer of small screens. */
export function MenuButtons(input: FrameInput) {
  return (
    <>
      {listHomes(input.sections).length < 2 ? null : (
        <MenuButton menu="products">{input.wording.words.products}</MenuButton>
      )}
      <VersionButton {...input} />
      <LanguageButton {...input} />
    </>
  );
}

function MenuButton({
  menu,
  className = '',
  label,
  children,
}: {
  readonly menu: MenuName;
  readonly className?: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={`opener ${className}`.trim()} popoverTarget={idOf(menu)} aria-label={label}>
      {children}
    </button>
  );
}

/** Returns the id of a menu, which no heading has. */
function idOf(menu: MenuName): string {
  return `menu-${menu}`;
}

/** The products: a row if they fit next to everything else in the bar of a wide window, and a menu otherwise. */
function ProductList(input: FrameInput) {
  const { section, sections, hrefOf } = input;
  const products = listHomes(sections);
  if (products.length < 2) return null;
  return (
    <nav
      className={fitsOneRow(input) ? 'products lineup choices' : 'products choices'}
      id={idOf('products')}
      popover="auto"
      aria-label={input.wording.words.products}
    >
      {products.map((product) => (
        <a key={product.id} href={hrefOf(product.home)} aria-current={product.id === section.id ? 'true' : undefined}>
          <Logo owner={product} base={input.base} size={20} />
          {withoutMarks(product.name)}
        </a>
      ))}
    </nav>
  );
}

/** The button of the version menu, or a plain link if there is only one link to choose. */
function VersionButton(input: FrameInput) {
  const { current, only } = versionsOf(input);
  if (only !== undefined) {
    return (
      <a className="opener versions" href={localizeAddress(withoutMarks(only.href), input)}>
        {withoutMarks(only.text)}
      </a>
    );
  }
  return current === undefined ? null : (
    <MenuButton menu="versions" className="versions">
      {withoutMarks(current.text)}
    </MenuButton>
  );
}

function VersionList(input: FrameInput) {
  const { versions } = input.section;
  const { current, only, all } = versionsOf(input);
  if (current === undefined || only !== undefined) return null;
  return (
    <ul className="choices" id={idOf('versions')} popover="auto" data-versions={currentVersionsAt(input)}>
      {versions.map((version, index) => (
        <li key={version.text}>
          <a href={hrefOfVersion(version, index, input)} aria-current={version === current ? 'true' : undefined}>
            {withoutMarks(version.text)}
            {version.documents === undefined ? null : <small> {withoutMarks(version.documents)}</small>}
          </a>
        </li>
      ))}
      {all === undefined ? null : (
        <li className="rest">
          <a href={localizeAddress(withoutMarks(all.href), input)}>{all.text}</a>
        </li>
      )}
    </ul>
  );
}

/** Returns what a section's version menu shows, with the link to the page of all versions; `only` if it has one link. */
function versionsOf({ section: { versions, allVersions }, wording }: FrameInput) {
  const all = allVersions === undefined ? undefined : { text: wording.words.allVersions, href: allVersions };
  const [first, ...others] = [...versions, ...(all === undefined ? [] : [all])];
  const isAlone = first?.href !== undefined && others.length === 0;
  return {
    current: versions.find((version) => version.current) ?? versions[0],
    only: isAlone ? { text: first.text, href: first.href ?? '' } : undefined,
    all,
  };
}

/** Returns the address of the current list of versions. */
function currentVersionsAt({ site }: FrameInput): string | undefined {
  return site.versionsFrom === undefined
    ? undefined
    : `${withoutMarks(site.versionsFrom).replace(/\/+$/, '')}/${VERSIONS_FILE}`;
}

/** The button of the menu of languages, which opens the same page in another language; absent on a site with one. */
function LanguageButton({ site, language, wording }: FrameInput) {
  const name = withoutMarks(language.name);
  return site.languages.length < 2 ? null : (
    <MenuButton menu="languages" className="languages" label={fillText(wording.words.language, { name })}>
      {name}
    </MenuButton>
  );
}

function LanguageList({ site, language, base }: FrameInput) {
  if (site.languages.length < 2) return null;
  return (
    <ul className="choices" id={idOf('languages')} popover="auto">
      {site.languages.map(({ code, name }, at) => (
        <li key={code}>
          <a
            href={`${base}${at === 0 ? '' : `/${code}`}${markSlot('address')}/`}
            lang={code}
            hrefLang={code}
            aria-current={code === language.code ? 'true' : undefined}
          >
            {withoutMarks(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the address of a version, or a slot if it differs from page to page. */
function hrefOfVersion(version: ProductVersion, index: number, place: VersionPlace): string {
  return version.pathTemplate === undefined
    ? withoutMarks(versionAddress(version, '', place))
    : markSlot(`version ${index}`);
}

/**
 * Returns whether all products fit in one row of the bar, next to everything else, in every window that shows the row.
 * Widths are estimates, because only browsers know typefaces; they are rather too large than too small.
 */
export function fitsOneRow({ site, section, sections, language, slots }: FrameInput): boolean {
  const products = listHomes(sections).reduce(
    (sum, { name, logo }) => sum + widthOf(name, FONT_SIZE) + (logo === undefined ? 12 : 39),
    24,
  );
  const brand = Math.min(BRAND_LIMIT, 40 + widthOf(site.title, ROOT_FONT_SIZE));
  const version = section.versions.find(({ current }) => current)?.text;
  const buttons = [version, site.languages.length < 2 ? undefined : language.name]
    .map((text) => (text === undefined ? 0 : Math.min(BUTTON_LIMIT, 40 + widthOf(text, FONT_SIZE))))
    .reduce((sum, width) => sum + width);
  return products + brand + buttons + CONTROLS + (slots.barEnd === undefined ? 0 : OWN_PART) <= ROOM;
}

/** Estimates the width of a text; `size` is that of its typeface, in px. */
function widthOf(text: string, size: number): number {
  return size * Array.from(text, shareOf).reduce((sum, share) => sum + share, 0);
}

/** Returns a character's width as a share of the typeface's size. */
function shareOf(character: string): number {
  if (/[\u2e80-\uffef]|\p{Extended_Pictographic}/u.test(character)) return 1;
  if (/[MWmw@%]/.test(character)) return 0.88;
  if (/[I.,:;'!|il ]/.test(character)) return 0.28;
  if (/[\p{Lu}]/u.test(character)) return 0.72;
  return /[fjrt-]/.test(character) ? 0.34 : 0.58;
}
