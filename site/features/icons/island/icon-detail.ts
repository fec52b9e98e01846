import { createButton, createElement } from '../../../browser/create-element.ts';
import { copyText } from '../../../client/copy-text.ts';
import { showDone } from '../../../browser/show-done.ts';
import { WORDS as CLIENT } from '../../../browser/words.ts';
import { createChoices } from './choices.ts';
import { drawIcon, toMarkup } from './draw-icon.ts';
import type { IconFile, PreparedIcons } from './icon-data.ts';
import { WORDS } from './words.ts';

/** Sizes for viewing an icon, in CSS pixels. */
const SIZES = ['16', '20', '24', '32', '48', '96'];

/** An icon in the dialog. */
interface ShownIcon {
  /** Without the suffix of its style. */
  readonly name: string;
  readonly ending: string;
  readonly file: IconFile;
}

/** The details of an icon, in a dialog. */
interface IconDetail {
  open(icon: ShownIcon): void;
  /** Removes the dialog from the page. */
  remove(): void;
}

/** Creates the dialog, closed, at the end of the page. */
export function createDetail({ statement }: PreparedIcons): IconDetail {
  const title = createElement('h2', { id: 'icon-detail-title' });
  const closing = { className: 'icon-close', ariaLabel: WORDS.closeIcon };
  const head = createElement(
    'header',
    {},
    title,
    createButton('', () => dialog.close(), closing),
  );

  const stage = createElement('div', { className: 'icon-stage' });
  const setSize = (size: string) => stage.style.setProperty('--dn-size', `${size}px`);
  const setColor = (color: string) => stage.style.setProperty('color', color);

  const sizes = createChoices(
    WORDS.iconSize,
    SIZES.map((value) => ({ value, text: value })),
    setSize,
  );
  const colors = createChoices(WORDS.iconColor, COLORS, setColor);
  const named = { ariaLabel: WORDS.iconColorOwn, title: WORDS.iconColorOwn };
  const own = createElement('input', { type: 'color', value: '#9c27b0', ...named });
  own.addEventListener('input', () => {
    colors.choose('');
    setColor(own.value);
  });
  colors.element.querySelector('div')?.append(own);

  const code = createElement('code');
  const copyImport = createCopy(WORDS.copyImport, () => code.textContent ?? '');
  // Most readers want to copy the import: Enter on an icon, and Enter again.
  copyImport.autofocus = true;
  const copySvg = createCopy(WORDS.copySvg, () => {
    const icon = stage.querySelector('svg');
    return icon ? toMarkup(icon) : '';
  });

  const copies = createElement('div', { className: 'icon-copies' }, copyImport, copySvg);
  const pre = createElement('pre', {}, code);
  const body = createElement('div', {}, head, stage, sizes.element, colors.element, pre, copies);
  const dialog = createElement('dialog', { className: 'icon-detail' }, body);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('click', ({ target }) => {
    // The body covers the dialog's box, so this is the backdrop.
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);

  return {
    open({ name, ending, file }) {
      title.textContent = name + ending;
      stage.replaceChildren(drawIcon(file.icons[name] ?? [], file));
      code.textContent = statement.replaceAll('{name}', name + ending);
      sizes.choose(FIRST_SIZE);
      setSize(FIRST_SIZE);
      colors.choose(FIRST_COLOR);
      setColor(FIRST_COLOR);
      dialog.showModal();
    },
    remove: () => dialog.remove(),
  };
}

const FIRST_SIZE = '96';

const COLORS = [
  { value: 'var(--dn-ink)', text: WORDS.iconColorText, color: 'var(--dn-ink)' },
  { value: 'var(--dn-line)', text: WORDS.iconColorAccent, color: 'var(--dn-line)' },
  { value: 'var(--dn-success)', text: WORDS.iconColorSuccess, color: 'var(--dn-success)' },
  { value: 'var(--dn-error)', text: WORDS.iconColorError, color: 'var(--dn-error)' },
];

const FIRST_COLOR = 'var(--dn-ink)';

/** Creates a button that copies a text, and confirms it for a while. */
function createCopy(label: string, text: () => string): HTMLButtonElement {
  return createButton(label, async (button) => {
    if (!(await copyText(text()))) return;
    showDone(button, CLIENT.copied, (isCopied) => (button.textContent = isCopied ? CLIENT.copied : label));
  });
}
