import createCache, { type EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache, CacheProvider } from '@emotion/react';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

let mirrored: EmotionCache | undefined;
let listeners: readonly (() => void)[] = [];

/**
 * Mirrors the styles of a demo for right-to-left readers, under a separate key, so that they do not clash with the
 * server's.
 */
export function Mirrored({ direction, children }: { readonly direction: 'ltr' | 'rtl'; readonly children: ReactNode }) {
  const plain = useEmotionCache();
  const cache = useSyncExternalStore(
    follow,
    () => mirrored,
    () => undefined,
  );
  const isMirrored = direction === 'rtl';
  useEffect(() => {
    if (isMirrored) void prepare();
  }, [isMirrored]);
  // The provider stays in the tree, so that a demo keeps its state when the direction changes.
  return <CacheProvider value={isMirrored && cache ? cache : plain}>{children}</CacheProvider>;
}

/** Loads the mirroring plugin, only for readers who need it. */
async function prepare(): Promise<void> {
  const [{ default: rtlPlugin }, { prefixer }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ]);
  if (mirrored !== undefined) return;
  mirrored = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}
