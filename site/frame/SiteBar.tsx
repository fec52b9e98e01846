import { withoutMarks } from './frame-template.ts';
import { Bar, Brand, FindButton, IconButton, Row } from './bar-parts.tsx';
import { LanguageMenu, VersionMenu } from './menus.tsx';
import { listHomes } from './page/notices.ts';
import type { FrameInput } from './render-frame.tsx';
import { WORDS } from './words.ts';

/** The bar at the top: brand, products, versions, search, colour mode, repository. */
export function SiteBar(input: FrameInput) {
  const { site, section, sections, hrefOf } = input;
  return (
    <Bar className="bar" data-swap="bar">
      <Row>
        <IconButton className="burger" popoverTarget="side" aria-label={WORDS.openNavigation} />
        <Brand className="brand" href={hrefOf('/')}>
          {withoutMarks(site.title)}
        </Brand>
        <nav className="products" aria-label={WORDS.products}>
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
            {WORDS.search}
          </FindButton>
        ) : null}
        <IconButton className="here" popoverTarget="toc" aria-label={WORDS.toc} />
        <IconButton className="mode" data-mode-toggle="" aria-label={WORDS.mode} />
        {site.repository === undefined ? null : (
          <IconButton component="a" className="repo" href={site.repository} aria-label={WORDS.repository} />
        )}
      </Row>
    </Bar>
  );
}
