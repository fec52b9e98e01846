import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react';
import type { DemoProviderProps } from 'docs-nav/react';

const system = createSystem(defaultConfig, { preflight: { scope: '.demo-stage' }, cssVarsRoot: '.demo-stage, body > div', globalCss: { html: { color: 'inherit', bg: 'inherit', lineHeight: 'inherit' } } });

export default function Provider({ children }: DemoProviderProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
