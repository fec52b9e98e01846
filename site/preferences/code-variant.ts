import { CODE_VARIANT_KEY, CODE_VARIANT_SECONDS, DEFAULT_CODE_VARIANT, type CodeVariant } from './constants.ts';
import { codeVariantOfCookie, codeVariantOfHash, parseCodeVariant } from './parse-preference.ts';
import { onStored, readCookies, writeCookie, writeStored } from './safe-storage.ts';
import { shareStore, type CodeVariantStore } from './shared-stores.ts';
import { createCell } from './store.ts';

/**
 * Creates the store of the code variant (requirement D5): the page's hash, else the cookie, else TS. What is decided is
 * written back to the cookie.
 */
function createCodeVariant(): CodeVariantStore {
  const stored = (): CodeVariant => codeVariantOfCookie(readCookies()) ?? DEFAULT_CODE_VARIANT;
  const asked = (): CodeVariant | undefined => codeVariantOfHash(globalThis.location?.hash ?? '');
  const remember = (value: CodeVariant): void => writeCookie(CODE_VARIANT_KEY, value, CODE_VARIANT_SECONDS);
  const cell = createCell<CodeVariant>(
    () => asked() ?? stored(),
    () =>
      onStored([CODE_VARIANT_KEY], (_key, raw) => {
        const value = parseCodeVariant(raw);
        // As after a reload, the page's own hash comes first.
        if (value && !asked()) {
          cell.put(value);
        }
      }),
  );
  const decide = (value: CodeVariant): void => {
    remember(value);
    cell.put(value);
  };
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    set(value) {
      if (parseCodeVariant(value)) {
        // Other tabs are notified of changes in storage, but not of cookies.
        writeStored(CODE_VARIANT_KEY, value);
        decide(value);
      }
    },
    enterPage: () => decide(asked() ?? stored()),
    enterHash() {
      const value = asked();
      if (value) decide(value);
    },
  };
}

/** The reader's code variant. */
export const codeVariant = shareStore('codeVariant', createCodeVariant);
