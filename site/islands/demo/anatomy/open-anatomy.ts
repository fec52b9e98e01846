import { createElement } from '../../../browser/create-element.ts';
import { addStyle } from '../../../browser/late-stylesheets.ts';
import { findParts, type AnatomyPart, type PartTree } from './find-parts.ts';
import { nameClasses, type KnownParts } from './known-parts.ts';
import { createLight } from './light.ts';
import { createPartList } from './part-list.ts';
import { followBox } from './visible-box.ts';
import { WORDS } from './words.ts';
import LOOKS from './anatomy.css?inline';

/** Place and content of an anatomy. */
interface AnatomyInput {
  readonly figure: HTMLElement;
  /** The demo in the page. */
  readonly stage: HTMLElement;
  readonly bar: HTMLElement;
  readonly known: KnownParts;
  /** The page's component, in the form `@kit/ui Button`. */
  readonly own: string;
  /** Called when a reader leaves it by keyboard. */
  readonly leave: () => void;
}

/** What a demo's watcher is told. */
interface Watcher {
  /** Something is shown that was not, or the other way round. */
  readonly changed: () => void;
  /** A reader points at an element, or at none of the demo any more. */
  readonly pointed: (element: Element | undefined) => void;
}

/** Shows the parts of a demo in a list below it, and each in the demo; returns a function that ends it. */
export function openAnatomy({ figure, stage, bar, known, own, leave }: AnatomyInput): () => void {
  addStyle(LOOKS);
  const names = nameClasses(known, own);
  const end = new AbortController();
  let tree: PartTree<Element> = { parts: [], partOf: new Map() };
  let shown = stage;
  let lit: { readonly part?: AnatomyPart<Element> | undefined; readonly at?: Element | undefined } = {};
  const show = (part: AnatomyPart<Element> | undefined, at?: Element): void => {
    lit = { part, at };
    list.mark(part);
    light.show(part, at);
  };
  const light = createLight(figure, () => shown);
  const point = (part: AnatomyPart<Element> | undefined): void => {
    // What a reader touches in the demo takes the focus from the list.
    if (part !== undefined || lit.at === undefined) show(part);
  };
  const list = createPartList({ point, reach: (part) => reveal(part, shown, bar) });
  const hint = createElement('p');
  const panel = createElement('div', { className: 'demo-anatomy' }, hint, list.element);
  bar.after(panel);

  const isVisible = ({ elements }: AnatomyPart<Element>): boolean =>
    elements.some((element) => followBox(element, shown)() !== undefined);
  const refresh = (): void => {
    const { part, at } = lit;
    tree = findParts(shown.children, names);
    list.fill(tree.parts, isVisible);
    list.element.hidden = tree.parts.length === 0;
    hint.textContent = tree.parts.length === 0 ? WORDS.anatomyNone : WORDS.anatomyHint;
    // Toolbar and list keep to the end of the window together.
    figure.style.setProperty('--dn-anatomy', `${panel.offsetHeight}px`);
    show(
      tree.parts.find(({ classes }) => classes[0] === part?.classes[0]),
      at,
    );
  };
  const pointed = (element: Element | undefined): void => {
    const at = ancestors(element, shown).find((one) => tree.partOf.has(one));
    show(at ? tree.partOf.get(at) : list.focused(), at);
  };
  let stop = (): void => {};
  const start = (): void => {
    stop();
    shown = stageIn(figure) ?? stage;
    stop = watchStage(shown, { changed: refresh, pointed });
    refresh();
  };
  // A demo moves to a document of its own and back, and gets a new one when it is reset there.
  const framed = new MutationObserver(start);
  framed.observe(figure, { attributeFilter: ['data-framed'] });
  figure.addEventListener('demo-shown', start, { capture: true, signal: end.signal });
  document.addEventListener(
    'keydown',
    (event) => {
      const { activeElement: active } = document;
      // Elsewhere, the key may belong to the demo or to what it has opened.
      const isHere = active === document.body || panel.contains(active) || bar.contains(active);
      if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
      leave();
    },
    { signal: end.signal },
  );
  start();
  return () => {
    end.abort();
    stop();
    framed.disconnect();
    light.remove();
    panel.remove();
    figure.style.removeProperty('--dn-anatomy');
  };
}

/** Returns the stage of a demo that is in a document of its own. */
function stageIn(figure: HTMLElement): HTMLElement | null | undefined {
  return figure.dataset.framed === undefined
    ? undefined
    : figure
        .querySelector<HTMLIFrameElement>('.demo-frame > iframe')
        ?.contentDocument?.querySelector<HTMLElement>('.demo-stage');
}

/** Lists an element and those around it within the stage, from the innermost. */
function ancestors(element: Element | undefined, stage: Element): readonly Element[] {
  const found: Element[] = [];
  for (let one: Element | null = element ?? null; one && one !== stage; one = one.parentElement) found.push(one);
  return found;
}

/** Brings an element of a part between the site's bar and the demo's toolbar, unless one is there. */
function reveal({ elements }: AnatomyPart<Element>, stage: Element, bar: Element): void {
  const boxes = elements.flatMap((element) => followBox(element, stage)() ?? []);
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const bottom = bar.getBoundingClientRect().top;
  const [first] = boxes;
  if (first === undefined || boxes.some((box) => box.top < bottom && box.bottom > top)) return;
  scrollBy({ top: (first.top + first.bottom) / 2 - (top + bottom) / 2, behavior: 'instant' });
}

/** Follows what a demo shows, and where a reader points in it; returns a function that stops. */
function watchStage(stage: HTMLElement, { changed, pointed }: Watcher): () => void {
  const end = new AbortController();
  const { signal } = end;
  let next = 0;
  const changedSoon = (): void => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(changed);
  };
  const changes = new MutationObserver(changedSoon);
  changes.observe(stage, { subtree: true, childList: true, attributeFilter: ['class', 'hidden'] });
  for (const type of ['transitionend', 'animationend']) stage.addEventListener(type, changedSoon, { signal });
  // The class `Element` of a demo in a document of its own is another one.
  stage.addEventListener('pointerover', ({ target }) => pointed(target as Element), { signal });
  stage.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      // A finger that has been lifted still means what it touched.
      if (pointerType !== 'touch') pointed(undefined);
    },
    { signal },
  );
  return () => {
    end.abort();
    cancelAnimationFrame(next);
    changes.disconnect();
  };
}
