import type { Language, RouteManifest } from '../../engine/manifest.ts';
import { localizeManifest } from '../../site/prerender/localize.ts';
import type { SiteContext } from '../../site/prerender/site-context.ts';
import { makeWording, renderWordScript } from '../../site/prerender/wording.ts';
import { hashOf } from '../files/hash.ts';

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
