import { languagePrefix, type ProductVersion } from '../../engine/manifest.ts';
import { fillText } from '../client/page-language.ts';
import { markSlot, withoutMarks } from './frame-template.ts';
import type { FrameInput } from './render-frame.tsx';

/** The section's versions; another version opens the same page where its address is known (requirement C7). */
export function VersionMenu({ site, section, language, wording }: FrameInput) {
  const { versions, allVersions } = section;
  const current = versions.find((version) => version.current) ?? versions[0];
  if (current === undefined) return null;
  const prefix = languagePrefix(site, language.code);
  const localize = (address: string) => address.replaceAll('{LANG}', prefix === undefined ? '' : `/${prefix}`);
  return (
    <details className="versions">
      <summary>{withoutMarks(current.text)}</summary>
      <ul>
        {versions.map((version) => (
          <li key={version.text}>
            <a href={localize(hrefOfVersion(version))} aria-current={version === current ? 'true' : undefined}>
              {withoutMarks(version.text)}
            </a>
          </li>
        ))}
        {allVersions === undefined ? null : (
          <li className="rest">
            <a href={localize(withoutMarks(allVersions))}>{wording.words.allVersions}</a>
          </li>
        )}
      </ul>
    </details>
  );
}

/** The languages of the site; each opens the same page. Absent on a site with one language. */
export function LanguageMenu({ site, language, base, wording }: FrameInput) {
  if (site.languages.length < 2) return null;
  const root = base.replace(/\/$/, '');
  return (
    <details className="versions languages">
      <summary aria-label={fillText(wording.words.language, { name: withoutMarks(language.name) })}>{withoutMarks(language.name)}</summary>
      <ul>
        {site.languages.map(({ code, name }, at) => (
          <li key={code}>
            <a
              href={`${root}${at === 0 ? '' : `/${code}`}${markSlot('address')}/`}
              lang={code}
              hrefLang={code}
              aria-current={code === language.code ? 'true' : undefined}
            >
              {withoutMarks(name)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The version shown has no address of its own: it is the page the reader is on. */
function hrefOfVersion({ href, pathTemplate }: ProductVersion): string {
  if (pathTemplate !== undefined) return withoutMarks(pathTemplate).replaceAll('{pathname}', markSlot('pathname'));
  return withoutMarks(href ?? '#main');
}
