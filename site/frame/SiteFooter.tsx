import { isAbsoluteUrl } from '../../engine/pathname.ts';
import { withoutMarks } from './frame-template.ts';
import type { FrameInput } from './render-frame.tsx';

/** The footer of every page: columns of links, where else the project is found, one line of its owner's. */
export function SiteFooter({ site, hrefOf, wording }: Pick<FrameInput, 'site' | 'hrefOf' | 'wording'>) {
  const { footer } = site;
  if (footer === undefined) return null;
  const list = (links: readonly { readonly title: string; readonly href: string }[]) => (
    <ul>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a href={isAbsoluteUrl(href) ? href : hrefOf(href)}>{withoutMarks(title)}</a>
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
      <div className="foot-end">
        {footer.note === undefined ? null : <p>{withoutMarks(footer.note)}</p>}
        {footer.social === undefined ? null : list(footer.social)}
      </div>
    </footer>
  );
}

/** One sentence above the bar, until its day is over. */
export function SiteBanner({ site, hrefOf }: Pick<FrameInput, 'site' | 'hrefOf'>) {
  const { banner } = site;
  if (banner === undefined) return null;
  const { text, href } = banner;
  return <aside className="banner">{href === undefined ? withoutMarks(text) : <a href={isAbsoluteUrl(href) ? href : hrefOf(href)}>{withoutMarks(text)}</a>}</aside>;
}
