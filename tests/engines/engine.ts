import type { Workbench } from '../../cli/serve/workbench.ts';

/** A browser that the tests drive. Whatever its driver starts ends after the test, or after the file. */
export interface Engine {
  /** What pages must contain so that its driver can tell their problems. */
  readonly workbench?: Workbench;
  /** A tab of a new reader: no cookies, empty storage, no worker. Requests to other hosts fail at once. */
  newTab(): Promise<Tab>;
}

/** What the tests do in a tab. Selectors stand for the first element that matches. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives the page a width in px; WebKitGTK’s window is never narrower than 447. */
  resize(width: number): Promise<void>;
  /** Clicks in the middle of an element, once it is visible. */
  click(selector: string): Promise<void>;
  /** Presses the keys of a text. */
  type(text: string): Promise<void>;
  /** Presses a key, maybe with Control: `Enter`, `Control+v`. */
  press(keys: string): Promise<void>;
  /** Runs a function in the page, and waits for what it promises. */
  evaluate<Result>(run: (given: string) => Result | Promise<Result>, given?: string): Promise<Result>;
  /** Errors of scripts, and errors and warnings in the console, since the last call. */
  problems(): Promise<readonly string[]>;
}
