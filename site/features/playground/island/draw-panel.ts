import type { Playground } from '../model/playground.ts';
import { renderPanel } from './render-panel.ts';
import { WORDS } from './words.ts';

/** What is drawn, in the order of its places. */
const PARTS = '.play-row, .play-without';

/** Draws the controls of a playground in their places, given the name of its demo and its file; returns the playground. */
export async function drawPanel(panel: HTMLElement, name: string, file: Response): Promise<Playground> {
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  const playground = (await file.json()) as Playground;
  const { body } = new DOMParser().parseFromString(renderPanel(playground, name, WORDS), 'text/html');
  const parts = [...body.querySelectorAll(PARTS)];
  // What a reader has opened or focused around them stays.
  [...panel.querySelectorAll(PARTS)].forEach((place, at) => place.replaceWith(parts[at] ?? ''));
  return playground;
}
