/**
 * What a frame may do: run, and keep what it stores under its own origin, without which no player works; open links in
 * new windows. Neither leave the page for another one nor ask for downloads.
 */
const SANDBOX =
  'allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts';

/** Makes a button load its frame, in place of the button and the text about it. */
export function mount(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const { src = '', allow = '', referrer = '' } = button.dataset;
    const frame = document.createElement('iframe');
    frame.title = button.querySelector('.embed-title')?.textContent ?? '';
    frame.setAttribute('sandbox', SANDBOX);
    frame.allow = allow;
    frame.referrerPolicy = referrer as ReferrerPolicy;
    frame.loading = 'lazy';
    frame.src = src;
    button.parentElement?.replaceChildren(frame);
    // The button had the focus.
    frame.focus();
  });
}
