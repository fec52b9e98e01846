import { useEffect, useRef, useState } from 'react';
import { announce } from '../browser/announce.ts';
import { copyText } from '../client/copy-text.ts';
import { WORDS } from '../browser/words.ts';

/** Milliseconds until `isCopied` is false again (specification 9). */
export const HOOK_COPIED_FOR = 1200;

/** Return value of `useCopy`. */
export interface CopyState {
  /** Copies the text to the clipboard; does nothing if that is not allowed. */
  readonly copy: () => Promise<void>;
  /** True for a while after copying. */
  readonly isCopied: boolean;
}

/** Lets a component copy `text` (requirement D6). Success is announced to screen readers, and failure is ignored. */
export function useCopy(text: string): CopyState {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isCopied,
    async copy() {
      if (await copyText(text)) {
        setIsCopied(true);
        announce(WORDS.copied);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsCopied(false), HOOK_COPIED_FOR);
      }
    },
  };
}
