import { loadJson, loadOnce } from '../../browser/load-file.ts';
import { WORDS as CLIENT_WORDS } from '../../browser/words.ts';
import type { KnownParts } from './anatomy/known-parts.ts';
import { WORDS } from './anatomy/words.ts';
import type { FramePlace } from './own-frame.ts';
import { createTool, prepareTool, tellDone, type ToolEvent } from './tools.ts';

/** Loads what classes stand for, of the whole site. */
const loadKnown = loadOnce(loadJson<KnownParts>);

/**
 * Creates the button of a demo's anatomy, which is loaded when used; `own` is the page's component, in the form
 * `@kit/ui Button`.
 */
export function createAnatomyTool(
  own: string,
  bar: HTMLElement,
  place: FramePlace,
  event: ToolEvent,
): HTMLButtonElement {
  const { figure, stage, module, signal } = place;
  const button = createTool('anatomy', WORDS.anatomy, event);
  const load = () =>
    Promise.all([import('./anatomy/open-anatomy.ts'), loadKnown(new URL('../anatomy.json', module).href)]);
  let end: (() => void) | undefined;
  let isWanted = false;
  const close = (): void => {
    isWanted = false;
    button.ariaExpanded = 'false';
    end?.();
    end = undefined;
  };
  const open = async (): Promise<void> => {
    isWanted = true;
    try {
      const [{ openAnatomy }, known] = await load();
      if (!isWanted || end || signal.aborted) return;
      const leave = (): void => {
        close();
        button.focus();
      };
      end = openAnatomy({ figure, stage, bar, known, own, leave });
      button.ariaExpanded = 'true';
    } catch {
      isWanted = false;
      tellDone(button, CLIENT_WORDS.notLoaded);
    }
  };
  button.ariaExpanded = 'false';
  button.addEventListener('click', () => (isWanted ? close() : void open()));
  prepareTool(button, load);
  signal.addEventListener('abort', close);
  return button;
}
