import type { DemoProviderProps } from 'docs-nav/react';
import { Tooltip } from 'radix-ui';

export default function Provider({ children }: DemoProviderProps) {
  return <Tooltip.Provider>{children}</Tooltip.Provider>;
}
