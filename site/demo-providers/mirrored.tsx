import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

let mirrored: EmotionCache | undefined;

/** Mirrors the styles of a demo for readers from right to left; under a key of their own, beside those of the server. */
export function Mirrored({ direction, children }: { readonly direction: 'ltr' | 'rtl'; readonly children: ReactNode }) {
  if (direction === 'ltr') return children;
  mirrored ??= createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
  return <CacheProvider value={mirrored}>{children}</CacheProvider>;
}
