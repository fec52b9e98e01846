import type { DemoProviderProps } from 'docs-nav/react';
import { Mirrored } from './mirrored.tsx';

/** Base UI has no theme; its demos only follow the reader's direction. */
export default function BaseProvider({ direction, children }: DemoProviderProps) {
  return <Mirrored direction={direction}>{children}</Mirrored>;
}
