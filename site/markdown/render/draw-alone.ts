import { featureNamed } from '../../features/index.ts';
import type { Drawing } from '../../feature/feature.ts';
import type { DrawPart } from './rendering.ts';

/** Makes a function that lets built-in features draw themselves without what is made outside the page. */
export function drawAlone({ words, resolve }: Pick<Drawing, 'words' | 'resolve'>): DrawPart {
  return (asked, { kind, outline }) =>
    featureNamed(kind)?.html(asked, { words, language: 'en', base: '', island: '', outline, resolve });
}
