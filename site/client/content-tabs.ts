import { closestTo } from '../browser/closest-to.ts';
import { createElement } from '../browser/create-element.ts';
import { sayNotLoaded } from '../browser/not-loaded.ts';
import { readStored, tryTo } from '../preferences/safe-storage.ts';
import { storageKey } from '../preferences/storage-key.ts';
import { eachPage } from '../browser/each-page.ts';
import { idOfHash } from '../browser/hash-target.ts';
import { loadActs, withActs, type Acts } from './load-acts.ts';

let setsMade = 0;

/** Turns the sections of `.tabset[data-tabs]` into tabs; a label that the reader selects is selected on every page. */
export function startContentTabs(): void {
  eachPage(() => {
    document.querySelectorAll<HTMLElement>('.tabset[data-tabs]:not([data-ready])').forEach(makeTabs);
    showTarget();
  });
  addEventListener('hashchange', showTarget);
  document.addEventListener('click', ({ target }) => {
    const tab = tabOf(target);
    if (tab) {
      act((acts) => acts.chooseTab(tab));
    }
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target);
    if (tab && /^(Arrow[LR].*|Home|End)$/.test(event.key)) {
      event.preventDefault();
      act((acts) => acts.moveFromTab(tab, event.key));
    }
  });
}

/** Does what the reader asked for, or says why it cannot be done. */
function act(task: (acts: Acts) => void): void {
  loadActs().then(task, sayNotLoaded);
}

function makeTabs(set: HTMLElement): void {
  const panels = [...set.querySelectorAll<HTMLElement>(':scope > section')];
  const list = createElement('div', { role: 'tablist' });
  const id = `tabs-${++setsMade}`;
  panels.forEach((panel, index) => {
    const tab = createElement('button', { role: 'tab', id: `${id}-${index}` }, panel.ariaLabel ?? '');
    panel.id ||= `${id}-panel-${index}`;
    tab.setAttribute('aria-controls', panel.id);
    // Its label stays: print shows it above each panel.
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    list.append(tab);
  });
  set.prepend(list);
  const tabs = tabsIn(set);
  const chosen = remembered().map((label) => tabs.find((tab) => tab.textContent === label));
  const best = chosen.find(Boolean) ?? tabs[0];
  if (best) {
    show(best);
  }
  set.dataset.ready = '';
}

/** Shows the panel of a tab, and hides the others of its set. */
export function show(tab: HTMLElement): void {
  for (const other of tabsIn(tab.parentElement)) {
    const isShown = other === tab;
    other.ariaSelected = String(isShown);
    other.tabIndex = isShown ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    if (panel) {
      panel.hidden = !isShown;
    }
  }
}

/** Shows the tab that contains the target of the address's hash. */
function showTarget(): void {
  const target = document.getElementById(idOfHash(location.hash));
  if (!target && location.hash.length > 1) {
    void withActs((acts) => acts.goToAnchor());
  }
  const panel = target?.closest('[role="tabpanel"][hidden]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tab) {
    show(tab);
    panel.scrollIntoView();
  }
}

/** Returns the tabs in an element. */
export function tabsIn(element: Element | null): HTMLElement[] {
  return element ? [...element.querySelectorAll<HTMLElement>('[role="tab"]')] : [];
}

function tabOf(target: EventTarget | null): HTMLElement | null {
  return closestTo(target, '.tabset [role="tab"]');
}

/** Returns the labels that the reader has chosen, the last one first. */
export function remembered(): string[] {
  return tryTo(() => [...(JSON.parse(readStored(storageKey('tabs')) ?? '[]') as string[])]) ?? [];
}
