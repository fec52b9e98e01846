import { createElement } from '../../../browser/create-element.ts';
import type { AnatomyPart } from './find-parts.ts';
import { WORDS } from './words.ts';

/** The list of a demo's parts: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/. */
interface PartList {
  readonly element: HTMLElement;
  /** Fills it; an item that is still there keeps the focus. */
  readonly fill: (parts: readonly AnatomyPart<Element>[], isVisible: (part: AnatomyPart<Element>) => boolean) => void;
  /** Marks the item of a part, and scrolls to it within the list. */
  readonly mark: (part: AnatomyPart<Element> | undefined) => void;
  /** The part whose item has the focus. */
  readonly focused: () => AnatomyPart<Element> | undefined;
}

/** What a list tells about a reader. */
interface PartListener {
  /** Points at a part, or at none any more. */
  readonly point: (part: AnatomyPart<Element> | undefined) => void;
  /** Has moved to the item of a part by a key. */
  readonly reach: (part: AnatomyPart<Element>) => void;
}

/** Creates an empty list. */
export function createPartList({ point, reach }: PartListener): PartList {
  const element = createElement('ul', { role: 'listbox', ariaLabel: WORDS.anatomy });
  const items = new Map<Element, AnatomyPart<Element>>();
  let content = '';
  const itemAt = (target: EventTarget | null): HTMLElement | undefined =>
    [...element.children].filter((item) => item instanceof HTMLElement).find((item) => item.contains(target as Node));
  const focusedItem = (): HTMLElement | undefined => itemAt(document.activeElement);
  const partAt = (item: Element | undefined): AnatomyPart<Element> | undefined => item && items.get(item);
  const focused = (): AnatomyPart<Element> | undefined => partAt(focusedItem());
  const stopAt = (item: Element | undefined): void => {
    for (const other of element.children) if (other instanceof HTMLElement) other.tabIndex = other === item ? 0 : -1;
  };
  element.addEventListener('pointerover', ({ target }) => {
    const item = itemAt(target);
    if (item) point(partAt(item));
  });
  element.addEventListener('pointerleave', () => point(focused()));
  element.addEventListener('focusin', ({ target }) => {
    stopAt(itemAt(target));
    point(partAt(itemAt(target)));
  });
  element.addEventListener('focusout', () => point(undefined));
  element.addEventListener('keydown', (event) => {
    const next = neighbor(focusedItem(), event.key);
    if (!(next instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    const part = partAt(next);
    if (part) reach(part);
  });
  return {
    element,
    fill(parts, isVisible) {
      const had = focused()?.classes[0];
      const next = parts.map((part) => createItem(part, isVisible(part)));
      const nextContent = next.map((item) => item.outerHTML).join('');
      // Items are what they were unless something else is said: a pointer may be over one.
      if (nextContent !== content) element.replaceChildren(...next);
      items.clear();
      for (const [at, item] of [...element.children].entries()) {
        const part = parts[at];
        if (part) items.set(item, part);
      }
      if (nextContent === content) return;
      content = nextContent;
      const again = [...items].find(([, part]) => part.classes[0] === had)?.[0];
      stopAt(again ?? element.firstElementChild ?? undefined);
      if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    },
    mark(part) {
      for (const [item, own] of items) {
        item.ariaSelected = String(own === part);
        if (own === part) scrollTo(item, element);
      }
    },
    focused,
  };
}

function createItem(part: AnatomyPart<Element>, isVisible: boolean): HTMLElement {
  const name = createElement('span', {}, createElement('span', {}, part.component), ` ${part.name}`);
  if (part.elements.length > 1) name.append(' ', createElement('small', {}, `×${part.elements.length}`));
  if (!isVisible) name.append(' ', createElement('small', {}, `(${WORDS.anatomyHidden})`));
  const codes = part.classes.flatMap((className) => [' ', createElement('code', {}, `.${className}`)]);
  const item = createElement('li', { role: 'option', ariaSelected: 'false' }, name, ...codes);
  item.style.setProperty('--dn-depth', String(part.depth));
  if (part.isVariant) item.dataset.variant = '';
  return item;
}

function neighbor(item: Element | undefined, key: string): Element | null | undefined {
  const neighbors: Readonly<Record<string, Element | null | undefined>> = {
    ArrowDown: item?.nextElementSibling,
    ArrowUp: item?.previousElementSibling,
    Home: item?.parentElement?.firstElementChild,
    End: item?.parentElement?.lastElementChild,
  };
  return neighbors[key];
}

/** Scrolls a list, and nothing around it. */
function scrollTo(item: Element, list: HTMLElement): void {
  const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
