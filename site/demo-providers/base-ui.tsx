import type { ReactNode } from 'react';
import type { DemoPreferences } from '../demos/demo-tree.tsx';
import { Mirrored } from './mirrored.tsx';

/** Base UI has no theme; its demos only follow the reader's direction. */
export default function BaseProvider({ direction, children }: DemoPreferences & { readonly children: ReactNode }) {
  return <Mirrored direction={direction}>{children}</Mirrored>;
}
