import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react';

// Styles for the whole document belong to an application, not to the demos in a page.
const system = createSystem({ ...defaultConfig, globalCss: {} }, { preflight: { scope: '.looks', level: 'element' } });

export default function Provider({ children }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
