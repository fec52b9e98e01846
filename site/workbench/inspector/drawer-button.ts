/** Adds a button to the end of the preferences drawer once the drawer exists; `press` opens the inspector. */
export function addDrawerButton(press: () => void): void {
  const observer = new MutationObserver(() => {
    const drawer = document.querySelector<HTMLDialogElement>('dialog.preferences');
    if (drawer) {
      observer.disconnect();
      drawer.firstElementChild?.append(createGroup(drawer, press));
    }
  });
  observer.observe(document.body, { childList: true });
}

function createGroup(drawer: HTMLDialogElement, press: () => void): HTMLElement {
  const group = document.createElement('div');
  group.className = 'inspector-entry';
  group.lang = 'en';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Inspect reports';
  button.addEventListener('click', () => {
    drawer.close();
    press();
  });
  const hint = document.createElement('p');
  hint.id = 'inspector-hint';
  hint.textContent = 'What this page reports about its reader. Only docs-nav dev and preview show this.';
  button.setAttribute('aria-describedby', hint.id);
  group.append(button, hint);
  return group;
}
