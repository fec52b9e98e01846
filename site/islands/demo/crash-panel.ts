import { WORDS } from './words.ts';

/** Content of a panel that replaces a demo. */
export interface CrashReport {
  readonly title: string;
  readonly message: string;
  /** Label of its button, and the button's action. */
  readonly label: string;
  readonly press: () => void;
}

/** Creates the panel, which screen readers announce at once. */
export function createCrashPanel({ title, message, label, press }: CrashReport): HTMLElement {
  const panel = document.createElement('div');
  const heading = document.createElement('p');
  heading.textContent = title;
  const text = document.createElement('pre');
  text.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  panel.className = 'demo-crash';
  panel.role = 'alert';
  panel.append(heading, text, button);
  return panel;
}

/** Reports that a demo has crashed, with the message of its error. */
export function reportCrash(error: unknown, press: () => void): CrashReport {
  return { title: WORDS.demoCrashed, message: messageOf(error), label: WORDS.resetDemo, press };
}

/** Reports that a demo's script could not be fetched. */
export function reportMissing(press: () => void): CrashReport {
  return { title: WORDS.demoNotLoaded, message: WORDS.demoSeeNotice, label: WORDS.demoTryAgain, press };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
