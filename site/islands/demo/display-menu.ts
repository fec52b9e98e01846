import { closestTo } from '../../browser/closest-to.ts';
import { createElement } from '../../browser/create-element.ts';
import { announce } from '../../browser/announce.ts';
import { WORDS as PREFERENCES } from '../preferences/words.ts';
import { CHOICES, WIDTHS, type Aspect, type Display } from './display.ts';
import type { FramePlace } from './own-frame.ts';
import { neighborOf } from '../../browser/neighbor-of.ts';
import { WORDS } from './words.ts';

const NAMES: Readonly<Record<Aspect, string>> = {
  width: WORDS.demoWidth,
  mode: PREFERENCES.modeGroup,
  direction: PREFERENCES.directionGroup,
  density: PREFERENCES.densityGroup,
};

const LABELS: Readonly<Record<string, string>> = {
  full: PREFERENCES.demoFull,
  tablet: PREFERENCES.demoTablet,
  phone: PREFERENCES.demoPhone,
  light: PREFERENCES.modeLight,
  dark: PREFERENCES.modeDark,
  ltr: PREFERENCES.directionLtr,
  rtl: PREFERENCES.directionRtl,
  comfortable: PREFERENCES.densityComfortable,
  dense: PREFERENCES.densityDense,
};

/** Pixels between the menu and its button, and the edges of the window. */
const GAP = 6;

/**
 * Adds the menu of a demo's display to its button and opens it (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/).
 */
export function startMenu(button: HTMLButtonElement, { figure }: FramePlace, display: Display): void {
  const menu = createElement('div', {
    role: 'menu',
    popover: 'auto',
    className: 'demo-menu',
    ariaLabel: WORDS.demoDisplay,
  });
  const items: HTMLButtonElement[] = [];
  const check = (): void => {
    for (const item of items) item.ariaChecked = String(display.get(item.name as Aspect) === item.value);
  };
  // A library without a dark mode has none here either.
  const isLightOnly = document.documentElement.dataset.demos === 'light';
  for (const aspect of Object.keys(CHOICES) as Aspect[]) {
    if (aspect === 'mode' && isLightOnly) continue;
    const group = createGroup(aspect);
    items.push(...group.querySelectorAll('button'));
    menu.append(group);
  }
  menu.addEventListener('click', ({ target }) => {
    const item = closestTo<HTMLButtonElement>(target, 'button');
    if (!item) return;
    const aspect = item.name as Aspect;
    display.choose(aspect, item.value);
    check();
    announce(`${NAMES[aspect]}: ${LABELS[item.value]}`);
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') {
      menu.hidePopover();
      button.focus();
    }
    // Chooses and closes; Space only chooses.
    if (event.key === 'Enter' && event.target instanceof HTMLElement) {
      event.preventDefault();
      event.target.click();
      menu.hidePopover();
      button.focus();
    }
    const next = neighborOf(items, event.key, ['ArrowDown', 'ArrowUp']);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  });
  // A click into a frame is none in this document.
  menu.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (document.activeElement instanceof HTMLIFrameElement) menu.hidePopover();
    }),
  );
  menu.addEventListener('toggle', ({ newState }) => {
    button.ariaExpanded = String(newState === 'open');
    delete menu.dataset.placed;
    if (newState !== 'open') return;
    check();
    putBeside(menu, button);
    menu.dataset.placed = '';
    items.find((item) => item.ariaChecked === 'true')?.focus({ preventScroll: true });
  });
  figure.append(menu);
  button.popoverTargetElement = menu;
  menu.showPopover({ source: button });
}

function createGroup(aspect: Aspect): HTMLElement {
  const items = CHOICES[aspect].map((value) => {
    const width = WIDTHS[value];
    const size = width === undefined ? [] : [' ', createElement('small', { dir: 'ltr' }, `${width} px`)];
    const state = { role: 'menuitemradio', tabIndex: -1, name: aspect, value };
    return createElement('button', { type: 'button', ...state }, LABELS[value] ?? '', ...size);
  });
  const title = createElement('span', { ariaHidden: 'true' }, NAMES[aspect]);
  return createElement('div', { role: 'group', ariaLabel: NAMES[aspect] }, title, ...items);
}

/** Puts the menu below its button, or above if there is more room; both scroll with the page. */
function putBeside(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const isBelow = innerHeight - at.bottom >= height + GAP || innerHeight - at.bottom >= at.top;
  const edge = button.matches(':dir(rtl)') ? at.left : at.right - width;
  // Without the room of the page's scrollbar.
  const page = document.body.getBoundingClientRect();
  menu.style.top = `${scrollY + (isBelow ? at.bottom + GAP : at.top - height - GAP)}px`;
  menu.style.left = `${scrollX + Math.max(page.left + GAP, Math.min(edge, page.right - width - GAP))}px`;
}
