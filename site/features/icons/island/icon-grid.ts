import { closestTo } from '../../../browser/closest-to.ts';
import { createElement } from '../../../browser/create-element.ts';
import { drawIcon } from './draw-icon.ts';
import type { IconFile } from './icon-data.ts';

/**
 * Number of icons drawn right after a keystroke, which fill the list without scrolling. The others follow after the
 * paint.
 */
const FIRST = 36;

/** Number of icons drawn at a time as a reader scrolls. */
const STEP = 48;

/** Distance from the end at which more are drawn. */
const AHEAD = '400px';

/** A list of icons in rows. */
interface IconGrid {
  readonly element: HTMLElement;
  /** Shows these icons of a file, from the beginning. */
  show(names: readonly string[], file: IconFile): void;
}

/** Creates the list: a single tab stop with arrow keys inside, and `choose` for the clicked icon. */
export function createGrid(choose: (name: string) => void): IconGrid {
  const list = createElement('ul');
  const end = createElement('div');
  const element = createElement('div', { className: 'icon-grid' }, list, end);
  let names: readonly string[] = [];
  let file: IconFile | undefined;

  /** Items of the current file, reused because another letter often finds many of the same icons. */
  const drawn = new Map<string, HTMLElement>();
  const itemOf = (name: string, own: IconFile): HTMLElement => {
    const item = drawn.get(name) ?? renderItem(name, own);
    drawn.set(name, item);
    return item;
  };
  const addMore = (count = STEP) => {
    if (!file) return;
    const { length } = list.children;
    const own = file;
    list.append(...names.slice(length, length + count).map((name) => itemOf(name, own)));
  };
  const isEndNear = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && addMore(),
    { root: element, rootMargin: AHEAD },
  );
  isEndNear.observe(end);

  const buttons = () => Array.from(list.querySelectorAll<HTMLButtonElement>('button'));
  const moveTo = (button: HTMLButtonElement | undefined) => {
    if (!button) return;
    for (const other of list.querySelectorAll<HTMLButtonElement>('[tabindex="0"]')) other.tabIndex = -1;
    button.tabIndex = 0;
    button.focus();
  };
  list.addEventListener('keydown', (event) => {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLButtonElement);
    const next =
      at < 0 || event.ctrlKey || event.metaKey || event.altKey ? undefined : targetOf(event.key, list, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    if (next >= all.length - 1) addMore();
    moveTo(buttons()[Math.min(next, list.children.length - 1)]);
  });
  list.addEventListener('click', ({ target }) => {
    const button = closestTo<HTMLButtonElement>(target, 'button');
    if (!button) return;
    moveTo(button);
    choose(button.value);
  });

  return {
    element,
    show(found, from) {
      for (const button of list.querySelectorAll<HTMLButtonElement>('[tabindex="0"]')) button.tabIndex = -1;
      if (file !== from) drawn.clear();
      names = found;
      file = from;
      list.replaceChildren();
      addMore(FIRST);
      const [first] = buttons();
      if (first) first.tabIndex = 0;
      element.scrollTop = 0;
      // Observing it again checks whether the end is near in the updated list.
      isEndNear.unobserve(end);
      isEndNear.observe(end);
    },
  };
}

function renderItem(name: string, file: IconFile): HTMLElement {
  // Names of several words can wrap between words.
  const words = name
    .split(/(?<=[a-z0-9])(?=[A-Z])/)
    .flatMap((word, at) => (at === 0 ? [word] : [createElement('wbr'), word]));
  const icon = drawIcon(file.icons[name] ?? [], file);
  const look = [icon, createElement('span', {}, ...words)];
  return createElement('li', {}, createElement('button', { type: 'button', value: name, tabIndex: -1 }, ...look));
}

function targetOf(key: string, list: HTMLElement, at: number, count: number): number | undefined {
  const { gridTemplateColumns, direction } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const steps: Readonly<Record<string, number>> = {
    [forward]: at + 1,
    [backward]: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.max(0, next);
}
