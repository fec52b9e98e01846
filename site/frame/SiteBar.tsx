import { withoutMarks } from './frame-template.ts';
import { Bar, Brand, FindButton, IconButton, Row } from './bar-parts.tsx';
import { LanguageMenu, VersionMenu } from './menus.tsx';
import { markFrameSlot } from './slots.ts';
import { picturesOf, type LogoOwner } from './page/logo.ts';
import { listHomes } from './page/notices.ts';
import type { FrameInput } from './frame-input.ts';

/** The bar at the top: brand, products, versions, search, color mode, repository. */
export function SiteBar(input: FrameInput) {
  const { site, section, sections, hrefOf } = input;
  const { words } = input.wording;
  const base = input.base.replace(/\/$/, '');
  return (
    <Bar className="bar" data-swap="bar">
      <Row>
        <IconButton className="burger" popoverTarget="side" aria-label={words.openNavigation} />
        <Brand className={site.brand === undefined ? 'brand' : 'brand own'} href={hrefOf('/')}>
          <Logo owner={site} base={base} size={28} />
          {withoutMarks(site.title)}
        </Brand>
        <nav className="products" aria-label={words.products}>
          {listHomes(sections).map((product) => (
            <a
              key={product.id}
              href={hrefOf(product.home)}
              aria-current={product.id === section.id ? 'true' : undefined}
            >
              <Logo owner={product} base={base} size={20} />
              {withoutMarks(product.name)}
            </a>
          ))}
        </nav>
        <VersionMenu {...input} />
        <LanguageMenu {...input} />
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
      </Row>
    </Bar>
  );
}

/** Renders a logo, without alternative text because its name is next to it. */
function Logo({ owner, base, size }: { readonly owner: LogoOwner; readonly base: string; readonly size: number }) {
  return picturesOf(owner, base).map(({ src, className }) => (
    <img key={src} className={className} src={withoutMarks(src)} alt="" width={size} height={size} />
  ));
}
