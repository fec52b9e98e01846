import { announce } from '../../../browser/announce.ts';
import { copyText } from '../../../client/copy-text.ts';
import { COPIED_FOR } from '../../../client/copy-code.ts';
import { WORDS as CLIENT } from '../../../browser/words.ts';
import { createChoices } from './choices.ts';
import { drawIcon, toMarkup } from './draw-icon.ts';
import type { IconFile, PreparedIcons } from './icon-data.ts';
import { WORDS } from './words.ts';

/** Sizes for viewing an icon, in CSS pixels. */
const SIZES = ['16', '20', '24', '32', '48', '96'];

/** An icon in the dialog. */
export interface ShownIcon {
  /** Without the suffix of its style. */
  readonly name: string;
  readonly ending: string;
  readonly file: IconFile;
}

/** The details of an icon, in a dialog. */
export interface IconDetail {
  open(icon: ShownIcon): void;
  /** Removes the dialog from the page. */
  remove(): void;
}

/** Creates the dialog, closed, at the end of the page. */
export function createDetail({ statement }: PreparedIcons): IconDetail {
  const dialog = document.createElement('dialog');
  dialog.className = 'icon-detail';
  dialog.setAttribute('aria-labelledby', 'icon-detail-title');
  const title = document.createElement('h2');
  title.id = 'icon-detail-title';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-close';
  close.ariaLabel = WORDS.closeIcon;
  close.addEventListener('click', () => dialog.close());
  const head = document.createElement('header');
  head.append(title, close);

  const stage = document.createElement('div');
  stage.className = 'icon-stage';
  const setSize = (size: string) => stage.style.setProperty('--dn-size', `${size}px`);
  const setColor = (color: string) => stage.style.setProperty('color', color);

  const sizes = createChoices(
    WORDS.iconSize,
    SIZES.map((value) => ({ value, text: value })),
    setSize,
  );
  const colors = createChoices(WORDS.iconColor, COLORS, setColor);
  const own = document.createElement('input');
  own.type = 'color';
  own.value = '#9c27b0';
  own.ariaLabel = WORDS.iconColorOwn;
  own.title = WORDS.iconColorOwn;
  own.addEventListener('input', () => {
    colors.choose('');
    setColor(own.value);
  });
  colors.element.querySelector('div')?.append(own);

  const code = document.createElement('code');
  const pre = document.createElement('pre');
  pre.append(code);
  const copies = document.createElement('div');
  copies.className = 'icon-copies';
  const copyImport = createCopy(WORDS.copyImport, () => code.textContent ?? '');
  // Most readers want to copy the import: Enter on an icon, and Enter again.
  copyImport.autofocus = true;
  copies.append(
    copyImport,
    createCopy(WORDS.copySvg, () => {
      const icon = stage.querySelector('svg');
      return icon ? toMarkup(icon) : '';
    }),
  );

  const body = document.createElement('div');
  body.append(head, stage, sizes.element, colors.element, pre, copies);
  dialog.append(body);
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
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    if (!(await copyText(text()))) return;
    button.textContent = CLIENT.copied;
    announce(CLIENT.copied);
    clearTimeout(timer);
    timer = setTimeout(() => (button.textContent = label), COPIED_FOR);
  });
  return button;
}
