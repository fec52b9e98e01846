import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';

export default function Provider({ mode, children }) {
  return (
    <MantineProvider forceColorScheme={mode} getRootElement={() => undefined}>
      {children}
    </MantineProvider>
  );
}
