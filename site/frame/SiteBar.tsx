import { withoutMarks } from './frame-template.ts';
import { Bar, Brand, FindButton, IconButton, Row } from './bar-parts.tsx';
import { Logo } from './Logo.tsx';
import { Menus } from './menus.tsx';
import { markFrameSlot } from './slots.ts';
import type { FrameInput } from './frame-input.ts';

/** The bar at the top: brand, products, versions, search, color mode, repository. */
export function SiteBar(input: FrameInput) {
  const { site, hrefOf } = input;
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
      </Row>
    </Bar>
  );
}
