import { createButton, createElement } from '../../../browser/create-element.ts';
import { fillText } from '../../../browser/page-language.ts';
import { createEditor } from './editor.ts';
import type { LiveFiles } from './compile-files.ts';
import type { Failure } from './messages.ts';
import { WORDS } from './words.ts';

/** The editor of a demo with what belongs to it. */
interface LivePanel {
  readonly element: HTMLElement;
  readonly focus: () => void;
  /** Replaces all texts. */
  readonly replace: (files: LiveFiles) => void;
  /** Shows a mistake, at its line if its file is open, or that there is none. */
  readonly tell: (failure: Failure | undefined) => void;
  /** Shows a sentence below the editor until the code changes. */
  readonly say: (text: string) => void;
  readonly destroy: () => void;
}

/** What the panel needs. */
interface PanelInput {
  /** By name; the first is open. */
  readonly files: LiveFiles;
  readonly onChange: (file: string, text: string) => void;
  /** Buttons below the editor. */
  readonly buttons: readonly { readonly label: string; readonly press: (button: HTMLElement) => void }[];
}

/** Creates the panel. */
export function createLivePanel({ files, onChange, buttons }: PanelInput): LivePanel {
  const names = Object.keys(files);
  let open = names[0] ?? '';
  let failure: Failure | undefined;
  let said = '';
  const editor = createEditor(files, {
    label: (file) => fillText(WORDS.liveEditor, { file }),
    onChange(file, text) {
      said = '';
      onChange(file, text);
    },
  });
  const note = createElement('p', { className: 'live-note' });
  const element = createElement('div', { className: 'live' });
  const show = (): void => {
    const isHere = failure?.line !== undefined && (failure.file ?? names[0]) === open;
    editor.mark(isHere && failure?.line !== undefined ? { line: failure.line, message: failure.message } : undefined);
    note.textContent = failure === undefined || isHere ? said : describeFailure(failure);
    for (const tab of tabs) tab.toggleAttribute('data-wrong', failure !== undefined && failure.file === tab.value);
  };
  const choose = (name: string): void => {
    open = name;
    for (const tab of tabs) tab.ariaPressed = String(tab.value === open);
    editor.show(open);
    show();
  };
  const createTab = (name: string): HTMLButtonElement =>
    createButton(name, () => choose(name), { value: name, ariaPressed: String(name === open) });
  const tabs = names.length === 1 ? [] : names.map(createTab);
  if (tabs.length > 0)
    element.append(
      createElement('div', { className: 'live-files', role: 'group', ariaLabel: WORDS.liveFiles }, ...tabs),
    );
  element.append(
    createElement('div', { className: 'live-code code' }, editor.element),
    createElement(
      'div',
      { className: 'live-foot' },
      note,
      ...buttons.map(({ label, press }) => createButton(label, press)),
    ),
  );
  return {
    element,
    focus: editor.focus,
    replace(texts) {
      for (const [name, text] of Object.entries(texts)) editor.replace(name, text);
    },
    tell(next) {
      failure = next;
      show();
    },
    say(text) {
      said = text;
      show();
    },
    destroy: editor.destroy,
  };
}

/** Says what is wrong and where, in a sentence. */
export function describeFailure({ message, file, line }: Failure): string {
  const said = line === undefined ? message : fillText(WORDS.liveLine, { line, message });
  return file === undefined ? said : `${file}: ${said}`;
}
