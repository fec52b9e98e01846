import { withoutMarks } from './frame-template.ts';
import { Bar, Brand, FindButton, IconButton, Row } from './bar-parts.tsx';
import { LanguageMenu, VersionMenu } from './menus.tsx';
import { listHomes } from './page/notices.ts';
import type { FrameInput } from './render-frame.tsx';

/** The bar at the top: brand, products, versions, search, colour mode, repository. */
export function SiteBar(input: FrameInput) {
  const { site, section, sections, hrefOf } = input;
  const { words } = input.wording;
  return (
    <Bar className="bar" data-swap="bar">
      <Row>
        <IconButton className="burger" popoverTarget="side" aria-label={words.openNavigation} />
        <Brand className="brand" href={hrefOf('/')}>
          {withoutMarks(site.title)}
        </Brand>
        <nav className="products" aria-label={words.products}>
          {listHomes(sections).map(({ id, name, home, logo }) => (
            <a key={id} href={hrefOf(home)} aria-current={id === section.id ? 'true' : undefined}>
              {logo !== undefined && id === section.id ? <img src={logo} alt="" width={20} height={20} /> : null}
              {withoutMarks(name)}
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
      </Row>
    </Bar>
  );
}
