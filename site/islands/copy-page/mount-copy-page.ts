import { showDone } from '../../browser/show-done.ts';
import { copyText } from '../../client/copy-text.ts';
import { WORDS } from '../../browser/words.ts';

/** Makes a button copy the Markdown of its page from the address in `data-markdown`. */
export function mount(button: HTMLElement): void {
  const usual = button.textContent;
  button.addEventListener('click', async () => {
    const isCopied = await copyPage(button.dataset.markdown ?? '');
    const text = isCopied ? WORDS.copied : WORDS.notLoaded;
    showDone(button, text, (isShown) => {
      button.textContent = isShown ? text : usual;
      button.toggleAttribute('data-copied', isShown && isCopied);
    });
  });
}

async function copyPage(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    return response.ok && (await copyText(await response.text()));
  } catch {
    return false;
  }
}
