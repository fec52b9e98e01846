import { announce } from '../../browser/announce.ts';
import { createElement } from '../../browser/create-element.ts';
import { sayNotLoaded } from '../../browser/not-loaded.ts';
import { WORDS } from './words.ts';
import type { LivePlace } from './live/open-live.ts';

/** A demo in a document of its own, in its figure. */
interface OwnFrame {
  readonly iframe: HTMLIFrameElement;
  /** Starts it with fresh state. */
  readonly reset: () => void;
  /** Sets the width of its window; without one, it is as wide as there is room. */
  readonly setWidth: (width: number | undefined) => void;
  /** Removes it and shows the demo in the page again, as it was. */
  readonly close: () => void;
}

/** What a demo needs in a document of its own. */
export interface FramePlace extends Pick<LivePlace, 'figure' | 'stage' | 'name' | 'signal'> {
  /** Absolute address of the page's module. */
  readonly module: string;
}

/** What starts a demo with fresh state: the one in the page, or what its figure shows instead. */
export interface ShownDemo {
  readonly inPage: () => void;
  /** The same in a document of its own, while a reader has asked for that. */
  inFrame?: (() => void) | undefined;
  /** The result of edited code, while the editor is open. */
  edited?: (() => void) | undefined;
}

/** Links without an address of their own, such as those to a section, open in the page, as from the demo in the page. */
const EMPTY = '<!doctype html><base target="_top">';

/** Height of the lowest stage, in CSS pixels; one whose demo has crashed is hidden. */
const LOWEST = 112;

/** Height up to which a frame grows with its content, in CSS pixels; a longer one scrolls, as on a device. */
const HIGHEST = 720;

/** Variables of the page that its demos' own box is drawn with. */
const TOKENS = ['--dn-paper', '--dn-ink', '--dn-line'];

/** The page's stylesheets for stages, those of the site itself, and the styles of the page's demos. */
const STYLES = 'link[rel=stylesheet][href*="/demos."], head > link[rel=stylesheet], .demo > link, .demo > style';

/** What is different from a stage in a page: it fills its window. */
const ALONE = `@layer base,text,widgets,parts;@layer base{*,::before,::after{box-sizing:border-box}}body{margin:0}.demo-stage{min-block-size:100vh;border-radius:0}`;

/**
 * Opens a demo in a document of its own, where its library's styles, overlays and breakpoints take that for the whole
 * page. The demo in the page stays until this one shows; `fail` is called if it cannot be loaded.
 */
export function openFrame(place: FramePlace, fail: () => void): OwnFrame {
  const { figure, stage, name, signal } = place;
  const height = Math.max(stage.getBoundingClientRect().height, LOWEST);
  const iframe = document.createElement('iframe');
  const box = createElement('div', { className: 'demo-frame' }, iframe);
  let width: number | undefined;
  let seen = height;
  const fit = (): void => fitFrame(iframe, { width, height: seen });
  const grow = (): void => {
    const root = iframe.contentDocument?.documentElement;
    if (!root || root.scrollHeight <= root.clientHeight) return;
    const scale = seen / root.clientHeight;
    seen = Math.min(root.scrollHeight * scale, Math.max(height, HIGHEST));
    fit();
  };
  const settle = (): void => {
    seen = height;
    fit();
    grow();
  };
  const room = new ResizeObserver(settle);
  const close = (): void => {
    room.disconnect();
    box.remove();
    delete figure.dataset.framed;
  };
  const stop = (error?: unknown): void => {
    close();
    sayNotLoaded(error);
    fail();
  };
  iframe.title = figure.ariaLabel ?? name;
  iframe.srcdoc = EMPTY;
  iframe.addEventListener('load', () => fill(iframe, place, grow, stop));
  iframe.addEventListener('error', () => stop());
  iframe.addEventListener('demo-shown', () => {
    figure.dataset.framed = '';
    settle();
  });
  signal.addEventListener('abort', () => room.disconnect());
  stage.after(box);
  room.observe(box);
  return {
    iframe,
    reset() {
      iframe.srcdoc = EMPTY;
      announce(WORDS.demoReset);
    },
    setWidth(next) {
      width = next;
      settle();
    },
    close,
  };
}

/** Puts the demo into the frame's empty document: the page's settings, the styles of its demos, the demo itself. */
function fill(iframe: HTMLIFrameElement, place: FramePlace, grow: () => void, stop: () => void): void {
  const { figure, stage, name, module } = place;
  const inside = iframe.contentDocument;
  const { documentElement: page } = document;
  if (!inside) return;
  const { documentElement: root, head, body } = inside;
  const { modeClass, modeAttribute, demos } = page.dataset;
  root.lang = page.lang;
  Object.assign(
    root.dataset,
    modeClass && { modeClass },
    modeAttribute && { modeAttribute },
    demos && { demos, only: demos },
  );
  const look = getComputedStyle(page);
  for (const token of TOKENS) root.style.setProperty(token, look.getPropertyValue(token));
  body.style.font = getComputedStyle(figure).font;
  // As around a stage in the page, without an element that the library's styles could take for its own.
  body.className = 'demo';
  if (figure.dataset.wide !== undefined) body.dataset.wide = '';
  const style = inside.createElement('style');
  style.textContent = ALONE;
  const sheets = [...document.querySelectorAll(STYLES)].map((sheet) => inside.importNode(sheet, true));
  const loaded = sheets.filter((sheet) => sheet.localName === 'link').map(whenLoaded);
  head.append(style, ...sheets);
  const own = inside.createElement('div');
  own.className = 'demo-stage';
  Object.assign(own.dataset, { name, module }, stage.dataset.fill !== undefined && { fill: '' });
  body.append(own);
  const { ResizeObserver: Observer } = inside.defaultView ?? window;
  new Observer(grow).observe(own);
  const script = inside.createElement('script');
  script.addEventListener('error', () => stop());
  script.src = new URL('../demo-frame.js', module).href;
  // A demo that measures itself needs its styles first.
  void Promise.all(loaded).then(() => head.append(script));
}

function whenLoaded(link: Element): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
}

/** The size that a reader sees a demo's iframe at. */
interface FrameSize {
  /** Width of the demo's window in CSS pixels; without one, it is as wide as there is room. */
  readonly width: number | undefined;
  /** Height on the page, whatever the width. */
  readonly height: number;
}

/**
 * Gives an iframe its size in its box: centered if it is narrower, scaled down if it is wider. The demo always gets the
 * whole width, so that its own breakpoints are those of such a device.
 */
export function fitFrame(iframe: HTMLIFrameElement, { width, height }: FrameSize): void {
  const { style, parentElement: box } = iframe;
  const room = box?.clientWidth ?? 0;
  const scale = width !== undefined && width > room && room > 0 ? room / width : 1;
  style.blockSize = `${height / scale}px`;
  style.inlineSize = width === undefined ? '' : `${width}px`;
  style.scale = scale === 1 ? '' : String(scale);
  style.transformOrigin = iframe.matches(':dir(rtl)') ? '100% 0' : '0 0';
  // Takes only the room that it is seen in.
  style.marginBlockEnd = scale === 1 ? '' : `${height - height / scale}px`;
  style.marginInlineEnd = scale === 1 || width === undefined ? '' : `${room - width}px`;
}
