/**
 * Makes a toolbar a single tab stop; arrow keys, Home and End move within it
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Escape hides the tooltip of the focused tool.
 */
export function startToolbarKeys(toolbar: HTMLElement): void {
  const tools = [...toolbar.querySelectorAll<HTMLElement>('button, a')];
  const stopAt = (current: HTMLElement): void => {
    for (const tool of tools) tool.tabIndex = tool === current ? 0 : -1;
  };
  tools.slice(0, 1).forEach(stopAt);
  toolbar.addEventListener('focusin', ({ target }) => {
    const tool = tools.find((candidate) => candidate === target);
    if (tool) stopAt(tool);
  });
  toolbar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') toolbar.dataset.quiet = '';
    const at = tools.findIndex((tool) => tool === document.activeElement);
    const next =
      at === -1 || event.ctrlKey || event.metaKey || event.altKey ? undefined : neighbor(tools, at, event.key);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  });
  for (const type of ['pointerover', 'focusin']) toolbar.addEventListener(type, () => delete toolbar.dataset.quiet);
}

function neighbor(tools: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const forward = tools[at]?.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return tools[0];
    case 'End':
      return tools.at(-1);
    case 'ArrowLeft':
    case 'ArrowRight':
      return tools.at((at + (key === forward ? 1 : -1)) % tools.length);
    default:
      return undefined;
  }
}
