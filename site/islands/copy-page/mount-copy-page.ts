import { announce } from '../../browser/announce.ts';
import { COPIED_FOR } from '../../client/copy-code.ts';
import { copyText } from '../../client/copy-text.ts';
import { WORDS } from '../../browser/words.ts';

/** Makes a button copy the Markdown of its page from the address in `data-markdown`. */
export function mount(button: HTMLElement): void {
  const usual = button.textContent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    const isCopied = await copyPage(button.dataset.markdown ?? '');
    announce(isCopied ? WORDS.copied : WORDS.notLoaded);
    button.textContent = isCopied ? WORDS.copied : WORDS.notLoaded;
    button.toggleAttribute('data-copied', isCopied);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = usual;
      button.removeAttribute('data-copied');
    }, COPIED_FOR);
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
