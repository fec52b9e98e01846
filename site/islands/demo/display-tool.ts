import { announce } from '../../browser/announce.ts';
import { WORDS as CLIENT_WORDS } from '../../browser/words.ts';
import type { FramePlace } from './own-frame.ts';
import type { ShownDemo } from './shown-demo.ts';
import { createTool, showDone, type ToolEvent } from './tools.ts';
import { WORDS } from './words.ts';

/** Creates the button of the menu for a demo's own width, mode, direction and density, which is loaded when used. */
export function createDisplayTool(place: FramePlace, shown: ShownDemo, event: ToolEvent): HTMLButtonElement {
  const button = createTool('display', WORDS.demoDisplay, event);
  const load = () => import('./display-menu.ts');
  button.ariaHasPopup = 'menu';
  button.ariaExpanded = 'false';
  const end = new AbortController();
  const open = async (): Promise<void> => {
    try {
      const { startMenu } = await load();
      if (end.signal.aborted) return;
      end.abort();
      startMenu(button, place, shown);
    } catch {
      showDone(button, { icon: 'display', name: CLIENT_WORDS.notLoaded });
      announce(CLIENT_WORDS.notLoaded);
    }
  };
  // From then on, the browser opens and closes it.
  button.addEventListener('click', open, { signal: end.signal });
  for (const type of ['pointerenter', 'focus'])
    button.addEventListener(type, () => void load().catch(() => {}), { once: true });
  // As in other menus, an arrow key opens it.
  button.addEventListener('keydown', (key) => {
    if (key.key !== 'ArrowDown' || button.ariaExpanded === 'true') return;
    key.preventDefault();
    button.click();
  });
  return button;
}
