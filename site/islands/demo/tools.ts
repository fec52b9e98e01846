import { createElement } from '../../browser/create-element.ts';
import { showDone } from '../../browser/show-done.ts';

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

/** Gets what a tool needs when a reader is about to use it; a failure is told when it is used. */
export function prepareTool(tool: HTMLElement, load: () => Promise<unknown>): void {
  for (const type of ['pointerenter', 'focus'])
    tool.addEventListener(type, () => void load().catch(() => {}), { once: true });
}

/** Says what a tool has done, or why it cannot, and shows that for a while as its name. */
export function tellDone(tool: HTMLElement, name: string, icon = tool.dataset.icon ?? ''): void {
  showDone(tool, name, (isDone) => {
    const look = isDone ? { icon, name } : usual.get(tool);
    if (look) setLook(tool, look);
    tool.toggleAttribute('data-done', isDone);
  });
}

function setLook(tool: HTMLElement, { icon, name }: Look): void {
  tool.dataset.icon = icon;
  tool.ariaLabel = name;
}
