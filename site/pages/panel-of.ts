import type { PreparedDemo } from '../demos/prepared-demo.ts';
import { PLAYGROUND_WORDS } from '../features/playground/island/words.ts';
import { renderPanel } from '../features/playground/panel.ts';
import type { Words } from '../words/words.ts';

/** Renders the controls of a demo; nothing if it has none. */
export function panelOf({ playground, name }: PreparedDemo, words: Words): string | undefined {
  return playground && renderPanel(playground, name, { ...PLAYGROUND_WORDS, ...words });
}
