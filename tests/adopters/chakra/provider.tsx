import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react';
import type { DemoProviderProps } from 'docs-nav/react';

// What is said of the whole document belongs to an application, not to its parts in a page.
const system = createSystem({ ...defaultConfig, globalCss: {} }, { preflight: { scope: '.demo-stage' } });

export default function Provider({ children }: DemoProviderProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
