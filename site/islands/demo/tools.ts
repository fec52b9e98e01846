import { createElement } from '../../browser/create-element.ts';

/** Milliseconds for which a tool shows that it is done (specification 9). */
const DONE_FOR = 2000;

/** Analytics event of a tool; every click is reported. */
export interface ToolEvent {
  readonly action: string;
  readonly label: string;
}

interface Look {
  readonly icon: string;
  readonly name: string;
}

/** Default names and icons of tools that currently show that they are done. */
const usual = new WeakMap<HTMLElement, Look>();
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Creates a tool with an icon; its name is also its tooltip. Without an event, clicks are not reported. */
export function createTool(icon: string, name: string, event?: ToolEvent): HTMLButtonElement {
  const button = createElement('button', { type: 'button' });
  usual.set(button, { icon, name });
  setLook(button, { icon, name });
  if (event) reportClicks(button, event);
  return button;
}

/** Reports clicks on an element to analytics. */
export function reportClicks(element: HTMLElement, { action, label }: ToolEvent): void {
  Object.assign(element.dataset, {
    gaEventCategory: 'demo',
    gaEventAction: action,
    gaEventLabel: label,
    gaEventSplit: '1',
  });
}

/** Shows for a while that a tool is done, with another name and icon. */
export function showDone(tool: HTMLElement, look: Look): void {
  const before = usual.get(tool);
  setLook(tool, look);
  tool.dataset.done = '';
  clearTimeout(timers.get(tool));
  timers.set(
    tool,
    setTimeout(() => {
      if (before) setLook(tool, before);
      delete tool.dataset.done;
    }, DONE_FOR),
  );
}

function setLook(tool: HTMLElement, { icon, name }: Look): void {
  tool.dataset.icon = icon;
  tool.ariaLabel = name;
}
