import { featureNamed } from '../../features/index.ts';
import type { Drawing } from '../../feature/feature.ts';
import { renderCode } from './render-code.ts';
import type { DrawPart } from './rendering.ts';

/** Makes a function that lets built-in features draw themselves without what is made outside the page. */
export function drawAlone({ words, resolve, content }: Pick<Drawing, 'words' | 'resolve' | 'content'>): DrawPart {
  return (asked, { kind, outline }) =>
    featureNamed(kind)?.html(asked, {
      words,
      language: 'en',
      base: '',
      settings: {},
      island: '',
      code: drawCode,
      content,
      outline,
      resolve,
    });
}

/** Renders a block of code that a feature shows. */
export function drawCode(text: string, language: string): string {
  return renderCode({ type: 'code', lang: language, meta: null, value: text });
}
