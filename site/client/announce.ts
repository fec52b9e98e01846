let region: HTMLElement | undefined;

/** Tells screen readers something that changed without a change of focus. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  region.textContent = '';
  // A region that is filled in the task that made it, or twice with the same words, stays silent in some readers.
  const target = region;
  setTimeout(() => (target.textContent = text), 50);
}
