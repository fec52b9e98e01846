import { announce } from '../../../browser/announce.ts';
import { createButton, createElement } from '../../../browser/create-element.ts';
import { idOfHash } from '../../../browser/hash-target.ts';
import { fillText } from '../../../browser/page-language.ts';
import { highlightScript } from '../../../markdown/highlight/highlight-script.ts';
import { storageKey } from '../../../preferences/storage-key.ts';
import { writeCode } from '../code/write-code.ts';
import type { Control, Playground, Values } from '../model/playground.ts';
import { isActive, isHandler, setProps, withMemberOf, afterCall, mountKey } from '../model/set-props.ts';
import { holdBack } from '../state/hold-back.ts';
import { writeState, stateKey, readState } from '../state/address-state.ts';
import { WORDS } from './words.ts';
import { createCallLog } from './call-log.ts';
import { fieldsOf, readEarly, readField, showField } from './fields.ts';

/** The demo that a panel belongs to. */
export interface PlaygroundDemo {
  /** Renders it with other props; `onCrash` is called if it throws, and `back` is what its panel then offers. */
  readonly update: (
    props: Readonly<Record<string, unknown>>,
    crash: { readonly onCrash: () => void; readonly label: string; readonly back: () => void },
  ) => void;
  /** The blocks with its code. */
  readonly code: () => Iterable<Element>;
  /** Aborted when the demo leaves the page. */
  readonly signal: AbortSignal;
}

/** Letters that show as nothing, or change the order of others. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** Starts a playground: each control shows at once in the stage, in the code, and in the address. */
export function mount(panel: HTMLElement, playground: Playground, demo: PlaygroundDemo): void {
  const { controls, preset } = playground;
  const all = [...document.querySelectorAll<HTMLElement>('.feature-playground')];
  const same = all.filter(({ ariaLabel }) => ariaLabel === panel.ariaLabel);
  const key = stateKey(playground.name, same.indexOf(panel));
  const log = createCallLog(panel);
  const note = createElement('p', { role: 'status', className: 'play-note' });
  panel.append(note);
  const listen = (isListener: (control: Control) => boolean) => {
    const listeners = controls.filter(isListener);
    return Object.fromEntries(listeners.map(({ name }) => [name, (...given: readonly unknown[]) => hear(name, given)]));
  };
  const hear = (name: string, given: readonly unknown[]): void => {
    log.note(name, given);
    const next = afterCall(playground, values, { name, given });
    if (next) setAll(next);
  };
  const unseen = listen(({ kind }) => kind === 'log');
  const seen = listen(isHandler);
  // A prop of the preset that is no longer set must not come back.
  const cleared = Object.fromEntries(Object.keys(setProps(playground, preset)).map((name) => [name, undefined]));
  const firstKey = mountKey(controls, setProps(playground, preset));
  // What runs already is not mounted anew because its controls are touched.
  const keyOf = (set: Values): string | undefined => {
    const own = mountKey(controls, set);
    return own === firstKey ? undefined : own;
  };
  let values: Values = preset;
  let good: Values = preset;
  let isCrashed = false;
  const held = createHeldValues(panel, (applied) => {
    held.set({});
    setAll({ ...values, ...applied });
    fieldsOf(panel, Object.keys(applied)[0] ?? '')[0]?.focus();
  });

  const show = (next: Values): void => {
    if (!isCrashed) good = values;
    isCrashed = false;
    values = next;
    const set = setProps(playground, values);
    const called = Object.entries(seen).filter(([name]) => set[name] === true);
    demo.update(
      { ...cleared, ...unseen, ...set, ...Object.fromEntries(called), key: keyOf(set) },
      { onCrash: () => (isCrashed = true), label: WORDS.playgroundBack, back: () => setAll(good) },
    );
    for (const block of demo.code()) showCode(block, playground, values);
    showRows(panel, controls, values);
  };
  const keep = (): void => {
    const search = writeState(location.search, key, playground, { ...values, ...held.get() });
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  };
  const setAll = (next: Values): void => {
    show(next);
    showFields(panel, controls, values);
    keep();
  };

  // A link of an API page may lead to a prop that the chosen member of a union does not have.
  const showTarget = (): void => {
    const field = document.getElementById(idOfHash(location.hash));
    const control = controls.find(({ name }) => name === field?.dataset['prop']);
    const chosen = control && panel.contains(field) ? withMemberOf(control, controls, values) : undefined;
    if (!chosen) return;
    setAll(chosen);
    field?.focus();
  };

  const change = ({ target }: Event): void => {
    const { prop } = target instanceof HTMLElement ? target.dataset : {};
    const control = controls.find(({ name }) => name === prop);
    if (!control) return;
    const { [control.name]: _before, ...others } = values;
    const { [control.name]: _held, ...stillHeld } = held.get();
    const value = readField(control, fieldsOf(panel, control.name));
    note.textContent = '';
    held.set(stillHeld);
    show(value === undefined ? others : { ...others, [control.name]: value });
    keep();
  };
  const reset = (): void => {
    note.textContent = '';
    log.clear();
    held.set({});
    setAll(preset);
  };
  panel.addEventListener('input', change, { signal: demo.signal });
  panel.querySelector('.play-end button')?.addEventListener('click', reset, { signal: demo.signal });

  const linked = readState(location.search, key, playground);
  const isLinked = JSON.stringify(linked.values) !== JSON.stringify(preset);
  const isAll = isLinked && wasBlocked(key, demo.signal);
  const safe = holdBack(linked.values, playground, { page: location.href, isAll });
  if (linked.unknown.length > 0)
    note.textContent = fillText(WORDS.playgroundGone, { names: linked.unknown.join(', ') });
  const early = readEarly(panel, controls, safe.values);
  // What a reader has typed meanwhile does not wait.
  held.set(Object.fromEntries(Object.entries(safe.held).filter(([name]) => early[name] === safe.values[name])));
  show(early);
  showFields(panel, controls, values);
  if (JSON.stringify(early) !== JSON.stringify(safe.values)) keep();
  // What the address or the reader has set counts more.
  if (!isLinked && JSON.stringify(early) === JSON.stringify(preset)) showTarget();
  addEventListener('hashchange', showTarget, { signal: demo.signal });
}

