import { addStyle } from '../../browser/late-stylesheets.ts';
import { DEMO_WIDTHS, demoWidth } from '../../preferences/demo-width.ts';
import { openFrame, type FramePlace, fitFrame, type ShownDemo } from './own-frame.ts';
import LOOKS from './display.css?inline';

/** What readers can choose for one demo, in the order of the menu. */
export const CHOICES = {
  width: DEMO_WIDTHS,
  mode: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  density: ['comfortable', 'dense'],
} as const;

/** Widths of windows in CSS pixels. */
export const WIDTHS: Readonly<Record<string, number | undefined>> = { tablet: 768, phone: 360 };

/** Something that readers can choose. */
export type Aspect = keyof typeof CHOICES;

/** How one demo is displayed: as its page, except for what a reader has chosen, which lasts as long as the page. */
export interface Display {
  /** What the demo has, be it from its page or chosen. */
  readonly get: (aspect: Aspect) => string;
  readonly choose: (aspect: Aspect, value: string) => void;
  /** Follows the width that the reader has chosen for all demos. */
  readonly follow: () => void;
}

/** Creates the display of a demo. A demo that is in the page moves to a document of its own for what differs from it. */
export function createDisplay(place: FramePlace, shown: ShownDemo): Display {
  addStyle(LOOKS);
  const chosen = new Map<Aspect, string>();
  const frame = place.stage.querySelector('iframe');
  const show = frame ? followIn(frame, place) : followInOwn(place, shown, () => chosen.clear());
  return {
    get: (aspect) => chosen.get(aspect) ?? pageHas(aspect),
    choose(aspect, value) {
      if (value === pageHas(aspect)) chosen.delete(aspect);
      else chosen.set(aspect, value);
      show(chosen);
    },
    follow() {
      // The last choice counts.
      chosen.delete('width');
      show(chosen);
    },
  };
}

type Show = (chosen: ReadonlyMap<Aspect, string>) => void;

/** Displays a demo that is in a frame anyway. */
function followIn(iframe: HTMLIFrameElement, { signal }: FramePlace): Show {
  const height = iframe.clientHeight;
  let width: number | undefined;
  const fit = (): void => fitFrame(iframe, { width, height });
  const room = new ResizeObserver(fit);
  signal.addEventListener('abort', () => room.disconnect());
  return (chosen) => {
    width = widthOf(chosen);
    tell(iframe, chosen);
    fit();
    if (iframe.parentElement) room.observe(iframe.parentElement);
  };
}

/** Displays a demo of the page in a frame of its own, as long as something differs from the page. */
function followInOwn(place: FramePlace, shown: ShownDemo, forget: () => void): Show {
  let own: ReturnType<typeof openFrame> | undefined;
  const leave = (): void => {
    own = undefined;
    shown.inFrame = undefined;
  };
  return (chosen) => {
    if (widthOf(chosen) === undefined && [...chosen.keys()].every((aspect) => aspect === 'width')) {
      own?.close();
      leave();
      return;
    }
    own ??= openFrame(place, () => {
      leave();
      forget();
    });
    shown.inFrame = own.reset;
    tell(own.iframe, chosen);
    own.setWidth(widthOf(chosen));
  };
}

/** Tells the script in a frame, by attributes, what was chosen: see `site/demos/start-frame.ts`. */
function tell({ dataset }: HTMLIFrameElement, chosen: ReadonlyMap<Aspect, string>): void {
  for (const aspect of ['mode', 'direction', 'density'] as const) {
    const value = chosen.get(aspect);
    if (value === undefined) delete dataset[aspect];
    else dataset[aspect] = value;
  }
}

function widthOf(chosen: ReadonlyMap<Aspect, string>): number | undefined {
  return WIDTHS[chosen.get('width') ?? demoWidth.get()];
}

function pageHas(aspect: Aspect): string {
  const { dataset, dir } = document.documentElement;
  const page: Readonly<Record<Aspect, string>> = {
    width: demoWidth.get(),
    mode: dataset.mode === 'dark' ? 'dark' : 'light',
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    density: dataset.dense === undefined ? 'comfortable' : 'dense',
  };
  return page[aspect];
}
