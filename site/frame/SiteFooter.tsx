import { withoutMarks } from './frame-template.ts';
import { markFrameSlot } from './slots.ts';
import type { FrameInput } from './frame-input.ts';
import { addressHref } from './page/address-href.ts';

/** The footer of every page: columns of links, social links, and a note. */
export function SiteFooter({
  site,
  hrefOf,
  base,
  wording,
  slots,
}: Pick<FrameInput, 'site' | 'hrefOf' | 'base' | 'wording' | 'slots'>) {
  const own = markFrameSlot('footer', slots);
  if (site.footer === undefined && own === null) return null;
  const { footer = {} } = site;
  const list = (links: readonly { readonly title: string; readonly href: string }[]) => (
    <ul>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a href={addressHref(href, { hrefOf, base })}>{withoutMarks(title)}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <footer className="foot" aria-label={wording.words.siteFooter}>
      <div className="foot-columns">
        {(footer.columns ?? []).map(({ title, links }) => (
          <section key={title} aria-label={withoutMarks(title)}>
            <p>{withoutMarks(title)}</p>
            {list(links)}
          </section>
        ))}
      </div>
      {own}
      <div className="foot-end">
        {footer.note === undefined ? null : <p>{withoutMarks(footer.note)}</p>}
        {footer.social === undefined ? null : list(footer.social)}
      </div>
    </footer>
  );
}

/** One sentence above the bar, until its last day. */
export function SiteBanner({ site, hrefOf, base }: Pick<FrameInput, 'site' | 'hrefOf' | 'base'>) {
  const { banner } = site;
  if (banner === undefined) return null;
  const { text, href } = banner;
  return (
    <aside className="banner">
      {href === undefined ? withoutMarks(text) : <a href={addressHref(href, { hrefOf, base })}>{withoutMarks(text)}</a>}
    </aside>
  );
}