/**
 * Creates what shows values of an address that wait until the reader has seen them, before the controls of a panel, with
 * the button that gives them to `apply`. There are none at first.
 */
function createHeldValues(
  panel: HTMLElement,
  apply: (held: Values) => void,
): { readonly get: () => Values; readonly set: (held: Values) => void } {
  let held: Values = {};
  const list = createElement('code');
  const box = createElement(
    'div',
    { className: 'play-held', role: 'group', ariaLabel: WORDS.playgroundHeld },
    createElement('p', {}, WORDS.playgroundHeld),
    list,
    createButton(WORDS.playgroundApply, () => apply(held)),
  );
  const set = (next: Values): void => {
    held = next;
    const lines = Object.entries(held).map(([name, value]) => `${name}: ${String(value).replaceAll(UNSEEN, '\uFFFD')}`);
    list.textContent = lines.join('\n');
    if (lines.length === 0) box.remove();
    else if (!box.isConnected) {
      panel.prepend(box);
      announce(WORDS.playgroundHeld);
    }
  };
  return { get: () => held, set };
}

function showFields(panel: HTMLElement, controls: readonly Control[], values: Values): void {
  for (const control of controls) {
    const fields = fieldsOf(panel, control.name);
    if (fields[0] === document.activeElement) continue;
    showField(control, fields, values[control.name]);
  }
}

function showRows(panel: HTMLElement, controls: readonly Control[], values: Values): void {
  for (const control of controls) {
    const row = fieldsOf(panel, control.name)[0]?.closest<HTMLElement>('.play-row');
    if (row) row.hidden = !isActive(control, controls, values);
  }
}

/** Shows the code of what is set in a block of the page, in its colors. */
function showCode(block: Element, playground: Playground, values: Values): void {
  const isScript = /^jsx?$/.test(block.closest<HTMLElement>('[data-lang]')?.dataset['lang'] ?? '');
  const code = writeCode(playground, values, isScript ? 'javascript' : 'typescript').trimEnd();
  if (block.textContent === code) return;
  // The highlighter escapes the code.
  const { body } = new DOMParser().parseFromString(`<pre>${highlightScript(code, { jsx: true })}</pre>`, 'text/html');
  block.replaceChildren(...(body.firstElementChild?.childNodes ?? []));
}

/**
 * Returns whether this tab was blocked, or ended, when it last showed what an address sets in a playground. While it shows
 * that, a note is kept, which only a page that still runs can take back when it is left. Without storage, none was.
 */
function wasBlocked(playground: string, signal: AbortSignal): boolean {
  const key = `${storageKey('shows')} ${location.pathname} ${playground}`;
  try {
    if (sessionStorage.getItem(key) !== null) return true;
    sessionStorage.setItem(key, '');
    const forget = (): void => sessionStorage.removeItem(key);
    document.addEventListener('visibilitychange', forget, { signal });
    addEventListener('pagehide', forget, { signal });
    signal.addEventListener('abort', forget);
  } catch {
    // Blocked or full storage.
  }
  return false;
}
