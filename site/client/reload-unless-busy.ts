/** Reloads the page, unless that throws something away: an open dialog, or what the reader has typed. */
export function reloadUnlessBusy(): void {
  if (!isBusy()) {
    location.reload();
  }
}

function isBusy(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return (
    document.querySelector('dialog[open], [popover]:popover-open') !== null ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  );
}
