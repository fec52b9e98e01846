import { WORDS as CLIENT_WORDS } from '../../browser/words.ts';
import { demoWidth } from '../../preferences/demo-width.ts';
import type { Display } from './display.ts';
import type { FramePlace, ShownDemo } from './own-frame.ts';
import { createTool, prepareTool, tellDone, type ToolEvent } from './tools.ts';
import { WORDS } from './words.ts';

/**
 * Creates the button of the menu for a demo's own width, mode, direction and density, which is loaded when used. The demo
 * has the width that its reader has chosen for all.
 */
export function createDisplayTool(place: FramePlace, shown: ShownDemo, event: ToolEvent): HTMLButtonElement {
  const button = createTool('display', WORDS.demoDisplay, event);
  const load = () => import('./display-menu.ts');
  let made: Promise<Display> | undefined;
  const display = (): Promise<Display> => {
    made ??= import('./display.ts').then(({ createDisplay }) => createDisplay(place, shown));
    made.catch(() => (made = undefined));
    return made;
  };
  const follow = (): void => {
    if (made === undefined && demoWidth.get() === 'full') return;
    void display().then(
      ({ follow: show }) => show(),
      () => {},
    );
  };
  place.signal.addEventListener('abort', demoWidth.subscribe(follow));
  follow();
  button.ariaHasPopup = 'menu';
  button.ariaExpanded = 'false';
  const end = new AbortController();
  const open = async (): Promise<void> => {
    try {
      const [{ startMenu }, own] = await Promise.all([load(), display()]);
      if (end.signal.aborted) return;
      end.abort();
      startMenu(button, place, own);
    } catch {
      tellDone(button, CLIENT_WORDS.notLoaded);
    }
  };
  // From then on, the browser opens and closes it.
  button.addEventListener('click', open, { signal: end.signal });
  prepareTool(button, load);
  // As in other menus, an arrow key opens it.
  button.addEventListener('keydown', (key) => {
    if (key.key !== 'ArrowDown' || button.ariaExpanded === 'true') return;
    key.preventDefault();
    button.click();
  });
  return button;
}
