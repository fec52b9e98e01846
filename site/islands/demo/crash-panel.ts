import { WORDS } from './words.ts';

/** What a panel says that stands in for a demo. */
export interface CrashReport {
  readonly title: string;
  readonly message: string;
  /** Label of its one button, and what it does. */
  readonly label: string;
  readonly press: () => void;
}

/** Creates the panel; screen readers hear of it at once. */
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

/** Says that a demo crashed, in the words of its error. */
export function reportCrash(error: unknown, press: () => void): CrashReport {
  return { title: WORDS.demoCrashed, message: messageOf(error), label: WORDS.resetDemo, press };
}

/** Says that a demo's script could not be fetched. */
export function reportMissing(press: () => void): CrashReport {
  return { title: WORDS.demoNotLoaded, message: WORDS.demoCheckConnection, label: WORDS.demoTryAgain, press };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
