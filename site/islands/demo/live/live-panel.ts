import { fillText } from '../../../browser/page-language.ts';
import { createEditor } from './editor.ts';
import type { LiveFiles } from './compile-files.ts';
import type { Failure } from './messages.ts';
import { WORDS } from './words.ts';

/** The editor of a demo with what belongs to it. */
export interface LivePanel {
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
export interface PanelInput {
  /** By name; the first is open. */
  readonly files: LiveFiles;
  readonly onChange: (file: string, text: string) => void;
  /** Buttons below the editor. */
  readonly buttons: readonly { readonly label: string; readonly press: (button: HTMLElement) => void }[];
}

/** Creates the panel. */
export function createPanel({ files, onChange, buttons }: PanelInput): LivePanel {
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
  const element = document.createElement('div');
  const code = document.createElement('div');
  const foot = document.createElement('div');
  const note = document.createElement('p');
  element.className = 'live';
  code.className = 'live-code code';
  foot.className = 'live-foot';
  note.className = 'live-note';
  const show = (): void => {
    const isHere = failure?.line !== undefined && (failure.file ?? names[0]) === open;
    editor.mark(isHere && failure?.line !== undefined ? { line: failure.line, message: failure.message } : undefined);
    note.textContent = failure === undefined || isHere ? said : describeFailure(failure);
    for (const tab of tabs) tab.toggleAttribute('data-wrong', failure !== undefined && failure.file === tab.value);
  };
  const tabs = names.length === 1 ? [] : names.map((name) => createTab(name));
  if (tabs.length > 0) {
    const list = document.createElement('div');
    list.className = 'live-files';
    list.role = 'group';
    list.ariaLabel = WORDS.liveFiles;
    list.append(...tabs);
    for (const tab of tabs) {
      tab.ariaPressed = String(tab.value === open);
      tab.addEventListener('click', () => {
        open = tab.value;
        for (const other of tabs) other.ariaPressed = String(other === tab);
        editor.show(open);
        show();
      });
    }
    element.append(list);
  }
  code.append(editor.element);
  foot.append(note, ...buttons.map(({ label, press }) => createButton(label, press)));
  element.append(code, foot);
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

function createTab(name: string): HTMLButtonElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.value = tab.textContent = name;
  return tab;
}

function createButton(label: string, press: (button: HTMLElement) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => press(button));
  return button;
}
