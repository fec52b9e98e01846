import { withActs } from './load-acts.ts';

/** Copies text to the clipboard; returns false if the browser does not allow it (specification 8). */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) {
    return (await withActs((acts) => acts.copyByCommand(text))) === true;
  }
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
