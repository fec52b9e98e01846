/**
 * Language, script and region as people write them: `zh-Hant-TW`. https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1
 */
export const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** What a code that stands for no language most likely meant. */
interface LanguageMistake {
  readonly meant: string | undefined;
}

/**
 * Finds codes whose language, script or region does not exist. Only a few of the many three-letter languages are known,
 * so an unknown one is no mistake.
 * @example
 * findLanguageMistake('pt-BR') // undefined
 * findLanguageMistake('qaa')   // undefined
 * findLanguageMistake('jp')    // { meant: 'ja' }
 * findLanguageMistake('en-UK') // { meant: 'en-GB' }
 */
export function findLanguageMistake(code: string): LanguageMistake | undefined {
  if (code === MOST_COMMON) return undefined;
  // Languages with plural rules are known right away; only the rest require loading all names.
  if (new Intl.PluralRules(code).resolvedOptions().locale === code) return undefined;
  const { language, script, region } = new Intl.Locale(code);
  if (region !== undefined && !code.split('-').includes(region)) return { meant: Intl.getCanonicalLocales(code)[0] };
  if (nameOf('language', language) === undefined) {
    const meant = language === code ? languageOfRegion(language) : undefined;
    return language.length === 2 ? { meant } : undefined;
  }
  const isKnown =
    (script === undefined || script.startsWith('Qa') || nameOf('script', script) !== undefined) &&
    (region === undefined || OWN_REGION.test(region) || nameOf('region', region) !== undefined);
  return isKnown ? undefined : { meant: language };
}

/**
 * Returns the code that another spelling stands for; `undefined` if it stands for none.
 * @example
 * meantLanguage('de_DE')   // 'de-DE'
 * meantLanguage('zh-hans') // 'zh-Hans'
 */
export function meantLanguage(written: string): string | undefined {
  const tag = written.trim().replaceAll('_', '-');
  const canonical = /^[a-z\d]+(?:-[a-z\d]+)*$/i.test(tag) ? canonicalOf(tag) : undefined;
  return canonical !== undefined && LANGUAGE_CODE.test(canonical) ? canonical : undefined;
}

/** Returns the writing direction of a language. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  if (code === MOST_COMMON) return 'ltr';
  return RIGHT_TO_LEFT.includes(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** The language of nearly every site, which needs no language data. */
const MOST_COMMON = 'en';

/** Scripts of living languages (https://www.unicode.org/iso15924/iso15924-codes.html). */
const RIGHT_TO_LEFT: readonly string[] = [
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
];

/** Regions for private use, such as those of test translations. */
const OWN_REGION = /^(?:AA|Q[M-Z]|X[A-Z]|ZZ)$/;

function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function nameOf(type: 'language' | 'script' | 'region', code: string): string | undefined {
  return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);
}

/** Returns the most widely spoken language of a region: `jp` for Japanese, as in TypeStrong/typedoc#2839. */
function languageOfRegion(code: string): string | undefined {
  const region = code.toUpperCase();
  return /^[A-Z]{2}$/.test(region) && nameOf('region', region) !== undefined
    ? new Intl.Locale(`und-${region}`).maximize().language
    : undefined;
}
