import { z } from 'zod';
import { findLanguageMistake, LANGUAGE_CODE, meantLanguage } from '../text/language.ts';
import { text, optional } from './text.ts';

/** A language of the site. */
export const LanguageConfig = z
  .strictObject({
    code: z
      .string()
      .regex(LANGUAGE_CODE, { error: ({ input }) => helpWith(meantLanguage(String(input))) })
      .describe('A language, with its script or region where that matters: `en`, `pt-BR`, `zh-Hant` (BCP 47).'),
    name: text.describe('The language’s own name for itself.'),
    direction: optional(z.enum(['ltr', 'rtl']), 'Writing direction; that of the language’s script when left out.'),
  })
  .check(({ value: { code }, issues }) => {
    // A malformed code is reported already.
    const mistake = LANGUAGE_CODE.test(code) ? findLanguageMistake(code) : undefined;
    if (mistake !== undefined)
      issues.push({ code: 'custom', input: code, path: ['code'], message: helpWith(mistake.meant) });
  });

function helpWith(meant: string | undefined): string {
  return meant === undefined ? 'a language, such as `en` or `zh-CN`' : `\`${meant}\``;
}
