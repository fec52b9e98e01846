/** Without https, browsers have no clipboard for pages, but they still copy what is selected. */
export function copyByCommand(text: string): boolean {
  const active = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;opacity:0';
  // What is outside an open dialog cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  (active as HTMLElement | null)?.focus({ preventScroll: true });
  return isCopied;
}
