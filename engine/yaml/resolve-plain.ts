import { boolCoreTag, floatCoreTag, intCoreTag, NOT_RESOLVED, nullCoreTag } from 'js-yaml';

/**
 * Resolves a plain scalar by the core schema of YAML 1.2.
 * @example
 * resolvePlain('true')  // true
 * resolvePlain('yes')   // 'yes'
 * resolvePlain('7.1')   // 7.1
 * resolvePlain('7.1.1') // '7.1.1'
 */
export function resolvePlain(text: string): string | number | boolean | null {
  // Nearly every scalar is a path or a word whose first character rules out other types.
  if (!SPECIAL_START.test(text)) return text;
  for (const tag of TAGS) {
    if (tag.implicitFirstChars !== null && !tag.implicitFirstChars.includes(text.charAt(0))) continue;
    const value = tag.resolve(text, false, tag.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return text;
}

const SPECIAL_START = /^(?:[-+.~0-9nNtTfF]|$)/;
const TAGS = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];
