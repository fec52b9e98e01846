/** Milliseconds for which a tool says that it has done its work (specification 9). */
const DONE_FOR = 2000;

/** What analytics reports when a tool is used; every click counts. */
export interface ToolEvent {
  readonly action: string;
  readonly label: string;
}

interface Look {
  readonly icon: string;
  readonly name: string;
}

/** How tools look that have not just done their work. */
const usual = new WeakMap<HTMLElement, Look>();
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Creates a tool that shows an icon; its name is also its tooltip. One without an event is not reported. */
export function createTool(icon: string, name: string, event?: ToolEvent): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  usual.set(button, { icon, name });
  setLook(button, { icon, name });
  if (event) reportClicks(button, event);
  return button;
}

/** Makes analytics report clicks on an element. */
export function reportClicks(element: HTMLElement, { action, label }: ToolEvent): void {
  Object.assign(element.dataset, {
    gaEventCategory: 'demo',
    gaEventAction: action,
    gaEventLabel: label,
    gaEventSplit: '1',
  });
}

/** Shows for a while what a tool has done, by another name and icon. */
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
