import { revealRow } from '../../browser/reveal-row.ts';

/**
 * Scrolls the drawer of small screens to the open page's row when it opens: rows have no height until then. Closes it for
 * a dialog that one of its buttons opens.
 */
export function startDrawer(): void {
  const reveal = (side: Element | null): void => revealRow(side?.querySelector('[aria-current]'));
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof Element && target.matches('.side') && reveal(target),
    true,
  );
  // A dialog returns the focus to where it was; the buttons in the drawer are gone by then, and the one that opens it
  // is not. Browsers close it themselves, but leave the focus there.
  document.addEventListener(
    'beforetoggle',
    ({ target }) =>
      target instanceof HTMLDialogElement && document.querySelector<HTMLElement>('.side:popover-open')?.hidePopover(),
    true,
  );
  // The touch that loaded this script may have opened it.
  reveal(document.querySelector('.side:popover-open'));
}
