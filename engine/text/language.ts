/**
 * Language, script and region as people write them: `zh-Hant-TW`. https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1
 */
export const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** What a code that stands for no language most likely meant. */
export interface LanguageMistake {
  readonly meant: string | undefined;
}

/**
 * Finds codes whose language, script or region does not exist. Only a few of the many three-letter languages are known,
 * so an unknown one is a mistake only if its name is that of another language.
 * @example
 * findLanguageMistake('pt-BR', 'Português')  // undefined
 * findLanguageMistake('qaa', 'Quenya')       // undefined
 * findLanguageMistake('jp', '日本語')         // { meant: 'ja' }
 * findLanguageMistake('en-UK', 'English')    // { meant: 'en-GB' }
 * findLanguageMistake('enn', 'English')      // { meant: 'en' }
 */
export function findLanguageMistake(code: string, name: string): LanguageMistake | undefined {
  if (code === MOST_COMMON) return undefined;
  // Languages with plural rules are known right away; only the rest require loading all names.
  if (new Intl.PluralRules(code).resolvedOptions().locale === code) return undefined;
  const { language, script, region } = new Intl.Locale(code);
  const written = code.split('-');
  const rest = code.slice(language.length);
  if (region !== undefined && !written.includes(region)) return { meant: Intl.getCanonicalLocales(code)[0] };
  if (nameOf('language', language) === undefined) {
    const meant = languageNamed(name) ?? (rest === '' ? languageOfRegion(language) : undefined);
    return language.length === 2 || meant !== undefined ? { meant: meant && meant + rest } : undefined;
  }
  const isKnown =
    (script === undefined || script.startsWith('Qa') || nameOf('script', script) !== undefined) &&
    (region === undefined || OWN_REGION.test(region) || nameOf('region', region) !== undefined);
  return isKnown ? undefined : { meant: language };
}

/**
 * Returns the code that a malformed one was most likely meant to be; `undefined` if unclear.
 * @example
 * meantLanguage('de_DE')   // 'de-DE'
 * meantLanguage('zh-hans') // 'zh-Hans'
 * meantLanguage('Deutsch') // 'de'
 */
export function meantLanguage(written: string): string | undefined {
  const tag = written.trim().replaceAll('_', '-');
  const canonical = /^[a-z\d]+(?:-[a-z\d]+)*$/i.test(tag) ? canonicalOf(tag) : undefined;
  return canonical !== undefined && LANGUAGE_CODE.test(canonical) ? canonical : languageNamed(written);
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

/** Returns the most widely spoken language of a region whose code was mistaken for a language code. */
function languageOfRegion(code: string): string | undefined {
  const region = code.toUpperCase();
  return /^[A-Z]{2}$/.test(region) && nameOf('region', region) !== undefined
    ? new Intl.Locale(`und-${region}`).maximize().language
    : undefined;
}

/** Finds the language with a given name, in English or in the language itself. */
function languageNamed(name: string): string | undefined {
  const wanted = plain(name);
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter((code) => english.of(code) !== undefined);
  return codes.find(
    (code) =>
      plain(english.of(code)) === wanted ||
      plain(new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code)) === wanted,
  );
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Strips a trailing parenthesis from a name. */
function plain(name = ''): string {
  return name
    .replace(/\s*[(（].*$/, '')
    .trim()
    .toLowerCase();
}
