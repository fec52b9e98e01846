import type { Language, RouteManifest } from '../../../engine/manifest/manifest.ts';
import { localizeManifest } from '../../../site/pages/localize.ts';
import type { SiteContext } from '../../../site/pages/context/site-context.ts';
import { makeWording, renderWordScript } from '../../../site/pages/wording.ts';
import { hashOf } from '../../system/files/hash.ts';

/** A site in one of its languages, before anything is rendered. */
export type LocalSite = Pick<
  SiteContext,
  'manifest' | 'language' | 'originals' | 'wording' | 'original' | 'wordScript'
>;

/** Returns the site in each of its languages, the default one first. */
export function localize(manifest: RouteManifest): readonly LocalSite[] {
  const { languages } = manifest.site;
  const [first = ENGLISH] = languages;
  const original = makeWording(manifest, first.code);
  return [first, ...languages.slice(1)].map((language) => {
    const wording = makeWording(manifest, language.code);
    const text = renderWordScript(wording);
    const wordScript =
      text === undefined
        ? undefined
        : { name: `words.${language.code}.${hashOf(text).slice(0, HASH_LENGTH)}.js`, text };
    return {
      manifest: localizeManifest(manifest, language.code),
      language,
      originals: manifest.routes,
      wording,
      original,
      wordScript,
    };
  });
}

const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr' };

const HASH_LENGTH = 8;
