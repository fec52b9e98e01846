import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { useAdConfig, useColorMode, useDocsConfig } from 'docs-nav/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const hooks = { useColorMode, useDocsConfig, useAdConfig };

export default function MissingProvider() {
  const [message, setMessage] = React.useState('Press a button.');

  /** Renders a component that calls the hook on its own, without the providers around this demo. */
  const callAlone = (useHook: () => unknown) => {
    const Alone = () => {
      useHook();
      return null;
    };
    createRoot(document.createElement('div'), {
      onUncaughtError: (error) => setMessage(error instanceof Error ? error.message : String(error)),
    }).render(<Alone />);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        {Object.entries(hooks).map(([name, hook]) => (
          <Button key={name} variant="outlined" sx={{ textTransform: 'none' }} onClick={() => callAlone(hook)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
