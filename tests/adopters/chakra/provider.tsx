import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react';
import type { DemoProviderProps } from 'docs-nav/react';

// Styles for the whole document belong to an application, not to the demos in a page.
const system = createSystem({ ...defaultConfig, globalCss: {} }, { preflight: { scope: '.demo-stage' } });

export default function Provider({ children }: DemoProviderProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
