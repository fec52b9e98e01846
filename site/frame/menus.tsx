import type { ProductVersion } from '../../engine/manifest/manifest.ts';
import { fillText } from '../browser/page-language.ts';
import { VERSIONS_FILE } from '../browser/versions-file.ts';
import { markSlot, withoutMarks } from './frame-template.ts';
import { localizeAddress, versionAddress, type VersionPlace } from './page/version-address.ts';
import type { FrameInput } from './frame-input.ts';

/** The menu of the section's versions, or a plain link if there is only one link to choose. */
export function VersionMenu(input: FrameInput) {
  const { versions, allVersions } = input.section;
  const { words } = input.wording;
  const place = { ...input, base: input.base.replace(/\/$/, '') };
  const current = versions.find((version) => version.current) ?? versions[0];
  const all =
    allVersions === undefined
      ? undefined
      : { text: words.allVersions, href: localizeAddress(withoutMarks(allVersions), place) };
  const [only, ...others] = [...versions, ...(all === undefined ? [] : [all])];
  if (only === undefined) return null;
  if (others.length === 0 && only.href !== undefined) {
    return (
      <a className="versions" href={localizeAddress(withoutMarks(only.href), place)}>
        {withoutMarks(only.text)}
      </a>
    );
  }
  return (
    <details className="versions" data-versions={currentVersionsAt(input)}>
      <summary>{withoutMarks(current?.text ?? '')}</summary>
      <ul>
        {versions.map((version, index) => (
          <li key={version.text}>
            <a href={hrefOfVersion(version, index, place)} aria-current={version === current ? 'true' : undefined}>
              {withoutMarks(version.text)}
              {version.documents === undefined ? null : <small> {withoutMarks(version.documents)}</small>}
            </a>
          </li>
        ))}
        {all === undefined ? null : (
          <li className="rest">
            <a href={all.href}>{all.text}</a>
          </li>
        )}
      </ul>
    </details>
  );
}

/** Returns the address of the current list of versions. */
function currentVersionsAt({ site }: FrameInput): string | undefined {
  return site.versionsFrom === undefined
    ? undefined
    : `${withoutMarks(site.versionsFrom).replace(/\/+$/, '')}/${VERSIONS_FILE}`;
}

/**
 * The menu of the site's languages, which opens the same page in another language. Absent on a site with one language.
 */
export function LanguageMenu({ site, language, base, wording }: FrameInput) {
  if (site.languages.length < 2) return null;
  const root = base.replace(/\/$/, '');
  return (
    <details className="versions languages">
      <summary aria-label={fillText(wording.words.language, { name: withoutMarks(language.name) })}>
        {withoutMarks(language.name)}
      </summary>
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

/** Returns the address of a version, or a slot if it differs from page to page. */
function hrefOfVersion(version: ProductVersion, index: number, place: VersionPlace): string {
  return version.pathTemplate === undefined
    ? withoutMarks(versionAddress(version, '', place))
    : markSlot(`version ${index}`);
}
